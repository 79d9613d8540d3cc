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

// Open ends reflect nothing, so permanent displacements stay visible.
Experiment openString(const Drive& drive) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {400, 1};
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.drive = drive;
    return e;
}

Drive pointDrive(double height, double frequency) {
    return {height, frequency, 0.0, PullShape::Gaussian, 3.0, 150.0, 0.0};
}

// Returns the largest displacement 3000 steps later.
double leftOver(Simulation& run) {
    run.advance(3000);
    return run.largestHeight();
}

} // namespace

TEST(Drive, SineMatchesStandardLibrary) {
    for (double turns = -3.0; turns < 3.0; turns += 0.00713)
        ASSERT_NEAR(sineOfTurns(turns), std::sin(2.0 * pi * turns), 1e-13) << turns;
}

TEST(Drive, SteadyAmplitudeMatchesTheory) {
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

TEST(Drive, AdvancesIdenticallyForAnySplit) {
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

TEST(Drive, FrequencyChangeIsContinuous) {
    Drive drive{1.0, 0.0123, 0.3};
    Drive next = drive;
    next.frequency = 0.0301;
    next.phase = phaseToGoOn(drive, next.frequency, 777);
    EXPECT_NEAR(pullAt(next, 777).height, pullAt(drive, 777).height, 1e-9);
}

TEST(Drive, RefusesPositionOutsideMedium) {
    Experiment e = drivenString(0.01);
    e.drive.x = 65.0;
    const std::vector<Problem> problems = validate(e);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "drive.x");
    e.drive.height = 0.0; // a disabled drive is not checked
    EXPECT_TRUE(validate(e).empty());
}

TEST(Drive, SwitchOffLeavesOpenStringAtRest) {
    for (const double frequency : {0.003, 0.01, 0.07, 0.31})
        for (int step = 500; step < 500 + 1.0 / frequency; step += 1 + static_cast<int>(0.13 / frequency)) {
            Simulation run(openString(pointDrive(0.01, frequency)));
            run.advance(step);
            const double driven = run.largestHeight();
            run.apply(Settings{{"drive.height", 0.0}});
            // The drive must fade within one cycle, without sudden steps.
            const std::int64_t end = run.frame() + static_cast<std::int64_t>(1.0 / frequency) + 1;
            while (run.frame() < end) {
                const double before = run.height(150);
                run.advance(1);
                ASSERT_LE(std::abs(run.height(150) - before), 0.05) << frequency;
            }
            EXPECT_LE(leftOver(run), 1e-3 * driven) << frequency << " at step " << step;
        }
}

// Changes every property, also twice in a step and during a transition.
TEST(Drive, ChangesLeaveOpenStringAtRest) {
    const std::vector<std::vector<Settings>> changes{{{{"drive.frequency", 0.03}}},
                                                     {{{"drive.frequency", 0.002}}},
                                                     {{{"drive.height", 0.03}}},
                                                     {{{"drive.phase", 0.4}}},
                                                     {{{"drive.x", 250.0}}},
                                                     {{{"drive.width", 9.0}},
                                                      {{"drive.frequency", 0.02}},
                                                      {{"drive.frequency", 0.019}},
                                                      {{"drive.phase", 0.1}}}};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Simulation run(openString({}));
        run.advance(37);
        run.apply(Settings{
            {"drive.height", 0.01}, {"drive.frequency", 0.01}, {"drive.x", 150.0}, {"drive.width", 3.0}});
        run.advance(613);
        double largest = run.largestHeight();
        for (const Settings& change : changes[i]) {
            run.apply(Settings{{"drive.height", 0.02}});
            run.apply(change);
            run.advance(13);
        }
        run.advance(700);
        largest = std::max(largest, run.largestHeight());
        run.apply(Settings{{"drive.height", 0.0}});
        EXPECT_LE(leftOver(run), 1e-3 * largest) << i;
    }
}

TEST(Drive, StaysBelowPredictedPullBound) {
    for (const double frequency : {0.001, 0.02, 0.26, 0.34, 0.5})
        for (const std::int64_t changedAt : {3, 11, 700}) {
            DriveHistory drives;
            drives.follow(pointDrive(1.0, 0.013), 0);
            drives.follow(pointDrive(1.0, frequency), changedAt);
            drives.follow(pointDrive(0.0, frequency), changedAt + 40);
            for (std::int64_t n = changedAt; n < changedAt + 2000; ++n) {
                drives.removeFaded(n);
                double sum = 0.0;
                for (const DriveStage& stage : drives.stages()) sum += pullAt(stage, n).height;
                ASSERT_LE(std::abs(sum), drives.largestHeight()) << frequency << " at " << n;
            }
            EXPECT_FALSE(drives.isOn());
        }
}

TEST(Drive, SnapshotRestoresFadingDrive) {
    Simulation run(openString(pointDrive(0.01, 0.01)));
    run.advance(350);
    run.apply(Settings{{"drive.frequency", 0.02}});
    run.advance(10);
    const Simulation::Snapshot fading = run.snapshot();
    run.advance(300);
    const std::uint64_t hash = run.hash();
    run.returnTo(fading, {run.log().begin(), run.log().end()});
    run.advance(300);
    EXPECT_EQ(run.hash(), hash);
}

// Three quarters of a corner drive lie beyond the sides, in absorbing cells. In an infinite pool
// all taps of the drive sum to 0.
TEST(Drive, SwitchOffInCornerLeavesOpenPoolAtRest) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {100, 80};
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    e.drive = {0.01, 0.02, 0.0, PullShape::Gaussian, 6.0, 2.0, 2.0};
    Simulation run(e);
    run.advance(500);
    const double driven = run.largestHeight();
    run.apply(Settings{{"drive.height", 0.0}});
    run.advance(4000);
    EXPECT_LE(run.largestHeight(), 0.005 * driven);
}
