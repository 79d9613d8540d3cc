// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"

namespace seiche {

/// Draws instruments and probes over the pool or beside the string.
class InstrumentPainter {
public:
    InstrumentPainter(QPainter& painter, const Canvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    /// Does nothing for other objects.
    void paint(const PoolObject& object);
    void paint(const Probe& probe, int number);

    /// A text on a dark plate, its left edge's middle at `at`.
    void label(QPointF at, const QString& text);
    /// The same beside `at`, on the left where the canvas or the pool ends.
    void labelBeside(QPointF at, double gap, const QString& text);

private:
    double rightOfLabels() const;
    bool isOnString() const { return m_canvas.medium() == SceneKind::String; }
    void paintStopwatch(QPointF at, double seconds);
    void paintTape(const PoolObject& object, const Instrument& instrument);
    void paintRuler(const PoolObject& object, const Instrument& instrument);
    void paintLine(const PoolObject& object, const Instrument& instrument);
    void paintPoint(const PoolObject& object);
    void paintTrace(const Instrument& instrument);
    void paintScreen(const PoolObject& object);

    QPainter& m_painter;
    const Canvas& m_canvas;
};

/// Where the medium is at this cell or point now, in pixels.
QPointF onMedium(const Canvas& canvas, double x, double y);

/// The name as it is shown beside its object: of a long one the beginning and the end.
QString shortName(const std::string& name);

/// The colour of the n-th probe, on the canvas and in its chart.
Trace traceOfProbe(int number);

/// A length in cells as the user counts lengths: "42 cells", "1.3 m". Real units go before those of the view.
QString lengthInWords(const Experiment& experiment, double cells);

} // namespace seiche
