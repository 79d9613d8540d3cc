// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Second scale above the plot of a chart. From the top: titles, numbers, axis line with ticks,
// mark labels, plot.
#include "widgets/chart_view.h"

#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minPlot = 5.5;       // text lines, below an upper axis
constexpr double tickLength = 4.0;    // pixels
constexpr double besideATitle = 12.0; // pixels

} // namespace

bool ChartView::isUpperTitleBesideTheOther() const {
    const QFontMetricsF metrics(smallFont());
    return metrics.horizontalAdvance(m_chart.m_y.title) + besideATitle +
               metrics.horizontalAdvance(m_chart.m_upper->title) <=
           width();
}

double ChartView::heightOfUpperAxis() const {
    const double line = QFontMetricsF(smallFont()).height();
    const bool isAMarkLabelled =
        std::ranges::any_of(m_chart.m_marks, [](const ChartMark& mark) { return !mark.label.isEmpty(); });
    return (isUpperTitleBesideTheOther() ? 2.0 : 3.0) * line + tickLength + 1.0 +
           (isAMarkLabelled ? line : 0.0);
}

std::vector<Tick> ChartView::upperTicks(double wide) const {
    const double factor = m_chart.m_upper->factor;
    std::vector<Tick> ticks = ticksAlong({m_xRange.min * factor, m_xRange.max * factor}, wide);
    for (Tick& tick : ticks) tick.value /= factor;
    return ticks;
}

void ChartView::layOutUpperAxis() {
    m_isUpperShown = m_chart.m_upper.has_value();
    if (!m_isUpperShown) return;
    layOutBelow(heightOfUpperAxis());
    m_isUpperShown = m_plot.height() >= minPlot * QFontMetricsF(smallFont()).height();
}

void ChartView::drawUpperAxis(QPainter& painter) const {
    const Tokens& colours = Theme::current().tokens();
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    const bool isBeside = isUpperTitleBesideTheOther();
    const double numbers = (isBeside ? 1.0 : 2.0) * line;
    const double axis = std::round(numbers + line + tickLength);
    painter.setPen(colours.line);
    painter.drawLine(QPointF(m_plot.left(), axis), QPointF(m_plot.right(), axis));
    for (const Tick& tick : m_upperTicks) {
        const double x = std::round(alongX(tick.value));
        painter.setPen(colours.line);
        painter.drawLine(QPointF(x, axis - tickLength), QPointF(x, axis));
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const double middle =
            std::clamp(x, std::min(m_plot.left() + half - 4.0, width() - half), width() - half);
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(middle - half, numbers, 2 * half, line), Qt::AlignCenter | Qt::TextDontClip,
                         tick.label);
    }
    const QString& title = m_chart.m_upper->title;
    painter.setFont(fontOfTitle(title));
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(title);
    const double from = isBeside ? metrics.horizontalAdvance(m_chart.m_y.title) + besideATitle : 0.0;
    const double left = std::clamp(m_plot.center().x() - wide / 2, from, std::max(from, width() - wide));
    painter.drawText(QRectF(left, numbers - line, wide, line), Qt::AlignCenter | Qt::TextDontClip, title);
    painter.setFont(smallFont());
}

} // namespace seiche
