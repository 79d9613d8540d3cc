// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/probe_reading.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

template <class Height>
std::vector<ProbeSample> record(int frames, Height height) {
    std::vector<ProbeSample> samples;
    for (int n = 0; n < frames; ++n) samples.push_back({double(n), height(n)});
    return samples;
}

double sine(double turns) { return std::sin(2 * std::numbers::pi * turns); }

} // namespace

TEST(ProbeReading, MeasuresAmplitudeAndFrequencyOfSine) {
    const auto found = oscillationOf(record(400, [](int n) { return 0.3 + 2 * sine(n * 0.0371 + 0.1); }));
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->isSteady());
    EXPECT_NEAR(found->frequency, 0.0371, 1e-5);
    EXPECT_NEAR(found->amplitude, 2.0, 0.01);
    EXPECT_NEAR(found->middle, 0.3, 0.01);
}

TEST(ProbeReading, IsUnsteadyWhenCyclesDiffer) {
    const auto chirp = oscillationOf(record(400, [](int n) { return sine(n * n * 0.0001); }));
    ASSERT_TRUE(chirp);
    EXPECT_FALSE(chirp->isSteady());
    const auto ticks = oscillationOf(record(600, [](int n) { return sine(n * 0.03) + sine(n * 0.047); }));
    EXPECT_TRUE(!ticks || !ticks->isSteady());
    EXPECT_FALSE(oscillationOf(record(100, [](int) { return 0.7; })));
    EXPECT_FALSE(oscillationOf(record(2, [](int n) { return double(n); })));
    const auto two = oscillationOf(record(110, [](int n) { return sine(n * 0.02); }));
    EXPECT_TRUE(!two || !two->isSteady()) << "two cycles are too few to agree";
}

TEST(ProbeReading, SubtractsOnlyCommonSamples) {
    const auto one = record(300, [](int n) { return sine(n * 0.04 - 0.2); });
    const auto other = record(320, [](int n) { return sine(n * 0.04); });
    const auto difference = differenceOf(one, other);
    ASSERT_EQ(difference.size(), 300u);
    EXPECT_EQ(difference[17].height, one[17].height - other[17].height);
}
