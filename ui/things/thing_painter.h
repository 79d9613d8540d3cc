// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"

namespace seiche {

/// How things are drawn over the pool: crisp, over every view, each kind with a line of its own so that none is
/// told by its colour alone.
class ThingPainter {
public:
    ThingPainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    void paint(const Thing& thing);
    void paint(const Probe& probe, int number);

private:
    void paintWall(const Thing& thing, const Wall& wall);
    void paintPatch(const Thing& thing, const Patch& patch);
    void paintSource(const Thing& thing, const Source& source);
    void paintStopwatch(QPointF at, double seconds);
    void paintMark(const Thing& thing, const Mark& mark);
    /// What is larger than the pool ends at its rim, as its cells do.
    void clipToPool();
    QPainterPath pathOf(const Thing& thing) const;
    void label(QPointF at, const QString& text);

    QPainter& m_painter;
    const PoolCanvas& m_canvas;
};

/// The name as it is shown beside its object: of a long one the beginning and the end.
QString shortName(const std::string& name);

/// The colour of the n-th probe, on the pool and in its chart.
Trace traceOfProbe(int number);

/// A length in cells as the user counts lengths: "42 cells", "1.3 m".
QString lengthInWords(double cells);

} // namespace seiche
