// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Observations of waves with known motion.
#include "lesson/step_observer.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

/// Returns a string that moves shapes one point per step.
Experiment stringOf(int points) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.stepsPerSecond = 1.0;
    e.pullWith.x = points / 2;
    return e;
}

void advance(Comparison& runs, StepObserver& observer, int steps) {
    for (int i = 0; i < steps; ++i) {
        runs.advance(1);
        observer.sample(runs);
    }
}

} // namespace

// Mode 5 of 100 gaps, released at rest: cos(2 pi (n + 1/2) / 40). The first rising zero is 30
// steps after the crest at n = -1/2.
TEST(StepObserver, TimesRisingZeroCrossings) {
    Comparison runs(stringOf(101));
    const Check check{check::Period{.at = {10, 0}, .mode = 5}};
    StepObserver observer;
    observer.begin(&check, runs);
    runs.apply(Pull{PullShape::Mode, 5, 1.0, PullMode::Pluck, 0, 0});
    observer.sample(runs);
    advance(runs, observer, 200);
    const std::vector<double>& risings = observer.observations().places.at(0).risings;
    ASSERT_EQ(risings.size(), 5u);
    for (std::size_t i = 0; i < risings.size(); ++i)
        EXPECT_NEAR(risings[i], 29.5 + 40.0 * static_cast<double>(i), 0.1) << i;
}

// Half of the shape travels each way at the wave speed.
TEST(StepObserver, TimesCrestFromTap) {
    Comparison runs(stringOf(320));
    const Check check{check::Travel{.to = {250, 0}}};
    StepObserver observer;
    observer.begin(&check, runs);
    advance(runs, observer, 150);
    runs.apply(Pull{PullShape::Gaussian, 6.0, 1.0, PullMode::Pluck, 100, 0});
    observer.sample(runs);
    advance(runs, observer, 200);
    const std::optional<double> speed = observer.observations().places.at(0).speed;
    ASSERT_TRUE(speed);
    EXPECT_NEAR(*speed, 1.0, 0.01);
}

TEST(StepObserver, CountsExplosionFromFirstTap) {
    Experiment e = stringOf(320);
    e.rule.scheme = Scheme::Euler;
    Comparison runs(e);
    StepObserver observer;
    observer.begin(nullptr, runs);
    advance(runs, observer, 100);
    runs.apply(e.pullWith);
    observer.sample(runs);
    advance(runs, observer, 2000);
    ASSERT_TRUE(runs.main().divergedAt());
    EXPECT_EQ(observer.observations().explodedAfter, *runs.main().divergedAt() - 100);
}
