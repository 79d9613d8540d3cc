// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/beats.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

TEST(Beats, NoBeatIsOffByMoreThanHalfAStep) {
    const double period = 638.0 / 1.037;
    Beats beats(100, period);
    EXPECT_EQ(beats.next(), 100);
    for (int n = 0; n < 10'000; ++n, beats.take())
        ASSERT_LE(std::abs(static_cast<double>(beats.next() - 100) - n * period), 0.5);
}

TEST(Beats, AnotherPeriodCountsFromTheLastBeat) {
    Beats beats(0, 50.0);
    beats.take();
    beats.take(); // 0 and 50 are played
    EXPECT_EQ(beats.next(), 100);
    beats.retime(20.0);
    EXPECT_EQ(beats.next(), 70);
    beats.take();
    EXPECT_EQ(beats.next(), 90);
}

TEST(Beats, ThereIsAtMostOneBeatAStep) {
    Beats beats(5, 0.1);
    beats.take();
    EXPECT_EQ(beats.next(), 6);
}
