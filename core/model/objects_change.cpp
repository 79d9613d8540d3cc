// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/objects_change.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "wave/deterministic_math.h"
#include "wave/emission.h"
#include "wave/expects.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <set>

namespace seiche {

namespace {

class ObjectChecker {
public:
    explicit ObjectChecker(const Experiment& experiment) : m_experiment(experiment) {}

    void addProblem(std::string path, Message what) {
        m_problems.push_back({std::move(path), std::move(what)});
    }

    void check(const PoolObject& object, const std::string& path) {
        checkName(object.name, path);
        checkPlace(object.x, object.y, path);
        for (const ObjectProperty& property : propertiesOf(object)) {
            if (property.kind == ObjectProperty::Kind::Word || property.isOtherName) continue;
            if (auto problem = problemWithNumber(property, property.number(object)))
                addProblem(path + '.' + std::string(property.id), std::move(*problem));
        }
        if (const Shape* shape = shapeOf(object)) checkPath(*shape, path + ".path");
        if (const Source* source = std::get_if<Source>(&object.is)) check(*source, path);
        const bool onlyMeasures = std::holds_alternative<Instrument>(object.is);
        const bool isRegion = std::holds_alternative<MediumRegion>(object.is);
        if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is)) check(*region, path);
        if (isOnString() && isRegion) checkStretch(object, path);
        else if (isRegion && shapeOf(object)->form == Form::Cavity)
            addProblem(path + ".form",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), quote(toString(Form::Cavity)),
                        Message(TRANSLATABLE("Problem", "only for walls"))});
        if (const Wall* wall = std::get_if<Wall>(&object.is)) check(*wall, path);
        if (const Instrument* instrument = std::get_if<Instrument>(&object.is)) check(*instrument, path);
        if (isOnString() && std::holds_alternative<Wall>(object.is))
            addProblem(path, {TRANSLATABLE("Problem", "a %1 is only available in a pool"), kindOf(object)});
        else if (m_experiment.rule.arithmetic == Arithmetic::Integer && !onlyMeasures)
            addProblem(path,
                       {TRANSLATABLE("Problem", "integer arithmetic does not support a %1"), kindOf(object)});
    }

    void checkName(const std::string& name, const std::string& path) {
        if (name.empty() || name.size() > limits::nameBytes)
            addProblem(path + ".name",
                       {TRANSLATABLE("Problem", "a name must be 1 to %1 bytes long"), limits::nameBytes});
    }

    void checkPlace(const Probe& probe, const std::string& path) { checkPlace(probe.x, probe.y, path); }

    std::vector<Problem> problems() && { return std::move(m_problems); }

private:
    bool isOnString() const { return m_experiment.rule.scene == SceneKind::String; }

    void checkPlace(double x, double y, const std::string& path) {
        if (inside(x, y)) return;
        addProblem(path + ".at", isOnString() && y == 0.0 ? outsideString(m_experiment.grid, x)
                                                          : outsidePool(m_experiment.grid, x, y));
    }

    // On a string only the section along x matters.
    void checkStretch(const PoolObject& object, const std::string& path) {
        const Shape& shape = *shapeOf(object);
        if (shape.form != Form::Box)
            addProblem(path + ".form",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), quote(toString(shape.form)),
                        Message(TRANSLATABLE("Problem", "on a string: box"))});
        mustBeZero(path + ".angle", object.angle);
        mustBeZero(path + ".thickness", shape.thickness);
    }

    void mustBeZero(const std::string& path, double value) {
        if (value != 0.0)
            addProblem(path, {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), value,
                              Message(TRANSLATABLE("Problem", "on a string: 0"))});
    }

    void checkPath(const Shape& shape, const std::string& path) {
        if (shape.form == Form::Paint && shape.path.empty())
            addProblem(path, TRANSLATABLE("Problem", "is missing (the places along the brush path)"));
        if (shape.form == Form::Outline && shape.path.size() < minCorners)
            addProblem(path, {TRANSLATABLE("Problem", "is missing (at least %1 corners of the outline)"),
                              static_cast<std::int64_t>(minCorners)});
        if (shape.path.size() > limits::path)
            addProblem(path, {TRANSLATABLE("Problem", "%1 places are too many (at most %2)"), shape.path.size(),
                              limits::path});
        for (const Spot& spot : shape.path)
            if (!(std::abs(spot.x) <= limits::pathReach && std::abs(spot.y) <= limits::pathReach)) {
                addProblem(path,
                           TRANSLATABLE("Problem", "places must be at most 100000 cells from the centre"));
                return;
            }
    }

    void check(const Wall& wall, const std::string& path) {
        if (!(wall.speed > 0.0)) return;
        if (!canTravel(wall))
            return addProblem(
                path + ".speed",
                TRANSLATABLE(
                    "Problem",
                    "an absorbing wall cannot move; use a wall with impedance 1 instead, which also absorbs"));
        const double ofWaves = longWaveSpeed(m_experiment.rule) * m_experiment.stepsPerSecond;
        if (!(wall.speed < ofWaves))
            addProblem(
                path + ".speed",
                {TRANSLATABLE(
                     "Problem",
                     "%1 is too fast: a wall must move more slowly than the waves (%2 cells per second)"),
                 wall.speed, ofWaves});
        if (!inside(wall.to.x, wall.to.y))
            addProblem(path + ".toX", outsidePool(m_experiment.grid, wall.to.x, wall.to.y));
    }

    void check(const MediumRegion& region, const std::string& path) {
        if (!region.raster) return;
        if (isOnString())
            addProblem(
                path + ".raster",
                TRANSLATABLE("Problem", "a formula or picture of the speed is only available in a pool"));
        addAll(problemsOfRaster(region.raster, 0.0, largestValueOf(region.quantity), path + ".raster"));
    }

    void checkCurve(const Source& source, const std::string& path) {
        if (source.signal == Signal::Drawn && !source.curve)
            addProblem(path,
                       {TRANSLATABLE("Problem", "needs 2 to %1 values over one period"), limits::traceHeights});
        if (!source.curve) return;
        if (source.curve->rows != 1 || source.curve->columns < 2)
            addProblem(path,
                       {TRANSLATABLE("Problem", "needs 2 to %1 values over one period"), limits::traceHeights});
        else addAll(problemsOfRaster(source.curve, -1.0, 1.0, path));
    }

    void check(const Source& source, const std::string& path) {
        checkCurve(source, path + ".curve");
        const double fastest = m_experiment.stepsPerSecond / 2;
        if (source.hertz > fastest)
            addProblem(path + ".hertz",
                       {TRANSLATABLE("Problem", "%1 is not allowed (greater than 0, at most %2, half "
                                                "the steps per second)"),
                        source.hertz, fastest});
        if (!isFormOf(source.form, m_experiment.rule.scene))
            addProblem(
                path + ".form",
                {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), quote(toString(source.form)),
                 Message(isOnString() ? TRANSLATABLE("Problem", "on a string: point, line, held")
                                      : TRANSLATABLE("Problem", "in a pool: point, line, multipole, array"))});
        if (isOnString() && source.profile != LineProfile::Even)
            addProblem(path + ".profile",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), quote(toString(source.profile)),
                        Message(TRANSLATABLE("Problem", "on a string: even"))});
        if (isOnString()) mustBeZero(path + ".orbit", source.orbit);
        if (source.speed > 0.0 && !inside(source.to.x, source.to.y))
            addProblem(path + ".toX", isOnString() && source.to.y == 0.0
                                          ? outsideString(m_experiment.grid, source.to.x)
                                          : outsidePool(m_experiment.grid, source.to.x, source.to.y));
    }

    void check(const Instrument& instrument, const std::string& path) {
        if (instrument.kind == InstrumentKind::Trace && !isOnString())
            addProblem(path + ".mark", {TRANSLATABLE("Problem", "a %1 is only available on a string"),
                                        toString(InstrumentKind::Trace)});
        if (instrument.kind == InstrumentKind::Screen && isOnString())
            addProblem(path + ".mark", {TRANSLATABLE("Problem", "a %1 is only available in a pool"),
                                        toString(InstrumentKind::Screen)});
        const std::size_t min = instrument.kind == InstrumentKind::Trace ? 2 : 0;
        addAll(problemsOfHeights(instrument.heights.values(), min, limits::traceHeight, path + ".heights"));
    }

    void addAll(std::vector<Problem> problems) {
        for (Problem& problem : problems) m_problems.push_back(std::move(problem));
    }

    bool inside(double x, double y) const {
        const Grid& grid = m_experiment.grid;
        return x >= 0 && y >= 0 && x <= grid.width - 1 && y <= grid.height - 1;
    }

    const Experiment& m_experiment;
    std::vector<Problem> m_problems;
};

template <class T>
void put(std::vector<T>& all, const std::vector<T>& changed) {
    for (const T& each : changed) {
        const auto old = std::ranges::find(all, each.name, &T::name);
        if (old == all.end()) all.push_back(each);
        else *old = each;
    }
}

bool swellsInPlace(const Source& source) {
    return isSteady(source.signal) && !source.travels() && !source.rests();
}

// Adapts the times of fade-in and fade-out, one cycle each, so that their elapsed fractions do not
// change.
void preserveFades(Source& source, double hertz, double now) {
    const double gone = (now - source.from) * source.hertz, left = (source.until - now) * source.hertz;
    if (gone <= 0.0 || (source.stops() && left <= 0.0)) return;
    if (source.stops())
        source.until = left >= 1.0 ? std::max(source.until, now + 1.0 / hertz) : now + left / hertz;
    source.from = gone >= 1.0 ? std::min(source.from, now - 1.0 / hertz) : now - gone / hertz;
}

} // namespace

std::vector<Problem> problemsOfHeights(const std::vector<double>& heights, std::size_t min, double max,
                                       const std::string& path) {
    std::vector<Problem> problems;
    if (heights.size() < min)
        problems.push_back({path, TRANSLATABLE("Problem", "is missing (at least two values)")});
    if (heights.size() > limits::traceHeights)
        problems.push_back({path,
                            {TRANSLATABLE("Problem", "%1 values are too many (at most %2)"), heights.size(),
                             limits::traceHeights}});
    if (!std::ranges::all_of(heights, [max](double height) { return std::abs(height) <= max; }))
        problems.push_back(
            {path, {TRANSLATABLE("Problem", "a value is too large (at most %1, positive or negative)"), max}});
    return problems;
}

std::vector<Problem> problemsOfRaster(const SharedRaster& raster, double min, double max,
                                      const std::string& path) {
    SEICHE_EXPECTS(raster);
    std::vector<Problem> problems;
    const auto isSide = [](int count) { return count >= 1 && count <= limits::rasterSide; };
    const std::size_t count = raster->values.size();
    if (!isSide(raster->columns) || !isSide(raster->rows) ||
        count != static_cast<std::size_t>(raster->columns) * static_cast<std::size_t>(raster->rows))
        problems.push_back(
            {path,
             {TRANSLATABLE("Problem", "%1 values do not fill %2 columns by %3 rows (at most %4 by %4)"), count,
              raster->columns, raster->rows, limits::rasterSide}});
    else if (!(raster.min() >= min && raster.max() <= max))
        problems.push_back({path,
                            {TRANSLATABLE("Problem", "some values are out of range (%1)"),
                             Message(TRANSLATABLE("Problem", "at least %1, at most %2"), min, max)}});
    return problems;
}

double largestValueOf(RasterQuantity quantity) {
    return quantity == RasterQuantity::Speed ? std::sqrt(limits::factor) : limits::factor;
}

Message outsideString(const Grid& grid, double x) {
    return {TRANSLATABLE("Problem", "%1 is outside the string (0 to %2)"), x, grid.width - 1};
}

Message outsidePool(const Grid& grid, double x, double y) {
    return {TRANSLATABLE("Problem", "%1, %2 is outside the pool (0 to %3, 0 to %4)"), x, y, grid.width - 1,
            grid.height - 1};
}

void applyObjects(Experiment& experiment, const ObjectsChange& change) {
    put(experiment.objects, change.put);
    put(experiment.probes, change.probes);
    for (const std::string& name : change.remove) {
        if (std::erase_if(experiment.objects, [&](const PoolObject& object) { return object.name == name; }) >
            0)
            continue;
        const auto probe = std::ranges::find(experiment.probes, name, &Probe::name);
        if (probe != experiment.probes.end()) experiment.probes.erase(probe);
    }
}

bool isUniform(const Experiment& experiment) {
    return std::ranges::none_of(experiment.objects,
                                [](const PoolObject& object) { return shapeOf(object) != nullptr; });
}

bool isSameMaterial(const PoolObjects& one, const PoolObjects& other) {
    const auto nextOf = [](const PoolObjects& objects, std::size_t& at) -> const PoolObject* {
        while (at < objects.size() && !shapeOf(objects[at])) ++at;
        return at < objects.size() ? &objects[at++] : nullptr;
    };
    for (std::size_t i = 0, j = 0;;) {
        const PoolObject *a = nextOf(one, i), *b = nextOf(other, j);
        if (!a || !b) return a == b;
        if (!(*a == *b)) return false;
    }
}

std::vector<Problem> problemsOfObjects(const Experiment& experiment) {
    ObjectChecker checker(experiment);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < experiment.objects.size(); ++i) {
        const PoolObject& object = experiment.objects[i];
        const std::string path = "things[" + std::to_string(i) + "]";
        checker.check(object, path);
        if (!names.insert(object.name).second)
            checker.addProblem(path + ".name", {TRANSLATABLE("Problem", "%1 is the name of another object"),
                                                quote(object.name)});
    }
    if (experiment.objects.size() > limits::objects)
        checker.addProblem("things", {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"),
                                      experiment.objects.size(), limits::objects});
    return std::move(checker).problems();
}

std::vector<Problem> problemsOfChange(const Experiment& experiment, const ObjectsChange& change,
                                      const std::string& path) {
    ObjectChecker checker(experiment);
    for (std::size_t i = 0; i < change.put.size(); ++i)
        checker.check(change.put[i], path + ".put[" + std::to_string(i) + "]");
    for (std::size_t i = 0; i < change.probes.size(); ++i)
        checker.checkPlace(change.probes[i], path + ".probes[" + std::to_string(i) + "]");
    // Only a change that may exceed a limit is tried out, because copies of many objects are slow.
    if (experiment.objects.size() + change.put.size() > limits::objects ||
        experiment.probes.size() + change.probes.size() > limits::probes) {
        Experiment after;
        after.objects = experiment.objects;
        after.probes = experiment.probes;
        applyObjects(after, change);
        if (after.objects.size() > limits::objects)
            checker.addProblem(path, {TRANSLATABLE("Problem", "more than %1 objects"), limits::objects});
        if (after.probes.size() > limits::probes)
            checker.addProblem(path, {TRANSLATABLE("Problem", "more than %1 probes"), limits::probes});
    }
    return std::move(checker).problems();
}

PoolObject withFrequency(const PoolObject& source, double hertz, double stepsPerSecond, std::int64_t frame) {
    PoolObject changed = source;
    Source* swinging = std::get_if<Source>(&changed.is);
    if (!swinging) return changed;
    const double n = static_cast<double>(frame);
    if (isPeriodic(swinging->signal))
        swinging->phase = fractionOf(fractionOf(swinging->hertz / stepsPerSecond * n) + swinging->phase -
                                     fractionOf(hertz / stepsPerSecond * n));
    if (swellsInPlace(*swinging)) preserveFades(*swinging, hertz, n / stepsPerSecond);
    swinging->hertz = hertz;
    return changed;
}

PoolObject withHeight(const PoolObject& source, double height, double stepsPerSecond, std::int64_t frame) {
    PoolObject changed = source;
    Source* swinging = std::get_if<Source>(&changed.is);
    if (!swinging) return changed;
    const double now = static_cast<double>(frame) / stepsPerSecond;
    const double gone = (now - swinging->from) * swinging->hertz;
    const double share = cosineRise(gone) * swinging->height / height;
    if (swellsInPlace(*swinging) && gone < 1.0 && share > 0.0 && share <= 1.0)
        swinging->from = now - std::acos(1.0 - 2.0 * share) / std::numbers::pi / swinging->hertz;
    swinging->height = height;
    return changed;
}

void preservePhases(Experiment& experiment, double old, std::int64_t frame) {
    const double n = static_cast<double>(frame);
    for (PoolObject& object : experiment.objects)
        if (Source* source = std::get_if<Source>(&object.is); source && isPeriodic(source->signal))
            source->phase = fractionOf(fractionOf(source->hertz / old * n) + source->phase -
                                       fractionOf(source->hertz / experiment.stepsPerSecond * n));
}

std::string freeName(const PoolObjects& objects, std::string_view kind) {
    const std::string beginning = std::string(kind) + ' ';
    std::vector<bool> isTaken(objects.size() + 2);
    for (const PoolObject& object : objects) {
        if (!object.name.starts_with(beginning)) continue;
        const std::string_view digits = std::string_view(object.name).substr(beginning.size());
        std::size_t number = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (number < isTaken.size() && digits == std::to_string(number)) isTaken[number] = true;
    }
    std::size_t number = 1;
    while (isTaken[number]) ++number;
    return beginning + std::to_string(number);
}

} // namespace seiche
