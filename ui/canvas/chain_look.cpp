// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/chain_look.h"

#include "canvas/string_canvas.h"

#include <QPainter>
#include <QPolygonF>

namespace seiche {

namespace {

PicturePoint pixelOf(QPointF at) { return {at.x(), at.y()}; }

QPolygonF lineThrough(const std::vector<PicturePoint>& points) {
    QPolygonF line;
    for (const PicturePoint& point : points) line << QPointF(point.x, point.y);
    return line;
}

} // namespace

void ChainLook::clear() {
    m_steepest = {};
    m_pixelsPerHeight = 0.0;
    m_points = {};
}

void ChainLook::follow(const StringCanvas& canvas) {
    if (!hasSprings() && !isAlong()) return;
    const Simulation& run = m_session.run();
    const StringScale on = canvas.scale();
    const double width = on.room().width();
    m_points = chainPoints(m_session.settings().preview, run.grid().width, width, Theme::current().scale());
    if (!isAlong() || run.divergedAt()) return;
    m_steepest.add(steepestFall(run, m_points.drawn), run.frame(), swingsOfFall * canvas.period());
    m_pixelsPerHeight = alongScale(m_points, m_steepest.value(), width, on.ceiling());
}

void ChainLook::paint(QPainter& painter, const StringCanvas& canvas) const {
    if (hasSprings()) paintSprings(painter, canvas);
    else if (isAlong()) paintStrokes(painter, canvas);
}

void ChainLook::paintSprings(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    // Round joins would double the cost of the coils.
    painter.setPen(QPen(theme.tokens().main, theme.scale() * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 1; i < drawn().size(); ++i)
        painter.drawPolyline(
            lineThrough(coil(pixelOf(canvas.onString(drawn()[i - 1])), pixelOf(canvas.onString(drawn()[i])),
                             m_points.apart, theme.scale())));
    painter.setPen(QPen(theme.tokens().canvas, theme.scale() * 1.5));
    painter.setBrush(theme.tokens().text);
    for (const int point : drawn()) {
        const double mass = massOfPoint(m_session.run(), point);
        if (!(mass > 0.0)) continue; // held by a wall
        const double size = radiusOfMass(mass, m_points.apart, theme.scale());
        painter.drawEllipse(canvas.onString(point), size, size);
    }
}

void ChainLook::paintStrokes(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    const double high = (on.y(0.0) - on.y(on.ceiling())) / 2.0;
    for (std::size_t i = 0; i < drawn().size(); ++i) {
        const bool isMarked = i % markedStroke == 0 && i > 0 && i + 1 < drawn().size();
        painter.setPen(QPen(isMarked ? theme.tokens().text : theme.tokens().main,
                            theme.scale() * (isMarked ? 3.0 : 2.0), Qt::SolidLine, Qt::RoundCap));
        const QPointF at = canvas.onString(drawn()[i]);
        painter.drawLine(at - QPointF(0.0, high), at + QPointF(0.0, high));
    }
}

// Dense beads are thinned to multiples of the interval.
void ChainLook::paintBeads(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const int wanted = m_session.settings().preview.beads;
    if (wanted <= 0) return;
    const double radius = theme.px(5);
    const double every = pointsBetweenBeads(wanted, radius, canvas.scale().pixelsPerPoint());
    painter.setPen(QPen(theme.tokens().canvas, theme.px(1.5)));
    painter.setBrush(theme.tokens().text);
    for (double point = 0; point < m_session.run().grid().width; point += every)
        painter.drawEllipse(canvas.onString(point), radius, radius);
}

} // namespace seiche
