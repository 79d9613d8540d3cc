// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"

namespace seiche {

/// Draws a source over the pool at its current position, with its track.
///
/// Points appear as a circle with a wave, lines with their length, multipoles as signed poles,
/// arrays as points with beam arrows.
class SourcePainter {
public:
    SourcePainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    /// Draws a source, which `object` must be. The circle stays whole at the pool edge, long
    /// sources are clipped.
    void paint(const PoolObject& object);
    /// Draws the track of an oscillating source or the circle of an orbiting source.
    void paintWay(const PoolObject& object, const Source& source);

private:
    void paintLine(const PoolObject& moved, const Source& source);
    void paintArray(const PoolObject& moved, const Source& source);
    void paintPole(QPointF at, bool isPositive);
    void paintRing(QPointF at);
    /// Draws a light line on a dark line.
    void stroke(const QPainterPath& path, double width, Qt::PenStyle style = Qt::SolidLine);
    /// Returns the pixel of a position in object coordinates.
    QPointF seen(const PoolObject& moved, QPointF own) const;

    QPainter& m_painter;
    const PoolCanvas& m_canvas;
};

} // namespace seiche
