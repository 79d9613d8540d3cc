// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "objects/object_outline.h"
#include "objects/outline_budget.h"

namespace seiche {

/// What is larger than the pool ends at its rim, as its cells do.
void clipToPool(QPainter& painter, const PoolCanvas& canvas);

/// Draws objects over the pool, crisp over every view.
///
/// Each kind has a line style of its own, so that none is recognised by its colour alone. One painter is for
/// one picture (see `OutlineBudget`).
class ObjectPainter {
public:
    ObjectPainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    void paint(const PoolObject& object);
    /// Only the way that it goes, where it moves.
    void paintWay(const PoolObject& object);

private:
    void paintWall(const PoolObject& object, const Wall& wall);
    void paintTrack(const Spot& from, const Spot& to);
    /// Where k is multiplied by `factor` on average.
    void paintRegion(const PoolObject& object, double factor);
    void paintRaster(const PoolObject& object, const MediumRegion& region);
    void clipToPool();
    QPainterPath pathOf(const PoolObject& object);
    std::vector<Outline> outlinesFor(const PoolObject& object);
    /// Draws an outline that is too intricate to be drawn in full. False: it is not.
    bool paintThin(const QPainterPath& path);

    QPainter& m_painter;
    const PoolCanvas& m_canvas;
    OutlineBudget m_budget;
};

} // namespace seiche
