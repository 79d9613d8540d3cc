// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/things_change.h"

#include "model/elided.h"
#include "model/limits.h"
#include "model/thing_fields.h"
#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace seiche {

namespace {

std::string written(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

class ThingChecker {
public:
    explicit ThingChecker(const Experiment& experiment) : m_experiment(experiment) {}

    void complain(std::string path, std::string message) {
        m_problems.push_back({std::move(path), std::move(message)});
    }

    void check(const Thing& thing, const std::string& path) {
        checkName(thing.name, path);
        if (!inside(thing.x, thing.y)) complainOfPlace(thing.x, thing.y, path + ".at");
        for (const ThingField& field : fieldsOf(thing)) {
            if (field.kind == Adjustable::Kind::Word || field.isOtherName) continue;
            const std::string problem = problemWithNumber(field, field.number(thing));
            if (!problem.empty()) complain(path + '.' + std::string(field.key), problem);
        }
        if (const Shape* shape = shapeOf(thing)) checkPath(*shape, path + ".path");
        if (const Source* source = std::get_if<Source>(&thing.is)) check(*source, path);
        const bool onlyMeasures = std::holds_alternative<Mark>(thing.is);
        if (m_experiment.rule.medium != Medium::Pool && !onlyMeasures)
            complain(path, "a " + std::string(kindOf(thing)) + " belongs to a pool");
        else if (m_experiment.rule.arithmetic == Arithmetic::Integer && !onlyMeasures)
            complain(path, "integer arithmetic takes no " + std::string(kindOf(thing)));
    }

    void checkName(const std::string& name, const std::string& path) {
        if (name.empty() || name.size() > limits::nameBytes)
            complain(path + ".name", "a name has 1 to " + std::to_string(limits::nameBytes) + " bytes");
    }

    void checkPlace(const Probe& probe, const std::string& path) {
        if (!inside(probe.x, probe.y)) complainOfPlace(probe.x, probe.y, path + ".at");
    }

    std::vector<Problem> problems() && { return std::move(m_problems); }

private:
    void checkPath(const Shape& shape, const std::string& path) {
        if (shape.form == Form::Paint && shape.path.empty())
            complain(path, "missing; the places the brush goes through");
        if (shape.path.size() > limits::path)
            complain(path, std::to_string(shape.path.size()) + " places are too many (at most " +
                               std::to_string(limits::path) + ")");
        for (const Spot& spot : shape.path)
            if (!(std::abs(spot.x) <= 1e5 && std::abs(spot.y) <= 1e5)) {
                complain(path, "places are at most 100000 cells from the centre");
                return;
            }
    }

    void check(const Source& source, const std::string& path) {
        const double fastest = m_experiment.stepsPerSecond / 2;
        if (source.hertz > fastest)
            complain(path + ".hertz", written(source.hertz) + " is not allowed (greater than 0, at most " +
                                          written(fastest) + ", half the steps per second)");
        if (source.speed > 0.0 && !inside(source.to.x, source.to.y))
            complainOfPlace(source.to.x, source.to.y, path + ".toX");
    }

    bool inside(double x, double y) const {
        const Grid& grid = m_experiment.grid;
        return x >= 0 && y >= 0 && x <= grid.width - 1 && y <= grid.height - 1;
    }

    void complainOfPlace(double x, double y, const std::string& path) {
        const Grid& grid = m_experiment.grid;
        complain(path, written(x) + ", " + written(y) + " is outside the pool (0 to " +
                           std::to_string(grid.width - 1) + ", 0 to " + std::to_string(grid.height - 1) + ")");
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

} // namespace

void applyThings(Experiment& experiment, const ThingsChange& change) {
    put(experiment.things, change.put);
    put(experiment.probes, change.probes);
    for (const std::string& name : change.remove) {
        if (std::erase_if(experiment.things, [&](const Thing& thing) { return thing.name == name; }) > 0)
            continue;
        const auto probe = std::ranges::find(experiment.probes, name, &Probe::name);
        if (probe != experiment.probes.end()) experiment.probes.erase(probe);
    }
}

bool isUniform(const Experiment& experiment) {
    return std::ranges::none_of(experiment.things,
                                [](const Thing& thing) { return shapeOf(thing) != nullptr; });
}

std::vector<Problem> problemsOfThings(const Experiment& experiment) {
    ThingChecker checker(experiment);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < experiment.things.size(); ++i) {
        const Thing& thing = experiment.things[i];
        const std::string path = "things[" + std::to_string(i) + "]";
        checker.check(thing, path);
        if (!names.insert(thing.name).second)
            checker.complain(path + ".name", '"' + elided(thing.name) + "\" is the name of another thing");
    }
    if (experiment.things.size() > limits::things)
        checker.complain("things", std::to_string(experiment.things.size()) + " things are too many (at most " +
                                       std::to_string(limits::things) + ")");
    return std::move(checker).problems();
}

std::vector<Problem> problemsOfChange(const Experiment& experiment, const ThingsChange& change,
                                      const std::string& path) {
    ThingChecker checker(experiment);
    for (std::size_t i = 0; i < change.put.size(); ++i)
        checker.check(change.put[i], path + ".put[" + std::to_string(i) + "]");
    for (std::size_t i = 0; i < change.probes.size(); ++i)
        checker.checkPlace(change.probes[i], path + ".probes[" + std::to_string(i) + "]");
    Experiment after;
    after.things = experiment.things;
    after.probes = experiment.probes;
    applyThings(after, change);
    if (after.things.size() > limits::things)
        checker.complain(path, "more than " + std::to_string(limits::things) + " things");
    if (after.probes.size() > limits::probes)
        checker.complain(path, "more than " + std::to_string(limits::probes) + " probes");
    return std::move(checker).problems();
}

Thing withFrequency(const Thing& source, double hertz, double stepsPerSecond, std::int64_t frame) {
    Thing changed = source;
    Source* sine = std::get_if<Source>(&changed.is);
    if (!sine) return changed;
    if (sine->signal != Signal::Sine) {
        sine->hertz = hertz;
        return changed;
    }
    const double n = static_cast<double>(frame);
    sine->phase = fractionOf(fractionOf(sine->hertz / stepsPerSecond * n) + sine->phase -
                             fractionOf(hertz / stepsPerSecond * n));
    sine->hertz = hertz;
    return changed;
}

void keepPhases(Experiment& experiment, double old, std::int64_t frame) {
    const double n = static_cast<double>(frame);
    for (Thing& thing : experiment.things)
        if (Source* source = std::get_if<Source>(&thing.is); source && source->signal == Signal::Sine)
            source->phase = fractionOf(fractionOf(source->hertz / old * n) + source->phase -
                                       fractionOf(source->hertz / experiment.stepsPerSecond * n));
}

std::string freeName(const Things& things, std::string_view kind) {
    for (int number = 1;; ++number) {
        std::string name = std::string(kind) + ' ' + std::to_string(number);
        if (!findThing(things, name)) return name;
    }
}

} // namespace seiche
