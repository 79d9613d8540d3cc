// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tap_rhythm.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <optional>
#include <random>

using namespace seiche;

namespace {

// Returns `count` tap times from `start`, with normally distributed intervals.
std::vector<double> hand(double hertz, int count, double scatter, unsigned seed, double start = 0.0) {
    std::mt19937 random(seed);
    std::normal_distribution<double> normal(0.0, scatter / hertz);
    std::vector<double> times;
    double time = start;
    for (int i = 0; i < count; ++i) {
        times.push_back(time);
        time += 1.0 / hertz + normal(random);
    }
    return times;
}

TapRhythm tapped(const std::vector<double>& times, double resolution = 0.0) {
    TapRhythm rhythm(resolution);
    for (double time : times) rhythm.tap(time);
    return rhythm;
}

} // namespace

TEST(TapRhythm, NeedsTwoTaps) {
    TapRhythm rhythm;
    EXPECT_FALSE(rhythm.rhythm());
    rhythm.tap(3.0);
    EXPECT_FALSE(rhythm.rhythm());
    rhythm.tap(3.5);
    ASSERT_TRUE(rhythm.rhythm());
    EXPECT_DOUBLE_EQ(rhythm.rhythm()->hertz, 2.0);
    EXPECT_GT(rhythm.rhythm()->error, 0.1); // large error of a single interval
}

TEST(TapRhythm, MeasuresEvenTapsExactly) {
    const TapRhythm taps = tapped(hand(1.25, 12, 0.0, 1));
    EXPECT_NEAR(taps.rhythm()->hertz, 1.25, 1e-12);
    EXPECT_NEAR(taps.rhythm()->error, 0.0, 1e-9);
    EXPECT_EQ(taps.rhythm()->taps, 12);
}

TEST(TapRhythm, LimitsErrorByStep) {
    const TapRhythm taps = tapped(hand(1.0, 11, 0.0, 1), 0.02);
    EXPECT_NEAR(taps.rhythm()->error, 0.4 * 0.02 / 10, 1e-12);
    // The error of 1 / T is the error of T divided by T^2.
    for (const double hertz : {0.5, 2.0}) {
        const TapRhythm others = tapped(hand(hertz, 11, 0.0, 1), 0.02);
        EXPECT_NEAR(others.rhythm()->error, 0.4 * 0.02 / 10 * hertz * hertz, 1e-9) << hertz;
    }
}

TEST(TapRhythm, UsesOnlyLastIntervals) {
    const std::vector<double> times = hand(1.0, 40, 0.02, 3);
    const TapRhythm taps = tapped(times);
    ASSERT_EQ(taps.train(), 1);
    constexpr std::size_t kept = TapRhythm::maxMemory;
    ASSERT_EQ(taps.ticks().size(), kept + 1);
    EXPECT_NEAR(taps.rhythm()->hertz, kept / (times[39] - times[39 - kept]), 1e-12);
}

// The sample deviation of two intervals is their difference divided by sqrt(2).
TEST(TapRhythm, ScatterIsSampleDeviation) {
    const std::optional<Rhythm> two = tapped({0.0, 0.95, 2.0}).rhythm();
    ASSERT_TRUE(two);
    EXPECT_NEAR(two->scatter, 0.1 / std::numbers::sqrt2, 1e-12);
    EXPECT_NEAR(two->error, 0.05, 1e-12); // divided by sqrt(number of intervals)
}

// The true frequency lies within one standard error in about two of three series.
TEST(TapRhythm, ErrorCoversTwoThirdsOfSeries) {
    int within = 0;
    constexpr int hands = 400;
    for (unsigned seed = 0; seed < hands; ++seed) {
        const TapRhythm taps = tapped(hand(1.02, 12, 0.05, seed));
        ASSERT_TRUE(taps.rhythm());
        within += std::abs(taps.rhythm()->hertz - 1.02) < taps.rhythm()->error;
        EXPECT_NEAR(taps.rhythm()->hertz, 1.02, 0.08);
    }
    EXPECT_NEAR(within, 0.66 * hands, 0.08 * hands);
}

TEST(TapRhythm, IgnoresMissedTap) {
    for (std::size_t missing : {3u, 5u, 8u}) {
        std::vector<double> times = hand(1.0, 12, 0.03, 5);
        times.erase(times.begin() + static_cast<std::ptrdiff_t>(missing));
        const TapRhythm taps = tapped(times);
        EXPECT_NEAR(taps.rhythm()->hertz, 1.0, 0.03);
        EXPECT_LT(taps.rhythm()->error, 0.02);
        EXPECT_EQ(taps.rhythm()->missed, 1);
        EXPECT_EQ(taps.rhythm()->taps, 11);
        EXPECT_EQ(taps.train(), 1);
    }
}

TEST(TapRhythm, IgnoresTwoMissedTaps) {
    std::vector<double> times = hand(2.0, 14, 0.02, 9);
    times.erase(times.begin() + 6, times.begin() + 8);
    const TapRhythm taps = tapped(times);
    EXPECT_NEAR(taps.rhythm()->hertz, 2.0, 0.04);
    EXPECT_EQ(taps.rhythm()->missed, 2);
    EXPECT_EQ(taps.train(), 1);
}

TEST(TapRhythm, IgnoresDoubleTap) {
    for (double delay : {0.02, 0.08, 0.3}) {
        std::vector<double> times = hand(1.0, 12, 0.03, 11);
        times.insert(times.begin() + 6, times[5] + delay);
        const TapRhythm taps = tapped(times);
        EXPECT_NEAR(taps.rhythm()->hertz, 1.0, 0.03) << delay;
        EXPECT_LT(taps.rhythm()->error, 0.02) << delay;
        EXPECT_EQ(taps.rhythm()->doubled, 1) << delay;
        EXPECT_EQ(taps.rhythm()->taps, 12) << delay;
        EXPECT_EQ(taps.train(), 1) << delay;
    }
}

// A tap at mid-beat gives two even intervals. Only a third interval of equal length means a new
// frequency.
TEST(TapRhythm, IgnoresDoubleTapAtMidBeat) {
    for (double scatter : {0.0, 0.03}) {
        std::vector<double> times = hand(1.0, 12, scatter, 11);
        times.insert(times.begin() + 6, 0.5 * (times[5] + times[6]));
        const TapRhythm taps = tapped(times);
        EXPECT_NEAR(taps.rhythm()->hertz, 1.0, 0.03);
        EXPECT_LT(taps.rhythm()->error, 0.02);
        EXPECT_EQ(taps.rhythm()->doubled, 1);
        EXPECT_EQ(taps.rhythm()->taps, 12);
        EXPECT_EQ(taps.train(), 1);
    }
    // Three further taps confirm the doubled frequency.
    std::vector<double> times = hand(1.0, 8, 0.0, 1);
    for (int i = 1; i <= 3; ++i) times.push_back(times[7] + 0.5 * i);
    const TapRhythm taps = tapped(times);
    EXPECT_EQ(taps.train(), 2);
    EXPECT_DOUBLE_EQ(taps.rhythm()->hertz, 2.0);
    EXPECT_DOUBLE_EQ(taps.endOfTrainBefore(), times[7]);
}

// The frequency stays unchanged until outliers form a train.
TEST(TapRhythm, HoldsBackOutlierTaps) {
    TapRhythm taps = tapped(hand(2.0, 10, 0.0, 1));
    const Rhythm before = *taps.rhythm();
    taps.tap(4.5 + 1.0);
    taps.tap(4.5 + 2.25);
    EXPECT_EQ(*taps.rhythm(), before);
    EXPECT_EQ(taps.train(), 1);
    taps.tap(4.5 + 3.5);
    EXPECT_EQ(taps.train(), 2);
    EXPECT_DOUBLE_EQ(taps.rhythm()->hertz, 0.8); // the first interval of 1 s belongs to neither frequency
    EXPECT_EQ(taps.rhythm()->taps, 3);
}

// A small change shows in the mean of several intervals.
TEST(TapRhythm, LocatesSmallFrequencyChange) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::vector<double> times = hand(1.0, 12, 0.04, seed);
        const double change = times.back();
        for (double time : hand(1.2, 12, 0.04, seed + 1000, change + 1.0 / 1.2)) times.push_back(time);
        const TapRhythm taps = tapped(times);
        ASSERT_GE(taps.train(), 2) << seed;
        EXPECT_NEAR(taps.rhythm()->hertz, 1.2, 0.08) << seed;
        EXPECT_NEAR(taps.endOfTrainBefore(), change, 3.0) << seed;
    }
}

// At most 3 % of even series are split.
TEST(TapRhythm, SeldomSplitsEvenTaps) {
    const auto split = [](double scatter, int count) {
        int trains = 0;
        for (unsigned seed = 0; seed < 1000; ++seed)
            trains += tapped(hand(1.0, count, scatter, seed)).train() > 1 ? 1 : 0;
        return trains;
    };
    EXPECT_EQ(split(0.03, 30), 0);
    EXPECT_LE(split(0.05, 20), 5);
    EXPECT_LE(split(0.06, 30), 20);
    EXPECT_LE(split(0.08, 12), 30);
}

TEST(TapRhythm, CountsTapsAtSameStepAsDouble) {
    const TapRhythm taps = tapped({0.0, 1.0, 1.0, 2.0, 3.0});
    EXPECT_DOUBLE_EQ(taps.rhythm()->hertz, 1.0);
    EXPECT_EQ(taps.rhythm()->doubled, 1);
}

TEST(TapRhythm, StartsTrainAfterLongPause) {
    TapRhythm taps = tapped(hand(1.0, 8, 0.02, 2));
    const double last = taps.ticks().back().seconds;
    EXPECT_FALSE(taps.isOver(last + 3.0));
    EXPECT_TRUE(taps.isOver(last + 4.0));
    const int train = taps.train();
    taps.tap(last + 5.0);
    EXPECT_EQ(taps.train(), train + 1);
    EXPECT_FALSE(taps.rhythm());
    taps.tap(last + 5.8);
    EXPECT_NEAR(taps.rhythm()->hertz, 1.25, 1e-9);
}

TEST(TapRhythm, StartsTrainAtNewFrequency) {
    for (double second : {0.5, 0.7, 1.4, 2.0, 3.0}) {
        TapRhythm taps = tapped(hand(1.0, 10, 0.02, 3));
        const double last = taps.ticks().back().seconds;
        for (double time : hand(second, 6, 0.02, 4, last + 1.0 / second)) taps.tap(time);
        EXPECT_EQ(taps.train(), 2) << second;
        EXPECT_NEAR(taps.rhythm()->hertz, second, 0.04 * second) << second;
        EXPECT_EQ(taps.rhythm()->missed, 0) << second;
    }
}

TEST(TapRhythm, FollowsSlowDrift) {
    TapRhythm taps;
    double time = 0.0;
    for (int i = 0; i < 60; ++i) {
        taps.tap(time);
        time += 1.0 - 0.005 * i;
    }
    // The last 16 intervals were 0.785 to 0.71 s.
    EXPECT_NEAR(taps.rhythm()->hertz, 1.0 / 0.7475, 0.01);
}
