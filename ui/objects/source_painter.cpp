// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/source_painter.h"

#include "objects/object_outline.h"
#include "objects/object_painter.h"
#include "objects/overlay_colours.h"
#include "wave/emission.h"
#include "wave/moving_wall.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

// Returns a straight arrow with its head at `to`.
QPainterPath arrow(QPointF from, QPointF to, double head) {
    QPainterPath path(from);
    path.lineTo(to);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length < 1.0) return path;
    const QPointF along = (to - from) / length * head, across(-along.y(), along.x());
    path.moveTo(to - along + 0.6 * across);
    path.lineTo(to);
    path.lineTo(to - along - 0.6 * across);
    return path;
}

} // namespace

QPointF SourcePainter::seen(const PoolObject& moved, QPointF own) const {
    return m_canvas.toPixels(fromObject(moved, own));
}

void SourcePainter::stroke(const QPainterPath& path, double width, Qt::PenStyle style) {
    const Theme& theme = Theme::current();
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::shade, theme.px(width + 2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
    m_painter.setPen(QPen(inks::light, theme.px(width), style, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

void SourcePainter::paint(const PoolObject& object) {
    const Source& source = std::get<Source>(object.is);
    const PoolObject moved = movedTo(object, placeAt(object, m_canvas.run().run().seconds()));
    paintWay(object, source);
    clipToPool(m_painter, m_canvas);
    if (source.form == SourceForm::Array) return paintArray(moved, source);
    if (source.form == SourceForm::Line) paintLine(moved, source);
    m_painter.setClipping(false);
    if (source.form != SourceForm::Multipole) return paintRing(seen(moved, {0, 0}));
    for (int i = 0; i < source.poles; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / source.poles;
        paintPole(seen(moved, {source.radius * std::cos(angle), source.radius * std::sin(angle)}), i % 2 == 0);
    }
}

void SourcePainter::paintWay(const PoolObject& object, const Source& source) {
    if (source.speed > 0.0) {
        QPainterPath way(m_canvas.toPixels({object.x, object.y}));
        way.lineTo(m_canvas.toPixels({source.to.x, source.to.y}));
        stroke(way, 1.2, Qt::DashLine);
    }
    if (source.orbit <= 0.0) return;
    // The orbit moves with its centre.
    PoolObject middle = object;
    std::get<Source>(middle.is).orbit = 0.0;
    const Spot at = placeAt(middle, m_canvas.run().run().seconds());
    QPainterPath circle;
    constexpr int parts = 96;
    for (int i = 0; i <= parts; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / parts;
        const QPointF point =
            m_canvas.toPixels({at.x + source.orbit * std::cos(angle), at.y + source.orbit * std::sin(angle)});
        if (i == 0) circle.moveTo(point);
        else circle.lineTo(point);
    }
    stroke(circle, 1.2, Qt::DashLine);
    // The centre is the grip.
    const QPointF pixel = m_canvas.toPixels({at.x, at.y});
    const double half = Theme::current().px(4);
    QPainterPath cross(pixel - QPointF(half, 0));
    cross.lineTo(pixel + QPointF(half, 0));
    cross.moveTo(pixel - QPointF(0, half));
    cross.lineTo(pixel + QPointF(0, half));
    stroke(cross, 1.5);
}

void SourcePainter::paintLine(const PoolObject& moved, const Source& source) {
    const Theme& theme = Theme::current();
    const auto draw = [&](double half, double width) {
        const QPointF a = seen(moved, {-half, 0}), b = seen(moved, {half, 0});
        m_painter.setPen(QPen(inks::shade, theme.px(width + 3), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
        m_painter.setPen(QPen(theme.tokens().comparisonRun, theme.px(width), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
    };
    if (source.profile == LineProfile::Even) return draw(source.length / 2, 3);
    // Thick within the waist of the beam.
    draw(source.length / 2, 1.5);
    draw(source.length / 4, 4);
}

void SourcePainter::paintArray(const PoolObject& moved, const Source& source) {
    const Theme& theme = Theme::current();
    const QPointF left = seen(moved, {-source.length / 2, 0}), right = seen(moved, {source.length / 2, 0});
    m_painter.setPen(QPen(inks::shade, theme.px(8), Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(left, right);
    // Smaller points if they would touch.
    const double apart = std::hypot(right.x() - left.x(), right.y() - left.y()) / (source.elements - 1);
    const double radius = std::clamp(0.35 * apart, 1.0, double(theme.px(3)));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(theme.tokens().comparisonRun);
    for (int i = 0; i < source.elements; ++i) {
        const double along = source.length * (double(i) / (source.elements - 1) - 0.5);
        m_painter.drawEllipse(seen(moved, {along, 0}), radius, radius);
    }
    // The beam leaves on both sides.
    const Grid& grid = m_canvas.run().run().grid();
    const double reach = source.focus > 0.0 ? source.focus : 0.15 * std::min(grid.width, grid.height);
    const double steer = source.steer * std::numbers::pi / 180.0;
    for (const double side : {-1.0, 1.0}) {
        const QPointF way(std::sin(steer), side * std::cos(steer));
        stroke(arrow(seen(moved, {0, 0}), seen(moved, reach * way), theme.px(8)), 1.8,
               side < 0.0 ? Qt::SolidLine : Qt::DashLine);
        if (source.focus <= 0.0) continue;
        QPainterPath focus;
        focus.addEllipse(seen(moved, reach * way), theme.px(5), theme.px(5));
        stroke(focus, 1.5);
    }
}

void SourcePainter::paintPole(QPointF at, bool isPositive) {
    const Theme& theme = Theme::current();
    const double radius = theme.px(6), half = theme.px(3);
    m_painter.setPen(QPen(inks::light, theme.px(1.5)));
    m_painter.setBrush(inks::shade);
    m_painter.drawEllipse(at, radius, radius);
    m_painter.setPen(QPen(theme.tokens().comparisonRun, theme.px(1.8)));
    m_painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0));
    if (isPositive) m_painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
}

void SourcePainter::paintRing(QPointF at) {
    const Theme& theme = Theme::current();
    const double radius = theme.px(8);
    m_painter.setPen(QPen(inks::light, theme.px(1.5)));
    m_painter.setBrush(inks::shade);
    m_painter.drawEllipse(at, radius, radius);
    QPainterPath wave;
    for (int i = 0; i <= 16; ++i) {
        const QPointF point =
            at + QPointF((i / 8.0 - 1.0) * 0.65 * radius, -0.4 * radius * std::sin(i * 0.3927));
        if (i == 0) wave.moveTo(point);
        else wave.lineTo(point);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(theme.tokens().comparisonRun, theme.px(1.8)));
    m_painter.drawPath(wave);
}

} // namespace seiche
