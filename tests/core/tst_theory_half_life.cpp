// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "theory/half_life.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace seiche;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Returns the largest height of the middle of a string within one period of its fundamental.
double amplitudeOf(Simulation& run, int period) {
    double largest = 0.0;
    for (int i = 0; i < period; ++i) {
        run.advance(1);
        largest = std::max(largest, std::abs(run.height(run.grid().width / 2)));
    }
    return largest;
}

} // namespace

TEST(HalfLife, HalvesAmplitudeOfARun) {
    for (const Damping damping :
         {Damping{.update = 1.0, .velocity = 0.9996}, Damping{.update = 0.9999, .velocity = 1.0},
          Damping{.update = 0.9998, .velocity = 0.9997}}) {
        Experiment experiment = defaultExperiment(SceneKind::String);
        experiment.rule.damping = damping;
        experiment.stepsPerSecond = 100.0;
        experiment.grid = {41, 1};
        Pull mode;
        mode.shape = PullShape::Mode;
        mode.width = 1.0;
        mode.mode = PullMode::Pluck;
        mode.height = 10.0;
        experiment.events = {{0, mode}};
        Simulation run(experiment);
        const int period = 80;
        const double before = amplitudeOf(run, period);
        run.advance(std::llround(halfLife(damping, 100.0) * 100.0) - period);
        EXPECT_NEAR(amplitudeOf(run, period) / before, 0.5, 0.01);
    }
}

TEST(HalfLife, IsInfiniteWithoutDamping) {
    EXPECT_EQ(halfLife({}, 638.0), infinity);
    EXPECT_EQ(factorForHalfLife(infinity, 1.0, 638.0), 1.0);
}

TEST(HalfLife, FactorGivesTheHalfLifeBack) {
    for (const double seconds : {0.05, 1.0, 9.55, 200.0})
        for (const double other : {1.0, 0.99999})
            EXPECT_NEAR(
                halfLife({.update = other, .velocity = factorForHalfLife(seconds, other, 638.0)}, 638.0) /
                    seconds,
                1.0, 1e-9);
}

TEST(HalfLife, FactorIsAtMostOneIfTheOtherDampsMore) { EXPECT_EQ(factorForHalfLife(100.0, 0.9, 638.0), 1.0); }

TEST(HalfLife, FactorIsZeroForATooShortTime) { EXPECT_EQ(factorForHalfLife(1e-9, 1.0, 638.0), 0.0); }
