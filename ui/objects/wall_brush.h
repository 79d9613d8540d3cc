// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <vector>

class QKeyEvent;
class QPainter;

namespace seiche {

class PoolCanvas;

/// Paints a wall while `Selection::painting`, or draws the outline of a wall or a medium: along the way of the
/// mouse while its button is down, or of the ring, where Enter begins and ends it and Escape gives it up. An
/// outline closes itself; one of too few corners is none. Places are cells.
class WallBrush {
public:
    explicit WallBrush(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// True: moves and the release of this press are its own.
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
    bool m_byKey = false; ///< it is painted with the ring
};

} // namespace seiche
