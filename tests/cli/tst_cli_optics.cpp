// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The same of scenes with mirrors and media: where waves turn, and where they meet.
#include "cli/scenes.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace {

double sineOf(double degrees) { return std::sin(degrees * std::numbers::pi / 180.0); }

} // namespace

// The border is horizontal: angles are taken from the y axis.
TEST(CliOptics, SnellsSinesAreInTheRatioOfTheSpeeds) {
    for (const WaveAt& slow : wavesIn("snell", 1200, 200.0 / 9.0, 18, {{160, 230}, {180, 260}, {200, 250}})) {
        EXPECT_NEAR(sineOf(90.0 - slow.degrees) / sineOf(35.0), 0.6, 0.02);
        EXPECT_NEAR(slow.wavelength, 0.6 * std::sqrt(0.5) * 200.0 / 9.0, 0.25);
    }
}

// The base is below.
TEST(CliOptics, ThePrismTurnsTwiceTowardsItsBase) {
    const auto found = wavesIn("prism", 1200, 200.0 / 9.0, 22, {{80, 140}, {150, 125}, {260, 150}});
    EXPECT_GT(found[1].degrees, found[0].degrees + 8.0);
    EXPECT_GT(found[2].degrees, found[1].degrees + 8.0);
}

TEST(CliOptics, WavesTurnToTheBeachAndGetShorter) {
    const auto found = wavesIn("beach", 1600, 200.0 / 7.0, 14, {{120, 100}, {200, 80}, {250, 60}, {280, 60}});
    for (std::size_t i = 1; i < found.size(); ++i) {
        EXPECT_GT(found[i].degrees, found[i - 1].degrees) << i;
        EXPECT_LT(found[i].degrees, 0.0) << i;
        EXPECT_LT(found[i].wavelength, found[i - 1].wavelength) << i;
    }
    EXPECT_GT(found.back().degrees, -16.0);
    EXPECT_LT(found.back().wavelength, 11.0);
}

TEST(CliOptics, TheLensHasAFocus) {
    const auto found =
        amplitudesIn("lens", 1400, 400, {{205, 120}, {205, 60}, {205, 180}, {205, 100}, {60, 120}, {290, 120}});
    for (std::size_t i = 1; i < found.size(); ++i) EXPECT_GT(found[0], 1.5 * found[i]) << i;
    EXPECT_GT(found[0], 2.5); // of a plane wave with the height 1
}

// Behind the flat border the wave creeps along and fades away from it.
TEST(CliOptics, TooFlatAWaveCannotLeave) {
    const auto found = amplitudesIn("total-reflection", 1200, 400, {{120, 120}, {250, 120}, {280, 120}});
    EXPECT_LT(found[1], 0.12 * found[0]);
    EXPECT_LT(found[2], 0.12 * found[0]);
    // Less steep, it goes through.
    const auto steep =
        amplitudesIn("total-reflection", 1200, 400, {{120, 120}, {250, 120}}, {"things[0].angle=10"});
    EXPECT_GT(steep[1], 0.5 * steep[0]);
}

TEST(CliOptics, OnlyTheWideChannelCarriesTheWave) {
    const auto found =
        wavesIn("wave-guide", 2200, 200.0 / 2.6, 13, {{240, 75}, {300, 75}, {240, 160}, {300, 160}});
    EXPECT_GT(found[0].amplitude, 0.5);
    EXPECT_NEAR(found[1].amplitude / found[0].amplitude, 1.0, 0.02);
    for (const std::size_t narrow : {2, 3}) EXPECT_LT(found[narrow].amplitude, 0.01 * found[0].amplitude);
}

namespace {

// When a record is highest, in steps.
std::size_t summitOf(const std::vector<double>& record) {
    return static_cast<std::size_t>(std::ranges::max_element(record) - record.begin());
}

} // namespace

// One pulse from the focus: what comes back from the mirror is straight.
TEST(CliOptics, RingsFromTheFocusComeBackStraight) {
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

// All ways from one focus to the other are as long as the long axis.
TEST(CliOptics, WhatStartsInOneFocusMeetsInTheOther) {
    const auto heights = heightsIn("ellipse", 700, {{260, 120}, {240, 120}, {260, 100}, {160, 60}});
    EXPECT_NEAR(double(summitOf(heights[0])), 300.0 / std::sqrt(0.5), 20.0);
    for (const int i : {1, 2, 3})
        EXPECT_GT(heights[0][summitOf(heights[0])], 2.0 * heights[std::size_t(i)][summitOf(heights[0])]) << i;
    EXPECT_GT(heights[0][summitOf(heights[0])], 1.5); // of 3
}

TEST(CliOptics, TheCornerAnswersThreeTimes) {
    const std::vector<double> record = heightsIn("corner", 480, {{140, 110}})[0];
    // From the source and its images in the top wall, in the left one, and in the corner.
    const double ways[] = {std::hypot(60, 50), std::hypot(60, 170), std::hypot(220, 50), std::hypot(220, 170)};
    const double signs[] = {1, -1, -1, 1};
    for (int i = 0; i < 4; ++i) {
        const double arrives = ways[i] / std::sqrt(0.5) + 16.0; // the middle of the pulse
        double outermost = 0.0;
        for (int n = int(arrives) - 10; n <= int(arrives) + 10; ++n)
            if (std::abs(record[std::size_t(n)]) > std::abs(outermost)) outermost = record[std::size_t(n)];
        EXPECT_GT(outermost * signs[i], 0.6) << i;
    }
}

// The sharp front is kept along the diagonal; along the axes short waves trail behind it.
TEST(CliOptics, ShortWavesLagMostAlongTheAxes) {
    const auto heights = heightsIn("dispersion", 260, {{240, 120}, {217, 177}});
    const auto trail = [&](const std::vector<double>& record) {
        double most = 0.0;
        for (std::size_t n = summitOf(record) + 20; n < record.size(); ++n)
            most = std::max(most, std::abs(record[n]));
        return most;
    };
    EXPECT_GT(heights[1][summitOf(heights[1])], 1.5 * heights[0][summitOf(heights[0])]);
    EXPECT_GT(trail(heights[0]), 2.5 * trail(heights[1]));
}
