// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"

#include "model/cost.h"
#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"
#include "wave/material_map.h"
#include "wave/mode_box.h"
#include "wave/pml_region.h"
#include "wave/wave.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

class Checker {
public:
    void addProblem(std::string path, Message what) {
        m_problems.push_back({std::move(path), std::move(what)});
    }

    void checkSize(const Experiment& e) {
        const Grid& grid = e.grid;
        const bool isString = e.rule.scene == SceneKind::String;
        const std::int64_t max = isString ? limits::stringPoints : limits::poolCells;
        if (grid.width < 1 || grid.height < 1)
            addProblem("size", TRANSLATABLE("Problem", "every size must be at least 1"));
        else if (isString && grid.height != 1)
            addProblem("size", TRANSLATABLE("Problem", "a string has only one size (its number of points)"));
        else if (grid.cells() > max)
            addProblem("size", {isString ? TRANSLATABLE("Problem", "%1 points are too many (at most %2)")
                                         : TRANSLATABLE("Problem", "%1 cells are too many (at most %2)"),
                                grid.cells(), max});
    }

    void checkParameters(const Experiment& e) {
        for (const Parameter& row : parameters()) {
            if (row.id.starts_with("pullWith.")) continue; // checked like every tap
            if (row.kind == Parameter::Kind::Word) continue;
            if (auto problem = problemWithNumber(row, row.number(e)))
                addProblem(std::string(row.id), std::move(*problem));
        }
    }

    // Checks combinations of values.
    void checkRule(const Rule& rule, const std::string& prefix) {
        const std::size_t before = m_problems.size();
        const auto ring = [&](Edge one, Edge other, const char* name, const char* oneName,
                              const char* otherName) {
            if ((one == Edge::Periodic) != (other == Edge::Periodic))
                addProblem(prefix + "edges." + name,
                           {TRANSLATABLE("Problem", "%1 and %2 must both be periodic, or neither"), oneName,
                            otherName});
        };
        ring(rule.edges.left, rule.edges.right, rule.edges.left == Edge::Periodic ? "right" : "left", "left",
             "right");
        if (rule.scene == SceneKind::Pool)
            ring(rule.edges.top, rule.edges.bottom, rule.edges.top == Edge::Periodic ? "bottom" : "top", "top",
                 "bottom");
        if (rule.scene == SceneKind::Pool)
            for (const auto& [edge, name] :
                 {std::pair{rule.edges.left, "left"}, std::pair{rule.edges.right, "right"},
                  std::pair{rule.edges.top, "top"}, std::pair{rule.edges.bottom, "bottom"}})
                if (edge == Edge::Impedance)
                    addProblem(
                        prefix + "edges." + name,
                        {TRANSLATABLE("Problem", "%1 is only available on a string; in a pool, use one of %2"),
                         quote(toString(edge)), "fixed, free, absorbing, periodic"});
        if (rule.scene == SceneKind::Pool && absorbs(rule) && rule.rim < minRim(weightsOf(rule)))
            addProblem(prefix + "edges.rim",
                       {TRANSLATABLE("Problem",
                                     "with the stencil %1, the absorbing layer must be at least %2 cells wide"),
                        quote(toString(rule.stencil)), minRim(weightsOf(rule))});
        if (!takes(rule.scene, rule.scheme))
            addProblem(prefix + "scheme",
                       {TRANSLATABLE("Problem", "%1 is only available on a string; in a pool, use one of %2"),
                        quote(toString(rule.scheme)),
                        namesWhere(allSchemes, [](const SchemeInfo& row) { return !row.isImplicit; })});
        if (rule.arithmetic == Arithmetic::Integer) {
            if (rule.scheme != Scheme::Leapfrog)
                addProblem(prefix + "scheme",
                           TRANSLATABLE("Problem", "integer arithmetic supports only the leapfrog scheme"));
            if (rule.scene == SceneKind::Pool && !takes(rule.arithmetic, rule.stencil))
                addProblem(prefix + "stencil", {TRANSLATABLE("Problem", "integer arithmetic supports only %1"),
                                                namesWhere(allStencils, [](const StencilInfo& row) {
                                                    return row.weights.isEven();
                                                })});
            const Edges& edges = rule.edges;
            const bool pool = rule.scene == SceneKind::Pool;
            if (edges.left == Edge::Absorbing || edges.right == Edge::Absorbing || hasImpedanceEnd(rule) ||
                (pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing)))
                addProblem(prefix + "edges", {TRANSLATABLE("Problem", "integer arithmetic supports only %1"),
                                              "fixed, free, periodic"});
        }
        m_ruleSound = m_problems.size() == before;
    }

    // A string with bending allows few other features.
    void checkBending(const Experiment& e, const std::string& prefix) {
        const Rule& rule = e.rule;
        if (!(rule.bending > 0.0)) return;
        const std::size_t before = m_problems.size();
        const std::string path = prefix + "bending";
        if (rule.scene != SceneKind::String) {
            addProblem(path, TRANSLATABLE("Problem", "stiffness is only available on a string"));
        } else if (rule.arithmetic == Arithmetic::Integer) {
            addProblem(path, TRANSLATABLE("Problem", "integer arithmetic does not support stiffness"));
        } else {
            if (e.grid.width > maxDoubleStringWidth)
                addProblem(path, {TRANSLATABLE("Problem", "a stiff string can have at most %1 points, not %2"),
                                  maxDoubleStringWidth, e.grid.width});
            for (const auto& [edge, name] :
                 {std::pair{rule.edges.left, "left"}, std::pair{rule.edges.right, "right"}})
                if (edge == Edge::Absorbing || edge == Edge::Impedance)
                    addProblem(prefix + "edges." + name,
                               {TRANSLATABLE("Problem", "%1 is not available on a stiff string; use one of %2"),
                                quote(toString(edge)), "fixed, free, periodic"});
            checkOneMedium(e, path);
        }
        m_ruleSound = m_ruleSound && m_problems.size() == before;
    }

    void checkPlace(const Experiment& e, double x, double y, const std::string& path) {
        const auto inside = [](double at, int size) { return std::isfinite(at) && at >= 0 && at <= size - 1; };
        if (inside(x, e.grid.width) && inside(y, e.grid.height)) return;
        if (e.rule.scene == SceneKind::Pool) addProblem(path, outsidePool(e.grid, x, y));
        else addProblem(path, outsideString(e.grid, x));
    }

    void checkPull(const Experiment& e, const Pull& pull, const std::string& path) {
        const double max = maxHeight(e);
        if (!(std::abs(pull.height) <= max)) addProblem(path + ".height", notWithin(pull.height, -max, max));
        if (!(pull.width > 0 && pull.width <= limits::pullWidth))
            addProblem(path + ".width",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), pull.width,
                        Message(TRANSLATABLE("Problem", "greater than %1, at most %2"), 0, limits::pullWidth)});
        checkPlace(e, pull.x, pull.y, path + ".at");
    }

    void checkInside(const std::string& path, double at, int size) {
        if (!(at >= 0 && at <= size - 1))
            addProblem(path, {TRANSLATABLE("Problem", "%1 is out of range (0 to %2)"), at, size - 1});
    }

    void checkDrive(const Experiment& e, const std::string& prefix) {
        if (!e.drive.isOn()) return;
        checkInside(prefix + "drive.x", e.drive.x, e.grid.width);
        checkInside(prefix + "drive.y", e.drive.y, e.grid.height);
        if (e.rule.arithmetic == Arithmetic::Integer)
            addProblem(prefix + "drive.height",
                       TRANSLATABLE("Problem", "integer arithmetic does not support a drive"));
    }

    void checkEvents(const Experiment& e) {
        if (e.events.size() > limits::events)
            addProblem("events", {TRANSLATABLE("Problem", "%1 events are too many (at most %2)"),
                                  e.events.size(), limits::events});
        Experiment current = e;
        current.events.clear();
        std::int64_t last = 0;
        for (std::size_t i = 0; i < e.events.size(); ++i) {
            const Event& event = e.events[i];
            const std::string path = "events[" + std::to_string(i) + "]";
            if (event.step < 0 || event.step > limits::lastStep)
                addProblem(path + ".step", {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), event.step,
                                            Message(TRANSLATABLE("Problem", "0 to %1"), limits::lastStep)});
            else if (event.step < last)
                addProblem(
                    path + ".step",
                    {TRANSLATABLE("Problem", "%1 comes after %2; events must be in order"), event.step, last});
            else last = event.step;
            if (const Pull* pull = std::get_if<Pull>(&event.what)) checkPull(e, *pull, path + ".pull");
            else if (const Hold* hold = std::get_if<Hold>(&event.what)) checkHold(e, *hold, path + ".hold");
            else if (const LocalDamping* localDamping = std::get_if<LocalDamping>(&event.what))
                checkLocalDamping(e, *localDamping, path + ".calm");
            else if (const auto* shape = std::get_if<DrawnShape>(&event.what))
                checkShape(e, *shape, path + ".draw");
            else if (const auto* added = std::get_if<AddedModes>(&event.what))
                checkModes(current, *added, path + ".modes");
            else if (const auto* objects = std::get_if<ObjectsChange>(&event.what))
                checkObjects(current, *objects, path + ".things");
            else checkSettings(current, std::get<Settings>(event.what), path + ".set");
        }
    }

    void checkReal(const Experiment& e, const std::string& prefix) {
        if (e.real.world == World::String && e.rule.scene == SceneKind::Pool)
            addProblem(prefix + "real.world",
                       {TRANSLATABLE("Problem", "%1 is only available on a string; in a pool, use one of %2"),
                        quote(toString(e.real.world)), "water, sound, light, radio"});
    }

    void checkRain(const Experiment& e) {
        if (!e.rain.isOn()) return;
        if (e.rule.scene == SceneKind::String)
            addProblem("rain.rate", TRANSLATABLE("Problem", "rain is only available in a pool"));
        const double max = maxHeight(e);
        if (!(std::abs(e.rain.height) <= max)) addProblem("rain.height", notWithin(e.rain.height, -max, max));
        if (e.rain.kind != RainKind::Fireworks) return;
        checkInside("rain.x", e.rain.x, e.grid.width);
        checkInside("rain.y", e.rain.y, e.grid.height);
    }

    void checkObjects(const Experiment& e) {
        for (Problem& problem : problemsOfObjects(e)) m_problems.push_back(std::move(problem));
    }

    void checkTexts(const Experiment& e) {
        if (lettersIn(e.task) > limits::taskLetters)
            addProblem("task",
                       {TRANSLATABLE("Problem", "a task can have at most %1 characters"), limits::taskLetters});
        if (lettersIn(e.claim) > limits::claimLetters)
            addProblem("claim", {TRANSLATABLE("Problem", "a claim can have at most %1 characters"),
                                 limits::claimLetters});
    }

    void checkView(const Experiment& e) {
        if (!e.view) return;
        if (e.rule.scene == SceneKind::String)
            return addProblem("view", TRANSLATABLE("Problem", "a view is only available in a pool"));
        if (e.view->range > 0.0 && e.view->range < limits::minViewRange)
            addProblem("view.range", {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), e.view->range,
                                      Message(TRANSLATABLE("Problem", "0, or at least 1e-06"))});
        if (lettersIn(e.view->cellUnit) > limits::unitLetters)
            addProblem("view.cellUnit",
                       {TRANSLATABLE("Problem", "a unit can have at most %1 characters"), limits::unitLetters});
        if (!e.view->section) return;
        checkPlace(e, e.view->section->from.x, e.view->section->from.y, "view.section.from");
        checkPlace(e, e.view->section->to.x, e.view->section->to.y, "view.section.to");
    }

    std::vector<Problem> problems() && { return std::move(m_problems); }

private:
    void checkOneMedium(const Experiment& e, const std::string& path) {
        if (e.rule.bending > 0.0 && e.rule.scene == SceneKind::String && hasStiffness(e.objects))
            addProblem(path, TRANSLATABLE("Problem", "a stiff string can have only one medium"));
    }

    void checkHold(const Experiment& e, const Hold& hold, const std::string& path) {
        checkPull(e, hold.pull(), path);
        if (hold.steps < 1 || hold.steps > limits::holdSteps)
            addProblem(path + ".steps",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), hold.steps,
                        Message(TRANSLATABLE("Problem", "an integer from %1 to %2"), 1, limits::holdSteps)});
        if (hold.ramp < 0 || hold.ramp > limits::holdSteps)
            addProblem(path + ".ramp",
                       {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), hold.ramp,
                        Message(TRANSLATABLE("Problem", "an integer from %1 to %2"), 0, limits::holdSteps)});
        const double max = maxHeight(e);
        if (!(std::abs(hold.from) <= max)) addProblem(path + ".from", notWithin(hold.from, -max, max));
        if (!(hold.softness >= 0.0 && hold.softness <= 1.0))
            addProblem(path + ".softness", notWithin(hold.softness, 0.0, 1.0));
    }

    void checkShape(const Experiment& e, const DrawnShape& shape, const std::string& path) {
        const bool isString = e.rule.scene == SceneKind::String;
        const double max = maxHeight(e);
        std::vector<Problem> problems;
        if (isString) problems = problemsOfHeights(shape.heights.values(), 2, max, path + ".heights");
        else if (shape.raster) problems = problemsOfRaster(shape.raster, -max, max, path + ".raster");
        else
            addProblem(path, TRANSLATABLE("Problem", "needs a formula or a raster of the heights in the pool"));
        for (Problem& problem : problems) m_problems.push_back(std::move(problem));
        if (isString && shape.raster)
            addProblem(path + ".raster",
                       TRANSLATABLE("Problem", "is only for a pool; a string uses \"heights\""));
        if (!isString && !shape.heights.empty())
            addProblem(path + ".heights",
                       TRANSLATABLE("Problem", "is only for a string; a pool uses \"formula\" or \"raster\""));
    }

    void checkModes(const Experiment& e, const AddedModes& added, const std::string& modes) {
        checkModeBox(e, added.in, modes + ".in");
        const std::string path = modes + ".waves";
        if (added.modes.size() > limits::addedModes)
            addProblem(path, {TRANSLATABLE("Problem", "%1 standing waves are too many here (at most %2)"),
                              added.modes.size(), limits::addedModes});
        const double max = maxHeight(e);
        for (std::size_t i = 0; i < added.modes.size(); ++i) {
            const AddedMode& mode = added.modes[i];
            const std::string here = path + '[' + std::to_string(i) + ']';
            for (const double halfWaves : {mode.halfWavesX, mode.halfWavesY})
                if (!(halfWaves >= 0.0 && halfWaves <= limits::halfWaves))
                    addProblem(here + ".halfWaves", notWithin(halfWaves, 0.0, limits::halfWaves));
            if (!(std::abs(mode.height) <= max))
                addProblem(here + ".height", notWithin(mode.height, -max, max));
            if (!(mode.phase >= 0.0 && mode.phase <= 1.0))
                addProblem(here + ".phase", notWithin(mode.phase, 0.0, 1.0));
            checkPlace(e, mode.x, mode.y, here + ".at");
        }
    }

    void checkModeBox(const Experiment& e, const std::string& name, const std::string& path) {
        if (name.empty()) return;
        const PoolObject* wall = findObject(e.objects, name);
        if (!wall)
            addProblem(path, {TRANSLATABLE("Problem", "there is no wall called %1 in the pool at this step"),
                              quote(name)});
        else if (!isModeBox(*wall))
            addProblem(
                path,
                {TRANSLATABLE(
                     "Problem",
                     "%1 is not a box-shaped wall that is fixed or free, has a thickness and does not move"),
                 quote(name)});
    }

    void checkLocalDamping(const Experiment& e, const LocalDamping& localDamping, const std::string& path) {
        checkPlace(e, localDamping.x, localDamping.y, path + ".at");
        if (!(localDamping.radius >= 0 && localDamping.radius <= limits::localDampingRadius))
            addProblem(path + ".radius", notWithin(localDamping.radius, 0.0, limits::localDampingRadius));
        if (!(localDamping.factor >= 0 && localDamping.factor <= 1))
            addProblem(path + ".factor", notWithin(localDamping.factor, 0.0, 1.0));
    }

    void checkObjects(Experiment& current, const ObjectsChange& change, const std::string& path) {
        for (Problem& problem : problemsOfChange(current, change, path))
            m_problems.push_back(std::move(problem));
        applyObjects(current, change);
        if (m_ruleSound) checkOneMedium(current, path);
    }

    void checkSettings(Experiment& current, const Settings& settings, const std::string& path) {
        bool sound = true;
        for (const Setting& setting : settings) {
            const Parameter* row = findParameter(setting.id);
            std::optional<Message> problem;
            if (!row) problem = TRANSLATABLE("Problem", "unknown parameter");
            else if (!row->duringRun) problem = TRANSLATABLE("Problem", "cannot be changed during a run");
            else problem = problemWith(*row, setting.value);
            if (!problem) continue;
            addProblem(path + "." + setting.id, std::move(*problem));
            sound = false;
        }
        if (!sound) return;
        const Pull pullWith = current.pullWith;
        applySettings(current, settings);
        if (current.pullWith != pullWith) checkPull(current, current.pullWith, path + ".pullWith");
        if (m_ruleSound) checkRule(current.rule, path + ".");
        if (m_ruleSound) checkBending(current, path + ".");
        checkReal(current, path + ".");
        checkDrive(current, path + ".");
    }

    static double maxHeight(const Experiment& e) {
        return e.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
    }

    // Returns the number of UTF-8 characters.
    static std::size_t lettersIn(const std::string& text) {
        return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
    }

    static Message notWithin(double value, double min, double max) {
        return {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), value,
                Message(TRANSLATABLE("Problem", "at least %1, at most %2"), min, max)};
    }

    std::vector<Problem> m_problems;
    bool m_ruleSound = true; ///< false: skips checks of events against the rule
};

} // namespace

std::vector<Problem> validate(const Experiment& experiment) {
    Checker checker;
    checker.checkSize(experiment);
    checker.checkTexts(experiment);
    checker.checkParameters(experiment);
    checker.checkRule(experiment.rule, "");
    checker.checkBending(experiment, "");
    checker.checkPull(experiment, experiment.pullWith, "pullWith");
    checker.checkDrive(experiment, "");
    checker.checkReal(experiment, "");
    checker.checkRain(experiment);
    checker.checkObjects(experiment);
    checker.checkView(experiment);
    for (std::size_t i = 0; i < experiment.probes.size(); ++i) {
        const Probe& probe = experiment.probes[i];
        checker.checkPlace(experiment, probe.x, probe.y, "probes[" + std::to_string(i) + "].at");
    }
    if (experiment.probes.size() > limits::probes)
        checker.addProblem("probes", {TRANSLATABLE("Problem", "more than %1 probes"), limits::probes});
    checker.checkEvents(experiment);
    std::vector<Problem> problems = std::move(checker).problems();
    // Costs can be computed only for a valid experiment.
    return problems.empty() ? problemsOfCost(experiment) : problems;
}

} // namespace seiche
