// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/chosen_objects.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "objects/object_extent.h"
#include "study/natural_ceiling.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minSize = 1.0;
constexpr double minLength = 0.01; // of an instrument, which may measure heights
constexpr double maxSize = 1e5;
constexpr double nearEnd = 0.03; // fraction of the string

double insideOf(double at, int size) { return std::clamp(at, 0.0, size - 1.0); }
bool isInside(QPointF place, const Grid& grid) {
    return place.x() >= 0.0 && place.y() >= 0.0 && place.x() <= grid.width - 1.0 &&
           place.y() <= grid.height - 1.0;
}

QPointF placeOf(const Probe& probe, SceneKind scene) {
    return {static_cast<double>(probe.x), scene == SceneKind::Pool ? static_cast<double>(probe.y) : 0.0};
}

Probe movedTo(Probe probe, QPointF place, SceneKind scene, const Grid& grid) {
    probe.x = static_cast<int>(std::lround(insideOf(place.x(), grid.width)));
    if (scene == SceneKind::Pool) probe.y = static_cast<int>(std::lround(insideOf(place.y(), grid.height)));
    return probe;
}

// Returns the instrument switched between horizontal and vertical, with about equal length on the
// screen. Horizontal scales measure points, vertical scales displacements.
PoolObject laidOrStoodUp(PoolObject object, const Experiment& experiment) {
    const bool stood = isUpright(object);
    object.angle = stood ? 0.0 : 90.0;
    const double heightsPerPoint = 2.0 * naturalCeiling(experiment) / std::max(1, experiment.grid.width - 1);
    Instrument& instrument = std::get<Instrument>(object.is);
    instrument.length *= stood ? 1.0 / heightsPerPoint : heightsPerPoint;
    instrument.length = std::clamp(instrument.length, minLength, maxSize);
    return object;
}

// Returns the displacement along an axis that keeps a group inside. A group larger than the pool
// is compressed.
double shortened(double way, double min, double max, int size) {
    const double shortest = -min, longest = size - 1.0 - max;
    return shortest <= longest ? std::clamp(way, shortest, longest) : way;
}

// Maps every centre with `to`. Unchanged if a centre would leave the medium.
template <class To>
ChosenObjects carried(const ChosenObjects& chosen, const ChosenObjects& original, const Experiment& experiment,
                      To to) {
    const SceneKind scene = experiment.rule.scene;
    const Grid& grid = experiment.grid;
    ChosenObjects carried = chosen;
    const auto isAllowed = [&](QPointF place) { return scene == SceneKind::String || isInside(place, grid); };
    for (std::size_t i = 0; i < chosen.objects.size(); ++i) {
        const QPointF from = placeOf(original.objects[i], scene), place = to(from);
        if (place == from) continue;
        if (!isAllowed(place)) return original;
        carried.objects[i] = movedTo(chosen.objects[i], place, scene, grid);
    }
    for (Probe& probe : carried.probes) {
        const QPointF place = to(placeOf(probe, scene));
        if (!isAllowed(place)) return original;
        probe = movedTo(probe, place, scene, grid);
    }
    return carried;
}

double onHalves(double at, double extent) {
    const double cells = std::round(extent);
    const bool isEven = std::abs(extent - cells) < 1e-6 && cells > 0.0 && std::fmod(cells, 2.0) == 0.0;
    return isEven ? std::floor(at) + 0.5 : std::round(at);
}

} // namespace

ChosenObjects chosenOf(const Experiment& experiment, const std::vector<std::string>& names) {
    const auto isChosen = [&](const auto& each) { return std::ranges::find(names, each.name) != names.end(); };
    ChosenObjects chosen;
    std::ranges::copy_if(experiment.objects, std::back_inserter(chosen.objects), isChosen);
    // If a probe and an object share a name, the object takes precedence.
    std::ranges::copy_if(experiment.probes, std::back_inserter(chosen.probes), [&](const Probe& probe) {
        return isChosen(probe) && !findObject(experiment.objects, probe.name);
    });
    return chosen;
}

PoolObject resized(PoolObject object, double factor) {
    const auto scale = [factor](double& size) { size = std::clamp(size * factor, minSize, maxSize); };
    const auto scaleShape = [&](Shape& shape) {
        scale(shape.width);
        if (shape.form != Form::Line) scale(shape.height);
        std::vector<Spot> path = shape.path.places().values();
        for (Spot& spot : path) spot = {spot.x * factor, spot.y * factor};
        shape.path = std::move(path);
    };
    std::visit(ForEachKind{[&](Outlined auto& outlined) { scaleShape(outlined.shape); },
                           [&](Source& source) {
                               switch (source.form) {
                               case SourceForm::Held:
                                   source.height =
                                       std::clamp(source.height * factor, -limits::height, limits::height);
                                   break;
                               case SourceForm::Line:
                               case SourceForm::Array: scale(source.length); break;
                               case SourceForm::Multipole: scale(source.radius); break;
                               case SourceForm::Point: scale(source.width); break;
                               }
                           },
                           [&](Instrument& instrument) {
                               instrument.length = std::clamp(instrument.length * factor, minLength, maxSize);
                               instrument.climb *= factor;
                               instrument.radius = std::min(instrument.radius * factor, maxSize);
                           }},
               object.is);
    return object;
}

PoolObject movedTo(PoolObject object, QPointF place, SceneKind scene, const Grid& grid) {
    const double x = insideOf(place.x(), grid.width);
    Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (scene == SceneKind::String) {
        if (Source* source = std::get_if<Source>(&object.is))
            source->to.x = insideOf(source->to.x + x - object.x, grid.width);
        object.x = x;
        if (instrument) instrument->rise = std::clamp(place.y(), -limits::height, limits::height);
        return object;
    }
    const double y = insideOf(place.y(), grid.height);
    if (Spot* to = turningPlaceOf(object))
        *to = {insideOf(to->x + x - object.x, grid.width), insideOf(to->y + y - object.y, grid.height)};
    object.x = x;
    object.y = y;
    return object;
}

PoolObject snappedToEnd(PoolObject object, SceneKind scene, const Grid& grid) {
    if (scene != SceneKind::String || !std::holds_alternative<Source>(object.is)) return object;
    const double last = grid.width - 1.0;
    if (object.x <= nearEnd * last) object.x = 0.0;
    else if (object.x >= (1.0 - nearEnd) * last) object.x = last;
    return object;
}

Spot* turningPlaceOf(PoolObject& object) {
    Source* source = std::get_if<Source>(&object.is);
    Wall* wall = std::get_if<Wall>(&object.is);
    return source ? &source->to : wall ? &wall->to : nullptr;
}

QPointF placeOf(const PoolObject& object, SceneKind scene) {
    if (scene == SceneKind::Pool) return {object.x, object.y};
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return {object.x, instrument ? instrument->rise : 0.0};
}

bool turns(const PoolObject& object, SceneKind scene) {
    const ObjectProperty* angle = findProperty(object, "angle");
    return angle && applies(*angle, object, scene);
}

QPointF middleOf(const ChosenObjects& chosen, SceneKind scene) {
    QPointF sum;
    for (const PoolObject& object : chosen.objects) sum += placeOf(object, scene);
    for (const Probe& probe : chosen.probes) sum += placeOf(probe, scene);
    return chosen.isEmpty() ? sum : sum / static_cast<double>(chosen.count());
}

ChosenObjects movedBy(const ChosenObjects& chosen, QPointF way, const Experiment& experiment) {
    if (chosen.isEmpty()) return chosen;
    const SceneKind scene = experiment.rule.scene;
    const Grid& grid = experiment.grid;
    constexpr double far = 1e300;
    QPointF min(far, far), max(-far, -far);
    const auto include = [&](QPointF place) {
        min = {std::min(min.x(), place.x()), std::min(min.y(), place.y())};
        max = {std::max(max.x(), place.x()), std::max(max.y(), place.y())};
    };
    for (const PoolObject& object : chosen.objects) include(placeOf(object, scene));
    for (const Probe& probe : chosen.probes) include(placeOf(probe, scene));
    way.setX(shortened(way.x(), min.x(), max.x(), grid.width));
    if (scene == SceneKind::Pool) way.setY(shortened(way.y(), min.y(), max.y(), grid.height));
    ChosenObjects moved = chosen;
    for (PoolObject& object : moved.objects)
        object = movedTo(object, placeOf(object, scene) + way, scene, grid);
    for (Probe& probe : moved.probes) probe = movedTo(probe, placeOf(probe, scene) + way, scene, grid);
    return moved;
}

ChosenObjects turnedBy(const ChosenObjects& chosen, double degrees, const Experiment& experiment) {
    const SceneKind scene = experiment.rule.scene;
    ChosenObjects turned = chosen;
    for (PoolObject& object : turned.objects) {
        if (!turns(object, scene)) continue;
        if (scene == SceneKind::String) object = laidOrStoodUp(object, experiment);
        else object.angle = std::remainder(object.angle + degrees, 360.0);
    }
    if (scene == SceneKind::String || chosen.count() < 2) return turned;
    const QPointF middle = middleOf(chosen, scene);
    const Turn turn(degrees);
    const auto to = [&](QPointF place) {
        const Spot off = turn.there({place.x() - middle.x(), place.y() - middle.y()});
        return middle + QPointF(off.x, off.y);
    };
    ChosenObjects all = carried(turned, chosen, experiment, to);
    for (std::size_t i = 0; i < all.objects.size(); ++i) {
        PoolObject before = chosen.objects[i];
        if (all.objects[i] == before) continue;
        if (Spot* end = turningPlaceOf(all.objects[i])) {
            const Spot old = *turningPlaceOf(before);
            const QPointF there = to({old.x, old.y});
            *end = {insideOf(there.x(), experiment.grid.width), insideOf(there.y(), experiment.grid.height)};
        }
    }
    return all;
}

ChosenObjects resizedBy(const ChosenObjects& chosen, double factor, const Experiment& experiment) {
    const SceneKind scene = experiment.rule.scene;
    ChosenObjects grown = chosen;
    for (PoolObject& object : grown.objects) object = resized(object, factor);
    if (chosen.count() < 2) return grown;
    const QPointF middle = middleOf(chosen, scene);
    return carried(grown, chosen, experiment, [&](QPointF place) {
        const QPointF there = middle + factor * (place - middle);
        return scene == SceneKind::Pool ? there : QPointF(there.x(), place.y());
    });
}

QPointF onWholeCells(const PoolObject& object, QPointF place) {
    const double quarters = object.angle / 90.0;
    if (std::abs(quarters - std::round(quarters)) > 1e-9) return {std::round(place.x()), std::round(place.y())};
    QPointF extent = 2.0 * halfExtentOf(object);
    if (std::fmod(std::abs(std::round(quarters)), 2.0) == 1.0) extent = extent.transposed();
    return {onHalves(place.x(), extent.x()), onHalves(place.y(), extent.y())};
}

} // namespace seiche
