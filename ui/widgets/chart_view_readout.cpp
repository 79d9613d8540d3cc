// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Readout of a chart view, for the point under the mouse or selected by keys.
#include "widgets/chart_view.h"

#include "theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr double reachOfPointer = 10.0;

} // namespace

std::vector<ChartView::Place> ChartView::places() const {
    std::vector<Place> found;
    if (!m_readout) return found;
    if (m_pointed) return {*m_pointed};
    for (std::size_t s = 0; s < m_chart.m_series.size(); ++s) {
        const Chart::Series& series = m_chart.m_series[s];
        if (!series.shown) continue;
        double nearest = std::numeric_limits<double>::infinity();
        Place best{static_cast<int>(s), -1, {}};
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            if (!m_chart.drawable(series.points[i])) continue;
            const double distance = std::abs(series.points[i].x - *m_readout);
            if (distance >= nearest) continue;
            nearest = distance;
            best.point = static_cast<int>(i);
        }
        if (best.point < 0) continue;
        best.at = pixel(series.points[static_cast<std::size_t>(best.point)]);
        // Skips series without a point near this position.
        if (std::abs(best.at.x() - alongX(*m_readout)) <= 3 * reachOfPointer) found.push_back(best);
    }
    return found;
}

std::optional<ChartView::Place> ChartView::dotAt(QPointF at) const {
    std::optional<Place> nearest;
    double min = 1.5 * reachOfPointer;
    for (std::size_t s = 0; s < m_chart.m_series.size(); ++s) {
        const Chart::Series& series = m_chart.m_series[s];
        if (!series.shown || !isDotted(series.drawn)) continue;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            if (!m_chart.drawable(series.points[i])) continue;
            const QPointF place = pixel(series.points[i]);
            const double distance = QLineF(place, at).length();
            if (distance > min) continue;
            min = distance;
            nearest = Place{static_cast<int>(s), static_cast<int>(i), place};
        }
    }
    return nearest;
}

void ChartView::paintReadout(QPainter& painter) const {
    const std::vector<Place> all = places();
    if (all.empty()) return;
    const Tokens& colours = Theme::current().tokens();
    const QLocale locale;
    const double place = m_chart.m_series[static_cast<std::size_t>(all.front().series)]
                             .points[static_cast<std::size_t>(all.front().point)]
                             .x;
    QStringList lines;
    lines << tr("%1: %2", "axis and value")
                 .arg(m_chart.m_x.title.isEmpty() ? QStringLiteral("x") : m_chart.m_x.title,
                      readable(place, locale));
    if (const std::optional<UpperAxis>& upper = m_chart.m_upper)
        lines << tr("%1: %2", "axis and value").arg(upper->title, readable(place * upper->factor, locale));
    painter.setPen(QPen(colours.quiet, 1.0));
    const double x = all.front().at.x();
    painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    for (const Place& each : all) {
        const Chart::Series& series = m_chart.m_series[static_cast<std::size_t>(each.series)];
        const ChartPoint& point = series.points[static_cast<std::size_t>(each.point)];
        const QString& whose = point.name.isEmpty() ? series.name : point.name;
        const QString name = whose.isEmpty() ? m_chart.m_y.title : whose;
        QString value = readable(point.y, locale);
        if (point.error > 0.0) value = tr("%1 ± %2").arg(value, readable(point.error, locale));
        lines << (name.isEmpty() ? value : tr("%1: %2", "axis and value").arg(name, value));
        painter.setPen(QPen(colours.card, 1.5));
        const bool quiet = isQuiet(series.drawn) || series.drawn == Drawn::Faded;
        painter.setBrush(quiet ? colours.quiet : colourOf(series));
        if (m_plot.adjusted(-2, -2, 2, 2).contains(each.at)) painter.drawEllipse(each.at, 4.0, 4.0);
    }
    const QFontMetricsF metrics(smallFont());
    double wide = 0.0;
    for (const QString& line : lines) wide = std::max(wide, metrics.horizontalAdvance(line));
    QRectF box(0, 0, wide + 12.0, static_cast<double>(lines.size()) * metrics.height() + 8.0);
    box.moveTopLeft(
        {x + 10.0 + box.width() < width() ? x + 10.0 : std::max(0.0, x - 10.0 - box.width()), m_plot.top()});
    painter.setPen(colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(colours.text);
    for (qsizetype i = 0; i < lines.size(); ++i)
        painter.drawText(QPointF(box.left() + 6.0, box.top() + 4.0 + metrics.ascent() +
                                                       static_cast<double>(i) * metrics.height()),
                         lines[i]);
}

void ChartView::setReadout(std::optional<double> x) {
    if (x == m_readout) return;
    m_readout = x;
    viewport()->update();
    emit m_chart.pointed(x.value_or(std::numeric_limits<double>::quiet_NaN()));
}

void ChartView::hideReadout() {
    m_pointed.reset();
    setReadout(std::nullopt);
}

std::optional<ChartView::Place> ChartView::dotAtReadout() const {
    std::optional<Place> nearest;
    for (const Place& each : places()) {
        if (!isDotted(m_chart.m_series[static_cast<std::size_t>(each.series)].drawn)) continue;
        const auto distance = [this](const Place& place) {
            return std::abs(place.at.x() - alongX(m_readout.value_or(0.0)));
        };
        if (!nearest || distance(each) < distance(*nearest)) nearest = each;
    }
    return nearest;
}

void ChartView::clickReadout() {
    if (const std::optional<Place> dot = dotAtReadout()) emit m_chart.pointClicked(dot->series, dot->point);
}

void ChartView::moveReadout(int direction) {
    std::vector<double> stops;
    for (const Chart::Series& series : m_chart.m_series)
        if (series.shown)
            for (const ChartPoint& point : series.points)
                if (m_chart.drawable(point) && point.x >= m_xRange.min && point.x <= m_xRange.max)
                    stops.push_back(point.x);
    if (stops.empty()) return;
    m_pointed.reset();
    std::ranges::sort(stops);
    // Long curves take about 100 key presses.
    const auto stride = static_cast<std::ptrdiff_t>(1 + stops.size() / 100);
    const double from = m_readout.value_or(direction > 0 ? stops.front() : stops.back());
    if (!m_readout) return setReadout(from);
    const auto last = static_cast<std::ptrdiff_t>(stops.size()) - 1;
    auto at = direction > 0 ? std::ranges::upper_bound(stops, from) - stops.begin() + stride - 1
                            : std::ranges::lower_bound(stops, from) - stops.begin() - stride;
    setReadout(stops[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, last))]);
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_held) return dragTo(at);
    if (!m_plot.adjusted(-4, -4, 4, 4).contains(at)) return hideReadout();
    if (m_chart.m_pointwise) {
        const std::optional<Place> pointed = dotAt(at);
        if (!pointed) return hideReadout();
        m_pointed = pointed;
        viewport()->update();
        return setReadout(m_chart.m_series[static_cast<std::size_t>(pointed->series)]
                              .points[static_cast<std::size_t>(pointed->point)]
                              .x);
    }
    const double share = std::clamp((at.x() - m_plot.left()) / m_plot.width(), 0.0, 1.0);
    const double low = scaled(m_xRange.min, m_chart.m_x.scale), high = scaled(m_xRange.max, m_chart.m_x.scale);
    const double value = low + share * (high - low);
    setReadout(m_chart.m_x.scale == Scale::Logarithmic ? std::pow(10.0, value) : value);
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    m_chart.setFocus(Qt::MouseFocusReason);
    mouseMoveEvent(event);
    if (const std::optional<Place> dot = dotAt(event->position()))
        return emit m_chart.pointClicked(dot->series, dot->point);
    for (const Place& place : places()) {
        if (m_chart.m_series[static_cast<std::size_t>(place.series)].drawn != Drawn::Bars) continue;
        if (place.series == m_chart.m_draggedSeries)
            m_held = Place{place.series, place.point, event->position()};
        return emit m_chart.pointClicked(place.series, place.point);
    }
}

void ChartView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_held) return;
    m_held.reset();
    if (!m_dragging) return;
    m_dragging = false;
    emit m_chart.dragEnded();
}

void ChartView::dragTo(QPointF at) {
    const double moved = std::abs(at.y() - m_held->at.y());
    if (!m_dragging && moved < QApplication::startDragDistance()) return;
    m_dragging = true;
    const Scale scale = m_chart.m_y.scale;
    const double share = std::max(0.0, (m_plot.bottom() - at.y()) / m_plot.height());
    const double low = scaled(m_yRange.min, scale), high = scaled(m_yRange.max, scale);
    const double place = low + share * (high - low);
    const bool isLogarithmic = scale == Scale::Logarithmic;
    const double y = !isLogarithmic ? place : share > 0.0 ? std::pow(10.0, place) : 0.0;
    emit m_chart.dragged(m_held->series, m_held->point, y);
}

void ChartView::leaveEvent(QEvent* event) {
    QChartView::leaveEvent(event);
    if (!m_chart.hasFocus()) hideReadout();
}

} // namespace seiche
