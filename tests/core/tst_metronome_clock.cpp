// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/metronome_clock.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

TEST(MetronomeClock, TicksStayWithinHalfStep) {
    const double period = 638.0 / 1.037;
    MetronomeClock clock(100, period);
    EXPECT_EQ(clock.next(), 100);
    for (int n = 0; n < 10'000; ++n, clock.markPlayed())
        ASSERT_LE(std::abs(static_cast<double>(clock.next() - 100) - n * period), 0.5);
}

TEST(MetronomeClock, NewPeriodStartsAtLastTick) {
    MetronomeClock clock(0, 50.0);
    clock.markPlayed();
    clock.markPlayed(); // ticks at 0 and 50
    EXPECT_EQ(clock.next(), 100);
    clock.retime(20.0);
    EXPECT_EQ(clock.next(), 70);
    clock.markPlayed();
    EXPECT_EQ(clock.next(), 90);
}

TEST(MetronomeClock, LimitsTicksToOnePerStep) {
    MetronomeClock clock(5, 0.1);
    clock.markPlayed();
    EXPECT_EQ(clock.next(), 6);
}
