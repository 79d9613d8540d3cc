// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_painter.h"

#include "objects/inks.h"
#include "objects/instrument_painter.h"
#include "objects/object_outline.h"
#include "wave/emission.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace seiche {

namespace {

const QColor stone(52, 64, 78);
const QColor slowMedium(120, 70, 190, 62);
const QColor fastMedium(255, 214, 120, 62);
constexpr int pointsOnASide = 12;

double meanFactor(const MediumRegion& region) {
    return region.factorTo > 0.0 ? 0.5 * (region.factor + region.factorTo) : region.factor;
}

} // namespace

QPainterPath ObjectPainter::pathOf(const PoolObject& object) const {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const Outline& outline : outlinesOf(object)) {
        QPolygonF polygon;
        const std::size_t count = outline.points.size();
        for (std::size_t i = 0; i < count; ++i) {
            // Straight in the pool need not be straight in the picture.
            const QPointF from = outline.points[i], to = outline.points[(i + 1) % count];
            const int parts = count <= 4 ? pointsOnASide : 1;
            for (int part = 0; part < parts; ++part)
                polygon << m_canvas.toPixels(from + (to - from) * (static_cast<double>(part) / parts));
        }
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    return path;
}

void ObjectPainter::clipToPool() {
    if (!m_canvas.isFlat()) return;
    const Grid& grid = m_canvas.run().run().grid();
    m_painter.setClipRect(
        QRectF(m_canvas.toPixels({-0.5, -0.5}), m_canvas.toPixels({grid.width - 0.5, grid.height - 0.5})));
}

void ObjectPainter::paint(const PoolObject& object) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.save();
    std::visit(ForEachKind{[&](const Wall& wall) { paintWall(object, wall); },
                           [&](const MediumRegion& region) { paintRegion(object, meanFactor(region)); },
                           [&](const Source& source) { paintSource(object, source); },
                           [&](const Instrument&) { InstrumentPainter(m_painter, m_canvas).paint(object); }},
               object.is);
    m_painter.restore();
}

void ObjectPainter::paintWall(const PoolObject& object, const Wall& wall) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    const double line = Theme::current().px(1.5);
    if (wall.kind == WallKind::Absorbing) {
        m_painter.setPen(QPen(inks::light, line, Qt::DotLine));
        m_painter.setBrush(QBrush(inks::shade, Qt::Dense4Pattern));
        m_painter.drawPath(path);
        return;
    }
    m_painter.setBrush(stone);
    m_painter.setPen(QPen(QColor(225, 232, 240), line));
    m_painter.drawPath(path);
    if (wall.kind != WallKind::Fixed) return;
    m_painter.setBrush(QBrush(QColor(225, 232, 240, 130), Qt::BDiagPattern));
    m_painter.drawPath(path);
}

void ObjectPainter::paintRegion(const PoolObject& object, double factor) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    m_painter.setBrush(factor < 1.0 ? slowMedium : fastMedium);
    m_painter.setPen(QPen(inks::shade, Theme::current().px(3)));
    m_painter.drawPath(path);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::light, Theme::current().px(1.5), factor < 1.0 ? Qt::SolidLine : Qt::DashLine));
    m_painter.drawPath(path);
}

void ObjectPainter::paintSource(const PoolObject& object, const Source& source) {
    const Theme& theme = Theme::current();
    const Spot now = placeAt(object, m_canvas.run().run().seconds());
    const QPointF at = m_canvas.toPixels({now.x, now.y});
    m_painter.setBrush(Qt::NoBrush);
    if (source.speed > 0.0) {
        const QPointF from = m_canvas.toPixels({object.x, object.y}),
                      to = m_canvas.toPixels({source.to.x, source.to.y});
        m_painter.setPen(QPen(inks::shade, theme.px(3)));
        m_painter.drawLine(from, to);
        m_painter.setPen(QPen(inks::light, theme.px(1.2), Qt::DashLine));
        m_painter.drawLine(from, to);
    }
    if (source.form == SourceForm::Line) {
        PoolObject moved = object;
        moved.x = now.x;
        moved.y = now.y;
        const QPointF a = m_canvas.toPixels(fromObject(moved, {-source.length / 2, 0}));
        const QPointF b = m_canvas.toPixels(fromObject(moved, {source.length / 2, 0}));
        clipToPool();
        m_painter.setPen(QPen(inks::shade, theme.px(6), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
        m_painter.setPen(QPen(theme.tokens().twin, theme.px(3), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
        m_painter.setClipping(false);
    }
    // A ring with a wave in it.
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
    m_painter.setPen(QPen(theme.tokens().twin, theme.px(1.8)));
    m_painter.drawPath(wave);
}

} // namespace seiche
