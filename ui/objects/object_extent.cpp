// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_extent.h"

#include "objects/object_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace seiche {

namespace {

QPointF halfExtentOf(const Shape& shape) {
    if (!followsPath(shape.form)) return {shape.width / 2, shape.height / 2};
    QPointF half;
    for (const Spot& spot : shape.path)
        half = {std::max(half.x(), std::abs(spot.x)), std::max(half.y(), std::abs(spot.y))};
    return half + QPointF(shape.thickness, shape.thickness) / 2;
}

QPointF halfExtentOf(const Source& source) {
    switch (source.form) {
    case SourceForm::Line:
    case SourceForm::Array: return {source.length / 2, 0};
    case SourceForm::Multipole: return {source.radius, source.radius};
    default: return {};
    }
}

bool isLong(const Instrument& instrument) {
    return instrument.kind == InstrumentKind::Tape || instrument.kind == InstrumentKind::Scale ||
           instrument.kind == InstrumentKind::Screen;
}

// Returns half the extent of a screen. A curved screen extends to one side of its position.
QPointF halfExtentOfScreen(const Instrument& screen) {
    const double half = screen.length / 2, radius = screen.radius;
    if (!(radius > 0.0)) return {half, 0.0};
    const double angle = std::min(half / radius, std::numbers::pi);
    return {radius * std::sin(std::min(angle, std::numbers::pi / 2)), radius * (1.0 - std::cos(angle))};
}

QPointF atLeast(QPointF half, double x, double y) { return {std::max(half.x(), x), std::max(half.y(), y)}; }

QRectF turnedExtent(const PoolObject& object) {
    std::vector<QPointF> places;
    for (const Outline& outline : outlinesOf(object))
        places.insert(places.end(), outline.points.begin(), outline.points.end());
    const QPointF half = halfExtentOf(object);
    if (places.empty()) places = {fromObject(object, half), fromObject(object, -half)};
    QPointF min = places.front(), max = min;
    for (const QPointF& at : places) {
        min = {std::min(min.x(), at.x()), std::min(min.y(), at.y())};
        max = {std::max(max.x(), at.x()), std::max(max.y(), at.y())};
    }
    return {min, max};
}

} // namespace

QPointF halfExtentOf(const PoolObject& object) {
    return std::visit(ForEachKind{[](const Outlined auto& outlined) { return halfExtentOf(outlined.shape); },
                                  [](const Source& source) { return halfExtentOf(source); },
                                  [](const Instrument& instrument) {
                                      if (instrument.kind == InstrumentKind::Screen)
                                          return halfExtentOfScreen(instrument);
                                      return isLong(instrument) ? QPointF(instrument.length / 2, 0) : QPointF();
                                  }},
                      object.is);
}

QPointF halfGraspOf(const PoolObject& object) {
    const QPointF half = halfExtentOf(object);
    if (std::holds_alternative<Source>(object.is))
        return half.x() > 0.0 ? atLeast(half, 4, 4) : atLeast(half, 6, 6);
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (!instrument) return half;
    switch (instrument->kind) {
    case InstrumentKind::Stopwatch: return atLeast(half, 24, 8);
    case InstrumentKind::Point: return atLeast(half, 6, 6);
    case InstrumentKind::Line: return atLeast(half, 20, 2);
    default: return atLeast(half, 0, 4);
    }
}

QRectF extentOf(const PoolObject& object, SceneKind scene) {
    if (scene == SceneKind::Pool) return turnedExtent(object);
    const bool isLevel = !isUpright(object) && !std::holds_alternative<Source>(object.is);
    const double half = isLevel ? halfExtentOf(object).x() : 0.0;
    return {QPointF(object.x - half, 0), QPointF(object.x + half, 0)};
}

} // namespace seiche
