// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures refraction, reflection and foci in the built-in scenes.
#include "cli/scenes.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace {

double sineOf(double degrees) { return std::sin(degrees * std::numbers::pi / 180.0); }

} // namespace

// Angles count from the y axis, normal to the boundary.
TEST(CliOptics, RefractionFollowsSnellsLaw) {
    for (const WaveAt& slow : wavesIn("snell", 1200, 200.0 / 9.0, 18, {{160, 230}, {180, 260}, {200, 250}})) {
        EXPECT_NEAR(sineOf(90.0 - slow.degrees) / sineOf(35.0), 0.6, 0.02);
        EXPECT_NEAR(slow.wavelength, 0.6 * std::sqrt(0.5) * 200.0 / 9.0, 0.25);
    }
}

// The base of the prism is below.
TEST(CliOptics, PrismRefractsTwiceTowardsBase) {
    const auto found = wavesIn("prism", 1200, 200.0 / 9.0, 22, {{80, 140}, {150, 125}, {260, 150}});
    EXPECT_GT(found[1].degrees, found[0].degrees + 8.0);
    EXPECT_GT(found[2].degrees, found[1].degrees + 8.0);
}

TEST(CliOptics, BeachRefractsAndShortensWaves) {
    const auto found = wavesIn("beach", 1600, 200.0 / 7.0, 14, {{120, 100}, {200, 80}, {250, 60}, {280, 60}});
    for (std::size_t i = 1; i < found.size(); ++i) {
        EXPECT_GT(found[i].degrees, found[i - 1].degrees) << i;
        EXPECT_LT(found[i].degrees, 0.0) << i;
        EXPECT_LT(found[i].wavelength, found[i - 1].wavelength) << i;
    }
    EXPECT_GT(found.back().degrees, -16.0);
    EXPECT_LT(found.back().wavelength, 11.0);
}

TEST(CliOptics, LensFocusesPlaneWave) {
    const auto found =
        amplitudesIn("lens", 1400, 400, {{205, 120}, {205, 60}, {205, 180}, {205, 100}, {60, 120}, {290, 120}});
    for (std::size_t i = 1; i < found.size(); ++i) EXPECT_GT(found[0], 1.5 * found[i]) << i;
    EXPECT_GT(found[0], 2.5); // the incident plane wave has amplitude 1
}

// Behind the boundary, the evanescent wave fades with distance.
TEST(CliOptics, ReflectsTotallyBeyondCriticalAngle) {
    const auto found = amplitudesIn("total-reflection", 1200, 400, {{120, 120}, {250, 120}, {280, 120}});
    EXPECT_LT(found[1], 0.12 * found[0]);
    EXPECT_LT(found[2], 0.12 * found[0]);
    // The wave is transmitted at 10° from the normal.
    const auto steep =
        amplitudesIn("total-reflection", 1200, 400, {{120, 120}, {250, 120}}, {"things[0].angle=10"});
    EXPECT_GT(steep[1], 0.5 * steep[0]);
}

TEST(CliOptics, OnlyWideWaveguideTransmits) {
    const auto found =
        wavesIn("wave-guide", 2200, 200.0 / 2.6, 13, {{240, 75}, {300, 75}, {240, 160}, {300, 160}});
    EXPECT_GT(found[0].amplitude, 0.5);
    EXPECT_NEAR(found[1].amplitude / found[0].amplitude, 1.0, 0.02);
    for (const std::size_t narrow : {2, 3}) EXPECT_LT(found[narrow].amplitude, 0.01 * found[0].amplitude);
}

namespace {

// Returns the step with the highest value.
std::size_t summitOf(const std::vector<double>& record) {
    return static_cast<std::size_t>(std::ranges::max_element(record) - record.begin());
}

} // namespace

// The mirror turns a circular pulse into a plane wave.
TEST(CliOptics, ParabolaReflectsPlaneWaveFromFocus) {
    for (const int x : {200, 250}) {
        const auto heights = heightsIn("parabola", 520, {{x, 70}, {x, 95}, {x, 120}, {x, 145}, {x, 170}},
                                       {"things[1].signal=pulse", "things[1].every=100"});
        const std::vector<double>& middle = heights[2];
        for (const std::vector<double>& record : heights) {
            EXPECT_NEAR(double(summitOf(record)), double(summitOf(middle)), 3.0) << x;
            EXPECT_NEAR(record[summitOf(record)] / middle[summitOf(middle)], 1.0, 0.05) << x;
        }
    }
}

// All paths between the foci equal the long axis.
TEST(CliOptics, EllipseFocusesPulseAtOtherFocus) {
    const auto heights = heightsIn("ellipse", 700, {{260, 120}, {240, 120}, {260, 100}, {160, 60}});
    EXPECT_NEAR(double(summitOf(heights[0])), 300.0 / std::sqrt(0.5), 20.0);
    for (const int i : {1, 2, 3})
        EXPECT_GT(heights[0][summitOf(heights[0])], 2.0 * heights[std::size_t(i)][summitOf(heights[0])]) << i;
    EXPECT_GT(heights[0][summitOf(heights[0])], 1.5); // half of the plucked height 3
}

TEST(CliOptics, CornerReflectsThreeEchoes) {
    const std::vector<double> record = heightsIn("corner", 480, {{140, 110}})[0];
    // Paths from the source and its images in the top wall, left wall and corner.
    const double ways[] = {std::hypot(60, 50), std::hypot(60, 170), std::hypot(220, 50), std::hypot(220, 170)};
    const double signs[] = {1, -1, -1, 1};
    for (int i = 0; i < 4; ++i) {
        const double arrives = ways[i] / std::sqrt(0.5) + 16.0; // middle of the pulse
        double outermost = 0.0;
        for (int n = int(arrives) - 10; n <= int(arrives) + 10; ++n)
            if (std::abs(record[std::size_t(n)]) > std::abs(outermost)) outermost = record[std::size_t(n)];
        EXPECT_GT(outermost * signs[i], 0.6) << i;
    }
}

// Short waves lag along the axes but not the diagonal.
TEST(CliOptics, ShortWavesLagMostAlongTheAxes) {
    const auto heights = heightsIn("dispersion", 260, {{240, 120}, {217, 177}});
    const auto trail = [&](const std::vector<double>& record) {
        double max = 0.0;
        for (std::size_t n = summitOf(record) + 20; n < record.size(); ++n)
            max = std::max(max, std::abs(record[n]));
        return max;
    };
    EXPECT_GT(heights[1][summitOf(heights[1])], 1.5 * heights[0][summitOf(heights[0])]);
    EXPECT_GT(trail(heights[0]), 2.5 * trail(heights[1]));
}
