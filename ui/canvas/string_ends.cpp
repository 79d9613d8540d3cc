// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_ends.h"

#include "canvas/string_canvas.h"

#include <QPainter>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double endRadius = 7.0;
constexpr double hintDistance = 13.0;
constexpr double hintHead = 6.0;

/// Draws an end of the string in side view.
class EndPainter {
public:
    EndPainter(QPainter& painter, const StringCanvas& canvas, bool left)
        : m_painter(painter), m_canvas(canvas), m_left(left), m_on(canvas.scale()) {
        const Simulation& run = canvas.run().run();
        const int point = left ? 0 : run.grid().width - 1;
        m_rest = {m_on.x(point), m_on.y(0.0)};
        // Pointer and oscillators move even fixed ends.
        m_end = canvas.onString(point);
    }

    void fixed() {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.text);
        m_painter.drawEllipse(m_end, m_radius, m_radius);
    }
    // Draws a loop that slides on a pole.
    void free() {
        pole();
        ring();
    }
    // Draws the loop between two dampers, filled in proportion to their resistance. Full means
    // fixed.
    void impedance(double impedance) {
        pole();
        m_painter.setPen(QPen(m_tokens.text, m_theme.scale() * 4.0, Qt::SolidLine, Qt::FlatCap));
        const QPointF way = across(1.3 * m_radius);
        for (const double side : {-1.7, 1.7}) {
            const QPointF brake = m_end + beside(side * m_radius);
            m_painter.drawLine(brake - way, brake + way);
        }
        ring();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.text);
        const double filled = m_radius * impedance / (1.0 + impedance);
        m_painter.drawEllipse(m_end, filled, filled);
    }
    // The string continues out of sight.
    void absorbing() {
        const double outwards = (m_left ? -1.0 : 1.0) * m_theme.px(9);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.main);
        for (int i = 1; i <= 3; ++i) {
            m_painter.setOpacity(0.8 - 0.2 * i);
            m_painter.drawEllipse(m_end + QPointF(i * outwards, 0), m_radius * 0.4, m_radius * 0.4);
        }
        m_painter.setOpacity(1.0);
    }
    // A leaving wave enters at the opposite end.
    void periodic() {
        m_painter.setPen(QPen(m_tokens.text, m_theme.scale() * 2.5, Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        const QRectF loop(m_rest.x() - m_radius, m_rest.y() - m_radius, 2 * m_radius, 2 * m_radius);
        m_painter.drawArc(loop, (m_left ? 40 : 220) * 16, 280 * 16);
    }
    // Draws arrows for the possible movement by the pointer.
    void hint(const QColor& colour) {
        m_painter.setPen(QPen(colour, m_theme.scale() * 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        const double off = m_theme.px(hintDistance), head = m_theme.px(hintHead);
        const QPointF up = m_canvas.isAlong() ? QPointF(1.0, 0.0) : QPointF(0.0, -1.0);
        const QPointF aside(-up.y(), up.x());
        for (const QPointF& way : {up, -up}) {
            const QPointF tip = m_end + way * (off + head);
            const QPointF arrow[] = {tip - (way - aside) * head, tip, tip - (way + aside) * head};
            m_painter.drawPolyline(arrow, 3);
        }
    }
    // Draws the wall behind a chain.
    void wall() {
        const double high = m_theme.px(42), deep = (m_left ? -1.0 : 1.0) * m_theme.px(10);
        const int strokes = 7;
        m_painter.setPen(QPen(m_tokens.quiet, m_theme.scale() * 1.5));
        for (int i = 0; i < strokes; ++i) {
            const QPointF from = m_end + QPointF(0.0, high * (2.0 * i / (strokes - 1) - 1.0));
            m_painter.drawLine(from, from + QPointF(deep, std::abs(deep)));
        }
        m_painter.setPen(QPen(m_tokens.text, m_theme.scale() * 3.0, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(m_end - QPointF(0.0, high), m_end + QPointF(0.0, high));
    }

private:
    QPointF across(double length) const {
        return m_canvas.isAlong() ? QPointF(length, 0.0) : QPointF(0.0, length);
    }
    QPointF beside(double length) const {
        return m_canvas.isAlong() ? QPointF(0.0, length) : QPointF(length, 0.0);
    }
    void pole() {
        m_painter.setPen(QPen(m_tokens.quiet, m_theme.scale() * 2.0, Qt::SolidLine, Qt::RoundCap));
        if (m_canvas.isAlong()) {
            const QPointF reach(m_theme.px(34), 0.0);
            m_painter.drawLine(m_rest - reach, m_rest + reach);
        } else {
            const double x = m_rest.x();
            m_painter.drawLine(QPointF(x, m_on.y(m_on.ceiling())), QPointF(x, m_on.y(-m_on.ceiling())));
        }
    }
    void ring() {
        m_painter.setPen(QPen(m_tokens.text, m_theme.scale() * 2.5));
        m_painter.setBrush(m_tokens.canvas);
        m_painter.drawEllipse(m_end, m_radius, m_radius);
    }

    const Theme& m_theme = Theme::current();
    const Tokens& m_tokens = m_theme.tokens();
    const double m_radius = m_theme.px(endRadius);
    QPainter& m_painter;
    const StringCanvas& m_canvas;
    const bool m_left;
    const StringScale m_on;
    QPointF m_rest, m_end;
};

} // namespace

void paintEnd(QPainter& painter, const StringCanvas& canvas, bool left) {
    const Edges& edges = canvas.run().run().rule().edges;
    EndPainter end(painter, canvas, left);
    switch (edges.end(left)) {
    case Edge::Fixed: return canvas.isChain() ? end.wall() : end.fixed();
    case Edge::Free: return end.free();
    case Edge::Impedance: return end.impedance(left ? edges.leftImpedance : edges.rightImpedance);
    case Edge::Absorbing: return end.absorbing();
    case Edge::Periodic: return end.periodic();
    }
}

void paintEndHint(QPainter& painter, const StringCanvas& canvas, bool left, const QColor& colour) {
    EndPainter(painter, canvas, left).hint(colour);
}

} // namespace seiche
