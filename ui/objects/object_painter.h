// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "objects/object_outline.h"
#include "objects/outline_budget.h"

namespace seiche {

/// Clips to the pool, because objects larger than the pool end at its edge.
void clipToPool(QPainter& painter, const PoolCanvas& canvas);

/// Draws objects over every pool view, in screen resolution.
///
/// Every kind has its own line style, so none is recognised by colour alone. Use one painter per
/// paint pass (see `OutlineBudget`).
class ObjectPainter {
public:
    ObjectPainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    void paint(const PoolObject& object);
    /// Draws only the track of a moving object.
    void paintWay(const PoolObject& object);

private:
    void paintWall(const PoolObject& object, const Wall& wall);
    void paintTrack(const Spot& from, const Spot& to);
    /// Draws a region, `factor` is its mean k ratio.
    void paintRegion(const PoolObject& object, double factor);
    void paintRaster(const PoolObject& object, const MediumRegion& region);
    void clipToPool();
    QPainterPath pathOf(const PoolObject& object);
    std::vector<Outline> outlinesFor(const PoolObject& object);
    /// Draws an outline too complex for full detail. Returns false if full detail is affordable.
    bool paintThin(const QPainterPath& path);

    QPainter& m_painter;
    const PoolCanvas& m_canvas;
    OutlineBudget m_budget;
};

} // namespace seiche
