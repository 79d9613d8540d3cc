// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tone.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

using namespace seiche;

namespace {

constexpr double rate = 48'000.0;

std::vector<float> play(Tone& tone, double seconds) {
    std::vector<float> samples(static_cast<std::size_t>(seconds * rate));
    tone.fill(samples);
    return samples;
}

double loudest(const std::vector<float>& samples) {
    double max = 0.0;
    for (const float each : samples) max = std::max(max, std::abs(static_cast<double>(each)));
    return max;
}

/// Returns the upward zero crossings per second.
double frequencyOf(const std::vector<float>& samples) {
    int passages = 0;
    for (std::size_t i = 1; i < samples.size(); ++i) passages += samples[i - 1] < 0.0f && samples[i] >= 0.0f;
    return passages * rate / static_cast<double>(samples.size());
}

} // namespace

TEST(Tone, PitchRisesWithAmplitude) {
    EXPECT_DOUBLE_EQ(pitchOf(0.0), 220.0);
    EXPECT_NEAR(pitchOf(4.0), 220.0 * std::exp2(1.5), 1e-9);
    double before = 0.0;
    for (double pulls = 0.0; pulls < 1e4; pulls = 1.3 * pulls + 0.1) {
        EXPECT_GT(pitchOf(pulls), before);
        EXPECT_LT(pitchOf(pulls), 1760.0);
        before = pitchOf(pulls);
    }
}

TEST(Tone, InvalidAmplitudesHaveFinitePitch) {
    EXPECT_DOUBLE_EQ(pitchOf(-3.0), 220.0);
    EXPECT_DOUBLE_EQ(pitchOf(std::numeric_limits<double>::quiet_NaN()), 220.0);
    EXPECT_DOUBLE_EQ(pitchOf(std::numeric_limits<double>::infinity()), 1760.0);
    EXPECT_DOUBLE_EQ(loudnessOf(std::numeric_limits<double>::quiet_NaN()), 0.0);
    EXPECT_DOUBLE_EQ(loudnessOf(0.0), 0.0);
    EXPECT_NEAR(loudnessOf(10.0), 1.0, 1e-4);
}

TEST(Tone, SoundsAtSetPitch) {
    Tone tone(rate);
    EXPECT_EQ(loudest(play(tone, 0.1)), 0.0); // silence at rest
    tone.set(4.0);
    play(tone, 0.5); // end of the glide
    EXPECT_NEAR(frequencyOf(play(tone, 1.0)), pitchOf(4.0), 1.0);
    tone.set(0.0);
    play(tone, 0.5);
    EXPECT_LT(loudest(play(tone, 0.1)), 1e-4);
}

TEST(Tone, PitchFollowsDisplacementUpAndDown) {
    EXPECT_DOUBLE_EQ(pitchOfHeight(0.0), 440.0);
    EXPECT_NEAR(pitchOfHeight(1.0), 440.0 * std::exp2(0.5), 1e-9);
    EXPECT_DOUBLE_EQ(pitchOfHeight(std::numeric_limits<double>::quiet_NaN()), 440.0);
    EXPECT_NEAR(pitchOfHeight(-std::numeric_limits<double>::infinity()), 440.0 / std::exp2(1.5), 1e-9);
    for (double pulls = 0.01; pulls < 100.0; pulls *= 1.7) {
        EXPECT_NEAR(pitchOfHeight(pulls) * pitchOfHeight(-pulls), 440.0 * 440.0, 1e-6);
        EXPECT_GT(pitchOfHeight(1.01 * pulls), pitchOfHeight(pulls));
    }
    Tone tone(rate);
    tone.sing(pitchOfHeight(-1.0), 1.0);
    play(tone, 0.5);
    EXPECT_NEAR(frequencyOf(play(tone, 1.0)), 440.0 / std::exp2(0.5), 1.0);
}

TEST(Tone, GlidesWithoutClicks) {
    Tone tone(rate);
    double last = 0.0, step = 0.0, max = 0.0;
    for (const double pulls : {0.5, 20.0, 0.0, std::numeric_limits<double>::infinity(), 1.0}) {
        tone.set(pulls);
        for (const float each : play(tone, 0.05)) {
            step = std::max(step, std::abs(each - last));
            max = std::max(max, std::abs(static_cast<double>(each)));
            last = each;
        }
    }
    // Steepest slope of this sine at 1760 Hz, plus 10 %.
    EXPECT_LT(step, 1.1 * 0.4 * 2.0 * 3.14159265 * 1760.0 / rate);
    EXPECT_LE(max, 1.0);
}

TEST(Tone, PingFades) {
    Tone tone(rate);
    tone.ping();
    EXPECT_GT(loudest(play(tone, 0.02)), 0.2);
    play(tone, 0.4);
    EXPECT_LT(loudest(play(tone, 0.02)), 1e-3);
}
