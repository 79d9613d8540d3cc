// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/resonance_curve.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Resonator classroomString() {
    Resonator string;
    string.rule.damping.velocity = 0.999773;
    string.stepsPerSecond = 638.0;
    string.pull.x = 160.0;
    return string;
}

} // namespace

TEST(ResonanceCurve, PredictsModesAndPeakOfString) {
    const PredictedResonance predicted = predict(classroomString(), 160);
    EXPECT_EQ(predicted.obstacle, Obstacle::None);
    ASSERT_GE(predicted.modes.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(predicted.modes[i], 1.0 + static_cast<double>(i), 1e-3);
    // |z| = sqrt(s), full width -ln|z| / pi per step.
    EXPECT_NEAR(predicted.width, -0.5 * std::log(0.999773) / 3.14159265 * 638.0, 1e-6);
    EXPECT_NEAR(predicted.quality(), 43.4, 0.1);
    ASSERT_GT(predicted.curve.size(), 300u);
    for (std::size_t i = 1; i < predicted.curve.size(); ++i)
        ASSERT_LT(predicted.curve[i - 1].hertz, predicted.curve[i].hertz);
    // A sine excites a single mode, so the peak has the quality of that mode.
    Resonator driven = classroomString();
    driven.sine = true;
    const std::optional<ResonancePeak> peak = peakBetween(predict(driven, 160).curve, 0.5, 1.5);
    ASSERT_TRUE(peak);
    EXPECT_NEAR(peak->hertz, 1.0, 1e-3);
    EXPECT_NEAR(peak->quality(), predicted.quality(), 0.02 * predicted.quality());
    // The exact sum is known for a period of 674 steps.
    for (const CurvePoint& point : predicted.curve)
        if (std::llround(638.0 / point.hertz) == 674) {
            EXPECT_NEAR(point.amplitude, 33.744171, 1e-3);
        }
}

// A range proportional to the fundamental would reveal its value.
TEST(ResonanceCurve, RangeHidesFundamental) {
    const auto rangeAt = [](double stepsPerSecond) {
        Resonator string = classroomString();
        string.stepsPerSecond = stepsPerSecond;
        return predict(string, 160);
    };
    const PredictedResonance usual = rangeAt(638.0), faster = rangeAt(1.15 * 638.0);
    EXPECT_GT(faster.modes.front(), 1.1 * usual.modes.front());
    EXPECT_EQ(usual.fromHertz, faster.fromHertz);
    EXPECT_EQ(usual.mainHertz, faster.mainHertz);
    EXPECT_EQ(usual.toHertz, faster.toHertz);
    for (double factor = 0.02; factor < 30.0; factor *= 1.07) {
        const PredictedResonance predicted = rangeAt(638.0 * factor);
        const double fundamental = predicted.modes.front();
        EXPECT_LE(predicted.fromHertz, 0.25 * fundamental) << factor;
        EXPECT_LE(predicted.mainHertz, 0.55 * fundamental) << factor;
        EXPECT_GT(predicted.mainHertz, 0.25 * fundamental) << factor;
        EXPECT_GE(predicted.toHertz, 3.5 * fundamental * (1 - 1e-12)) << factor;
        EXPECT_LE(predicted.toHertz, 7.0 * fundamental * (1 + 1e-12)) << factor;
    }
}

TEST(ResonanceCurve, LimitsRangeOfPeakAtNeighbours) {
    PredictedResonance predicted;
    EXPECT_DOUBLE_EQ(predicted.around(2.0).fromHertz, 1.6);
    EXPECT_DOUBLE_EQ(predicted.around(2.0).toHertz, 2.5);
    predicted.modes = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0};
    EXPECT_DOUBLE_EQ(predicted.around(1.1).fromHertz, 0.88);
    EXPECT_DOUBLE_EQ(predicted.around(1.1).toHertz, 1.375);
    EXPECT_DOUBLE_EQ(predicted.around(5.1).fromHertz, 4.5);
    EXPECT_DOUBLE_EQ(predicted.around(5.1).toHertz, 5.5);
    EXPECT_DOUBLE_EQ(predicted.around(8.0).toHertz, 10.0);
}

// Even modes have a node at the middle.
TEST(ResonanceCurve, ReportsModesExcitedByPull) {
    const auto rounded = [](const PredictedResonance& predicted) {
        std::vector<int> hundredths;
        for (const double mode : resonatingModes(predicted))
            hundredths.push_back(static_cast<int>(std::lround(100.0 * mode)));
        return hundredths;
    };
    Resonator string = classroomString();
    string.pull.x = 159.5;
    EXPECT_EQ(rounded(predict(string, 160)), (std::vector{100, 300, 500}));
    string.sine = true;
    EXPECT_EQ(rounded(predict(string, 160)), (std::vector{100, 300, 500}));
    string.pull.x = 60.0;
    EXPECT_EQ(rounded(predict(string, 60)), (std::vector{100, 200, 300, 400, 500}));
    string.rule.damping.velocity = 0.97; // pulse fades before its return
    EXPECT_TRUE(rounded(predict(string, 60)).empty());
    string.rule.damping.velocity = 1.0;
    EXPECT_EQ(rounded(predict(string, 60)), (std::vector{100, 200, 300, 400, 500}));
    string.rule.edges.right = Edge::Absorbing;
    EXPECT_TRUE(rounded(predict(string, 60)).empty());
}

TEST(ResonanceCurve, ReportsObstacleWithoutCurve) {
    Resonator string = classroomString();
    string.pull.mode = PullMode::Set;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::SetsHeights);
    EXPECT_TRUE(predict(string, 160).curve.empty());
    EXPECT_EQ(predict(string, 160).modes.size(), 12u); // modes remain known
    string = classroomString();
    string.rule.edges.right = Edge::Absorbing;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::WavesLeave);
    EXPECT_GT(predict(string, 160).toHertz, 1.0); // range remains available for a sweep
    // A wall makes the modes of an empty pool invalid.
    Resonator pool;
    pool.grid = {320, 240};
    pool.rule.scene = SceneKind::Pool;
    pool.rule.k = 0.5;
    pool.objects = {{"wall", 100.0, 100.0, 0.0, Wall{}}};
    const PredictedResonance walled = predict(pool, 160, 120);
    EXPECT_EQ(walled.obstacle, Obstacle::Uneven);
    EXPECT_TRUE(walled.modes.empty());
    EXPECT_TRUE(walled.curve.empty());
    EXPECT_GT(walled.toHertz, 0.0);
    string = classroomString();
    string.rule.damping.velocity = 1.0;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::NeverSteady);
}

// The folded response to a single tap must equal repeated taps. Curves of pools are computed this
// way.
TEST(ResonanceCurve, MatchesEachPeriodInPool) {
    Resonator pool;
    pool.grid = {48, 40};
    pool.rule.scene = SceneKind::Pool;
    pool.rule.stencil = Stencil::Isotropic;
    pool.rule.k = 0.5;
    pool.rule.damping.velocity = 0.99;
    pool.stepsPerSecond = 200.0;
    pool.pull = {PullShape::Cosine, 6.0, 1.0, PullMode::Pluck, 20.0, 13.0};
    const PredictedResonance predicted = predict(pool, 20, 13);
    ASSERT_GT(predicted.curve.size(), 100u);
    const auto response = SteadyResponse::to(pool.rule, pool.grid, pool.pull, 20, 13);
    for (std::size_t i = 0; i < predicted.curve.size(); i += 37) {
        const double amplitude = response->amplitude(std::llround(200.0 / predicted.curve[i].hertz));
        EXPECT_NEAR(predicted.curve[i].amplitude, amplitude, 1e-5 * amplitude);
    }
}

TEST(ResonanceCurve, RefusesTooLargeMedia) {
    Resonator string;
    string.grid.width = 1'000'000;
    string.rule.scheme = Scheme::ImplicitEuler;
    string.pull.x = 500'000.0;
    const PredictedResonance predicted = predict(string, 500'000);
    EXPECT_EQ(predicted.obstacle, Obstacle::TooLarge);
    EXPECT_TRUE(predicted.curve.empty());
    EXPECT_GT(predicted.toHertz, 0.0);
}

// Slow decay limits the curve to its fast part.
TEST(ResonanceCurve, OmitsSlowPeriods) {
    const Resonator string = classroomString();
    Rule slowlyFading = string.rule;
    slowlyFading.damping.velocity = 1.0 - 1e-9;
    const auto response = SteadyResponse::to(slowlyFading, string.grid, string.pull, 160);
    ASSERT_TRUE(response);
    using Periods = std::vector<std::int64_t>;
    EXPECT_EQ(affordablePeriods(*response, Periods{800, 700, 600}), (Periods{800, 700, 600}));
    EXPECT_EQ(affordablePeriods(*response, Periods{9'000'000'000, 80'000'000, 700, 600}), (Periods{700, 600}));
    EXPECT_EQ(affordablePeriods(*response, Periods{9'000'000'000}), Periods{});
    // All 600 periods would take minutes.
    const Periods kept = affordablePeriods(*response, Periods(600, 1'000'000));
    EXPECT_GT(kept.size(), 5u);
    EXPECT_LT(kept.size(), 60u);
}

TEST(ResonanceCurve, StopsOnRequest) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(predict(classroomString(), 160, 0, stop.get_token()).curve.empty());
}
