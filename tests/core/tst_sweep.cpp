// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "model/limits.h"
#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "study/one_pull.h"
#include "study/sweep.h"
#include "theory/resonance.h"
#include "theory/stability.h"
#include "wave/height_range.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

using namespace seiche;

namespace {

// Returns a string whose steady amplitudes are known to six digits (exact sums over modes).
Sweep knownString(double update, double velocity) {
    Sweep sweep;
    Experiment& e = sweep.experiment;
    e = defaultExperiment(SceneKind::String);
    e.grid = {65, 1};
    e.rule.damping = {update, velocity};
    e.stepsPerSecond = 128.0;
    e.pullWith = {PullShape::Point, 1.0, 1.0, PullMode::Add, 32.0, 0.0};
    sweep.probeX = 32;
    return sweep;
}

void expectAmplitude(const Sweep& sweep, std::int64_t period, double amplitude) {
    const SweepPoint point = measureAtPeriod(sweep, period);
    EXPECT_TRUE(point.steady) << period;
    EXPECT_NEAR(point.amplitude, amplitude, 0.004 * amplitude) << period;
    EXPECT_DOUBLE_EQ(point.hertz, 128.0 / static_cast<double>(period));
}

} // namespace

TEST(Sweep, MeasuresExactSteadyAmplitudes) {
    const Sweep velocityDamped = knownString(1.0, 0.999);
    expectAmplitude(velocityDamped, 128, 7.942425);
    expectAmplitude(velocityDamped, 120, 2.061531);
    expectAmplitude(velocityDamped, 64, 0.210485);
    const Sweep updateDamped = knownString(0.999, 1.0);
    expectAmplitude(updateDamped, 128, 15.738031);
    expectAmplitude(updateDamped, 100, 2.901365);
}

// Fundamental and third harmonic reach 14.3 and 11.4 times a single tap. Peaks are about ten
// periods wide, the first points thirty apart.
TEST(Sweep, FindsPeaksBetweenPoints) {
    Sweep sweep;
    sweep.experiment = *loadPreset("string");
    const Experiment& e = sweep.experiment;
    sweep.probeX = static_cast<int>(std::lround(e.pullWith.x));
    sweep.fromHertz = 0.8;
    sweep.toHertz = 3.4;
    sweep.points = 24;
    int told = 0, toldTotal = 0;
    const std::vector<SweepPoint> points =
        measureWithPeaks(sweep, 2, [&](const SweepPoint&, int done, int total) {
            EXPECT_EQ(done, ++told);
            EXPECT_GE(total, toldTotal);
            toldTotal = total;
        });
    EXPECT_EQ(told, static_cast<int>(points.size()));
    EXPECT_GT(points.size(), 24u);
    EXPECT_LT(points.size(), 80u);
    const auto response = SteadyResponse::to(e.rule, e.grid, e.pullWith, sweep.probeX, 0);
    ASSERT_TRUE(response);
    const double onePull = swingAfterOnePull(e, sweep.probeX, 0);
    const std::pair<double, double> peaks[] = {{1.0, 14.3}, {3.0, 11.4}};
    for (const auto& [hertz, high] : peaks) {
        double measured = 0.0, theory = 0.0;
        for (const SweepPoint& point : points)
            if (std::abs(point.hertz - hertz) < 0.2) measured = std::max(measured, point.amplitude);
        for (std::int64_t period = 180; period < 800; ++period)
            if (std::abs(e.stepsPerSecond / static_cast<double>(period) - hertz) < 0.2)
                theory = std::max(theory, response->amplitude(period));
        EXPECT_NEAR(theory / onePull, high, 0.02 * high) << hertz;
        EXPECT_NEAR(measured, theory, 0.02 * theory) << hertz;
    }
}

// Exact sums over the modes, for a wide tap in the middle.
TEST(Sweep, MeasuresWideTapNearResonances) {
    Sweep sweep;
    sweep.experiment = defaultExperiment(SceneKind::String);
    sweep.experiment.rule.damping.velocity = 0.999773;
    sweep.experiment.stepsPerSecond = 638.0;
    sweep.probeX = 160;
    const std::pair<std::int64_t, double> exact[] = {{2126, 16.675886}, {1276, 54.230287}, {637, 104.035964},
                                                     {674, 33.153233},  {401, 7.422938},   {221, 14.799899}};
    for (const auto& [period, amplitude] : exact) {
        const SweepPoint point = measureAtPeriod(sweep, period);
        EXPECT_TRUE(point.steady) << period;
        EXPECT_NEAR(point.amplitude, amplitude, 0.003 * amplitude) << period;
    }
}

TEST(Sweep, PeriodsAreIntegersEvenlySpacedInFrequency) {
    const std::vector<std::int64_t> periods = sweepPeriods(638.0, 0.5, 3.5, 13);
    ASSERT_EQ(periods.size(), 13u);
    EXPECT_EQ(periods.front(), 1276);
    EXPECT_EQ(periods.back(), 183); // 182 would be above 3.5 Hz
    for (std::size_t i = 1; i < periods.size(); ++i) {
        EXPECT_LT(periods[i], periods[i - 1]);
        const double hertz = 638.0 / static_cast<double>(periods[i]);
        EXPECT_NEAR(hertz, 0.5 + 0.25 * static_cast<double>(i), 0.015);
        EXPECT_LE(hertz, 3.5);
    }
}

TEST(Sweep, ListsEveryPeriodOnce) {
    EXPECT_EQ(sweepPeriods(10.0, 1.0, 5.0, 100), (std::vector<std::int64_t>{10, 9, 8, 7, 6, 5, 4, 3, 2}));
    EXPECT_TRUE(sweepPeriods(10.0, 1.05, 1.09, 5).empty()); // between 9 and 10 steps
    EXPECT_TRUE(sweepPeriods(10.0, 0.0, 1.0, 5).empty());
}

TEST(Sweep, ResultIsIndependentOfThreads) {
    Sweep sweep = knownString(1.0, 0.99);
    sweep.fromHertz = 0.5;
    sweep.toHertz = 2.5;
    sweep.points = 9;
    const std::vector<SweepPoint> one = measure(sweep, 1);
    int calls = 0;
    const std::vector<SweepPoint> three = measure(sweep, 3, [&](const SweepPoint&, int done, int total) {
        EXPECT_EQ(done, ++calls);
        EXPECT_EQ(total, 9);
    });
    ASSERT_EQ(one.size(), 9u);
    EXPECT_EQ(one, three);
    EXPECT_EQ(calls, 9);
}

TEST(Sweep, StopsOnRequest) {
    Sweep sweep = knownString(1.0, 1.0); // never settles
    sweep.maxRunSteps = 2'000'000'000;
    std::stop_source stop;
    std::atomic<bool> sawProgress = false;
    std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const std::vector<SweepPoint> points =
        measure(sweep, 2, [&](const SweepPoint&, int, int) { sawProgress = true; }, stop.get_token());
    EXPECT_TRUE(points.empty());
    EXPECT_FALSE(sawProgress);
}

// A single period may exceed any user's patience.
TEST(Sweep, StopsWithinPeriod) {
    Sweep sweep = knownString(1.0, 1.0);
    const std::int64_t forEver = limits::lastStep;
    sweep.maxRunSteps = 4 * forEver;
    for (const bool large : {false, true}) {
        if (large) sweep.experiment.grid.width = 300'000; // makes each step slow
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop.request_stop();
        });
        EXPECT_FALSE(measureAtPeriod(sweep, forEver, stop.get_token()).steady);
        EXPECT_FALSE(measureAtPeriod(sweep, forEver, stop.get_token()).steady);
    }
}

// A single round trip may exceed the longest run.
TEST(Sweep, LimitsRunOnVeryLongString) {
    Sweep sweep = knownString(1.0, 0.999);
    sweep.experiment.grid.width = 1'000'000;
    EXPECT_EQ(maxRunSteps(sweep), 2000);
    sweep.maxRunSteps = 50;
    EXPECT_FALSE(measureAtPeriod(sweep, 6).steady);
}

TEST(Sweep, UndampedStringIsNeverSteady) {
    Sweep sweep = knownString(1.0, 1.0);
    sweep.maxRunSteps = 20'000;
    EXPECT_FALSE(measureAtPeriod(sweep, 128).steady);
    EXPECT_FALSE(measureAtPeriod(sweep, 101).steady);
}

TEST(Sweep, ReportsDivergedRun) {
    Sweep sweep = knownString(1.0, 1.0);
    sweep.experiment.rule.scheme = Scheme::Euler;
    const SweepPoint point = measureAtPeriod(sweep, 128);
    EXPECT_TRUE(point.diverged);
    EXPECT_FALSE(point.steady);
}

// d'Alembert: a tap of shape g displaces the string by half the sum of g along the path, at most
// half the total. The reflection is inverted.
TEST(OnePull, DisplacesStringByHalfItsArea) {
    Experiment e = defaultExperiment(SceneKind::String);
    const double area = 6.0 * std::sqrt(2.0 * 3.14159265358979);
    EXPECT_NEAR(swingAfterOnePull(e, 160), area / 2.0, 0.01);
    e.pullWith.height = -2.0;
    EXPECT_NEAR(swingAfterOnePull(e, 160), area, 0.02);
    e.pullWith.mode = PullMode::Pluck;
    EXPECT_NEAR(swingAfterOnePull(e, 160), 2.0, 0.02);
}

namespace {

// Returns the largest relative deviation from the exact curve.
double worstDeviation(Sweep sweep, double from, double to) {
    const Experiment& e = sweep.experiment;
    Pull pull = e.pullWith;
    if (sweep.sine) pull.mode = PullMode::Add;
    const auto response = SteadyResponse::to(e.rule, e.grid, pull, sweep.probeX, sweep.probeY);
    if (!response) return 1.0;
    sweep.fromHertz = from;
    sweep.toHertz = to;
    sweep.points = 7;
    double worst = 0.0;
    for (const SweepPoint& point : measure(sweep)) {
        const double cycles = 1.0 / static_cast<double>(point.period);
        const double exact =
            sweep.sine ? 2.0 * cycles * response->sineAmplitude(cycles) : response->amplitude(point.period);
        EXPECT_TRUE(point.steady) << point.period << ' ' << toString(e.rule.scheme) << ' '
                                  << toString(e.pullWith.shape) << ' ' << sweep.sine << ' ' << exact << ' '
                                  << point.amplitude;
        // Rounding hides the amplitude if no wave arrives.
        worst = std::max(worst, std::abs(point.amplitude - exact) / std::max(exact, 1e-5));
    }
    return worst;
}

} // namespace

TEST(Sweep, SinePointsMatchExactCurve) {
    Sweep classroom;
    classroom.experiment = defaultExperiment(SceneKind::String);
    classroom.experiment.rule.damping.velocity = 0.999773;
    classroom.experiment.stepsPerSecond = 638.0;
    classroom.probeX = 160;
    classroom.sine = true;
    EXPECT_LT(worstDeviation(classroom, 0.4, 3.5), 0.002);
    Sweep aside = classroom;
    aside.probeX = 71; // away from the driven point
    aside.experiment.rule.damping = {0.999, 1.0};
    EXPECT_LT(worstDeviation(aside, 5.0, 30.0), 0.002);
    Sweep fast = knownString(1.0, 0.99);
    fast.sine = true;
    EXPECT_LT(worstDeviation(fast, 5.0, 42.0), 0.002); // down to periods of three steps
    fast.toHertz = 64.0;
    EXPECT_EQ(sweepPeriods(fast).back(), 3);
}

TEST(Sweep, EverySchemeAndTapMatchesExactCurve) {
    for (const auto& [scheme, word] : EnumNames<Scheme>::all) {
        if (scheme == Scheme::DelayedEuler) continue;
        for (const auto& [shape, shapeWord] : EnumNames<PullShape>::all)
            for (const Damping& damping : {Damping{1.0, 0.995}, Damping{0.995, 1.0}})
                for (const bool sine : {false, true}) {
                    Sweep sweep = knownString(damping.update, damping.velocity);
                    Experiment& e = sweep.experiment;
                    e.rule.scheme = scheme;
                    e.rule.k = std::min(0.7, 0.8 * stabilityOf(e.rule).limitK);
                    e.rule.edges.right = Edge::Free;
                    const double halfWaves = shape == PullShape::Mode ? 1.5 : 5.0;
                    e.pullWith = {shape, halfWaves, -2.0, sine ? PullMode::Add : PullMode::Pluck, 20.0, 0.0};
                    EXPECT_LT(worstDeviation(sweep, 0.3, 4.0), 0.002)
                        << word << ' ' << shapeWord << " d " << damping.update << (sine ? " sine" : " taps");
                }
    }
}

TEST(Sweep, PoolPointsMatchExactCurve) {
    for (const auto& [stencil, word] : EnumNames<Stencil>::all)
        for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4})
            for (const bool sine : {false, true}) {
                Sweep sweep;
                Experiment& e = sweep.experiment;
                e = defaultExperiment(SceneKind::Pool);
                e.grid = {21, 14};
                e.rule.stencil = stencil;
                e.rule.scheme = scheme;
                e.rule.k = 0.3;
                e.rule.damping = {0.999, 0.995};
                e.rule.edges = {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Periodic};
                e.stepsPerSecond = 100.0;
                e.pullWith = {PullShape::Gaussian, 2.0, 1.0, PullMode::Add, 8.0, 5.0};
                e.rain.rate = 3.0; // must not disturb the measurement
                sweep.probeX = 11;
                sweep.probeY = 6;
                sweep.sine = sine;
                EXPECT_LT(worstDeviation(sweep, 0.5, 4.0), 0.002)
                    << word << ' ' << toString(scheme) << (sine ? " sine" : " taps");
            }
}

// A pool that conserves its water has no rising mean.
TEST(Sweep, ClosedPoolBecomesSteadyAtPeaks) {
    Sweep sweep;
    sweep.experiment = *loadPreset("seiche");
    sweep.probeX = 12;
    sweep.probeY = 12;
    for (const bool sine : {false, true})
        for (const std::int64_t period : {908, 544, 380, 374, 373}) {
            sweep.sine = sine;
            Pull pull = sweep.experiment.pullWith;
            if (sine) {
                pull.mode = PullMode::Add;
                pull.height *= 2.0 / static_cast<double>(period);
            }
            const SteadyResponse::Found theory =
                SteadyResponse::find(sweep.experiment.rule, sweep.experiment.grid, pull, 12, 12);
            ASSERT_TRUE(theory.response);
            const double amplitude = sine ? theory.response->sineAmplitude(1.0 / static_cast<double>(period))
                                          : theory.response->amplitude(period);
            const SweepPoint point = measureAtPeriod(sweep, period);
            EXPECT_TRUE(point.steady) << period << (sine ? " sine" : "");
            EXPECT_NEAR(point.amplitude, amplitude, 0.002 * amplitude) << period << (sine ? " sine" : "");
        }
}

// A wave almost in phase with the taps beats so slowly that it looks steady.
TEST(Sweep, WaitsForSlowBeat) {
    Sweep sweep;
    Experiment& e = sweep.experiment;
    e = defaultExperiment(SceneKind::String);
    e.grid = {7, 1};
    e.rule.k = 0.13;
    e.rule.damping.velocity = 0.9998;
    e.rule.edges.right = Edge::Free;
    e.stepsPerSecond = 1000.0;
    e.pullWith = {PullShape::Cosine, 20.0, -3.0, PullMode::Pluck, 1.0, 0.0};
    sweep.probeX = 1;
    EXPECT_LT(worstDeviation(sweep, 4.15123, 44.27981), 0.002);
}

// The amplitude is briefly constant at the beat's turning point.
TEST(Sweep, WaitsBeyondBeatTurningPoint) {
    Sweep sweep;
    sweep.experiment = *loadPreset("string");
    sweep.sine = true;
    const auto expectExact = [&](int at, double width, std::int64_t period) {
        Experiment& e = sweep.experiment;
        e.pullWith.x = at;
        e.pullWith.width = width;
        sweep.probeX = at;
        const auto response = SteadyResponse::to(e.rule, e.grid, e.pullWith, at);
        const double cycles = 1.0 / static_cast<double>(period);
        const double exact = 2.0 * cycles * response->sineAmplitude(cycles);
        const SweepPoint point = measureAtPeriod(sweep, period);
        EXPECT_TRUE(point.steady) << period;
        EXPECT_NEAR(point.amplitude, exact, 0.002 * exact) << period;
    };
    expectExact(45, 10.0, 633);
    expectExact(160, 30.0, 643);
}

// Without fixed ends, the mean gets a velocity that decays last.
TEST(Sweep, WaitsForSteadyMeanDisplacement) {
    Sweep sweep;
    Experiment& e = sweep.experiment;
    e = defaultExperiment(SceneKind::String);
    e.grid = {75, 1};
    e.rule.scheme = Scheme::ImplicitEuler;
    e.rule.k = 0.32;
    e.rule.damping.velocity = 0.99974;
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Fixed, Edge::Fixed};
    e.stepsPerSecond = 726.0;
    e.pullWith = {PullShape::Gaussian, 1.0, 1.0, PullMode::Pluck, 20.0, 0.0};
    sweep.probeX = 20;
    sweep.sine = true;
    EXPECT_LT(worstDeviation(sweep, 1.5, 2.5), 0.002);
}

// Absorbing ends have no theoretical settling time.
TEST(Sweep, WaitsLongEnoughWithoutTheory) {
    const Sweep known = knownString(0.995, 1.0);
    for (const double set : {128.0, 121.0, 64.0}) {
        const auto period = static_cast<std::int64_t>(set);
        Sweep unknown = known;
        unknown.experiment.rule.edges.right = Edge::Absorbing;
        const SweepPoint point = measureAtPeriod(unknown, period);
        EXPECT_TRUE(point.steady) << period;
        // The wave leaves the string; its trail remains until the next tap.
        Simulation run(unknown.experiment);
        HeightRange trail;
        for (int n = 0; n < 200; ++n) {
            run.apply(unknown.experiment.pullWith);
            trail = {};
            for (std::int64_t step = 0; step < period; ++step, run.advance(1))
                trail.include(double{run.height(32)});
        }
        EXPECT_NEAR(point.amplitude, trail.swing(), 0.002 * trail.swing()) << period;
    }
}

TEST(Sweep, RefusesExperimentsWithSources) {
    EXPECT_FALSE(obstacleToSweep(*loadPreset("string")));
    EXPECT_FALSE(obstacleToSweep(*loadPreset("pool")));
    const std::optional<Problem> obstacle = obstacleToSweep(*loadPreset("cavity"));
    ASSERT_TRUE(obstacle);
    EXPECT_EQ(lineOf(*obstacle),
              "things[0]: a source keeps making waves, so tapping cannot reach a steady state; remove the "
              "source first");
}

TEST(Sweep, ReportsProgress) {
    Sweep sweep = knownString(1.0, 0.999);
    sweep.fromHertz = 0.5;
    sweep.toHertz = 2.5;
    sweep.points = 5;
    double last = 0.0;
    int before = 0;
    bool first = true;
    const auto points = measure(
        sweep, 1, [&](const SweepPoint&, int, int) { first = false; }, {},
        [&](double share) {
            EXPECT_GE(share, last);
            last = share;
            if (first) ++before;
        });
    EXPECT_EQ(points.size(), 5u);
    EXPECT_NEAR(last, 1.0, 1e-9);
    EXPECT_GT(before, 3); // also while a point is measured
}

TEST(DoublePrecisionRun, MatchesSimulation) {
    const auto expectSame = [](const Experiment& e) {
        DoublePrecisionRun precise(e);
        Simulation run(e);
        // Rounding errors grow with unstable waves, so fewer steps are comparable.
        const int steps = stabilityOf(e.rule).limitK < e.rule.k ? 20 : 150;
        for (int pull = 0; pull < 3; ++pull) {
            precise.pull();
            run.apply(e.pullWith);
            precise.advance(steps);
            run.advance(steps);
        }
        const double tolerance = 4e-5 * precise.largestHeight();
        ASSERT_GT(tolerance, 0.0);
        for (int y = 0; y < e.grid.height; ++y)
            for (int x = 0; x < e.grid.width; ++x)
                ASSERT_NEAR(precise.height(x, y), run.height(x, y), tolerance)
                    << toString(e.rule.scheme) << ' ' << toString(e.rule.stencil) << ' '
                    << toString(e.rule.edges.left) << ' ' << toString(e.pullWith.mode) << x << ' ' << y;
    };
    for (const auto& [scheme, word] : EnumNames<Scheme>::all)
        for (Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic})
            for (const auto& [mode, modeWord] : EnumNames<PullMode>::all) {
                Experiment e = defaultExperiment(SceneKind::String);
                e.grid.width = 90;
                e.rule.scheme = scheme;
                e.rule.edges.left = e.rule.edges.right = end;
                e.rule.damping = {0.9995, 0.999};
                e.rule.k = stabilityOf(e.rule).limitK < 0.7 ? 0.02 : 0.7;
                e.pullWith.mode = mode;
                e.pullWith.x = 20.0; // extends beyond the end
                e.drive = {0.02, 0.013, 0.2, PullShape::Cosine, 5.0, 60.0, 0.0};
                expectSame(e);
            }
    for (const auto& [stencil, word] : EnumNames<Stencil>::all)
        for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4}) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = {23, 17};
            e.rule.scheme = scheme;
            e.rule.stencil = stencil;
            e.rule.edges = {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Periodic};
            e.rule.damping = {0.9995, 0.999};
            e.rule.k = stabilityOf(e.rule).limitK < 0.3 ? 0.02 : 0.3;
            e.pullWith = {PullShape::Gaussian, 3.0, 1.0, PullMode::Add, 5.0, 3.0};
            expectSame(e);
        }
}
