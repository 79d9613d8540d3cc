// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/one_pull.h"
#include "run/precise_string.h"
#include "run/simulation.h"
#include "run/sweep.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

using namespace seiche;

namespace {

// The string whose steady amplitudes are known to six digits (exact sums over its modes).
Sweep knownString(double update, double velocity) {
    Sweep sweep;
    Experiment& e = sweep.experiment;
    e = defaultExperiment(Medium::String);
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

TEST(Sweep, MeasuresTheExactSteadyAmplitudes) {
    const Sweep velocityDamped = knownString(1.0, 0.999);
    expectAmplitude(velocityDamped, 128, 8.092196);
    expectAmplitude(velocityDamped, 120, 2.397221);
    expectAmplitude(velocityDamped, 64, 0.460757);
    const Sweep updateDamped = knownString(0.999, 1.0);
    expectAmplitude(updateDamped, 128, 15.890084);
    expectAmplitude(updateDamped, 100, 3.203132);
}

// A wide pull in the middle of the classroom's string; the amplitudes are the exact sums over its modes.
TEST(Sweep, MeasuresAWidePullNearItsResonances) {
    Sweep sweep;
    sweep.experiment = defaultExperiment(Medium::String);
    sweep.experiment.rule.damping.velocity = 0.999773;
    sweep.experiment.stepsPerSecond = 638.0;
    sweep.probeX = 160;
    const std::pair<std::int64_t, double> exact[] = {{2126, 16.978613}, {1276, 55.220294}, {637, 105.9262},
                                                     {674, 33.744171},  {401, 8.440758},   {221, 18.820633}};
    for (const auto& [period, amplitude] : exact) {
        const SweepPoint point = measureAtPeriod(sweep, period);
        EXPECT_TRUE(point.steady) << period;
        EXPECT_NEAR(point.amplitude, amplitude, 0.003 * amplitude) << period;
    }
}

TEST(Sweep, PeriodsAreWholeAndEvenlySpreadInFrequency) {
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

TEST(Sweep, EveryPeriodComesOnce) {
    EXPECT_EQ(sweepPeriods(10.0, 1.0, 5.0, 100), (std::vector<std::int64_t>{10, 9, 8, 7, 6, 5, 4, 3, 2}));
    EXPECT_TRUE(sweepPeriods(10.0, 1.05, 1.09, 5).empty()); // between 9 and 10 steps
    EXPECT_TRUE(sweepPeriods(10.0, 0.0, 1.0, 5).empty());
}

TEST(Sweep, ThreadsDoNotChangeThePoints) {
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

TEST(Sweep, StopsWhenAsked) {
    Sweep sweep = knownString(1.0, 1.0); // never settles
    sweep.longestRun = 2'000'000'000;
    std::stop_source stop;
    std::atomic<bool> sawProgress = false;
    std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const std::vector<SweepPoint> points = measure(
        sweep, 2, [&](const SweepPoint&, int, int) { sawProgress = true; }, stop.get_token());
    EXPECT_TRUE(points.empty());
    EXPECT_FALSE(sawProgress);
}

TEST(Sweep, WithoutDampingNothingIsCalledSteady) {
    Sweep sweep = knownString(1.0, 1.0);
    sweep.longestRun = 20'000;
    EXPECT_FALSE(measureAtPeriod(sweep, 128).steady);
    EXPECT_FALSE(measureAtPeriod(sweep, 101).steady);
}

TEST(Sweep, ADivergedRunIsSaidToBeSo) {
    Sweep sweep = knownString(1.0, 1.0);
    sweep.experiment.rule.scheme = Scheme::Euler;
    const SweepPoint point = measureAtPeriod(sweep, 128);
    EXPECT_TRUE(point.diverged);
    EXPECT_FALSE(point.steady);
}

// d'Alembert: a tug of the shape g gives half the sum of g along the way the wave has come, at most half of all.
TEST(OnePull, LiftsTheStringByHalfItsArea) {
    Experiment e = defaultExperiment(Medium::String);
    const double area = 6.0 * std::sqrt(2.0 * 3.14159265358979);
    EXPECT_NEAR(largestAfterOnePull(e, 160), area / 2.0, 0.01);
    e.pullWith.height = -2.0;
    EXPECT_NEAR(largestAfterOnePull(e, 160), area, 0.02);
    e.pullWith.mode = PullMode::Pluck;
    EXPECT_DOUBLE_EQ(largestAfterOnePull(e, 160), 2.0);
}

TEST(PreciseString, IsTheSameStringAsTheRun) {
    for (Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic})
        for (PullMode mode : {PullMode::Add, PullMode::Set, PullMode::Pluck}) {
            Experiment e = defaultExperiment(Medium::String);
            e.rule.edges.left = e.rule.edges.right = end;
            e.rule.k = 0.7;
            e.rule.damping = {0.9995, 0.999};
            e.pullWith.mode = mode;
            e.pullWith.x = 20.0; // reaches over the end
            PreciseString precise(e);
            Simulation run(e);
            for (int pull = 0; pull < 3; ++pull) {
                precise.pull();
                run.apply(e.pullWith);
                precise.advance(150);
                run.advance(150);
            }
            const double tolerance = 2e-5 * precise.largestHeight();
            for (int x = 0; x < 320; ++x)
                ASSERT_NEAR(precise.height(x), run.height(x), tolerance)
                    << wordFor(end) << ' ' << wordFor(mode) << x;
        }
}
