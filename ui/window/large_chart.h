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

/// Shows the large chart in place of its panel and most of the canvas. Created on first use.
class LargeChart : public QObject {
    Q_OBJECT

public:
    /// The chart opens only if `mayShow` returns true.
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
