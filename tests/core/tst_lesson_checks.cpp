// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of lesson checks and the theory behind them.
#include "lesson/expectation.h"
#include "lesson/observations.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

Observations seenOn(const Experiment& experiment) {
    Observations seen;
    seen.settings = experiment;
    return seen;
}

ResonancePoint pointAt(double hertz, double amplitude) {
    ResonancePoint point;
    point.hertz = hertz;
    point.amplitude = amplitude;
    return point;
}

} // namespace

TEST(LessonChecks, HeightComparesMaximumAndMinimum) {
    Observations seen = seenOn(defaultExperiment(SceneKind::Pool));
    seen.highest = 3.0;
    seen.lowest = -2.0;
    EXPECT_TRUE(evaluate({check::Height{{}, 2.5, {}}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Height{{}, 3.5, {}}}, seen).passed);
    EXPECT_TRUE(evaluate({check::Height{{}, {}, -1.5}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Height{{}, {}, -2.5}}, seen).passed);
}

TEST(LessonChecks, ExplodedRunFails) {
    Observations seen = seenOn(defaultExperiment(SceneKind::String));
    seen.seconds = 5.0;
    EXPECT_TRUE(evaluate({check::Runs{4.0}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Runs{6.0}}, seen).passed);
    seen.isWhole = false;
    EXPECT_FALSE(evaluate({check::Runs{4.0}}, seen).passed);
}

TEST(LessonChecks, TapsNeedCountRegularityAndFrequency) {
    Observations seen = seenOn(defaultExperiment(SceneKind::String));
    EXPECT_FALSE(evaluate({check::Taps{}}, seen).passed);
    Rhythm rhythm;
    rhythm.hertz = 1.5;
    rhythm.scatter = 0.1; // fraction of an interval
    rhythm.taps = 6;
    seen.rhythm = rhythm;
    EXPECT_TRUE(evaluate({check::Taps{6, 11.0, 1.4, 1.6}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Taps{7, 11.0, 1.4, 1.6}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Taps{6, 9.0, 1.4, 1.6}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Taps{6, 11.0, 1.55, 1.6}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Taps{6, 11.0, 1.4, 1.45}}, seen).passed);
}

TEST(LessonChecks, SourceFrequencyMustLieWithinBounds) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    Source source;
    source.hertz = 2.0;
    e.objects = {{"source", 20.0, 20.0, 0.0, source}};
    const Observations seen = seenOn(e);
    EXPECT_TRUE(evaluate({check::Source{1.0, 3.0}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Source{2.5, 3.0}}, seen).passed);
    EXPECT_FALSE(evaluate({check::Source{1.0, 1.5}}, seen).passed);
}

// Three points suffice near the resonance.
TEST(LessonChecks, ResonanceIsAtHighestPoint) {
    const Experiment e = defaultExperiment(SceneKind::String);
    const double hertz = standingWave(e, 1)->frequency(e.stepsPerSecond);
    Observations seen = seenOn(e);
    seen.points = {pointAt(0.99 * hertz, 6.0), pointAt(1.001 * hertz, 8.0), pointAt(1.01 * hertz, 5.0)};
    const CheckResult result = evaluate({check::Resonance{.mode = 1, .within = 3.0, .amplitude = 4.0}}, seen);
    EXPECT_TRUE(result.passed);
    EXPECT_EQ(result.value, 1.001 * hertz);
}

// Modes (1, 2) and (2, 1) share the second frequency of a square pool.
TEST(LessonChecks, ModesOfEqualFrequencyCountOnce) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {41, 41};
    e.rule.stencil = Stencil::Cross;
    e.rule.k = 0.5;
    e.rule.damping = {};
    e.rule.edges = {Edge::Fixed, Edge::Fixed, Edge::Fixed, Edge::Fixed};
    const auto frequencyOf = [&](int m, int n) {
        const auto square = [](int waves) {
            return std::pow(2.0 * std::sin(std::numbers::pi * waves / (2.0 * 40.0)), 2);
        };
        return std::acos(1.0 - 0.5 * e.rule.k * (square(m) + square(n))) / (2.0 * std::numbers::pi);
    };
    const std::pair<int, int> waves[] = {{1, 1}, {1, 2}, {2, 2}, {1, 3}};
    for (int i = 0; i < 4; ++i) {
        const std::optional<Motion> wave = standingWave(e, i + 1);
        ASSERT_TRUE(wave);
        EXPECT_NEAR(wave->cyclesPerStep(), frequencyOf(waves[i].first, waves[i].second), 1e-12) << i;
    }
}
