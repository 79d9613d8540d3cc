// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_painter.h"

#include "objects/inks.h"
#include "objects/instrument_painter.h"
#include "objects/object_outline.h"
#include "objects/source_painter.h"
#include "wave/moving_wall.h"

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

void clipToPool(QPainter& painter, const PoolCanvas& canvas) {
    if (!canvas.isFlat()) return;
    const Grid& grid = canvas.run().run().grid();
    painter.setClipRect(
        QRectF(canvas.toPixels({-0.5, -0.5}), canvas.toPixels({grid.width - 0.5, grid.height - 0.5})));
}

void ObjectPainter::clipToPool() { seiche::clipToPool(m_painter, m_canvas); }

void ObjectPainter::paint(const PoolObject& object) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.save();
    std::visit(ForEachKind{[&](const Wall& wall) { paintWall(object, wall); },
                           [&](const MediumRegion& region) { paintRegion(object, meanFactor(region)); },
                           [&](const Source&) { SourcePainter(m_painter, m_canvas).paint(object); },
                           [&](const Instrument&) { InstrumentPainter(m_painter, m_canvas).paint(object); }},
               object.is);
    m_painter.restore();
}

// The way that something moves to and fro.
void ObjectPainter::paintTrack(const Spot& from, const Spot& to) {
    const QLineF track(m_canvas.toPixels({from.x, from.y}), m_canvas.toPixels({to.x, to.y}));
    m_painter.setPen(QPen(inks::shade, Theme::current().px(3)));
    m_painter.drawLine(track);
    m_painter.setPen(QPen(inks::light, Theme::current().px(1.2), Qt::DashLine));
    m_painter.drawLine(track);
}

void ObjectPainter::paintWall(const PoolObject& resting, const Wall& wall) {
    clipToPool();
    const PoolObject object = movedTo(resting, wallPlaceAt(resting, m_canvas.run().run().seconds()));
    if (moves(resting)) paintTrack({resting.x, resting.y}, wall.to);
    const QPainterPath path = pathOf(object);
    const double line = Theme::current().px(1.5);
    if (wall.kind == WallKind::Absorbing) {
        m_painter.setPen(QPen(inks::light, line, Qt::DotLine));
        m_painter.setBrush(QBrush(inks::shade, Qt::Dense4Pattern));
        m_painter.drawPath(path);
        return;
    }
    m_painter.setBrush(stone);
    m_painter.setPen(
        QPen(QColor(225, 232, 240), line, wall.kind == WallKind::Impedance ? Qt::DashLine : Qt::SolidLine));
    m_painter.drawPath(path);
    if (wall.kind == WallKind::Impedance) {
        m_painter.setBrush(QBrush(QColor(225, 232, 240, 90), Qt::Dense6Pattern));
        m_painter.drawPath(path);
    }
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

} // namespace seiche
