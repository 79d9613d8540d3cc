// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shape_preview.h"

#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Height of the ideal shape, as a fraction of the widget. A sum of waves overshoots a jump by 18 %
/// (Gibbs).
constexpr double idealShare = 0.78;

/// Returns the curve from left to right, with at most one point per pixel.
QPolygonF curveIn(const QRectF& room, const std::vector<double>& heights, double factor) {
    const std::size_t points =
        std::min(heights.size(), static_cast<std::size_t>(std::max(2.0, 2.0 * room.width())));
    QPolygonF curve;
    for (std::size_t i = 0; i < points; ++i) {
        const std::size_t at = i * (heights.size() - 1) / (points - 1);
        curve << QPointF(room.left() + room.width() * static_cast<double>(i) / static_cast<double>(points - 1),
                         room.center().y() - 0.5 * room.height() * factor * heights[at]);
    }
    return curve;
}

} // namespace

ShapePreview::ShapePreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize ShapePreview::sizeHint() const { return {Theme::current().px(150), Theme::current().px(64)}; }
QSize ShapePreview::minimumSizeHint() const { return {Theme::current().px(100), Theme::current().px(64)}; }

void ShapePreview::show(std::vector<double> shape, double part) {
    m_shape = std::move(shape);
    m_ideal.clear();
    m_part = std::clamp(part, -1.0, 1.0);
    update();
}

void ShapePreview::showSum(std::vector<double> sum, std::vector<double> ideal) {
    m_shape = std::move(sum);
    m_ideal = std::move(ideal);
    m_part.reset();
    update();
}

void ShapePreview::showHeights(std::vector<double> heights) {
    double highest = 0.0;
    for (const double height : heights) highest = std::max(highest, std::abs(height));
    for (double& height : heights) height /= highest > 0.0 ? highest : 1.0;
    showSum(std::move(heights), {});
}

void ShapePreview::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(theme.px(5), theme.px(5), -theme.px(5), -theme.px(5));
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
    if (m_shape.size() < 2) return;
    if (!m_part) {
        const bool hasIdeal = m_ideal.size() >= 2;
        painter.setPen(QPen(tokens.quiet, theme.px(12) / 10.0));
        if (hasIdeal) painter.drawPolyline(curveIn(room, m_ideal, idealShare));
        painter.setPen(theme.pen(Trace::Main, 2.0));
        painter.drawPolyline(curveIn(room, m_shape, hasIdeal ? idealShare : 1.0));
        return;
    }
    QPolygonF band = curveIn(room, m_shape, 1.0);
    const QPolygonF below = curveIn(room, m_shape, -1.0);
    for (qsizetype i = below.size(); i-- > 0;) band << below[i];
    QColor ground = tokens.main;
    ground.setAlphaF(0.18F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawPolygon(band, Qt::WindingFill);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.pen(Trace::Main, 2.5));
    painter.drawPolyline(curveIn(room, m_shape, *m_part));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.quiet);
    for (double x : {room.left(), room.right()})
        painter.drawEllipse(QPointF(x, room.center().y()), theme.px(2), theme.px(2));
}

} // namespace seiche

#include "moc_shape_preview.cpp"
