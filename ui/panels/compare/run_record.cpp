// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/run_record.h"

#include "measure/energy.h"
#include "model/validate.h"
#include "study/run_stability.h"
#include "theory/growth.h"
#include "theory/modes.h"
#include "theory/stability.h"
#include "theory/symbol.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double windowSeconds = 20.0;
constexpr std::int64_t cellsToTry = 1'000'000;

std::int64_t windowFrames(const Session& session) {
    return static_cast<std::int64_t>(windowSeconds * session.settings().stepsPerSecond);
}

} // namespace

RunRecord::RunRecord(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::sampled, this, &RunRecord::sample);
    connect(&session, &Session::runReplaced, this, &RunRecord::begin);
    connect(&session, &Session::seeked, this, &RunRecord::begin);
    connect(&session, &Session::comparisonsChanged, this, &RunRecord::follow);
    // Record the last sample regardless of the sampling interval.
    connect(&session, &Session::diverged, this, [this] {
        if (m_active) sampleNow();
    });
    follow();
}

void RunRecord::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active) begin();
}

bool RunRecord::setExact(bool on) {
    m_exactCurve = {};
    const bool done = m_session.setExact(on);
    // All curves need the same reference for the difference.
    m_main.difference.clear();
    for (auto& [scheme, curve] : m_comparisonRuns) curve.difference.clear();
    emit recorded();
    return done;
}

void RunRecord::begin() {
    m_main = {};
    m_comparisonRuns.clear();
    m_origin = m_session.run().frame();
    // The exact solution is the reference, so it comes first.
    if (hasExact()) setExact(true);
    follow();
    emit recorded();
}

const RunRecord::Curve* RunRecord::comparisonRun(Scheme scheme) const {
    const auto found = m_comparisonRuns.find(scheme);
    return found == m_comparisonRuns.end() ? nullptr : &found->second;
}

// Follows added and removed comparison runs. A new one restarts the record, so that all curves
// begin together.
void RunRecord::follow() {
    const Comparison& runs = m_session.comparison();
    std::erase_if(m_comparisonRuns, [&](const auto& entry) { return !runs.comparisonRun(entry.first); });
    const bool startedAnew =
        std::ranges::any_of(runs.comparisonRuns(), [&](const Comparison::ComparisonRun& comparisonRun) {
            const Curve* curve = this->comparisonRun(comparisonRun.run.rule().scheme);
            return !curve || curve->startedAt != comparisonRun.startedAt;
        });
    if (startedAnew) {
        m_main = {};
        m_comparisonRuns.clear();
        m_origin = runs.main().frame();
        for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
            m_comparisonRuns[comparisonRun.run.rule().scheme].startedAt = comparisonRun.startedAt;
        if (hasExact()) setExact(true);
    }
    m_events = runs.main().eventsActed();
    if (m_active) sampleNow();
}

void RunRecord::sample() {
    if (!m_active) return;
    const Simulation& main = m_session.run();
    if (m_budget.allows(main.frame(), main.settings().stepsPerSecond)) sampleNow();
}

void RunRecord::record(Curve& curve, const Simulation& run, bool disturbed) {
    if (disturbed) {
        curve.growth = growthOf(curve);
        curve.energy.disturbed();
        curve.strength.disturbed();
    }
    // A diverged curve stays unchanged.
    if (curve.divergedAt) return;
    if (curve.rule != run.stiffestRule() || curve.isUneven != isUneven(run) || curve.strength.empty()) {
        curve.rule = run.stiffestRule();
        curve.isUneven = isUneven(run);
        curve.prospect = prospectOf(run);
        curve.strength.clear();
    }
    curve.divergedAt = run.divergedAt();
    if (run.frame() < m_origin) return; // diverged before this record began
    const std::int64_t oldest = m_session.run().frame() - windowFrames(m_session);
    const EnergyAndStrength now = std::visit(
        [&](const auto& wave) { return energyAndStrengthOf(wave, run.rule(), curve.prospect.swings); },
        run.wave());
    curve.energy.add(run.frame(), now.energy.total());
    curve.energy.forgetBefore(oldest);
    curve.strength.add(run.frame(), now.strength);
    curve.strength.forgetBefore(oldest);
}

void RunRecord::sampleNow() {
    const Comparison& runs = m_session.comparison();
    const ExactComparison* exact = m_session.exact();
    const bool disturbed = runs.main().eventsActed() != m_events;
    m_events = runs.main().eventsActed();
    const std::int64_t oldest = runs.main().frame() - windowFrames(m_session);
    record(m_main, runs.main(), disturbed);
    m_budget.spend(runs.main().grid().cells() * static_cast<std::int64_t>(1 + runs.comparisonRuns().size()));
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) {
        const auto found = m_comparisonRuns.find(comparisonRun.run.rule().scheme);
        if (found == m_comparisonRuns.end()) continue;
        Curve& curve = found->second;
        record(curve, comparisonRun.run, disturbed);
        if (exact || comparisonRun.run.frame() != runs.main().frame()) continue;
        curve.difference.add(comparisonRun.run.frame(), largestDifference(runs.main(), comparisonRun.run));
        curve.difference.forgetBefore(oldest);
    }
    if (exact) sampleExact(*exact);
    emit recorded();
}

void RunRecord::sampleExact(const ExactComparison& exact) {
    const Comparison& runs = m_session.comparison();
    const std::vector<double> heights = exact.heights();
    const std::vector<double> before = exact.heightsBefore();
    Wave<float> wave(runs.main().grid(), SceneKind::String);
    for (std::size_t x = 0; x < heights.size(); ++x) {
        wave.now.at(static_cast<int>(x), 0) = static_cast<float>(heights[x]);
        wave.previous.at(static_cast<int>(x), 0) = static_cast<float>(before[x]);
    }
    const std::int64_t frame = runs.main().frame();
    const std::int64_t oldest = frame - windowFrames(m_session);
    m_exactCurve.energy.add(frame, energyOf(wave, runs.main().rule()).total());
    m_exactCurve.energy.forgetBefore(oldest);
    const auto compare = [&](Curve& curve, const Simulation& run) {
        if (run.frame() != frame) return;
        curve.difference.add(frame, largestDifference(run, heights));
        curve.difference.forgetBefore(oldest);
    };
    compare(m_main, runs.main());
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (const auto found = m_comparisonRuns.find(comparisonRun.run.rule().scheme);
            found != m_comparisonRuns.end())
            compare(found->second, comparisonRun.run);
}

std::optional<double> RunRecord::growthOf(const Curve& curve) {
    // The fastest growing waves start from rounding errors and dominate the last 27 e-foldings
    // before 10^12. The window covers 20.
    const double logarithm = std::abs(std::log(curve.prospect.growth));
    const double frames = std::clamp(logarithm > 0.0 ? 20.0 / logarithm : 1e9, 12.0, 1e9);
    std::optional<double> growth = curve.strength.growthPerStep(static_cast<std::int64_t>(frames));
    if (!growth) growth = curve.strength.growthPerStep(static_cast<std::int64_t>(4.0 * frames));
    if (!growth) return curve.growth;
    return std::sqrt(*growth);
}

std::optional<double> nanosecondsPerCell(Experiment experiment, Scheme scheme) {
    experiment.events.clear();
    experiment.rule.scheme = scheme;
    if (experiment.grid.cells() > cellsToTry || !validate(experiment).empty()) return std::nullopt;
    // A flat medium costs as much as a moving one, and can explode only through its sources.
    Simulation run(experiment);
    run.advance(2);
    const std::int64_t first = run.frame();
    QElapsedTimer clock;
    clock.start();
    for (std::int64_t batch = 1; !run.divergedAt() && clock.nsecsElapsed() < 2'000'000; batch *= 2)
        run.advance(batch);
    const auto steps = static_cast<double>(run.frame() - first);
    if (steps == 0.0) return std::nullopt;
    return static_cast<double>(clock.nsecsElapsed()) / steps / static_cast<double>(experiment.grid.cells());
}

namespace {

bool swingsOf(const Rule& rule, double lambda) { return rootsOf(rule, lambda).first.imag() > 0.0; }

Prospect worstOf(const Rule& rule) {
    const Stability stability = stabilityOf(rule);
    return {stability.growthPerStep,
            swingsOf(rule, eigenvalue(rule, stability.worst.alpha, stability.worst.beta))};
}

} // namespace

Prospect prospectOf(const Simulation& run) {
    if (!isUneven(run)) return prospectOf(run.rule(), run.grid());
    Prospect worst = worstOf(run.stiffestRule());
    worst.isBound = true;
    return worst;
}

Prospect prospectOf(const Rule& rule, const Grid& grid) {
    const Stability stability = stabilityOf(rule);
    const auto modes = Modes::of(rule, grid);
    const Prospect worst = worstOf(rule);
    if (stability.verdict == Verdict::Unstable || !modes) return worst;
    Prospect slowest{0.0, true};
    for (int m = 0; m < std::min(2, modes->alongX().count()); ++m)
        for (int n = 0; n < std::min(2, modes->alongY().count()); ++n) {
            const Mode mode = modes->mode(m, n);
            if (mode.lambda > 1e-14 && mode.motion.decay > slowest.growth)
                slowest = {mode.motion.decay, swingsOf(rule, mode.lambda)};
        }
    return slowest.growth > 0.0 ? slowest : Prospect{};
}

} // namespace seiche

#include "moc_run_record.cpp"
