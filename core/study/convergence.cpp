// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/convergence.h"

#include "engine/double_precision_stepper.h"
#include "model/objects_change.h"
#include "theory/modes.h"
#include "theory/projection.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr std::size_t wavesUsed = 8; // the slowest excited modes
constexpr std::size_t wavesLookedAt = 256;
constexpr double minShare = 1e-3;          // minimum relative amplitude of a used mode
constexpr std::int64_t maxCells = 1 << 20; // limit for projecting onto all modes
constexpr double aboutHalfACycle = 3.0;    // radians; at pi, phase errors would be invisible

// Medium released at rest, with its exact solution.
class Release {
public:
    explicit Release(const Experiment& experiment)
        : m_rule(experiment.rule), m_modes(*Modes::of(experiment.rule, experiment.grid)) {
        const std::vector<double> all =
            projectedOnto(m_modes, addedHeights(m_rule, experiment.grid, experiment.pullWith));
        std::vector<Mode> slow = m_modes.lowest(wavesLookedAt);
        std::erase_if(slow, [](const Mode& mode) { return mode.lambda < 1e-14; }); // the constant mode
        double largest = 0.0;
        for (const Mode& mode : slow) largest = std::max(largest, std::abs(all[placeOf(mode)]));
        for (const Mode& mode : slow)
            if (m_waves.size() < wavesUsed && largest > 0.0 &&
                std::abs(all[placeOf(mode)]) >= minShare * largest)
                m_waves.push_back({mode, all[placeOf(mode)]});
        // The tap is on nodes of all: use any mode.
        if (m_waves.empty() && !slow.empty()) m_waves.push_back({slow.front(), 1.0});
    }

    bool moves() const { return !m_waves.empty(); }
    double fastest() const { return std::sqrt(m_rule.k * m_waves.back().mode.lambda); }

    std::vector<double> at(double steps) const {
        return composed([&](double product) { return std::cos(std::sqrt(product) * steps); });
    }
    // Returns f[0] + (j^2 / 2) k L f[0], j = `frames` steps before the start, with k of a shorter
    // step.
    std::vector<double> previous(int frames, double shorter) const {
        const double factor = 0.5 * frames * frames / (shorter * shorter);
        return composed([&](double product) { return 1.0 - factor * product; });
    }

private:
    struct Part {
        Mode mode;
        double amount;
    };

    std::size_t placeOf(const Mode& mode) const {
        return static_cast<std::size_t>(mode.n) * static_cast<std::size_t>(m_modes.alongX().count()) +
               static_cast<std::size_t>(mode.m);
    }
    template <class Factor>
    std::vector<double> composed(Factor factor) const {
        std::vector<double> amounts(static_cast<std::size_t>(m_modes.count()), 0.0);
        for (const Part& wave : m_waves)
            amounts[placeOf(wave.mode)] = wave.amount * factor(m_rule.k * wave.mode.lambda);
        return composedOf(m_modes, amounts);
    }

    Rule m_rule;
    Modes m_modes;
    std::vector<Part> m_waves; // slowest first
};

void put(const std::vector<double>& heights, Field<double>& field) {
    const Grid& grid = field.grid();
    for (int y = 0; y < grid.height; ++y)
        std::copy_n(heights.begin() + std::ptrdiff_t{y} * grid.width, grid.width, field.row(y));
}

double largestDifference(const Field<double>& field, const std::vector<double>& heights) {
    const Grid& grid = field.grid();
    double largest = 0.0;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            const double difference =
                std::abs(field.at(x, y) - heights[static_cast<std::size_t>(y * grid.width + x)]);
            if (!(difference <= largest)) largest = difference;
            if (std::isnan(largest)) return std::numeric_limits<double>::infinity();
        }
    return largest;
}

// Computes a run, reporting its steps. Meaningless if stopped.
double errorOf(const Release& release, const Experiment& experiment, Scheme scheme, int refinement,
               std::int64_t steps, const std::function<void(std::int64_t)>& tell, const StopToken& stop) {
    Rule rule = experiment.rule;
    rule.scheme = scheme;
    rule.k /= static_cast<double>(refinement) * refinement;
    Wave<double> wave(experiment.grid, rule.scene);
    const std::vector<double> start = release.at(0.0);
    put(start, wave.now);
    put(infoOf(scheme).isRungeKutta ? start : release.previous(1, refinement), wave.previous);
    if (infoOf(scheme).fields > 2) {
        wave.older = wave.previous;
        put(release.previous(2, refinement), *wave.older);
    }
    constexpr std::int64_t cellStepsAtOnce = 10'000'000;
    const std::int64_t portion = std::max<std::int64_t>(1, cellStepsAtOnce / experiment.grid.cells());
    DoublePrecisionStepper stepper;
    for (std::int64_t left = steps * refinement; left > 0 && !stop.stop_requested(); left -= portion) {
        stepper.step(wave, rule, std::min(portion, left));
        tell(std::min(portion, left));
    }
    double highest = 0.0;
    for (const double height : start) highest = std::max(highest, std::abs(height));
    return largestDifference(wave.now, release.at(static_cast<double>(steps))) / highest;
}

std::optional<double> orderBetween(const ConvergencePoint& one, const ConvergencePoint& next) {
    const auto counts = [](double error) { return error > 0.0 && std::isfinite(error); };
    if (one.scheme != next.scheme || one.refinement == next.refinement || !counts(one.error) ||
        !counts(next.error))
        return std::nullopt;
    return std::log(one.error / next.error) / std::log(double(next.refinement) / one.refinement);
}

} // namespace

std::optional<Problem> obstacleToConvergence(const Experiment& experiment) {
    const Rule& rule = experiment.rule;
    if (rule.arithmetic == Arithmetic::Integer)
        return Problem(
            "arithmetic",
            TRANSLATABLE("Problem", "integer arithmetic supports only one scheme and no shorter steps"));
    if (!isUniform(experiment))
        return Problem("things", TRANSLATABLE("Problem", "no exact solution is known with walls or media"));
    if (rule.damping != Damping{})
        return Problem("damping", TRANSLATABLE("Problem", "damping is applied once per step, which makes every "
                                                          "scheme first order; set both damping factors to 1"));
    if (experiment.grid.cells() > maxCells)
        return Problem("size", Message(TRANSLATABLE("Problem", "%1 cells are too many (at most %2)"),
                                       experiment.grid.cells(), maxCells));
    if (!Modes::of(rule, experiment.grid) || !Release(experiment).moves())
        return Problem(
            "edges",
            TRANSLATABLE(
                "Problem",
                "the exact solution is known only for standing waves with fixed, free or periodic ends"));
    return std::nullopt;
}

Experiment undamped(Experiment experiment) {
    experiment.rule.damping = {};
    return experiment;
}

std::int64_t stepsOf(const ConvergenceStudy& study) {
    if (study.steps > 0) return study.steps;
    return std::max<std::int64_t>(1, std::llround(aboutHalfACycle / Release(study.experiment).fastest()));
}

std::vector<ConvergenceRun> runsOf(const ConvergenceStudy& study) {
    std::vector<ConvergenceRun> runs;
    for (const Scheme scheme : study.schemes)
        for (const int refinement : study.refinements) runs.push_back({scheme, refinement});
    return runs;
}

std::vector<double> measureErrors(const ConvergenceStudy& study, std::span<const ConvergenceRun> runs,
                                  const std::function<void(double share)>& tell, StopToken stop) {
    SEICHE_EXPECTS(!obstacleToConvergence(study.experiment));
    const Release release(study.experiment);
    const std::int64_t steps = stepsOf(study);
    double all = 0.0, ready = 0.0;
    for (const ConvergenceRun& run : runs) {
        SEICHE_EXPECTS(run.refinement >= 1 && takes(study.experiment.rule.scene, run.scheme));
        all += static_cast<double>(steps) * run.refinement;
    }
    const auto add = [&](std::int64_t more) {
        ready += static_cast<double>(more);
        if (tell) tell(ready / all);
    };
    std::vector<double> errors;
    for (const ConvergenceRun& run : runs) {
        const double error = errorOf(release, study.experiment, run.scheme, run.refinement, steps, add, stop);
        if (stop.stop_requested()) break;
        errors.push_back(error);
    }
    return errors;
}

std::vector<ConvergencePoint> withOrders(std::span<const ConvergenceRun> runs, std::span<const double> errors) {
    SEICHE_EXPECTS(errors.size() <= runs.size());
    std::vector<ConvergencePoint> points;
    for (std::size_t i = 0; i < std::min(runs.size(), errors.size()); ++i) {
        ConvergencePoint point{runs[i].scheme, runs[i].refinement, errors[i], std::nullopt};
        if (i > 0) point.order = orderBetween(points.back(), point);
        points.push_back(point);
    }
    return points;
}

std::vector<ConvergencePoint> measureConvergence(const ConvergenceStudy& study,
                                                 const std::function<void(double share)>& tell,
                                                 StopToken stop) {
    const std::vector<ConvergenceRun> runs = runsOf(study);
    return withOrders(runs, measureErrors(study, runs, tell, stop));
}

} // namespace seiche
