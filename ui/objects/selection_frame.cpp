// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/selection_frame.h"

#include "canvas/pool_canvas.h"
#include "model/object_properties.h"
#include "objects/distance.h"
#include "objects/object_extent.h"
#include "objects/object_outline.h"
#include "objects/overlay_colours.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace seiche {

namespace {

constexpr double frameMargin = 2.0; // cells
constexpr double probeReach = 6.0;

// Returns whether a handle here is visible and graspable.
bool isWithinReach(QPointF cell, const PoolCanvas& canvas) {
    const Grid& grid = canvas.run().run().grid();
    if (cell.x() < 0 || cell.y() < 0 || cell.x() > grid.width - 1 || cell.y() > grid.height - 1) return false;
    const QRectF seen = QRectF(canvas.rect()).adjusted(4, 4, -4, -4);
    return seen.contains(canvas.toPixels(cell));
}

// Returns the farthest reachable position between the centre of an object and the given object
// positions, the first preferred. The object may be larger than the pool.
QPointF farthestWithinReach(const PoolObject& object, std::initializer_list<QPointF> own,
                            const PoolCanvas& canvas) {
    constexpr int parts = 24;
    for (int part = parts; part > 0; --part)
        for (const QPointF& wished : own) {
            const QPointF at = fromObject(object, wished * (static_cast<double>(part) / parts));
            if (isWithinReach(at, canvas)) return at;
        }
    return fromObject(object, *own.begin());
}

QPointF sizeHandle(const PoolObject& object, const PoolCanvas& canvas) {
    const QPointF half = halfGraspOf(object);
    return farthestWithinReach(
        object, {half, {half.x(), -half.y()}, {-half.x(), half.y()}, {-half.x(), -half.y()}}, canvas);
}

// Returns a position above the object, or below if the upper position is out of reach.
QPointF turnHandle(const PoolObject& object, const PoolCanvas& canvas) {
    const Grid& grid = canvas.run().run().grid();
    const double away = halfGraspOf(object).y() + 0.07 * std::min(grid.width, grid.height);
    return farthestWithinReach(object, {{0, -away}, {0, away}}, canvas);
}

bool isResized(const PoolObject& object) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return !instrument || findProperty(object, "length")->appliesTo(object);
}

QRectF around(QPointF place) {
    const QPointF reach(probeReach, probeReach);
    return {place - reach, place + reach};
}

// Returns the object with the handles. Groups use a box around all members. Empty for a probe.
std::optional<PoolObject> framed(const ChosenObjects& chosen) {
    if (chosen.count() == 1 && chosen.probes.empty()) return chosen.objects.front();
    if (chosen.count() < 2) return std::nullopt;
    QRectF all;
    for (const PoolObject& object : chosen.objects)
        all |= extentOf(object, SceneKind::Pool) | around({object.x, object.y});
    for (const Probe& probe : chosen.probes) all |= around(QPointF(probe.x, probe.y));
    Wall box;
    box.shape.form = Form::Box;
    box.shape.width = all.width();
    box.shape.height = all.height();
    PoolObject group;
    group.x = all.center().x();
    group.y = all.center().y();
    group.is = box;
    return group;
}

std::optional<QPointF> targetOf(const ChosenObjects& chosen) {
    if (chosen.count() != 1 || chosen.objects.empty()) return std::nullopt;
    PoolObject object = chosen.objects.front();
    const ObjectProperty* to = findProperty(object, "toX");
    const Spot* spot = turningPlaceOf(object);
    if (!spot || !to || !applies(*to, object, SceneKind::Pool)) return std::nullopt;
    return QPointF(spot->x, spot->y);
}

QPolygonF frameOf(const PoolObject& object, const PoolCanvas& canvas) {
    const QPointF half = halfGraspOf(object);
    QPolygonF frame;
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)})
        frame << canvas.toPixels(
            fromObject(object, {corner.x() * (half.x() + frameMargin), corner.y() * (half.y() + frameMargin)}));
    return frame;
}

void paintFrame(QPainter& painter, const QPolygonF& frame) {
    const Theme& theme = Theme::current();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks::shade, theme.px(3)));
    painter.drawPolygon(frame);
    painter.setPen(QPen(theme.tokens().main, theme.px(1.5), Qt::DashLine));
    painter.drawPolygon(frame);
}

void paintHandles(QPainter& painter, const PoolCanvas& canvas, const PoolObject& object) {
    const Theme& theme = Theme::current();
    painter.setPen(QPen(inks::light, theme.px(1.5)));
    painter.setBrush(theme.tokens().main);
    const double size = theme.px(6);
    if (isResized(object)) {
        const QPointF corner = canvas.toPixels(sizeHandle(object, canvas));
        painter.drawRect(QRectF(corner.x() - size, corner.y() - size, 2 * size, 2 * size));
    }
    if (!turns(object, SceneKind::Pool)) return;
    const QPointF handle = turnHandle(object, canvas);
    const double off = toObject(object, handle).y(), side = halfGraspOf(object).y() + frameMargin;
    const QPointF round = canvas.toPixels(handle);
    // Connects an outer handle with the frame.
    if (std::abs(off) > side)
        painter.drawLine(canvas.toPixels(fromObject(object, {0, std::copysign(side, off)})), round);
    painter.drawEllipse(round, size, size);
}

// Returns the mouse's angle of rotation about the centre.
double turnOf(const ChosenObjects& before, QPointF from, QPointF to, bool inSteps) {
    const QPointF middle = middleOf(before, SceneKind::Pool);
    const auto bearing = [&middle](QPointF at) {
        return std::atan2(at.x() - middle.x(), middle.y() - at.y()) * 180.0 / std::numbers::pi;
    };
    const double old = before.count() == 1 ? before.objects.front().angle : 0.0;
    const double step = inSteps ? degreesPerLargeStep : 1.0;
    return step * std::round((old + bearing(to) - bearing(from)) / step) - old;
}

// Scales by the distance of the handle from the centre, at any point of the handle.
ChosenObjects sizedBy(const ChosenObjects& before, QPointF from, QPointF to, const Experiment& experiment) {
    const QPointF middle = middleOf(before, SceneKind::Pool);
    ChosenObjects sized = before;
    Shape* shape = before.count() == 1 ? shapeOf(sized.objects.front()) : nullptr;
    if (!shape || followsPath(shape->form)) {
        const double factor = distanceOf(to, middle) / std::max(1e-9, distanceOf(from, middle));
        return resizedBy(before, std::clamp(factor, 0.05, 20.0), experiment);
    }
    const auto grown = [](double size, double now, double then) {
        if (std::abs(then) < 1.0) return size;
        return std::clamp(std::round(size * std::abs(now / then)), 1.0, 1e5);
    };
    const PoolObject& object = before.objects.front();
    const QPointF now = toObject(object, to), then = toObject(object, from);
    shape->width = grown(shape->width, now.x(), then.x());
    if (shape->form != Form::Line) shape->height = grown(shape->height, now.y(), then.y());
    return sized;
}

} // namespace

void paintFrames(QPainter& painter, const PoolCanvas& canvas, const ChosenObjects& chosen) {
    const Theme& theme = Theme::current();
    for (const PoolObject& object : chosen.objects) paintFrame(painter, frameOf(object, canvas));
    painter.setPen(QPen(theme.tokens().main, theme.px(2)));
    painter.setBrush(Qt::NoBrush);
    const double radius = theme.px(12);
    for (const Probe& probe : chosen.probes)
        painter.drawEllipse(canvas.toPixels(QPointF(probe.x, probe.y)), radius, radius);
    const std::optional<PoolObject> frame = framed(chosen);
    if (!frame) return;
    if (chosen.count() > 1) paintFrame(painter, frameOf(*frame, canvas));
    paintHandles(painter, canvas, *frame);
    if (const auto target = targetOf(chosen)) {
        const double size = theme.px(6);
        painter.drawEllipse(canvas.toPixels(*target), size, size);
    }
}

Grip gripAt(QPointF pixel, const PoolCanvas& canvas, const ChosenObjects& chosen) {
    const std::optional<PoolObject> frame = framed(chosen);
    if (!frame) return Grip::None;
    const double reach = Theme::current().px(11);
    const auto isAt = [&](QPointF cell) { return distanceOf(pixel, canvas.toPixels(cell)) <= reach; };
    if (turns(*frame, SceneKind::Pool) && isAt(turnHandle(*frame, canvas))) return Grip::Turn;
    if (isResized(*frame) && isAt(sizeHandle(*frame, canvas))) return Grip::Size;
    if (const auto target = targetOf(chosen); target && isAt(*target)) return Grip::Target;
    return Grip::None;
}

QPointF beginOfDrag(Grip grip, QPointF cell, const PoolCanvas& canvas, const ChosenObjects& chosen) {
    const std::optional<PoolObject> frame = framed(chosen);
    return grip == Grip::Size && frame ? sizeHandle(*frame, canvas) : cell;
}

ChosenObjects draggedBy(Grip grip, const ChosenObjects& before, QPointF from, QPointF to, bool inSteps,
                        const Experiment& experiment) {
    const Grid& grid = experiment.grid;
    switch (grip) {
    case Grip::Turn: return turnedBy(before, turnOf(before, from, to, inSteps), experiment);
    case Grip::Size: return sizedBy(before, from, to, experiment);
    case Grip::Target: {
        ChosenObjects dragged = before;
        *turningPlaceOf(dragged.objects.front()) = {std::clamp(to.x(), 0.0, grid.width - 1.0),
                                                    std::clamp(to.y(), 0.0, grid.height - 1.0)};
        return dragged;
    }
    default: return before;
    }
}

} // namespace seiche
