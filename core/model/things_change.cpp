// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/things_change.h"

#include "model/limits.h"
#include "model/thing_fields.h"
#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace seiche {

namespace {

class ThingChecker {
public:
    explicit ThingChecker(const Experiment& experiment) : m_experiment(experiment) {}

    void complain(std::string path, Message what) { m_problems.push_back({std::move(path), std::move(what)}); }

    void check(const Thing& thing, const std::string& path) {
        checkName(thing.name, path);
        if (!inside(thing.x, thing.y)) complain(path + ".at", outsidePool(m_experiment.grid, thing.x, thing.y));
        for (const ThingField& field : fieldsOf(thing)) {
            if (field.kind == ThingField::Kind::Word || field.isOtherName) continue;
            if (auto problem = problemWithNumber(field, field.number(thing)))
                complain(path + '.' + std::string(field.id), std::move(*problem));
        }
        if (const Shape* shape = shapeOf(thing)) checkPath(*shape, path + ".path");
        if (const Source* source = std::get_if<Source>(&thing.is)) check(*source, path);
        const bool onlyMeasures = std::holds_alternative<Mark>(thing.is);
        if (m_experiment.rule.medium != Medium::Pool && !onlyMeasures)
            complain(path, {TRANSLATABLE("Problem", "a %1 belongs to a pool"), kindOf(thing)});
        else if (m_experiment.rule.arithmetic == Arithmetic::Integer && !onlyMeasures)
            complain(path, {TRANSLATABLE("Problem", "integer arithmetic takes no %1"), kindOf(thing)});
    }

    void checkName(const std::string& name, const std::string& path) {
        if (name.empty() || name.size() > limits::nameBytes)
            complain(path + ".name", {TRANSLATABLE("Problem", "a name has 1 to %1 bytes"), limits::nameBytes});
    }

    void checkPlace(const Probe& probe, const std::string& path) {
        if (!inside(probe.x, probe.y)) complain(path + ".at", outsidePool(m_experiment.grid, probe.x, probe.y));
    }

    std::vector<Problem> problems() && { return std::move(m_problems); }

private:
    void checkPath(const Shape& shape, const std::string& path) {
        if (shape.form == Form::Paint && shape.path.empty())
            complain(path, TRANSLATABLE("Problem", "missing; the places the brush goes through"));
        if (shape.path.size() > limits::path)
            complain(path, {TRANSLATABLE("Problem", "%1 places are too many (at most %2)"), shape.path.size(),
                            limits::path});
        for (const Spot& spot : shape.path)
            if (!(std::abs(spot.x) <= 1e5 && std::abs(spot.y) <= 1e5)) {
                complain(path, TRANSLATABLE("Problem", "places are at most 100000 cells from the centre"));
                return;
            }
    }

    void check(const Source& source, const std::string& path) {
        const double fastest = m_experiment.stepsPerSecond / 2;
        if (source.hertz > fastest)
            complain(path + ".hertz",
                     {TRANSLATABLE("Problem", "%1 is not allowed (greater than 0, at most %2, half "
                                              "the steps per second)"),
                      source.hertz, fastest});
        if (source.speed > 0.0 && !inside(source.to.x, source.to.y))
            complain(path + ".toX", outsidePool(m_experiment.grid, source.to.x, source.to.y));
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

} // namespace

Message outsidePool(const Grid& grid, double x, double y) {
    return {TRANSLATABLE("Problem", "%1, %2 is outside the pool (0 to %3, 0 to %4)"), x, y, grid.width - 1,
            grid.height - 1};
}

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
            checker.complain(path + ".name",
                             {TRANSLATABLE("Problem", "%1 is the name of another object"), quote(thing.name)});
    }
    if (experiment.things.size() > limits::things)
        checker.complain("things", {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"),
                                    experiment.things.size(), limits::things});
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
        checker.complain(path, {TRANSLATABLE("Problem", "more than %1 objects"), limits::things});
    if (after.probes.size() > limits::probes)
        checker.complain(path, {TRANSLATABLE("Problem", "more than %1 probes"), limits::probes});
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
