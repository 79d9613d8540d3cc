// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "explosion/magnifier.h"

#include "theme/mixed_colour.h"
#include "theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

struct Magnifier {
    Q_DECLARE_TR_FUNCTIONS(Magnifier)
};

constexpr int cellsAcross = 8;
constexpr double diameter = 150.0; // pixels at scale 1
constexpr double margin = 18.0;
constexpr double captionHeight = 22.0;

// Returns the first of the magnified cells.
int firstOf(int at, int size) { return std::clamp(at - cellsAcross / 2, 0, std::max(0, size - cellsAcross)); }

// Heights relative to their mean, in amplitudes of the zigzag.
void paintPoints(QPainter& painter, const QRectF& circle, const ExplosionStage::Picture& picture,
                 const QColor& colour) {
    const Simulation& run = *picture.run;
    const int points = run.grid().width;
    const int first = firstOf(picture.zigzag.x, points);
    const int last = std::min(first + cellsAcross, points) - 1;
    double mean = 0.0;
    for (int x = first; x <= last; ++x) mean += run.height(x) / (last - first + 1);
    const double across = circle.width() / (cellsAcross + 0.5);
    const double high = 0.3 * circle.height() / picture.zigzag.amplitude;
    QPolygonF line;
    // One point more at each side, where the circle cuts the line.
    for (int x = std::max(0, first - 1); x <= std::min(last + 1, points - 1); ++x)
        line << QPointF(circle.left() + (x - first + 0.75) * across,
                        circle.center().y() - high * (run.height(x) - mean));
    const double scale = Theme::current().scale();
    painter.setPen(QPen(colour, 2.4 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF& point : line) painter.drawEllipse(point, 4.2 * scale, 4.2 * scale);
}

void paintCells(QPainter& painter, const QRectF& circle, const ExplosionStage::Picture& picture,
                const QColor& colour) {
    const Simulation& run = *picture.run;
    const int left = firstOf(picture.zigzag.x, run.grid().width);
    const int top = firstOf(picture.zigzag.y, run.grid().height);
    const double side = circle.width() / cellsAcross;
    const QColor low = Theme::current().tokens().canvas;
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < std::min(cellsAcross, run.grid().height); ++row)
        for (int column = 0; column < std::min(cellsAcross, run.grid().width); ++column) {
            const double height = run.height(left + column, top + row) / picture.zigzag.amplitude;
            const double share = std::clamp(0.5 + 0.5 * height, 0.0, 1.0);
            painter.setBrush(mixed(low, colour, share));
            painter.drawRect(
                QRectF(circle.left() + column * side, circle.top() + row * side, side, side).toAlignedRect());
        }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

} // namespace

QRectF magnifierIn(const QRectF& room) {
    const Theme& theme = Theme::current();
    const double side = theme.px(diameter);
    if (room.width() < 3.2 * side || room.height() < side + theme.px(2.0 * margin + captionHeight)) return {};
    return QRectF(room.right() - theme.px(margin) - side, room.top() + theme.px(margin), side, side);
}

void paintMagnifier(QPainter& painter, const QRectF& circle, const ExplosionStage::Picture& picture,
                    Trace trace) {
    if (circle.isEmpty()) return;
    const Theme& theme = Theme::current();
    const QColor colour = theme.tokens().of(trace);
    const bool isString = picture.run->rule().scene == SceneKind::String;
    QPainterPath glass;
    glass.addEllipse(circle);
    painter.save();
    painter.fillPath(glass, theme.tokens().card);
    painter.setClipPath(glass, Qt::IntersectClip);
    if (isString) paintPoints(painter, circle, picture, colour);
    else paintCells(painter, circle, picture, colour);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.tokens().text, 2.0 * theme.scale()));
    painter.drawEllipse(circle);
    const QString caption = isString ? Magnifier::tr("neighbours: up, down, up, down")
                                     : Magnifier::tr("neighbours: high, low, high, low");
    painter.setFont(theme.font(Type::Small));
    const double wide = std::max<double>(circle.width(), painter.fontMetrics().horizontalAdvance(caption));
    const QRectF below(circle.right() - wide, circle.bottom() + theme.px(4), wide, theme.px(captionHeight));
    painter.fillRect(below, theme.tokens().canvas);
    painter.setPen(theme.tokens().quiet);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignVCenter, caption);
}

} // namespace seiche
