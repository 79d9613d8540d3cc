// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"

#include "model/limits.h"
#include "model/parameter.h"
#include "model/run_memory.h"
#include "model/things_change.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace seiche {

namespace {

class Checker {
public:
    void complain(std::string path, std::string message) {
        m_problems.push_back({std::move(path), std::move(message)});
    }

    void checkSize(const Experiment& e) {
        const Grid& grid = e.grid;
        const bool isString = e.rule.medium == Medium::String;
        const std::int64_t most = isString ? limits::stringPoints : limits::poolCells;
        const std::size_t before = m_problems.size();
        if (grid.width < 1 || grid.height < 1) complain("size", "every size must be at least 1");
        else if (isString && grid.height != 1) complain("size", "a string has one size, its number of points");
        else if (grid.cells() > most)
            complain("size", std::to_string(grid.cells()) + (isString ? " points are" : " cells are") +
                                 " too many (at most " + std::to_string(most) + ")");
        m_sizeSound = m_problems.size() == before;
    }

    // As the experiment begins or has become by events.
    void checkMemory(const Experiment& e) {
        if (m_sizeSound) m_memory = std::max(m_memory, bytesOfRun(e));
    }

    void complainOfMemory(const Experiment& e) {
        if (m_memory <= limits::memory) return;
        const auto megabytes = [](std::size_t bytes) { return std::to_string((bytes + 999'999) / 1'000'000); };
        complain("size", std::to_string(e.grid.width) + " by " + std::to_string(e.grid.height) +
                             " cells with these edges, scheme and things take " + megabytes(m_memory) +
                             " MB of memory (at most " + megabytes(limits::memory) + " MB)");
    }

    void checkParameters(const Experiment& e) {
        for (const Parameter& row : parameters()) {
            if (row.id.starts_with("pullWith.")) continue; // checked as every pull is
            const std::string problem =
                row.kind == Parameter::Kind::Number ? problemWith(row, row.number(e)) : std::string();
            if (!problem.empty()) complain(std::string(row.id), problem);
        }
    }

    // What no single value can show: which values go together.
    void checkRule(const Rule& rule, const std::string& prefix) {
        const std::size_t before = m_problems.size();
        const auto ring = [&](Edge one, Edge other, const char* name, const char* oneName,
                              const char* otherName) {
            if ((one == Edge::Periodic) != (other == Edge::Periodic))
                complain(prefix + "edges." + name, std::string("periodic needs both ") + oneName + " and " +
                                                       otherName + " to be periodic, or neither");
        };
        ring(rule.edges.left, rule.edges.right, rule.edges.left == Edge::Periodic ? "right" : "left", "left",
             "right");
        if (rule.medium == Medium::Pool)
            ring(rule.edges.top, rule.edges.bottom, rule.edges.top == Edge::Periodic ? "bottom" : "top", "top",
                 "bottom");
        if (!takes(rule.medium, rule.scheme))
            complain(prefix + "scheme",
                     '"' + std::string(wordFor(rule.scheme)) + "\" is for a string only; a pool takes " +
                         wordsWhere(allSchemes, [](const SchemeInfo& row) { return !row.isImplicit; }));
        if (rule.arithmetic == Arithmetic::Integer) {
            if (rule.scheme != Scheme::Leapfrog)
                complain(prefix + "scheme", "integer arithmetic takes the scheme leapfrog only");
            if (rule.medium == Medium::Pool && !takes(rule.arithmetic, rule.stencil))
                complain(prefix + "stencil", "integer arithmetic takes one of " +
                                                 wordsWhere(allStencils, [](const StencilInfo& row) {
                                                     return row.weights.isEven();
                                                 }));
            const Edges& edges = rule.edges;
            const bool pool = rule.medium == Medium::Pool;
            if (edges.left == Edge::Absorbing || edges.right == Edge::Absorbing ||
                (pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing)))
                complain(prefix + "edges", "integer arithmetic takes one of fixed, free, periodic");
        }
        m_ruleSound = m_problems.size() == before;
    }

    void checkPlace(const Experiment& e, double x, double y, const std::string& path) {
        const auto inside = [](double at, int size) { return std::isfinite(at) && at >= 0 && at <= size - 1; };
        if (inside(x, e.grid.width) && inside(y, e.grid.height)) return;
        const std::string lastX = std::to_string(e.grid.width - 1);
        const std::string lastY = std::to_string(e.grid.height - 1);
        complain(path, e.rule.medium == Medium::String
                           ? written(x) + " is outside the string (0 to " + lastX + ")"
                           : written(x) + ", " + written(y) + " is outside the pool (0 to " + lastX +
                                 ", 0 to " + lastY + ")");
    }

    void checkPull(const Experiment& e, const Pull& pull, const std::string& path) {
        const double most = e.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
        if (!(std::abs(pull.height) <= most))
            complain(path + ".height", written(pull.height) + " is not allowed (at least " + written(-most) +
                                           ", at most " + written(most) + ")");
        if (!(pull.width > 0 && pull.width <= limits::pullWidth))
            complain(path + ".width", written(pull.width) + " is not allowed (greater than 0, at most " +
                                          written(limits::pullWidth) + ")");
        checkPlace(e, pull.x, pull.y, path + ".at");
    }

    void checkDrive(const Experiment& e, const std::string& prefix) {
        if (!e.drive.isOn()) return;
        const auto outside = [](double at, int size) { return !(at >= 0 && at <= size - 1); };
        if (outside(e.drive.x, e.grid.width))
            complain(prefix + "drive.x",
                     written(e.drive.x) + " is outside (0 to " + std::to_string(e.grid.width - 1) + ")");
        if (outside(e.drive.y, e.grid.height))
            complain(prefix + "drive.y",
                     written(e.drive.y) + " is outside (0 to " + std::to_string(e.grid.height - 1) + ")");
        if (e.rule.arithmetic == Arithmetic::Integer)
            complain(prefix + "drive.height", "integer arithmetic takes no drive");
    }

    void checkEvents(const Experiment& e) {
        if (e.events.size() > limits::events)
            complain("events", std::to_string(e.events.size()) + " events are too many (at most " +
                                   std::to_string(limits::events) + ")");
        Experiment current = e;
        current.events.clear();
        std::int64_t last = 0;
        for (std::size_t i = 0; i < e.events.size(); ++i) {
            const Event& event = e.events[i];
            const std::string path = "events[" + std::to_string(i) + "]";
            if (event.step < 0 || event.step > limits::lastStep)
                complain(path + ".step", std::to_string(event.step) + " is not allowed (0 to " +
                                             std::to_string(limits::lastStep) + ")");
            else if (event.step < last)
                complain(path + ".step", std::to_string(event.step) + " comes after " + std::to_string(last) +
                                             "; events must be in order");
            else last = event.step;
            if (const Pull* pull = std::get_if<Pull>(&event.what)) checkPull(e, *pull, path + ".pull");
            else if (const Hold* hold = std::get_if<Hold>(&event.what)) checkHold(e, *hold, path + ".hold");
            else if (const Calm* calm = std::get_if<Calm>(&event.what)) checkCalm(e, *calm, path + ".calm");
            else if (const auto* things = std::get_if<ThingsChange>(&event.what))
                checkThings(current, *things, path + ".things");
            else checkSettings(current, std::get<Settings>(event.what), path + ".set");
        }
    }

    void checkRain(const Experiment& e) {
        if (!e.rain.isOn()) return;
        if (e.rule.medium == Medium::String) complain("rain.rate", "it rains on a pool only");
        const double most = e.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
        if (!(std::abs(e.rain.height) <= most))
            complain("rain.height", written(e.rain.height) + " is not allowed (at least " + written(-most) +
                                        ", at most " + written(most) + ")");
    }

    void checkThings(const Experiment& e) {
        for (Problem& problem : problemsOfThings(e)) m_problems.push_back(std::move(problem));
    }

    void checkView(const Experiment& e) {
        if (!e.view) return;
        if (e.rule.medium == Medium::String) return complain("view", "a view belongs to a pool");
        if (e.view->range > 0.0 && e.view->range < limits::leastViewRange)
            complain("view.range", written(e.view->range) + " is not allowed (0, or at least 1e-06)");
        if (lettersIn(e.view->cellUnit) > limits::unitLetters)
            complain("view.cellUnit", "a unit is at most " + std::to_string(limits::unitLetters) + " letters");
        if (!e.view->section) return;
        checkPlace(e, e.view->section->from.x, e.view->section->from.y, "view.section.from");
        checkPlace(e, e.view->section->to.x, e.view->section->to.y, "view.section.to");
    }

    std::vector<Problem> problems() && { return std::move(m_problems); }

private:
    void checkHold(const Experiment& e, const Hold& hold, const std::string& path) {
        checkPull(e, hold.pull(), path);
        if (hold.steps < 1 || hold.steps > limits::holdSteps)
            complain(path + ".steps", std::to_string(hold.steps) + " is not allowed (a whole number, 1 to " +
                                          std::to_string(limits::holdSteps) + ")");
    }

    void checkCalm(const Experiment& e, const Calm& calm, const std::string& path) {
        checkPlace(e, calm.x, calm.y, path + ".at");
        if (!(calm.radius >= 0 && calm.radius <= limits::calmRadius))
            complain(path + ".radius", written(calm.radius) + " is not allowed (at least 0, at most " +
                                           written(limits::calmRadius) + ")");
        if (!(calm.factor >= 0 && calm.factor <= 1))
            complain(path + ".factor", written(calm.factor) + " is not allowed (at least 0, at most 1)");
    }

    void checkThings(Experiment& current, const ThingsChange& change, const std::string& path) {
        for (Problem& problem : problemsOfChange(current, change, path))
            m_problems.push_back(std::move(problem));
        applyThings(current, change);
        checkMemory(current);
    }

    void checkSettings(Experiment& current, const Settings& settings, const std::string& path) {
        bool sound = true;
        for (const Setting& setting : settings) {
            const Parameter* row = findParameter(setting.id);
            std::string problem;
            if (!row) problem = "unknown parameter";
            else if (!row->duringRun) problem = "cannot be changed during a run";
            else problem = problemWith(*row, setting.value);
            if (problem.empty()) continue;
            complain(path + "." + setting.id, problem);
            sound = false;
        }
        if (!sound) return;
        const Pull pullWith = current.pullWith;
        applySettings(current, settings);
        if (current.pullWith != pullWith) checkPull(current, current.pullWith, path + ".pullWith");
        if (m_ruleSound) checkRule(current.rule, path + ".");
        checkMemory(current);
        checkDrive(current, path + ".");
    }

    // Bytes that go on with a letter of UTF-8 begin with the bits 10.
    static std::size_t lettersIn(const std::string& text) {
        return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
    }

    static std::string written(double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.10g", value);
        return text;
    }

    std::vector<Problem> m_problems;
    bool m_sizeSound = true;
    std::size_t m_memory = 0; ///< the most that the run takes, bytes
    bool m_ruleSound = true;  ///< events that come after a wrong rule are not blamed for it
};

} // namespace

std::vector<Problem> validate(const Experiment& experiment) {
    Checker checker;
    checker.checkSize(experiment);
    checker.checkParameters(experiment);
    checker.checkRule(experiment.rule, "");
    checker.checkPull(experiment, experiment.pullWith, "pullWith");
    checker.checkDrive(experiment, "");
    checker.checkRain(experiment);
    checker.checkThings(experiment);
    checker.checkMemory(experiment);
    checker.checkView(experiment);
    for (std::size_t i = 0; i < experiment.probes.size(); ++i) {
        const Probe& probe = experiment.probes[i];
        checker.checkPlace(experiment, probe.x, probe.y, "probes[" + std::to_string(i) + "].at");
    }
    if (experiment.probes.size() > limits::probes)
        checker.complain("probes", "more than " + std::to_string(limits::probes) + " probes");
    checker.checkEvents(experiment);
    checker.complainOfMemory(experiment);
    return std::move(checker).problems();
}

} // namespace seiche
