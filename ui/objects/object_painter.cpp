// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_painter.h"

#include "objects/cut_polygon.h"
#include "objects/instrument_painter.h"
#include "objects/overlay_colours.h"
#include "objects/source_painter.h"
#include "wave/moving_wall.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

const QColor stone(52, 64, 78);
const QColor slowMedium(120, 70, 190, 62);
const QColor fastMedium(255, 214, 120, 62);
constexpr int pointsOnASide = 12;

double meanFactor(const MediumRegion& region) {
    if (region.raster) return region.raster->at(0.5, 0.5);
    return region.factorTo > 0.0 ? 0.5 * (region.factor + region.factorTo) : region.factor;
}

// Returns the shade: darker for a larger contrast to the surrounding water. Land has the colour of
// walls.
QRgb shadeOfValue(double value, RasterQuantity quantity) {
    if (!(value > 0.0)) return stone.rgba();
    const double speed = quantity == RasterQuantity::Speed ? value : std::sqrt(value);
    QColor shade = speed < 1.0 ? slowMedium : fastMedium;
    shade.setAlphaF(static_cast<float>(std::min(0.45, 0.45 * std::abs(speed - 1.0))));
    return shade.rgba();
}

// Returns an image with one pixel per raster value. Recent images are cached for repaints.
QImage shadesOf(const MediumRegion& region) {
    struct Shades {
        SharedRaster raster;
        RasterQuantity quantity;
        QImage image;
    };
    constexpr std::size_t maxKept = 8;
    static std::vector<Shades> kept;
    for (const Shades& each : kept)
        if (each.raster.get() == region.raster.get() && each.quantity == region.quantity) return each.image;
    const Raster& raster = *region.raster;
    QImage image(raster.columns, raster.rows, QImage::Format_ARGB32);
    auto value = raster.values.begin();
    for (int y = 0; y < raster.rows; ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < raster.columns; ++x) row[x] = shadeOfValue(*value++, region.quantity);
    }
    if (kept.size() == maxKept) kept.erase(kept.begin());
    kept.push_back({region.raster, region.quantity, image});
    return image;
}

} // namespace

// Very many slits would be invisible.
std::vector<Outline> ObjectPainter::outlinesFor(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    if (!wall || wall->shape.form != Form::Line || m_budget.spendSlits(wall->slits)) return outlinesOf(object);
    PoolObject whole = object;
    std::get<Wall>(whole.is).slits = 0;
    return outlinesOf(whole);
}

// Clipped, because corners near the eye of the surface view can be millions of pixels away and
// take seconds to paint.
QPainterPath ObjectPainter::pathOf(const PoolObject& object) {
    const QRectF seen = m_canvas.rect();
    const QRectF room = seen.adjusted(-seen.width(), -seen.height(), seen.width(), seen.height());
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const Outline& outline : outlinesFor(object)) {
        QPolygonF polygon;
        const std::size_t count = outline.points.size();
        for (std::size_t i = 0; i < count; ++i) {
            // Straight edges may be curved in the surface view.
            const QPointF from = outline.points[i], to = outline.points[(i + 1) % count];
            const int parts = count <= 4 && !m_canvas.isFlat() ? pointsOnASide : 1;
            for (int part = 0; part < parts; ++part)
                polygon << m_canvas.toPixels(from + (to - from) * (static_cast<double>(part) / parts));
        }
        path.addPolygon(room.contains(polygon.boundingRect()) ? polygon : cutTo(room, polygon));
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
                           [&](const MediumRegion& region) {
                               if (region.raster) paintRaster(object, region);
                               else paintRegion(object, meanFactor(region));
                           },
                           [&](const Source&) { SourcePainter(m_painter, m_canvas).paint(object); },
                           [&](const Instrument&) { InstrumentPainter(m_painter, m_canvas).paint(object); }},
               object.is);
    m_painter.restore();
}

void ObjectPainter::paintWay(const PoolObject& object) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.save();
    if (const Wall* wall = std::get_if<Wall>(&object.is); wall && moves(object))
        paintTrack({object.x, object.y}, wall->to);
    if (const Source* source = std::get_if<Source>(&object.is))
        SourcePainter(m_painter, m_canvas).paintWay(object, *source);
    m_painter.restore();
}

bool ObjectPainter::paintThin(const QPainterPath& path) {
    const OutlineDetail detail = m_budget.spend(path);
    if (detail == OutlineDetail::Full) return false;
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::light, 0));
    if (detail == OutlineDetail::Frame) {
        m_painter.drawRect(path.boundingRect());
        return true;
    }
    for (const QPolygonF& part : path.toSubpathPolygons()) m_painter.drawPolyline(part);
    return true;
}

// Draws the track of an oscillating object.
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
    if (paintThin(path)) return;
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

// Seen from above, land is drawn like a wall and water is shaded by its speed. Other views show
// land and floor themselves, so the outline suffices.
void ObjectPainter::paintRaster(const PoolObject& object, const MediumRegion& region) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    if (paintThin(path)) return;
    if (m_canvas.isFlat()) {
        const Extent room = rectangleOf(region.shape);
        const auto corner = [&](double x, double y) { return m_canvas.toPixels(fromObject(object, {x, y})); };
        const QPointF origin = corner(room.left, room.top), right = corner(room.right, room.top),
                      down = corner(room.left, room.bottom);
        const QImage image = shadesOf(region);
        const QPointF across = (right - origin) / image.width(), along = (down - origin) / image.height();
        m_painter.save();
        m_painter.setClipPath(path, Qt::IntersectClip);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.setTransform(QTransform(across.x(), across.y(), along.x(), along.y(), origin.x(), origin.y()),
                               true);
        m_painter.drawImage(QPointF(0.0, 0.0), image);
        m_painter.restore();
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::shade, Theme::current().px(3)));
    m_painter.drawPath(path);
    m_painter.setPen(QPen(inks::light, Theme::current().px(1.5), Qt::DotLine));
    m_painter.drawPath(path);
}

void ObjectPainter::paintRegion(const PoolObject& object, double factor) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    if (paintThin(path)) return;
    m_painter.setBrush(factor < 1.0 ? slowMedium : fastMedium);
    m_painter.setPen(QPen(inks::shade, Theme::current().px(3)));
    m_painter.drawPath(path);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::light, Theme::current().px(1.5), factor < 1.0 ? Qt::SolidLine : Qt::DashLine));
    m_painter.drawPath(path);
}

} // namespace seiche
