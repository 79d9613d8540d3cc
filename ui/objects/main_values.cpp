// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/main_values.h"

#include "model/object_properties.h"
#include "objects/object_extent.h"
#include "objects/object_values.h"
#include "study/natural_ceiling.h"
#include "theory/dispersion.h"
#include "theory/stability.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

using Keys = std::vector<std::string_view>;

constexpr std::size_t maxValues = 2;
constexpr double shortestWave = 6.0; // cells
constexpr double fastest = 2.0;      // speed of a medium relative to the surroundings
constexpr double slowest = 0.2;

/// Return the keys in order of their importance. Keys that do not apply are skipped later.
Keys keysOf(const PoolObject& object, const Wall& wall) {
    if (moves(object)) return {"speed", "angle"};
    if (wall.shape.form == Form::Line) return {"distance", "opening", "impedance", "angle", "width"};
    return {"opening", "impedance", "width", "height", "thickness", "angle"};
}

Keys keysOf(const PoolObject&, const MediumRegion&) { return {"speed", "width", "height", "angle"}; }

Keys keysOf(const PoolObject&, const Source& source) {
    if (!isSteady(source.signal)) return {"height", source.every > 0.0 ? "every" : "hertz"};
    if (source.circles()) return {"turns", "hertz"};
    if (source.speed > 0.0) return {"speed", "hertz"};
    if (source.form == SourceForm::Array) return {"steer", "hertz"};
    return {"hertz", "height"};
}

Keys keysOf(const PoolObject&, const Instrument& instrument) {
    switch (instrument.kind) {
    case InstrumentKind::Stopwatch:
    case InstrumentKind::Trace: return {};
    case InstrumentKind::Point: return {object_value::x, object_value::y};
    case InstrumentKind::Line: return {"angle", "rise"};
    case InstrumentKind::Tape:
    case InstrumentKind::Scale:
    case InstrumentKind::Screen: return {"length", "angle", "rise"};
    }
    return {};
}

ValueScale scaleOf(std::string_view key, const PoolObject* object, const Experiment& experiment) {
    using Kind = ValueScale::Kind;
    const Grid& grid = experiment.grid;
    const bool onString = experiment.rule.scene == SceneKind::String;
    const double size = std::max(grid.width, grid.height);
    const double cellsPerSecond = longWaveSpeed(experiment.rule) * experiment.stepsPerSecond;
    const Source* source = object ? std::get_if<Source>(&object->is) : nullptr;
    if (key == object_value::x) return {Kind::Linear, 0.0, grid.width - 1.0, 1.0, 1.0};
    if (key == object_value::y) return {Kind::Linear, 0.0, grid.height - 1.0, 1.0, 1.0};
    if (key == "hertz") {
        const double perSecond = experiment.stepsPerSecond;
        const double max = frequencyOf(experiment.rule, shortestWave) * perSecond;
        // The longest wave is four strings long, between a fixed and a free end.
        const double min = frequencyOf(experiment.rule, (onString ? 4.0 : 2.0) * size) * perSecond;
        return {Kind::Logarithmic, std::clamp(min, 1e-3 * max, 0.1 * max), max};
    }
    if (key == "height" && source) {
        const double max =
            onString ? naturalCeiling(experiment) : 4.0 * std::max(1.0, std::abs(experiment.pullWith.height));
        return {Kind::Linear, 0.0, max, max / 100.0};
    }
    if (key == "every") return {Kind::Logarithmic, 0.1, 10.0};
    if (key == "turns") return {Kind::Linear, -2.0, 2.0, 0.05};
    if (key == "steer") return {Kind::Linear, -60.0, 60.0, 1.0};
    if (key == "angle") return {Kind::Linear, -180.0, 180.0, 1.0};
    if (key == "impedance") return {Kind::Logarithmic, 0.01, 100.0};
    if (key == "rise") {
        const double ceiling = naturalCeiling(experiment);
        return {Kind::Linear, -ceiling, ceiling, ceiling / 40.0};
    }
    if (key == "speed" && object && std::holds_alternative<MediumRegion>(object->is)) {
        const double limit = std::sqrt(stabilityOf(experiment.rule).limitK / kOf(experiment.rule));
        return {Kind::Logarithmic, slowest, std::clamp(limit, 1.0, fastest)};
    }
    // A wall that is as fast as the waves would break the simulation; 0 would end the motion.
    if (key == "speed")
        return {Kind::Linear, 0.05 * cellsPerSecond, (source ? 1.5 : 0.9) * cellsPerSecond,
                cellsPerSecond / 100.0};
    if (key == "opening" || key == "distance" || key == "thickness")
        return {Kind::Linear, 1.0, size / 2.0, 1.0, 1.0};
    return {Kind::Linear, 1.0, size, 1.0, 1.0};
}

} // namespace

std::vector<MainValue> mainValuesOf(const ChosenObjects& chosen, const Experiment& experiment) {
    if (chosen.count() != 1) return {};
    const SceneKind scene = experiment.rule.scene;
    const PoolObject* object = chosen.objects.empty() ? nullptr : &chosen.objects.front();
    const Keys keys = object
                          ? std::visit([object](const auto& kind) { return keysOf(*object, kind); }, object->is)
                          : Keys{object_value::x, object_value::y};
    const auto isFor = [&](std::string_view key) {
        if (key == object_value::x) return true;
        if (key == object_value::y) return scene == SceneKind::Pool;
        const ObjectProperty* property = findProperty(*object, key);
        if (!property || !applies(*property, *object, scene)) return false;
        // Beside a string, instruments are level or upright. Upright ones have no height of their own.
        if (scene == SceneKind::String && key == "angle") return false;
        return !(key == "rise" && isUpright(*object));
    };
    std::vector<MainValue> values;
    for (const std::string_view key : keys)
        if (values.size() < maxValues && isFor(key)) values.push_back({key, scaleOf(key, object, experiment)});
    if (values.empty() && !keys.empty())
        values.push_back({object_value::x, scaleOf(object_value::x, object, experiment)});
    return values;
}

} // namespace seiche
