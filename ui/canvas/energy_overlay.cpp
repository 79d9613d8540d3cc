// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/energy_overlay.h"

#include "canvas/string_canvas.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace seiche {

namespace {

constexpr Trace traceOfKinetic = Trace::Main;
constexpr Trace traceOfPotential = Trace::ComparisonRun;
/// Finer columns are indistinguishable, and cost twice as much.
constexpr double pixelsPerColumn = 2.0;

QColor bandOf(Trace trace) {
    QColor colour = Theme::current().tokens().of(trace);
    colour.setAlphaF(0.55f);
    return colour;
}

/// Stacked bands over the width of a strip.
class Bands {
public:
    /// Creates the bands. `peak` > 0 is the energy at the upper edge.
    Bands(QPainter& painter, const QRectF& strip, double peak)
        : m_painter(painter), m_strip(strip), m_peak(peak) {}

    void paint(const std::vector<double>& floor, const std::vector<double>& top, Trace trace) const {
        QPolygonF upper, shape;
        for (std::size_t i = 0; i < top.size(); ++i) upper << at(i, top.size(), top[i]);
        shape = upper;
        for (std::size_t i = floor.size(); i-- > 0;) shape << at(i, floor.size(), floor[i]);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(bandOf(trace));
        // Lines cover the edges.
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.drawPolygon(shape);
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setPen(QPen(Theme::current().tokens().of(trace), Theme::current().scale() * 1.5));
        m_painter.drawPolyline(upper);
    }

private:
    QPointF at(std::size_t i, std::size_t count, double energy) const {
        const double share = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.5;
        return {m_strip.left() + share * m_strip.width(),
                m_strip.bottom() - std::clamp(energy / m_peak, 0.0, 1.0) * m_strip.height()};
    }

    QPainter& m_painter;
    QRectF m_strip;
    double m_peak;
};

void paintNames(QPainter& painter, const QRectF& strip) {
    const Theme& theme = Theme::current();
    painter.setFont(theme.font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    const double size = theme.px(10);
    double x = strip.left();
    for (const auto& [trace, name] : {std::pair(traceOfKinetic, StringCanvas::tr("kinetic energy")),
                                      std::pair(traceOfPotential, StringCanvas::tr("potential energy"))}) {
        painter.setPen(QPen(theme.tokens().of(trace), theme.scale() * 1.5));
        painter.setBrush(bandOf(trace));
        painter.drawRect(QRectF(x, strip.top() - metrics.height() + (metrics.height() - size) / 2, size, size));
        x += size + theme.px(6);
        painter.setPen(theme.tokens().text);
        painter.drawText(QPointF(x, strip.top() - metrics.descent()), name);
        x += metrics.horizontalAdvance(name) + theme.px(20);
    }
}

} // namespace

void EnergyOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    const Simulation& run = m_session.run();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const QRectF strip = canvas.energyStrip();
    if (!isShown() || run.divergedAt() || !wave || strip.isEmpty()) return;
    const auto columns = static_cast<std::size_t>(std::ceil(strip.width() / pixelsPerColumn));
    const EnergyColumns means = energyColumns(m_along.of(*wave, run.rule()), run.rule(), columns);
    double largest = 0.0;
    for (const double energy : means.both) largest = std::max(largest, energy);
    m_peak.add(largest, run.frame(), canvas.period());
    painter.setPen(QPen(Theme::current().tokens().mark, Theme::current().scale()));
    painter.drawLine(strip.bottomLeft(), strip.bottomRight());
    paintNames(painter, strip);
    if (!(m_peak.value() > 0.0)) return;
    const Bands bands(painter, strip, m_peak.value());
    bands.paint(means.kinetic, means.both, traceOfPotential);
    bands.paint(std::vector<double>(means.kinetic.size(), 0.0), means.kinetic, traceOfKinetic);
}

} // namespace seiche
