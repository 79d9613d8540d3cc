// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/placement_tool.h"

#include <QKeyEvent>

#include <utility>

namespace seiche {

bool PlacementTool::moveTo(QPointF place) {
    if (m_selection.isPlacing()) m_place = place;
    else m_place.reset();
    return m_selection.isPlacing();
}

bool PlacementTool::release() {
    const std::optional<QPointF> place = std::exchange(m_place, std::nullopt);
    if (!m_selection.isPlacing() || !place) return false;
    m_selection.putAt(*place);
    return true;
}

bool PlacementTool::key(const QKeyEvent& event) {
    if (!m_selection.isPlacing()) return false;
    switch (event.key()) {
    case Qt::Key_Escape: m_selection.cancelPlacing(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const Pull& ring = m_session.settings().pullWith;
        if (!event.isAutoRepeat())
            m_selection.putAt({ring.x, m_session.scene() == SceneKind::Pool ? ring.y : 0.0});
        break;
    }
    default: return false;
    }
    m_place.reset();
    return true;
}

std::optional<std::variant<PoolObject, Probe>> PlacementTool::shown() const {
    if (!m_place || !m_selection.isPlacing()) return std::nullopt;
    return m_selection.placedAt(*m_place);
}

} // namespace seiche
