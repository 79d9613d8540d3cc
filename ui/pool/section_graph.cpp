// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/section_graph.h"

#include "theme/figures.h"
#include "widgets/axis_ticks.h"
#include "widgets/focus_ring.h"
#include "wording/real_units.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

QPointF cellOf(QPointF share, const Grid& grid) {
    return {share.x() * (grid.width - 1), share.y() * (grid.height - 1)};
}

} // namespace

SectionGraph::SectionGraph(PoolCanvas& canvas, QWidget* parent) : QWidget(parent), m_canvas(canvas) {
    setObjectName(QStringLiteral("sectionGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&canvas, &PoolCanvas::painted, this, qOverload<>(&QWidget::update));
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    retranslate();
}

void SectionGraph::retranslate() {
    setAccessibleName(tr("Cross-section"));
    setAccessibleDescription(tr("Heights along the line from A to B. Arrow keys move the line; with Ctrl they "
                                "rotate it or change its length."));
    setToolTip(tr("Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move the line, "
                  "Ctrl+Left and Ctrl+Right rotate it, Ctrl+Up and Ctrl+Down change its length."));
}

QSize SectionGraph::sizeHint() const { return {300, Theme::current().px(150)}; }

QSize SectionGraph::minimumSizeHint() const { return {240, Theme::current().px(40)}; }

double SectionGraph::lengthOf(const Section& section, const Grid& grid) {
    const QPointF way = cellOf(section.to, grid) - cellOf(section.from, grid);
    return std::hypot(way.x(), way.y());
}

std::vector<double> SectionGraph::heightsAlong(const Simulation& run, const Section& section, int count) {
    const Grid& grid = run.grid();
    const QPointF from = cellOf(section.from, grid), to = cellOf(section.to, grid);
    std::vector<double> heights;
    for (int i = 0; i < count; ++i) {
        const QPointF at = from + (to - from) * (static_cast<double>(i) / (count - 1));
        const int x = std::clamp(static_cast<int>(at.x()), 0, std::max(grid.width - 2, 0));
        const int y = std::clamp(static_cast<int>(at.y()), 0, std::max(grid.height - 2, 0));
        const double partX = at.x() - x, partY = at.y() - y;
        const int right = std::min(x + 1, grid.width - 1), below = std::min(y + 1, grid.height - 1);
        heights.push_back((1 - partY) * ((1 - partX) * run.height(x, y) + partX * run.height(right, y)) +
                          partY * ((1 - partX) * run.height(x, below) + partX * run.height(right, below)));
    }
    return heights;
}

// Expands at once, shrinks slowly, to round numbers.
void SectionGraph::followRange(const std::vector<double>& heights) {
    if (const auto fixed = PictureSettings::current().fixedRange()) {
        m_range = m_max = *fixed;
        return;
    }
    double max = 0.02 * std::abs(m_canvas.run().settings().pullWith.height);
    for (const double height : heights)
        if (std::isfinite(height)) max = std::max(max, std::abs(height));
    m_max = std::max({max, 0.99 * m_max, 1e-9});
    m_range = roundedOut({-m_max, m_max}, Scale::Linear).max;
}

void SectionGraph::paintAxes(QPainter& painter, const QRectF& plot, double length) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QLocale locale;
    CellLength cell = PictureSettings::current().cellLength();
    if (const RealUnits real(m_canvas.run().settings()); real.areReal()) {
        const RealUnits::Unit unit = real.lengthUnit(length);
        cell = {unit.factor, unit.name};
    }
    const double unit = cell.unit.isEmpty() ? 1.0 : cell.length;
    painter.setFont(theme.font(Type::Hint));
    const QFontMetricsF metrics(painter.font());
    const double shift = metrics.ascent() / 2 - metrics.descent() / 2;
    for (const Tick& tick : ticksFor({-m_range, m_range}, Scale::Linear, 4, locale)) {
        const double y = plot.center().y() - tick.value / m_range * plot.height() / 2;
        painter.setPen(QPen(tokens.line, 1.0));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(tokens.text);
        drawFigures(painter, {plot.left() - theme.px(6) - figuresWidth(metrics, tick.label), y + shift},
                    tick.label);
    }
    if (!(length > 0.0)) return;
    for (const Tick& tick : ticksFor({0.0, length * unit}, Scale::Linear, 8, locale)) {
        const double x = plot.left() + tick.value / (length * unit) * plot.width();
        painter.setPen(QPen(tokens.line, 1.0));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(tokens.text);
        const double width = figuresWidth(metrics, tick.label);
        drawFigures(
            painter,
            {std::min(x - width / 2, plot.right() - width), plot.bottom() + metrics.ascent() + theme.px(2)},
            tick.label);
    }
    painter.setPen(tokens.quiet);
    const QString along =
        cell.unit.isEmpty() ? tr("distance from A (cells)") : tr("distance from A (%1)").arg(cell.unit);
    painter.drawText(QRectF(plot.left(), plot.bottom() + metrics.height(), plot.width(), metrics.height() + 2),
                     Qt::AlignRight | Qt::AlignTop, along);
    // Beside the axis, clear of the numbers.
    painter.drawText(QRectF(plot.left() + theme.px(4), theme.px(2), plot.width(), metrics.height()),
                     Qt::AlignLeft, tr("height"));
    painter.setFont(theme.font(Type::Title));
    painter.setPen(tokens.text);
    painter.drawText(QRectF(plot.left(), plot.bottom() + metrics.height(), plot.width(), metrics.height() + 2),
                     Qt::AlignLeft | Qt::AlignTop, QStringLiteral("A → B"));
}

void SectionGraph::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.card);
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(0, 0, width(), 0);
    const Session& session = m_canvas.run();
    if (session.scene() != SceneKind::Pool) return;
    const Section& section = PictureSettings::current().section();
    const bool isLow = height() < sizeHint().height() / 2;
    const double row = isLow ? 0.0 : QFontMetricsF(theme.font(Type::Hint)).height();
    const QRectF plot =
        QRectF(rect()).adjusted(theme.px(52), row + theme.px(2), -theme.px(16), -2 * row - theme.px(6));
    if (plot.width() < 10 || plot.height() < 10) return;
    const int count = std::clamp(static_cast<int>(plot.width()), 2, 1200);
    const Comparison& runs = session.comparison();
    const std::vector<double> heights = heightsAlong(runs.main(), section, count);
    followRange(heights);
    if (!isLow) paintAxes(painter, plot, lengthOf(section, session.run().grid()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plot.adjusted(-1, -1, 1, 1));
    const auto draw = [&](const std::vector<double>& along, const QPen& pen) {
        QPolygonF line;
        for (int i = 0; i < count; ++i) {
            const double height = std::clamp(along[static_cast<std::size_t>(i)] / m_range, -2.0, 2.0);
            line << QPointF(plot.left() + plot.width() * i / (count - 1),
                            plot.center().y() - (std::isfinite(height) ? height : 0.0) * plot.height() / 2);
        }
        painter.setPen(pen);
        painter.drawPolyline(line);
    };
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (!comparisonRun.run.divergedAt())
            draw(heightsAlong(comparisonRun.run, section, count),
                 theme.pen(traceOfComparison(comparisonRun.run.rule().scheme)));
    if (!runs.main().divergedAt()) draw(heights, theme.pen(Trace::Main, 2.4));
    painter.setClipping(false);
    if (hasFocus()) paintFocusRing(painter, rect());
}

void SectionGraph::keyPressEvent(QKeyEvent* event) {
    const Grid& grid = m_canvas.run().run().grid();
    Section section = PictureSettings::current().section();
    const double far = event->modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    const bool control = event->modifiers() & Qt::ControlModifier;
    QPointF from = cellOf(section.from, grid), to = cellOf(section.to, grid);
    const QPointF middle = (from + to) / 2;
    const auto turn = [&](double degrees, double stretch) {
        const double angle = degrees * std::numbers::pi / 180.0, c = stretch * std::cos(angle),
                     s = stretch * std::sin(angle);
        for (QPointF* end : {&from, &to}) {
            const QPointF off = *end - middle;
            *end = middle + QPointF(c * off.x() - s * off.y(), s * off.x() + c * off.y());
        }
    };
    const auto shift = [&](double x, double y) {
        from += QPointF(x, y);
        to += QPointF(x, y);
    };
    switch (event->key()) {
    case Qt::Key_Left: control ? turn(-far, 1.0) : shift(-far, 0); break;
    case Qt::Key_Right: control ? turn(far, 1.0) : shift(far, 0); break;
    case Qt::Key_Up: control ? turn(0.0, 1.0 + 0.02 * far) : shift(0, -far); break;
    case Qt::Key_Down: control ? turn(0.0, 1.0 / (1.0 + 0.02 * far)) : shift(0, far); break;
    default: return QWidget::keyPressEvent(event);
    }
    const auto share = [&](QPointF cell) {
        return QPointF(cell.x() / std::max(1, grid.width - 1), cell.y() / std::max(1, grid.height - 1));
    };
    section.from = share(from);
    section.to = share(to);
    // At the edge, the section stops with unchanged length.
    const auto inside = [](QPointF at) { return at.x() >= 0 && at.x() <= 1 && at.y() >= 0 && at.y() <= 1; };
    if (inside(section.from) && inside(section.to)) PictureSettings::current().setSection(section);
}

void SectionGraph::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void SectionGraph::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void SectionGraph::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_section_graph.cpp"
