// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/fourier_shapes.h"

#include "theory/named_mode.h"
#include "wave/pull.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

using namespace seiche;
using std::numbers::pi;

namespace {

constexpr int points = 320;
constexpr std::array allEnds = {std::pair{Edge::Fixed, Edge::Fixed}, std::pair{Edge::Fixed, Edge::Free},
                                std::pair{Edge::Free, Edge::Fixed}, std::pair{Edge::Free, Edge::Free},
                                std::pair{Edge::Periodic, Edge::Periodic}};
constexpr std::array allShapes = {FourierShape::Square, FourierShape::Triangle, FourierShape::Saw};

Rule fourierRule(Edge left, Edge right) {
    Rule rule;
    rule.edges.left = left;
    rule.edges.right = right;
    return rule;
}

FourierSeries fourierSeries(FourierShape shape, Edge left, Edge right) {
    const Rule rule = fourierRule(left, right);
    return *FourierSeries::of(rule, {points, 1}, idealShape(shape, rule.edges, points), points);
}

/// Returns the heights by number of half-wavelengths. 0 for omitted terms.
std::map<double, double> heightsOf(const FourierSeries& series) {
    std::map<double, double> heights;
    for (int term = 0; term < series.terms(); ++term) heights[series.halfWaves(term)] = series.height(term);
    return heights;
}

} // namespace

TEST(FourierShapes, FixedEndTermsMatchTextbook) {
    auto square = heightsOf(fourierSeries(FourierShape::Square, Edge::Fixed, Edge::Fixed));
    auto triangle = heightsOf(fourierSeries(FourierShape::Triangle, Edge::Fixed, Edge::Fixed));
    auto saw = heightsOf(fourierSeries(FourierShape::Saw, Edge::Fixed, Edge::Fixed));
    for (int n = 1; n <= points - 2; ++n) {
        const bool isOdd = n % 2 == 1;
        const double turn = n % 4 == 1 ? 1.0 : -1.0;
        EXPECT_NEAR(square[n], isOdd ? 4.0 / (n * pi) : 0.0, 1e-2) << n;
        EXPECT_NEAR(triangle[n], isOdd ? turn * 8.0 / (n * n * pi * pi) : 0.0, 1e-2) << n;
        EXPECT_NEAR(saw[n], 2.0 / (n * pi), 1e-2) << n;
        // Classes use the first 15 terms, so each must be accurate.
        if (n > 15) continue;
        EXPECT_NEAR(saw[n] / (2.0 / (n * pi)), 1.0, 1e-2) << n;
        if (!isOdd) continue;
        EXPECT_NEAR(square[n] / (4.0 / (n * pi)), 1.0, 1e-2) << n;
        EXPECT_NEAR(triangle[n] / (turn * 8.0 / (n * n * pi * pi)), 1.0, 1e-2) << n;
    }
}

TEST(FourierShapes, OmitEvenTermsOfSquare) {
    const FourierSeries square = fourierSeries(FourierShape::Square, Edge::Fixed, Edge::Fixed);
    ASSERT_EQ(square.terms(), (points - 2) / 2);
    for (int term = 0; term < square.terms(); ++term) EXPECT_EQ(square.halfWaves(term), 2.0 * term + 1.0);
}

TEST(FourierShapes, FreeAndPeriodicTermsMatchTextbook) {
    // One free end: sin(n pi s / 2), n odd; n / 2 half-wavelengths.
    auto square = heightsOf(fourierSeries(FourierShape::Square, Edge::Fixed, Edge::Free));
    auto mirrored = heightsOf(fourierSeries(FourierShape::Triangle, Edge::Free, Edge::Fixed));
    // Both ends free: cos(n pi s).
    auto ramp = heightsOf(fourierSeries(FourierShape::Triangle, Edge::Free, Edge::Free));
    // Periodic: sin(2 pi n s); 2 n half-wavelengths.
    auto saw = heightsOf(fourierSeries(FourierShape::Saw, Edge::Periodic, Edge::Periodic));
    for (int n = 1; n <= 15; n += 2) {
        EXPECT_NEAR(square[n / 2.0] / (4.0 / (n * pi)), 1.0, 1e-2) << n;
        // All terms are positive if the tip is at the free end.
        EXPECT_NEAR(mirrored[n / 2.0] / (8.0 / (n * n * pi * pi)), 1.0, 1e-2) << n;
        EXPECT_NEAR(ramp[n] / (8.0 / (n * n * pi * pi)), 1.0, 1e-2) << n;
        EXPECT_NEAR(saw[2.0 * n] / (2.0 / (n * pi)), 1.0, 1e-2) << n;
    }
}

TEST(FourierShapes, SumOfAllTermsEqualsShape) {
    for (const auto& [left, right] : allEnds)
        for (const FourierShape shape : allShapes) {
            const FourierSeries series = fourierSeries(shape, left, right);
            const std::vector<double> ideal = idealShape(shape, fourierRule(left, right).edges, points);
            const std::vector<double> sum = series.sum(series.terms());
            for (std::size_t i = 0; i < ideal.size(); ++i)
                // Terms below 1e-6 are omitted.
                ASSERT_NEAR(sum[i], ideal[i], 1e-4) << toString(left) << ' ' << toString(right) << ' ' << i;
        }
}

TEST(FourierShapes, ModesForEventsGiveSameSum) {
    for (const auto& [left, right] : allEnds)
        for (const FourierShape shape : allShapes) {
            const FourierSeries series = fourierSeries(shape, left, right);
            const std::vector<double> sum = series.sum(7);
            std::vector<double> named(sum.size(), 0.0);
            for (const AddedMode& mode : series.modes(7)) {
                EXPECT_EQ(mode.phase, 0.0);
                for (int i = 0; i < points; ++i)
                    named[static_cast<std::size_t>(i)] +=
                        mode.height * modeAlong(i, mode.x, points, mode.halfWavesX, left, right);
            }
            for (std::size_t i = 0; i < sum.size(); ++i)
                ASSERT_NEAR(named[i], sum[i], 1e-9) << toString(left) << ' ' << toString(right) << ' ' << i;
        }
}

// Gibbs phenomenon: the overshoot tends to 2/pi Si(pi) = 1.179 of the height.
TEST(FourierShapes, KeepGibbsOvershootAtJumps) {
    const FourierSeries square = fourierSeries(FourierShape::Square, Edge::Fixed, Edge::Fixed);
    for (const int terms : {8, 12, 16}) {
        const std::vector<double> sum = square.sum(terms);
        EXPECT_NEAR(*std::max_element(sum.begin(), sum.end()), 1.179, 0.01) << terms;
    }
}

TEST(FourierShapes, IncludeMeanInEverySum) {
    const Rule rule = fourierRule(Edge::Free, Edge::Free);
    std::vector<double> heights = idealShape(FourierShape::Triangle, rule.edges, points);
    for (double& height : heights) height += 2.0;
    const auto series = FourierSeries::of(rule, {points, 1}, heights, points);
    ASSERT_TRUE(series);
    const std::vector<double> sum = series->sum(1);
    double mean = 0.0;
    for (const double height : sum) mean += height / points;
    EXPECT_NEAR(mean, 2.0, 1e-9);
    EXPECT_EQ(series->halfWaves(0), 1.0);
}

TEST(FourierShapes, AreUnavailableForAbsorbingEnds) {
    const Rule rule = fourierRule(Edge::Absorbing, Edge::Fixed);
    EXPECT_FALSE(FourierSeries::of(rule, {points, 1}, std::vector<double>(points, 1.0), points));
}

TEST(NamedMode, MatchesModeShape) {
    for (const auto& [left, right] : allEnds) {
        const auto modes = AxisModes::between(24, left, right);
        ASSERT_TRUE(modes);
        for (int m = 0; m < modes->count(); ++m) {
            const NamedMode named = namedMode(*modes, m, left, right);
            for (int i = 0; i < 24; ++i)
                EXPECT_NEAR(named.scale * modeAlong(i, named.place, 24, named.halfWaves, left, right),
                            modes->shape(m, i), 1e-12)
                    << toString(left) << ' ' << toString(right) << " mode " << m << " cell " << i;
        }
    }
}
