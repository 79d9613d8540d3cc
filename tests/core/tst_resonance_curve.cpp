// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/resonance_curve.h"

#include <algorithm>
#include <chrono>
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

TEST(ResonanceCurve, KnowsTheStringBeforeItIsTapped) {
    const PredictedResonance predicted = predict(classroomString(), 160);
    EXPECT_EQ(predicted.obstacle, Obstacle::None);
    ASSERT_GE(predicted.modes.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(predicted.modes[i], 1.0 + static_cast<double>(i), 1e-3);
    // |z| = sqrt(s): full width -ln|z| / pi per step.
    EXPECT_NEAR(predicted.width, -0.5 * std::log(0.999773) / 3.14159265 * 638.0, 1e-6);
    EXPECT_NEAR(predicted.quality(), 43.4, 0.1);
    ASSERT_GT(predicted.curve.size(), 300u);
    for (std::size_t i = 1; i < predicted.curve.size(); ++i)
        ASSERT_LT(predicted.curve[i - 1].hertz, predicted.curve[i].hertz);
    // A sine excites one mode at a time; its resonance is as sharp as that mode alone says.
    const std::optional<ResonancePeak> peak =
        peakOf(std::span(predicted.sineCurve)
                   .first(static_cast<std::size_t>(
                       std::ranges::upper_bound(predicted.sineCurve, 1.5, {}, &CurvePoint::hertz) -
                       predicted.sineCurve.begin())));
    ASSERT_TRUE(peak);
    EXPECT_NEAR(peak->hertz, 1.0, 1e-3);
    EXPECT_NEAR(peak->quality(), predicted.quality(), 0.02 * predicted.quality());
    // Where the exact sum over the modes is known.
    for (const CurvePoint& point : predicted.curve)
        if (std::llround(638.0 / point.hertz) == 674) {
            EXPECT_NEAR(point.amplitude, 33.744171, 1e-3);
        }
}

TEST(ResonanceCurve, SaysWhyThereIsNone) {
    Resonator string = classroomString();
    string.pull.mode = PullMode::Set;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::SetsHeights);
    EXPECT_TRUE(predict(string, 160).curve.empty());
    EXPECT_EQ(predict(string, 160).modes.size(), 12u); // its modes are known all the same
    string = classroomString();
    string.rule.edges.right = Edge::Absorbing;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::WavesLeave);
    EXPECT_GT(predict(string, 160).toHertz, 1.0); // there is a range to sweep all the same
    string = classroomString();
    string.rule.damping.velocity = 1.0;
    EXPECT_EQ(predict(string, 160).obstacle, Obstacle::NeverSteady);
}

TEST(ResonanceCurve, IsFastEnoughToFollowASlider) {
    const auto start = std::chrono::steady_clock::now();
    predict(classroomString(), 160);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    RecordProperty("milliseconds", static_cast<int>(1e3 * spent.count()));
    EXPECT_LT(spent.count(), 5.0); // generous: this also runs under sanitizers
}
