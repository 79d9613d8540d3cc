// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/resonance_log.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Rhythm rhythm(double hertz, double error, int taps = 10) { return {hertz, error, 0.0, taps, 0, 0}; }
Amplitude growing(double value) { return {value, 0.1 * value, Amplitude::How::Growing, 5}; }
Amplitude steady(double value) { return {value, 0.01 * value, Amplitude::How::Steady, 9}; }

ResonanceLog logOn(double k) {
    ResonanceLog log;
    Resonator string;
    string.rule.k = k;
    log.measureOn(string);
    return log;
}

std::vector<CurvePoint> bell(double peak, double halfWidth, const std::vector<double>& at) {
    std::vector<CurvePoint> curve;
    for (double hertz : at) curve.push_back({hertz, 5.0 / std::hypot(1.0, (hertz - peak) / halfWidth)});
    return curve;
}

} // namespace

TEST(ResonanceLog, UpdatesPointDuringTrain) {
    ResonanceLog log = logOn(1.0);
    EXPECT_EQ(log.newest(), nullptr);
    log.update(rhythm(1.05, 0.05), growing(3));
    log.update(rhythm(1.02, 0.02), growing(5));
    ASSERT_EQ(log.points().size(), 1u);
    EXPECT_EQ(log.newest(), &log.points()[0]);
    EXPECT_EQ(log.points()[0].hertz, 1.02);
    EXPECT_EQ(log.points()[0].amplitude, 5.0);
    log.endTrain();
    EXPECT_EQ(log.newest(), nullptr);
    log.update(rhythm(2.0, 0.02), growing(1));
    EXPECT_EQ(log.points().size(), 2u);
}

TEST(ResonanceLog, AddsPointForRepeatedFrequency) {
    ResonanceLog log = logOn(1.0);
    std::vector<ResonancePoint> finished;
    for (const Amplitude& amplitude : {steady(8), growing(4), steady(7.5), growing(9)}) {
        log.update(rhythm(1.0, 0.02), growing(1));
        log.update(rhythm(1.0, 0.02, 20), amplitude);
        log.endTrain();
        ASSERT_EQ(log.points().size(), finished.size() + 1);
        for (std::size_t i = 0; i < finished.size(); ++i) EXPECT_EQ(log.points()[i], finished[i]);
        finished.assign(log.points().begin(), log.points().end());
        EXPECT_EQ(finished.back().amplitude, amplitude.value);
    }
}

// An uncertain new point moves no finished point.
TEST(ResonanceLog, KeepsFinishedPoints) {
    ResonanceLog log = logOn(1.0);
    log.update(rhythm(2.0, 0.03), growing(1));
    log.endTrain();
    const ResonancePoint stands = log.points()[0];
    log.update(rhythm(1.9, 0.2, 20), steady(3));
    log.endTrain();
    ASSERT_EQ(log.points().size(), 2u);
    EXPECT_EQ(log.points()[0], stands);
    log.update(rhythm(1.5, 0.2), growing(2));
    log.withdraw();
    EXPECT_EQ(log.newest(), nullptr);
    ASSERT_EQ(log.points().size(), 2u);
    log.withdraw(); // no open point
    EXPECT_EQ(log.points().size(), 2u);
}

TEST(ResonanceLog, CountsOnlyPointsOfCurrentString) {
    ResonanceLog log = logOn(1.0);
    log.update(rhythm(1.0, 0.01), steady(8));
    Resonator other;
    other.rule.k = 0.5;
    log.measureOn(other);
    EXPECT_EQ(log.newest(), nullptr);
    EXPECT_FALSE(log.counts(log.points()[0]));
    log.update(rhythm(1.0, 0.01), steady(2));
    log.endTrain();
    ASSERT_EQ(log.points().size(), 2u); // same frequency on a different string: not merged
    EXPECT_TRUE(log.counts(log.points()[1]));
    // Intermediate values leave no resonator behind.
    for (double k : {0.6, 0.7, 0.8, 0.9}) {
        other.rule.k = k;
        log.measureOn(other);
    }
    EXPECT_LE(log.resonators().size(), 3u);
    Resonator first;
    first.rule.k = 1.0;
    log.measureOn(first);
    EXPECT_TRUE(log.counts(log.points()[0]));
    EXPECT_FALSE(log.counts(log.points()[1]));
    log.clear();
    EXPECT_TRUE(log.points().empty());
}

TEST(ResonancePeak, MeasuresWidthOfExactBell) {
    const std::optional<ResonancePeak> peak =
        peakOf(bell(1.013, 0.04, {0.7, 0.93, 0.98, 1.0, 1.03, 1.06, 1.3, 1.5}));
    ASSERT_TRUE(peak);
    EXPECT_NEAR(peak->hertz, 1.013, 1e-9);
    EXPECT_NEAR(peak->halfWidth, 0.04, 1e-9);
    EXPECT_NEAR(peak->amplitude, 5.0, 1e-9);
    EXPECT_NEAR(peak->quality(), 1.013 / 0.08, 1e-6);
}

TEST(ResonancePeak, ChoosesHighestPeak) {
    std::vector<CurvePoint> curve = bell(1.0, 0.03, {0.5, 0.95, 0.98, 1.0, 1.02, 1.05, 1.5});
    for (CurvePoint point : bell(3.0, 0.03, {2.5, 2.95, 2.98, 3.0, 3.02, 3.05, 3.5}))
        curve.push_back({point.hertz, 0.8 * point.amplitude});
    ASSERT_TRUE(peakOf(curve));
    EXPECT_NEAR(peakOf(curve)->hertz, 1.0, 1e-6);
}

TEST(ResonancePeak, StandsOutFarAboveMean) {
    EXPECT_TRUE(standsOut(bell(1.0, 0.05, {0.5, 0.8, 0.95, 1.0, 1.05, 1.3, 2.0})));
    EXPECT_FALSE(standsOut(std::vector<CurvePoint>{{1.2, 0.69}, {0.4, 0.72}, {0.8, 0.74}, {1.6, 0.71}}));
    // Many points near a low peak keep the mean.
    std::vector<CurvePoint> dense{{0.5, 1.0}, {1.5, 1.0}};
    for (int i = -50; i <= 50; ++i) dense.push_back({1.0 + 0.0001 * i, 1.35});
    EXPECT_TRUE(
        standsOut(std::vector<CurvePoint>{{0.5, 1.0}, {0.99, 1.0}, {1.0, 1.35}, {1.01, 1.0}, {1.5, 1.0}}));
    EXPECT_FALSE(standsOut(dense)); // mean of a wide triangle
    EXPECT_FALSE(standsOut(std::vector<CurvePoint>{{1.0, 2.0}}));
    EXPECT_FALSE(standsOut({}));
    EXPECT_FALSE(standsOut(std::vector<CurvePoint>{{1.0, 0.0}, {2.0, 0.0}}));
}

TEST(ResonancePeak, IsEmptyWithoutPeak) {
    EXPECT_FALSE(peakOf(bell(1.0, 0.05, {0.99, 1.0})));
    EXPECT_FALSE(peakOf(bell(1.0, 0.05, {0.9, 0.92, 0.94, 0.96}))); // a single flank
    EXPECT_FALSE(peakOf(std::vector<CurvePoint>{{1, 2}, {1.1, 2}, {1.2, 2}, {1.3, 2}}));
    EXPECT_FALSE(peakOf(std::vector<CurvePoint>{{1, 0}, {1.1, 0}, {1.2, 0}}));
}
