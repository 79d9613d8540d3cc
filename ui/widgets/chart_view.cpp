// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_view.h"

#include "theme/theme.h"
#include "widgets/decimate.h"
#include "widgets/focus_ring.h"

#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr std::size_t maxPoints = 2000;
constexpr int maxTicks = 13;
constexpr int minTitle = 9;          // pixels
constexpr double aboveThePlot = 3.0; // pixels below a mark's label

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

ChartView::ChartView(Chart& chart) : QChartView(&chart), m_chart(chart) {
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::NoContextMenu);
    // Physical axes run from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);

    QChart* inner = this->chart();
    inner->legend()->hide();
    inner->setBackgroundVisible(false);
    inner->setPlotAreaBackgroundVisible(false);
    inner->setAnimationOptions(QChart::NoAnimation);
    inner->setMargins({0, 0, 0, 0});
    m_horizontal = new QValueAxis(inner);
    m_vertical = new QValueAxis(inner);
    m_horizontal->setVisible(false);
    m_vertical->setVisible(false);
    inner->addAxis(m_horizontal, Qt::AlignBottom);
    inner->addAxis(m_vertical, Qt::AlignLeft);
}

QFont ChartView::smallFont() const { return Theme::current().font(Type::Hint); }

// Returns a smaller font for a title too long for a narrow chart.
QFont ChartView::fontOfTitle(const QString& title) const {
    QFont font = smallFont();
    while (QFontMetricsF(font).horizontalAdvance(title) > width() - 2 && font.pixelSize() > minTitle)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

double ChartView::alongX(double x) const {
    const double low = scaled(m_xRange.min, m_chart.m_x.scale), high = scaled(m_xRange.max, m_chart.m_x.scale);
    return m_plot.left() + m_plot.width() * (scaled(x, m_chart.m_x.scale) - low) / (high - low);
}

double ChartView::alongY(double y) const {
    const double low = scaled(m_yRange.min, m_chart.m_y.scale), high = scaled(m_yRange.max, m_chart.m_y.scale);
    return m_plot.bottom() - m_plot.height() * (scaled(y, m_chart.m_y.scale) - low) / (high - low);
}

void ChartView::refresh() {
    m_pointed.reset(); // the index may have changed
    if (m_chart.m_pointwise && !m_chart.hasFocus()) m_readout.reset();
    layOut();
    drawCurves();
    viewport()->update();
}

void ChartView::layOut() {
    layOutUpperAxis();
    if (m_isUpperShown) return;
    const double line = QFontMetricsF(smallFont()).height();
    if (m_chart.m_y.title.isEmpty()) return layOutBelow(line / 2);
    // Space for half the top tick label, and for the title above.
    layOutBelow(1.4 * line + 2.0);
    if (isTitleOverAMark()) layOutBelow(2.0 * line + aboveThePlot + 1.0);
}

QRectF ChartView::labelOf(const ChartMark& mark) const {
    const QFontMetricsF metrics(smallFont());
    const double wide = metrics.horizontalAdvance(mark.label);
    const double left = std::clamp(std::round(alongX(mark.x)) - wide / 2, m_plot.left(),
                                   std::max(m_plot.left(), width() - wide));
    return {left, m_plot.top() - aboveThePlot - metrics.ascent(), wide, metrics.height()};
}

bool ChartView::isTitleOverAMark() const {
    const QFontMetricsF metrics(smallFont());
    const QRectF title(0.0, 0.0, metrics.horizontalAdvance(m_chart.m_y.title), metrics.height());
    return std::ranges::any_of(m_chart.m_marks, [&](const ChartMark& mark) {
        return isInRange(mark) && !mark.label.isEmpty() &&
               labelOf(mark).adjusted(-4, 0, 4, 0).intersects(title);
    });
}

std::vector<Tick> ChartView::ticksAlong(const AxisRange& range, double wide) const {
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    const auto atMost = [&](int count) { return ticksFor(range, m_chart.m_x.scale, count, QLocale()); };
    const auto fit = [&](const std::vector<Tick>& ticks, double gap) {
        double widest = 0.0;
        for (const Tick& tick : ticks) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
        return static_cast<double>(ticks.size()) * (widest + gap) <= wide;
    };
    std::vector<Tick> ticks;
    int count = 2;
    // Short numbers may be closer together.
    for (const double apart : {2.8, 4.5}) {
        count = std::clamp(static_cast<int>(wide / (apart * line)) + 1, 2, maxTicks);
        ticks = atMost(count);
        if (fit(ticks, 1.4 * line)) break;
    }
    // A scale needs at least two numbers.
    while (ticks.size() < 2 && count < maxTicks)
        if (const std::vector<Tick> more = atMost(++count); fit(more, 0.5 * line)) ticks = more;
    return ticks;
}

// Gives the plot all space that the labels leave.
void ChartView::layOutBelow(double top) {
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    const bool roomForTitle = !m_chart.m_x.title.isEmpty() && height() > 8.5 * line;
    const double bottom = line + 5.0 + (roomForTitle ? line : 0.0);

    m_xRange = m_chart.rangeOf(m_chart.m_x, true);
    m_yRange = m_chart.rangeOf(m_chart.m_y, false);
    const double tall = std::max(20.0, height() - top - bottom);
    const int linesAtMost = std::clamp(static_cast<int>(tall / (1.8 * line)) + 1, 2, 9);
    m_yTicks = ticksFor(m_yRange, m_chart.m_y.scale, linesAtMost, QLocale());
    double left = 0.0;
    for (const Tick& tick : m_yTicks) left = std::max(left, metrics.horizontalAdvance(tick.label));
    left += 8.0;
    const double wide = std::max(20.0, width() - left - 12.0);
    m_xTicks = ticksAlong(m_xRange, wide);
    m_upperTicks = m_isUpperShown ? upperTicks(wide) : std::vector<Tick>();
    if (m_chart.m_x.whole)
        std::erase_if(m_xTicks, [](const Tick& tick) { return tick.value != std::round(tick.value); });
    double right = 6.0;
    for (const std::vector<Tick>* ticks : {&m_xTicks, &m_upperTicks})
        if (!ticks->empty()) right = std::max(right, metrics.horizontalAdvance(ticks->back().label) / 2 + 2.0);
    m_plot = QRectF(left, top, std::max(20.0, width() - left - right), tall);
    chart()->setPlotArea(m_plot);
    m_horizontal->setRange(scaled(m_xRange.min, m_chart.m_x.scale), scaled(m_xRange.max, m_chart.m_x.scale));
    m_vertical->setRange(scaled(m_yRange.min, m_chart.m_y.scale), scaled(m_yRange.max, m_chart.m_y.scale));
}

// Every unbroken piece of a line is a separate Qt Charts curve.
void ChartView::drawCurves() {
    std::size_t used = 0;
    const auto curve = [&]() -> QLineSeries* {
        if (used == m_curves.size()) {
            auto* added = new QLineSeries;
            chart()->addSeries(added);
            added->attachAxis(m_horizontal);
            added->attachAxis(m_vertical);
            m_curves.push_back(added);
        }
        return m_curves[used++];
    };
    const std::size_t max =
        std::clamp<std::size_t>(static_cast<std::size_t>(2.0 * m_plot.width()), 64, maxPoints);
    for (const Chart::Series& series : m_chart.m_series) {
        const bool joined = series.drawn == Drawn::Joined;
        const bool line = series.drawn == Drawn::Line || isQuiet(series.drawn) || joined;
        if (!line || !series.shown) continue;
        QPen pen = Theme::current().pen(series.trace, joined ? 1.2 : 2.0);
        if (isQuiet(series.drawn)) pen = QPen(Theme::current().tokens().quiet, Theme::current().px(16) / 10.0);
        std::vector<QPointF> piece;
        const auto finish = [&] {
            if (piece.size() > 1 && used < 64) {
                const std::vector<QPointF> drawn = decimated(piece, max);
                QLineSeries* target = curve();
                target->setPen(pen);
                target->replace(QList<QPointF>(drawn.begin(), drawn.end()));
            }
            piece.clear();
        };
        for (const ChartPoint& point : series.points) {
            if (m_chart.drawable(point))
                piece.emplace_back(scaled(point.x, m_chart.m_x.scale), scaled(point.y, m_chart.m_y.scale));
            else if (series.broken) finish();
        }
        finish();
    }
    for (; used < m_curves.size(); ++used)
        if (m_curves[used]->count() > 0) m_curves[used]->clear();
}

void ChartView::drawBackground(QPainter* painter, const QRectF&) {
    const Tokens& colours = Theme::current().tokens();
    const QFontMetricsF metrics(smallFont());
    painter->setFont(smallFont());
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (const Tick& tick : m_yTicks) {
        const double y = std::round(alongY(tick.value));
        painter->setPen(colours.line);
        painter->drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter->setPen(colours.quiet);
        painter->drawText(QRectF(0, y - metrics.height() / 2, m_plot.left() - 8.0, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter->setPen(colours.line);
    painter->drawLine(m_plot.bottomLeft(), m_plot.bottomRight());

    painter->setPen(colours.quiet);
    const double below = m_plot.bottom() + 4.0;
    const QFont titleFont = fontOfTitle(m_chart.m_x.title);
    const double titleWidth = QFontMetricsF(titleFont).horizontalAdvance(m_chart.m_x.title);
    const double titleLeft =
        std::clamp(m_plot.center().x() - titleWidth / 2, 0.0, std::max(0.0, width() - titleWidth));
    QRectF title(titleLeft, below, titleWidth, metrics.height());
    const bool ownLine = height() - below > 1.8 * metrics.height();
    if (ownLine) title.translate(0.0, metrics.height());
    painter->setFont(titleFont);
    painter->drawText(title, Qt::AlignCenter | Qt::TextDontClip, m_chart.m_x.title);
    painter->setFont(smallFont());
    for (const Tick& tick : m_xTicks) {
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const double x = std::clamp(alongX(tick.value), std::min(m_plot.left() + half - 4.0, width() - half),
                                    width() - half);
        const QRectF label(x - half, below, 2 * half, metrics.height());
        // The title has priority over a tick label on the same line.
        if (!m_chart.m_x.title.isEmpty() && label.adjusted(-6, 0, 6, 0).intersects(title)) continue;
        painter->drawText(label, Qt::AlignCenter | Qt::TextDontClip, tick.label);
    }
    if (!m_chart.m_y.title.isEmpty()) painter->drawText(QPointF(0.0, metrics.ascent()), m_chart.m_y.title);
    if (m_isUpperShown) drawUpperAxis(*painter);

    double labelledUntil = -1.0;
    for (const ChartMark& mark : m_chart.m_marks) {
        if (!isInRange(mark)) continue;
        const double x = std::round(alongX(mark.x));
        painter->setPen(QPen(colours.quiet, 1.0, Qt::DashLine));
        painter->drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        const QRectF label = labelOf(mark);
        if (mark.label.isEmpty() || label.left() < labelledUntil) continue;
        painter->setPen(colours.text);
        painter->drawText(QPointF(label.left(), m_plot.top() - aboveThePlot), mark.label);
        labelledUntil = label.right() + 4.0;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Chart::Series& series : m_chart.m_series)
        if (series.shown && series.drawn == Drawn::Area) paintArea(*painter, series);
}

void ChartView::paintArea(QPainter& painter, const Chart::Series& series) const {
    QPolygonF area;
    for (const ChartPoint& point : series.points)
        if (m_chart.drawable(point)) area << pixel(point);
    if (area.size() < 2) return;
    area << QPointF(area.back().x(), m_plot.bottom()) << QPointF(area.front().x(), m_plot.bottom());
    painter.save();
    painter.setClipRect(m_plot);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(Theme::current().tokens().quiet, 0.15));
    painter.drawPolygon(area);
    painter.restore();
}

void ChartView::drawForeground(QPainter* painter, const QRectF&) {
    painter->setFont(smallFont());
    painter->save();
    painter->setClipRect(m_plot.adjusted(-6, -6, 6, 6));
    bool empty = true;
    for (const Chart::Series& series : m_chart.m_series) {
        if (!series.shown || series.points.empty()) continue;
        empty = false;
        if (series.drawn == Drawn::Bars) paintBars(*painter, series);
        if (isDotted(series.drawn)) paintPoints(*painter, series);
        if (series.endMarked && m_chart.drawable(series.points.back())) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(Theme::current().tokens().of(series.trace));
            painter->drawEllipse(pixel(series.points.back()), 4.5, 4.5);
        }
    }
    painter->restore();
    if (empty && !m_chart.m_emptyText.isEmpty()) {
        constexpr int centred = Qt::AlignCenter | Qt::TextWordWrap;
        const QRectF words = painter->boundingRect(m_plot, centred, m_chart.m_emptyText);
        // Keeps the grid lines out of the text.
        painter->fillRect(words.adjusted(-4, 0, 4, 0), Theme::current().tokens().card);
        painter->setPen(Theme::current().tokens().quiet);
        painter->drawText(m_plot, centred, m_chart.m_emptyText);
    }
    if (m_readout) paintReadout(*painter);
    if (m_chart.hasFocus()) paintFocusRing(*painter, rect());
}

void ChartView::paintBars(QPainter& painter, const Chart::Series& series) const {
    const double count = std::max<double>(1.0, static_cast<double>(series.points.size()));
    double spacing = m_plot.width() / count;
    if (series.points.size() > 1)
        spacing = (alongX(series.points.back().x) - alongX(series.points.front().x)) / (count - 1.0);
    const double half = std::max(0.5, 0.38 * spacing);
    const QColor colour = Theme::current().tokens().of(series.trace);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < series.points.size(); ++i) {
        if (!m_chart.drawable(series.points[i])) continue;
        QPointF top = pixel(series.points[i]);
        top.setY(std::min(top.y(), m_plot.bottom())); // below the start of a logarithmic axis
        painter.setBrush(static_cast<int>(i) == series.chosen ? Theme::current().tokens().comparisonRun
                                                              : colour);
        painter.drawRect(QRectF(QPointF(top.x() - half, std::max(top.y(), m_plot.top())),
                                QPointF(top.x() + half, m_plot.bottom())));
    }
}

QColor ChartView::colourOf(const Chart::Series& series) const {
    return series.colour.isValid() ? series.colour : Theme::current().tokens().of(series.trace);
}

void ChartView::paintPoints(QPainter& painter, const Chart::Series& series) const {
    const Tokens& colours = Theme::current().tokens();
    const bool faded = series.drawn == Drawn::Faded;
    const QColor colour = faded ? withAlpha(colours.quiet, 0.6) : colourOf(series);
    const double radius = (faded ? 0.08 : 0.1) * Theme::current().px(40);
    const QColor rim = colours.card.lightnessF() > 0.5f ? colours.text : colours.canvas;
    const std::size_t stride = 1 + series.points.size() / maxPoints;
    for (std::size_t i = 0; i < series.points.size(); i += stride) {
        const ChartPoint& point = series.points[i];
        if (!m_chart.drawable(point)) continue;
        const QPointF at = pixel(point);
        if (!faded && std::isfinite(point.errorX) && point.errorX > 0.0) {
            const double left = m_chart.m_x.scale == Scale::Logarithmic
                                    ? std::max(point.x - point.errorX, m_xRange.min)
                                    : point.x - point.errorX;
            painter.setPen(QPen(withAlpha(colour, 0.8), 1.4));
            painter.drawLine(QPointF(alongX(left), at.y()), QPointF(alongX(point.x + point.errorX), at.y()));
        }
        if (!faded && std::isfinite(point.error) && point.error > 0.0) {
            const double lower = m_chart.m_y.scale == Scale::Logarithmic
                                     ? std::max(point.y - point.error, m_yRange.min)
                                     : point.y - point.error;
            const double high = alongY(point.y + point.error), low = alongY(lower);
            painter.setPen(QPen(withAlpha(colour, 0.8), 1.4));
            painter.drawLine(QPointF(at.x(), high), QPointF(at.x(), low));
            painter.drawLine(QPointF(at.x() - 3, high), QPointF(at.x() + 3, high));
            painter.drawLine(QPointF(at.x() - 3, low), QPointF(at.x() + 3, low));
        }
        const bool chosen = static_cast<int>(i) == series.chosen;
        const bool ring = series.drawn == Drawn::Rings;
        const double size = chosen ? 1.7 * radius : radius;
        painter.setBrush(ring ? colours.card : colour);
        if (series.colour.isValid()) {
            painter.setPen(QPen(rim, ring ? 4.0 : 2.0));
            painter.drawEllipse(at, size, size);
        }
        painter.setPen(ring ? QPen(colour, 2.0) : QPen(Qt::NoPen));
        painter.drawEllipse(at, size, size);
    }
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    refresh();
}

} // namespace seiche

#include "moc_chart_view.cpp"
