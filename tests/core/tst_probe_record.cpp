// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/probe_record.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

// Returns 200 samples per second over `seconds`.
ProbeRecord recordOf(double (*height)(double), double seconds) {
    ProbeRecord record;
    for (int i = 0; i < seconds * 200; ++i) record.add(i / 200.0, height(i / 200.0));
    return record;
}

double sine(double t) { return 0.5 + 0.3 * std::sin(2 * std::numbers::pi * 1.7 * t); }
double chirp(double t) { return std::sin(2 * std::numbers::pi * (1.0 + 0.3 * t) * t); }
double ripples(double t) {
    return std::sin(2 * std::numbers::pi * t) + 0.05 * std::sin(2 * std::numbers::pi * 23 * t);
}

} // namespace

TEST(ProbeRecord, MeasuresSine) {
    const ProbeRecord record = recordOf(sine, 5);
    EXPECT_NEAR(record.amplitude(5), 0.3, 1e-3);
    ASSERT_TRUE(record.frequency(5));
    EXPECT_NEAR(record.frequency(5)->frequency, 1.7, 1e-4);
}

TEST(ProbeRecord, HasNoFrequencyWhenPeriodsDiffer) {
    EXPECT_FALSE(recordOf(chirp, 6).frequency(6));
    EXPECT_FALSE(recordOf(sine, 1.5).frequency(5)) << "less than three periods";
    EXPECT_FALSE(recordOf([](double) { return 0.25; }, 5).frequency(5));
    EXPECT_FALSE(ProbeRecord().frequency(5));
    EXPECT_EQ(ProbeRecord().amplitude(5), 0.0);
}

TEST(ProbeRecord, IgnoresRipples) {
    const auto frequency = recordOf(ripples, 6).frequency(6);
    ASSERT_TRUE(frequency);
    EXPECT_NEAR(frequency->frequency, 1.0, 1e-3);
}

TEST(ProbeRecord, RestartsWhenTimeDecreases) {
    ProbeRecord record = recordOf(sine, 5);
    record.add(1.0, 7.0);
    EXPECT_EQ(record.samples().size(), 1u);
    for (int i = 0; i < 20000; ++i) record.add(2.0 + i, 0.0);
    EXPECT_EQ(record.samples().size(), ProbeRecord::maxSamples);
}
