// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

#include <functional>

namespace seiche {

class Actions;
class BigLab;
class CentralPages;
class DockArrangement;
class ResonancePanel;

/// The lab in large, in the place of most of the canvas and of its panel. Made when it is first wanted.
class LargeLab : public QObject {
    Q_OBJECT

public:
    /// The panel's buttons show it while `mayShow` says so.
    LargeLab(Session& session, const Actions& actions, DockArrangement& docks, CentralPages& pages,
             std::function<bool()> mayShow);

    void hide();

private:
    BigLab* show();
    void setShown(bool on);

    Session& m_session;
    const Actions& m_actions;
    DockArrangement& m_docks;
    CentralPages& m_pages;
    ResonancePanel& m_panel;
    BigLab* m_lab = nullptr;
};

} // namespace seiche
