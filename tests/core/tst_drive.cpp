// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/resonance.h"
#include "wave/deterministic_math.h"
#include "wave/drive.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr double pi = 3.14159265358979323846;

Experiment drivenString(double cyclesPerStep) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {65, 1};
    e.pullWith.x = 32.0;
    e.rule.damping.velocity = 0.999;
    e.drive = {0.01, cyclesPerStep, 0.0, PullShape::Gaussian, 3.0, 32.0, 0.0};
    return e;
}

} // namespace

TEST(Drive, TheSineIsASine) {
    for (double turns = -3.0; turns < 3.0; turns += 0.00713)
        ASSERT_NEAR(sineOfTurns(turns), std::sin(2.0 * pi * turns), 1e-13) << turns;
}

TEST(Drive, TheSteadyAmplitudeIsThePredictedOne) {
    for (double cycles : {1.0 / 128.0, 1.0 / 119.0, 1.0 / 43.0}) {
        const Experiment e = drivenString(cycles);
        Simulation run(e);
        run.advance(40'000);
        double largest = 0.0;
        for (int n = 0; n < 3'000; ++n) {
            run.advance(1);
            largest = std::max(largest, std::abs(run.height(32)));
        }
        const Pull pull{PullShape::Gaussian, 3.0, e.drive.height, PullMode::Add, 32.0, 0.0};
        const auto response = SteadyResponse::to(e.rule, e.grid, pull, 32);
        ASSERT_TRUE(response);
        EXPECT_NEAR(largest, response->sineAmplitude(cycles), 0.01 * largest) << cycles;
    }
}

TEST(Drive, AnySplitGivesTheSameBits) {
    Simulation whole(drivenString(0.0123));
    Simulation split(drivenString(0.0123));
    whole.advance(1000);
    for (int done = 0; done < 1000; done += 125)
        for (int part : {1, 3, 121}) split.advance(part);
    EXPECT_EQ(whole.hash(), split.hash());
}

TEST(Drive, IsReplayedFromTheLog) {
    Experiment e = drivenString(0.01);
    e.drive = {};
    Simulation live(e);
    live.advance(50);
    live.apply(Settings{{"drive.height", 0.02}, {"drive.frequency", 0.01}, {"drive.x", 20.0}});
    live.advance(100);
    live.apply(Settings{{"drive.height", 0.0}});
    live.advance(50);
    Simulation replay(live.asExperiment());
    replay.advance(200);
    EXPECT_EQ(replay.hash(), live.hash());
    EXPECT_GT(live.largestHeight(), 0.01);
}

TEST(Drive, AnotherFrequencyGoesOnWithoutAJump) {
    Drive drive{1.0, 0.0123, 0.3};
    Drive next = drive;
    next.frequency = 0.0301;
    next.phase = phaseToGoOn(drive, next.frequency, 777);
    EXPECT_NEAR(pullAt(next, 777).height, pullAt(drive, 777).height, 1e-9);
}

TEST(Drive, OutsideTheMediumIsRefused) {
    Experiment e = drivenString(0.01);
    e.drive.x = 65.0;
    const std::vector<Problem> problems = validate(e);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "drive.x");
    e.drive.height = 0.0; // off: nobody minds
    EXPECT_TRUE(validate(e).empty());
}
