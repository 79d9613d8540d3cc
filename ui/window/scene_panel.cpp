// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/scene_panel.h"

#include "stage/card_dock.h"
#include "window/dock_arrangement.h"

#include <algorithm>

namespace seiche {

ScenePanel::ScenePanel(DockArrangement& docks) : QObject(&docks), m_docks(docks) {}

void ScenePanel::follow(const Experiment& opened) {
    CardDock* wanted = nullptr;
    if (opened.panel) {
        const std::string name = std::string(toString(*opened.panel)) + "Panel";
        const auto it = std::ranges::find_if(m_docks.docks(), [&](const CardDock* dock) {
            return dock->panel()->objectName() == QLatin1String(name.c_str());
        });
        if (it != m_docks.docks().end()) wanted = *it;
    }
    // The next experiment may request the same panel.
    const bool isThere = wanted && wanted == m_wanted && !wanted->isHidden();
    if (!isThere) takeBack();
    m_wanted = wanted;
    if (!wanted) return;
    // The control column has the usual panels as blocks.
    if (m_docks.isAtFirstLevel() && !m_docks.isExtra(*wanted)) return;
    if (wanted->isHidden()) m_opened = wanted;
    if (m_docks.isAtDesk()) return m_docks.show(wanted->panel()->objectName());
    for (CardDock* dock : openOf(m_docks.docks()))
        if (dock != wanted) m_closed.push_back(dock);
    openOnly(m_docks.docks(), {wanted});
}

void ScenePanel::takeBack() {
    if (m_opened) m_docks.close(*m_opened);
    m_opened = nullptr;
    // The desktop view restores all panels itself.
    if (!m_docks.isAtDesk())
        for (CardDock* dock : m_closed) dock->show();
    m_closed.clear();
}

} // namespace seiche

#include "moc_scene_panel.cpp"
