// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pacer.h"

#include <gtest/gtest.h>

using namespace seiche;

// Fractions of steps carry over to later frames:
// steps = seconds * steps per second * speed.
TEST(Pacer, KeepsFractionsOfStepsBetweenFrames) {
    for (const double frame : {1.0 / 64, 1.0 / 1024, 0.375}) {
        Pacer pacer;
        std::int64_t steps = 0;
        const int frames = static_cast<int>(96 / frame);
        for (int i = 0; i < frames; ++i) steps += pacer.stepsFor(frame, 50.0, 0.25);
        EXPECT_EQ(steps, 96 * 50 / 4) << frame; // exact binary fractions
    }
}

TEST(Pacer, ReturnsWholeSteps) {
    Pacer pacer;
    EXPECT_EQ(pacer.stepsFor(0.0625, 8.0, 1.0), 0);
    EXPECT_EQ(pacer.stepsFor(0.0625, 8.0, 1.0), 1);
    EXPECT_EQ(pacer.stepsFor(0.0625, 24.0, 1.0), 1);
    EXPECT_EQ(pacer.stepsFor(0.0625, 24.0, 1.0), 2);
}

// Time lost in a long stall is not recovered.
TEST(Pacer, LimitsStepsAfterStall) {
    Pacer pacer;
    EXPECT_EQ(pacer.stepsFor(30.0, 600.0, 1.0), static_cast<std::int64_t>(600 * Pacer::maxStall));
    EXPECT_EQ(pacer.stepsFor(Pacer::maxStall, 600.0, 0.5), static_cast<std::int64_t>(300 * Pacer::maxStall));
    EXPECT_EQ(pacer.stepsFor(0.25, 600.0, 1.0), 150) << "shorter than that it is made up for";
    EXPECT_EQ(pacer.stepsFor(-1.0, 600.0, 1.0), 0) << "a clock that is set back";
}

TEST(Pacer, DropsForgivenTime) {
    Pacer pacer;
    EXPECT_EQ(pacer.stepsFor(0.75, 1.0, 1.0), 0);
    pacer.dropSteps();
    EXPECT_EQ(pacer.stepsFor(0.75, 1.0, 1.0), 0);
    EXPECT_EQ(pacer.stepsFor(0.25, 1.0, 1.0), 1);
}

TEST(Pacer, CountsLostSeconds) {
    Pacer pacer;
    static_cast<void>(pacer.stepsFor(0.5, 600.0, 1.0));
    static_cast<void>(pacer.stepsFor(0.001, 600.0, 1.0));
    EXPECT_EQ(pacer.lost(), 0.0) << "a fraction of a step is kept";
    static_cast<void>(pacer.stepsFor(Pacer::maxStall + 2.0, 600.0, 0.25));
    EXPECT_DOUBLE_EQ(pacer.lost(), 0.5) << "the rest of a stall, at a quarter of the speed";
    Pacer other;
    EXPECT_EQ(other.stepsFor(0.75, 10.0, 1.0), 7);
    other.dropSteps(3);
    EXPECT_DOUBLE_EQ(other.lost(), 0.35) << "three steps and the half of one";
}

// 200 samples per second, but 25 in pools of over half a million cells.
TEST(Pacer, SamplesLargePoolsLessOften) {
    Experiment string = defaultExperiment(SceneKind::String);
    string.stepsPerSecond = 2000.0;
    EXPECT_EQ(stepsBetweenSamples(string), 10);
    string.stepsPerSecond = 50.0;
    EXPECT_EQ(stepsBetweenSamples(string), 1);
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.stepsPerSecond = 2000.0;
    pool.grid = {1000, 500};
    EXPECT_EQ(stepsBetweenSamples(pool), 10);
    pool.grid = {1000, 501};
    EXPECT_EQ(stepsBetweenSamples(pool), 80);
}
