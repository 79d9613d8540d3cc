// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"

namespace seiche {

/// Returns the rectangle of a stopwatch with its centre at `at`, in pixels.
QRectF stopwatchAt(QPointF at);

/// Draws instruments and probes over pool or string.
class InstrumentPainter {
public:
    InstrumentPainter(QPainter& painter, const Canvas& canvas) : m_painter(painter), m_canvas(canvas) {}

    /// Draws an instrument. Ignores other objects.
    void paint(const PoolObject& object);
    void paint(const Probe& probe, int number);

    /// Draws a text on a dark plate. `at` is the middle of its left edge.
    void label(QPointF at, const QString& text);
    /// Draws a label beside `at`, on its left near the right end of the canvas or pool.
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

/// Returns the current position of the medium at a cell or point, in pixels.
QPointF onMedium(const Canvas& canvas, double x, double y);

/// Returns the name for display, with a long name elided in the middle.
QString shortName(const std::string& name);

/// Returns the colour of a probe, on the canvas and in its chart.
Trace traceOfProbe(int number);

/// Returns a length in cells as text in display units, e.g. "42 cells" or "1.3 m". Real units take
/// precedence over view units.
QString lengthInWords(const Experiment& experiment, double cells);

} // namespace seiche
