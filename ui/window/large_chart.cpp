// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/large_chart.h"

#include "lab/large_chart_page.h"
#include "resonance/resonance_panel.h"
#include "window/actions.h"
#include "window/central_pages.h"
#include "window/dock_arrangement.h"

namespace seiche {

LargeChart::LargeChart(Session& session, const Actions& actions, DockArrangement& docks, CentralPages& pages,
                       std::function<bool()> mayShow)
    : QObject(&pages), m_session(session), m_actions(actions), m_docks(docks), m_pages(pages),
      m_panel(*static_cast<ResonancePanel*>(docks.lab())) {
    const auto showDampings = [this] { show()->showDampings(true); };
    const auto showChallenge = [this] { show()->startChallenge(); };
    connect(actions.largeChart, &QAction::triggered, this, &LargeChart::setShown);
    connect(actions.dampings, &QAction::triggered, this, showDampings);
    connect(actions.challenge, &QAction::triggered, this, showChallenge);
    connect(&m_panel, &ResonancePanel::largeRequested, this,
            [=, this, mayShow = std::move(mayShow)](ResonancePanel::Large what) {
                if (!mayShow()) return;
                if (what == ResonancePanel::Large::Dampings) showDampings();
                else if (what == ResonancePanel::Large::Challenge) showChallenge();
                else show()->showDampings(false);
            });
}

void LargeChart::hide() {
    if (m_lab) setShown(false);
}

LargeChartPage* LargeChart::show() {
    setShown(true);
    return m_lab;
}

void LargeChart::setShown(bool on) {
    if (!m_lab) {
        m_lab = new LargeChartPage(m_session, m_panel.lab(), m_panel.challenge(), m_panel.sine());
        m_pages.setLargeChart(m_lab);
        connect(m_lab, &LargeChartPage::closed, this, &LargeChart::hide);
        connect(m_lab, &LargeChartPage::basinRequested, &m_panel, &ResonancePanel::basinRequested);
    }
    m_actions.largeChart->setChecked(on);
    if (on == m_pages.isChartLarge()) return;
    m_docks.setLargeChart(on);
    m_pages.showLargeChart(on);
}

} // namespace seiche

#include "moc_large_chart.cpp"
