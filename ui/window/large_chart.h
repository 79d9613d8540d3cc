// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

#include <functional>

namespace seiche {

class Actions;
class LargeChartPage;
class CentralPages;
class DockArrangement;
class ResonancePanel;

/// Shows the large chart in the place of most of the canvas and of its panel.
///
/// Created when it is first shown.
class LargeChart : public QObject {
    Q_OBJECT

public:
    /// The panel's buttons show it while `mayShow` says so.
    LargeChart(Session& session, const Actions& actions, DockArrangement& docks, CentralPages& pages,
               std::function<bool()> mayShow);

    void hide();

private:
    LargeChartPage* show();
    void setShown(bool on);

    Session& m_session;
    const Actions& m_actions;
    DockArrangement& m_docks;
    CentralPages& m_pages;
    ResonancePanel& m_panel;
    LargeChartPage* m_lab = nullptr;
};

} // namespace seiche
