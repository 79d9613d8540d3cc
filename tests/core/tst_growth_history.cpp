// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/history.h"
#include "run/simulation.h"
#include "theory/stability.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace seiche;

TEST(History, MeasuresExponentialGrowthExactly) {
    History history;
    for (int frame = 0; frame < 300; frame += 3) history.add(frame, 5.0 * std::pow(1.03, frame));
    ASSERT_TRUE(history.growthPerStep(100));
    EXPECT_NEAR(*history.growthPerStep(100), 1.03, 1e-12);
    EXPECT_NEAR(*history.growthPerStep(6), 1.03, 1e-12);
    EXPECT_FALSE(history.growthPerStep(5)) << "two samples are no slope";
    history.disturbed();
    EXPECT_FALSE(history.growthPerStep(100));
}

TEST(History, KeepsWholeSpanInFewSamples) {
    History history(100);
    for (int frame = 0; frame < 100'000; ++frame) {
        history.add(frame, frame);
        ASSERT_LE(history.samples().size(), 100u);
        ASSERT_EQ(history.samples().back().frame, frame);
    }
    EXPECT_EQ(history.samples().front().frame, 0);
    EXPECT_GE(history.samples().size(), 25u);
    std::int64_t widest = 0;
    for (std::size_t i = 1; i < history.samples().size(); ++i)
        widest = std::max(widest, history.samples()[i].frame - history.samples()[i - 1].frame);
    EXPECT_LE(widest, 100'000 / 20);
    history.forgetBefore(50'000);
    EXPECT_GE(history.samples().front().frame, 50'000);
}

TEST(History, IgnoresNonFiniteAndRestartsOnRewind) {
    History history;
    history.add(1, 1.0);
    history.add(2, std::numeric_limits<double>::infinity());
    history.add(3, std::nan(""));
    EXPECT_EQ(history.samples().size(), 1u);
    history.add(10, 2.0);
    history.add(5, 3.0);
    ASSERT_EQ(history.samples().size(), 1u);
    EXPECT_EQ(history.samples().front().frame, 5);
}

TEST(History, ReplacesEarlierSampleOfSameStep) {
    History history;
    for (int frame = 0; frame < 10; ++frame) history.add(frame, 1.0);
    history.add(9, 4.0);
    ASSERT_EQ(history.samples().size(), 10u);
    EXPECT_EQ(history.samples().back().value, 4.0);
}

TEST(History, RemovesOnlyOlderSamples) {
    History history;
    for (int frame = 0; frame < 100; frame += 5) history.add(frame, 1.0);
    history.forgetBefore(50);
    ASSERT_EQ(history.samples().size(), 10u);
    EXPECT_EQ(history.samples().front().frame, 50);
}

// Earlier growth at a different rate has no effect.
TEST(History, MeasuresGrowthOfLatestSamples) {
    constexpr int change = static_cast<int>(History::recentSamples) + 100;
    History history;
    for (int frame = 0; frame < 2 * change; ++frame)
        history.add(frame,
                    std::pow(1.01, std::min(frame, change)) * std::pow(1.03, std::max(0, frame - change)));
    ASSERT_TRUE(history.growthPerStep(100));
    EXPECT_NEAR(*history.growthPerStep(100), 1.03, 1e-9);
}

TEST(History, EulerEnergyGrowsAsPredicted) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.rule.scheme = Scheme::Euler;
    experiment.rule.k = 0.25;
    experiment.events = {{0, Pull{PullShape::Point, 1.0, 1.0, PullMode::Add, 160.0, 0.0}}};
    Simulation run(experiment);
    History history;
    while (!run.divergedAt()) {
        run.advance(3);
        history.add(run.frame(), run.energy().total());
    }
    const double predicted = stabilityOf(experiment.rule).growthPerStep;
    EXPECT_NEAR(predicted, std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(std::sqrt(*history.growthPerStep(24)), predicted, 0.01);
}
