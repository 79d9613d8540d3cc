// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/memory_rate.h"
#include "run/step_cost.h"

#include <chrono>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

TEST(StepCost, AllowsOneStepBeforeFirstMeasurement) {
    StepCost cost;
    EXPECT_FALSE(cost.isKnown());
    EXPECT_EQ(cost.stepsWithin(1.0, 100), 1);
    EXPECT_EQ(cost.stepsWithin(1.0, 0), 0);
}

TEST(StepCost, ReturnsStepsThatFitIntoTime) {
    StepCost cost;
    cost.add(10, 0.02);
    EXPECT_DOUBLE_EQ(cost.seconds(), 0.002);
    EXPECT_EQ(cost.stepsWithin(0.0091, 100), 4);
    EXPECT_EQ(cost.stepsWithin(0.0091, 3), 3);
    EXPECT_EQ(cost.stepsWithin(0.001, 3), 0);
    EXPECT_EQ(cost.stepsWithin(-1.0, 3), 0);
    cost.forget();
    EXPECT_FALSE(cost.isKnown());
    EXPECT_EQ(cost.seconds(), 0.0);
}

TEST(StepCost, AdaptsToChangedSpeed) {
    StepCost cost;
    cost.add(1, 0.001);
    for (int i = 0; i < 40; ++i) cost.add(1, 0.003);
    EXPECT_NEAR(cost.seconds(), 0.003, 1e-6);
    // Negative durations and zero steps must be ignored.
    cost.add(1, -1.0);
    cost.add(0, 1.0);
    EXPECT_NEAR(cost.seconds(), 0.003, 1e-6);
    StepCost free;
    free.add(5, 0.0);
    EXPECT_EQ(free.stepsWithin(0.0, 7), 7);
}

// Many steps of a large pool cost little more than one step.
TEST(StepCost, SeparatesFixedFromPerStepCost) {
    const auto secondsFor = [](std::int64_t steps) { return 0.010 + 0.001 * static_cast<double>(steps); };
    StepCost cost;
    EXPECT_EQ(cost.minimalSteps(100), 1);
    cost.add(1, secondsFor(1));
    EXPECT_EQ(cost.stepsWithin(0.009, 100), 0);
    EXPECT_EQ(cost.minimalSteps(100), 2) << "nobody knows yet";
    EXPECT_EQ(cost.minimalSteps(1), 1);
    cost.add(2, secondsFor(2));
    EXPECT_EQ(cost.stepsWithin(0.0151, 100), 5);
    EXPECT_EQ(cost.stepsWithin(0.0151, 4), 4);
    EXPECT_EQ(cost.stepsWithin(0.009, 100), 0);
    EXPECT_EQ(cost.minimalSteps(100), 6) << "half as long again as the first: 16.5 ms";
    EXPECT_EQ(cost.minimalSteps(3), 3);
    // Without fixed costs, only one excess step is allowed.
    StepCost each;
    each.add(1, 0.02);
    each.add(2, 0.04);
    EXPECT_EQ(each.minimalSteps(100), 1);
    EXPECT_EQ(each.stepsWithin(0.07, 100), 3);
}

// The best round takes at most a fifth of the total time.
TEST(MemoryRate, BestRoundIsNoSlowerThanMean) {
    constexpr std::size_t bytesEach = 16 << 20;
    const double moved = bytesPerCellAndStep * static_cast<double>(bytesEach / sizeof(float));
    const auto began = std::chrono::steady_clock::now();
    const double bytesPerSecond = measureMemoryRate(bytesEach);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began;
    EXPECT_TRUE(std::isfinite(bytesPerSecond));
    EXPECT_GT(bytesPerSecond, 1e6);
    EXPECT_GE(bytesPerSecond * taken.count(), 5.0 * moved);
    EXPECT_LT(bytesPerSecond, 1e14);
    EXPECT_EQ(measureMemoryRate(0), 0.0);
}
