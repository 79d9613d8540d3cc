// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/envelope.h"

#include <gtest/gtest.h>
#include <limits>

using namespace seiche;

TEST(Envelope, KeepsExtremesWithExponentialDecay) {
    Wave<float> wave({3, 1}, SceneKind::String);
    Envelope envelope(10.0);
    wave.now.at(1, 0) = 8.0f;
    envelope.addStep(wave);
    EXPECT_EQ(envelope.highest()[1], 8.0f);
    EXPECT_EQ(envelope.lowest()[1], 0.0f);
    wave.now.at(1, 0) = -2.0f;
    wave.frame = 10;
    envelope.addStep(wave);
    EXPECT_FLOAT_EQ(envelope.highest()[1], 4.0f); // one half-life later
    EXPECT_EQ(envelope.lowest()[1], -2.0f);
    EXPECT_EQ(envelope.reach(), envelope.highest()[1]);
    wave.frame = 30;
    wave.now.at(1, 0) = 0.0f;
    envelope.addStep(wave);
    EXPECT_FLOAT_EQ(envelope.highest()[1], 1.0f);
    EXPECT_FLOAT_EQ(envelope.lowest()[1], -0.5f);
}

TEST(Envelope, IgnoresNonFiniteHeights) {
    Wave<float> wave({2, 1}, SceneKind::String);
    Envelope envelope;
    wave.now.at(0, 0) = std::numeric_limits<float>::quiet_NaN();
    wave.now.at(1, 0) = -std::numeric_limits<float>::infinity();
    envelope.addStep(wave);
    EXPECT_EQ(envelope.highest()[0], 0.0f);
    EXPECT_EQ(envelope.lowest()[1], 0.0f);
    EXPECT_EQ(envelope.reach(), 0.0f);
}

TEST(Envelope, RestartsForDifferentRun) {
    Wave<std::int32_t> wave({4, 1}, SceneKind::String);
    Envelope envelope;
    wave.frame = 100;
    wave.now.at(2, 0) = 5;
    envelope.addStep(wave);
    EXPECT_EQ(envelope.highest()[2], 5.0f);
    Wave<std::int32_t> again({4, 1}, SceneKind::String);
    envelope.addStep(again);
    EXPECT_EQ(envelope.highest()[2], 0.0f);
    Wave<float> longer({6, 1}, SceneKind::String);
    envelope.addStep(longer);
    EXPECT_EQ(envelope.highest().size(), 6u);
}
