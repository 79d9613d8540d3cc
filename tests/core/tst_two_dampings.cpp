// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "study/two_dampings.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace seiche;

namespace {

Resonator stringOf2013() {
    Resonator string;
    string.rule.damping.update = 0.995;
    string.stepsPerSecond = 638.0;
    string.pull.x = 160.0;
    return string;
}

} // namespace

TEST(TwoDampings, DisplacementDampingGivesResonanceOf2013) {
    const TwoDampings both = compareDampings(stringOf2013(), 160);
    EXPECT_EQ(both.obstacle, Obstacle::None);
    EXPECT_DOUBLE_EQ(both.factor, 0.995);
    EXPECT_NEAR(both.undampedPeriod, 638.0, 1e-6);
    // Friction of equal strength keeps the natural frequency; displacement damping changes it.
    const double pi = std::acos(-1.0), lambda = 4.0 * std::pow(std::sin(pi / (2.0 * 319.0)), 2);
    EXPECT_NEAR(both.velocity.period, 2.0 * pi / std::acos((1.995 - 0.995 * lambda) / (2.0 * std::sqrt(0.995))),
                1e-6);
    EXPECT_NEAR(both.velocity.period / 638.0, 1.0, 0.04);
    EXPECT_NEAR(both.height.period, 87.9, 0.05);
    EXPECT_NEAR(both.longestPeriod, 2 * std::acos(-1.0) / std::acos(std::sqrt(0.995)), 1e-9);
    EXPECT_LT(both.height.period, both.longestPeriod);
    EXPECT_NEAR(std::pow(0.995, 0.5 * both.halfLife), 0.5, 1e-12);
    ASSERT_GT(both.velocity.curve.size(), 100u);
    // Each curve peaks at its own natural frequency.
    const auto peak = peakBetween(both.height.curve, 5.0, 9.5);
    ASSERT_TRUE(peak);
    EXPECT_NEAR(peak->hertz, 638.0 / 87.9, 0.15);
}

// Both strings, plucked once, fade equally fast.
TEST(TwoDampings, BothFadeWithSameHalfLife) {
    const TwoDampings both = compareDampings(stringOf2013(), 160);
    for (const TwoDampings::Kind* kind : {&both.velocity, &both.height}) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.rule = kind->rule;
        e.events = {{0, Pull{PullShape::Mode, 40, 1.0, PullMode::Pluck, 160, 0}}};
        Simulation run(e);
        run.advance(1);
        const double first = std::sqrt(run.energy().total());
        run.advance(std::llround(both.halfLife));
        EXPECT_NEAR(std::sqrt(run.energy().total()) / first, 0.5, 0.02);
    }
}

TEST(TwoDampings, UndampedStringUsesDefaultFactor) {
    Resonator string = stringOf2013();
    string.rule.damping = {};
    EXPECT_EQ(compareDampings(string, 160).factor, usualFactor);
    string.rule.edges.right = Edge::Absorbing;
    EXPECT_EQ(compareDampings(string, 160).obstacle, Obstacle::WavesLeave);
}
