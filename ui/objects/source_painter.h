// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"

namespace seiche {

/// Draws a source over the pool, where it is now, with the way that it goes.
///
/// A point is a ring with a wave in it, a line has its length, a multipole its poles with their signs, an array
/// its points and arrows for the beam.
class SourcePainter {
public:
    SourcePainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    /// `object` is a source. Its ring is seen whole at the rim of the pool; what is long ends there.
    void paint(const PoolObject& object);
    /// Where it goes to and fro, and the circle that it runs round.
    void paintWay(const PoolObject& object, const Source& source);

private:
    void paintLine(const PoolObject& moved, const Source& source);
    void paintArray(const PoolObject& moved, const Source& source);
    void paintPole(QPointF at, bool isPositive);
    void paintRing(QPointF at);
    /// A light line on a dark one.
    void stroke(const QPainterPath& path, double width, Qt::PenStyle style = Qt::SolidLine);
    /// A place of the object's own coordinates in pixels.
    QPointF seen(const PoolObject& moved, QPointF own) const;

    QPainter& m_painter;
    const PoolCanvas& m_canvas;
};

} // namespace seiche
