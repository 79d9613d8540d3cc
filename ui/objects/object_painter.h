// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"

namespace seiche {

/// Draws objects over the pool, crisp over every view.
///
/// Each kind has a line style of its own, so that none is recognised by its colour alone.
class ObjectPainter {
public:
    ObjectPainter(QPainter& painter, const PoolCanvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    void paint(const PoolObject& object);
    void paint(const Probe& probe, int number);

private:
    void paintWall(const PoolObject& object, const Wall& wall);
    /// Where k is multiplied by `factor` on average.
    void paintRegion(const PoolObject& object, double factor);
    void paintSource(const PoolObject& object, const Source& source);
    void paintStopwatch(QPointF at, double seconds);
    void paintInstrument(const PoolObject& object, const Instrument& instrument);
    /// What is larger than the pool ends at its rim, as its cells do.
    void clipToPool();
    QPainterPath pathOf(const PoolObject& object) const;
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
