// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <vector>

class QKeyEvent;
class QPainter;

namespace seiche {

class PoolCanvas;

/// Freehand walls while `Selection::painting`, or outlines of a wall or medium.
///
/// The path follows the mouse while its button is down, or the marker between two presses of Enter.
/// Escape cancels. Outlines close automatically and are dropped if they have too few corners.
/// Positions are in cells.
class WallBrush {
public:
    explicit WallBrush(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// Starts a stroke. Returns whether the brush handles the moves and release of this press.
    bool press(QPointF cell);
    bool move(QPointF cell);
    bool release();
    bool key(const QKeyEvent& event);
    void paint(QPainter& painter, const PoolCanvas& canvas) const;

private:
    QPointF ring() const;
    void goOn(QPointF cell);
    void finish();

    Session& m_session;
    Selection& m_selection;
    std::vector<QPointF> m_path;
    bool m_byKey = false; ///< painted with the marker
};

} // namespace seiche
