// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the texts of the built-in scenes claim, measured at probes of the real program.
#include "cli/process.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <numbers>
#include <sstream>

namespace {

constexpr double pi = std::numbers::pi;

struct Place {
    int x, y;
};

/// The heights at these places at every step of a scene, each from step 0.
std::vector<std::vector<double>> heightsIn(const std::string& scene, int steps,
                                           const std::vector<Place>& places,
                                           const std::vector<std::string>& settings = {}) {
    std::string probes = "probes=[";
    for (std::size_t i = 0; i < places.size(); ++i)
        probes += (i ? "," : "") + std::string(R"({"name":")") + std::to_string(i) + R"(","at":[)" +
                  std::to_string(places[i].x) + ',' + std::to_string(places[i].y) + "]}";
    const Folder folder;
    const std::string table = folder.path("probes.csv");
    std::vector<std::string> arguments{"run",   "--preset",   scene,     "--steps", std::to_string(steps),
                                       "--set", probes + ']', "--probe", table};
    for (const std::string& setting : settings) arguments.insert(arguments.end(), {"--set", setting});
    const Finished run = runCli(arguments);
    EXPECT_EQ(run.status, 0) << run.err;
    std::vector<std::vector<double>> heights(places.size());
    std::istringstream rows(textOf(table));
    std::string row;
    std::getline(rows, row);
    EXPECT_EQ(row, "step,name,height");
    while (std::getline(rows, row)) {
        long step = 0;
        std::size_t place = 0;
        double height = 0.0;
        if (std::sscanf(row.c_str(), "%ld,%zu,%lf", &step, &place, &height) == 3 && place < heights.size())
            heights[place].push_back(height);
    }
    for (const std::vector<double>& record : heights) EXPECT_GE(record.size(), std::size_t(steps)) << scene;
    return heights;
}

double swing(const std::vector<double>& record, std::size_t last) {
    const auto [low, high] =
        std::minmax_element(record.end() - static_cast<std::ptrdiff_t>(last), record.end());
    return (*high - *low) / 2.0;
}

/// Half of highest minus lowest at each place over the last steps.
std::vector<double> amplitudesIn(const std::string& scene, int steps, int last,
                                 const std::vector<Place>& places,
                                 const std::vector<std::string>& settings = {}) {
    std::vector<double> amplitudes;
    for (const std::vector<double>& record : heightsIn(scene, steps, places, settings))
        amplitudes.push_back(swing(record, static_cast<std::size_t>(last)));
    return amplitudes;
}

} // namespace

TEST(CliScenes, APlaneWaveKeepsItsHeight) {
    const auto found = amplitudesIn("plane-wave", 900, 86, {{120, 120}, {200, 120}, {280, 60}});
    for (const double amplitude : found) EXPECT_NEAR(amplitude / found[0], 1.0, 0.02);
}

TEST(CliScenes, ARoundWaveFallsWithTheRootOfItsWay) {
    const auto found = amplitudesIn("one-source", 900, 86, {{200, 120}, {240, 120}, {300, 120}, {160, 20}});
    const double ways[] = {40, 80, 140, 100};
    for (int i = 1; i < 4; ++i)
        EXPECT_NEAR(found[std::size_t(i)] * std::sqrt(ways[i] / 40.0) / found[0], 1.0, 0.03) << i;
}

TEST(CliScenes, TwoSourcesCancelBesideTheMiddle) {
    const std::vector<Place> places{{160, 40}, {175, 40}, {209, 40}, {190, 40}};
    const auto together = amplitudesIn("two-sources", 1200, 86, places);
    EXPECT_LT(together[1], 0.15 * together[0]);
    EXPECT_GT(together[3], 0.8 * together[0]);
    // Half a period apart the middle is quiet.
    const auto apart = amplitudesIn("phase-difference", 1200, 86, places);
    EXPECT_LT(apart[0], 0.01 * together[0]);
    EXPECT_GT(apart[1], 0.8 * together[0]);
}

TEST(CliScenes, FourSourcesSendForwardAndBackAndNotAside) {
    // Of sources in the middle, so that what goes back is seen as well.
    std::vector<std::string> moved;
    for (int i = 0; i < 4; ++i)
        moved.push_back("things[" + std::to_string(i) + "].at=[160," + std::to_string(105 + 10 * i) + ']');
    const auto found =
        amplitudesIn("four-sources", 1200, 86, {{280, 120}, {40, 120}, {160, 20}, {160, 220}}, moved);
    EXPECT_NEAR(found[1] / found[0], 1.0, 0.02);
    EXPECT_LT(found[2], 0.1 * found[0]);
    EXPECT_LT(found[3], 0.1 * found[0]);
}

TEST(CliScenes, TheSingleSlitHasQuietDirections) {
    const auto found = amplitudesIn("single-slit", 1200, 55, {{290, 120}, {290, 197}, {290, 43}});
    EXPECT_LT(found[1], 0.25 * found[0]);
    EXPECT_LT(found[2], 0.25 * found[0]);
    // A narrow one sends rings.
    const auto narrow =
        amplitudesIn("single-slit", 1200, 55, {{290, 120}, {290, 197}, {290, 43}}, {"things[1].opening=6"});
    EXPECT_GT(narrow[1], 0.5 * narrow[0]);
    EXPECT_GT(narrow[2], 0.5 * narrow[0]);
}

TEST(CliScenes, TheDoubleSlitHasItsLanes) {
    const auto found = amplitudesIn("double-slit", 1200, 67, {{290, 120}, {290, 179}, {290, 149}, {290, 91}});
    EXPECT_GT(found[1], 0.7 * found[0]);
    EXPECT_LT(found[2], 0.25 * found[0]);
    EXPECT_LT(found[3], 0.25 * found[0]);
}

// sin a = wavelength / distance of the slits.
TEST(CliScenes, TheGratingSendsBeams) {
    const double wave = std::sqrt(0.5) * 200.0 / 14.0;
    const double slope = std::tan(std::asin(wave / 24.0));
    const int x = 550, away = static_cast<int>(std::lround((x - 70) * slope));
    const auto found =
        amplitudesIn("grating", 1600, 86,
                     {{x, 240}, {x, 240 + away}, {x, 240 - away}, {x, 240 + away / 2}, {x, 240 - away / 2}});
    EXPECT_NEAR(found[2] / found[1], 1.0, 0.05);
    for (const int quiet : {3, 4})
        for (const int beam : {0, 1, 2})
            EXPECT_LT(found[std::size_t(quiet)], 0.4 * found[std::size_t(beam)]) << quiet << ' ' << beam;
}

TEST(CliScenes, DopplersTwoFrequencies) {
    const auto heights = heightsIn("doppler", 640, {{300, 120}, {20, 120}});
    const auto hertz = [](const std::vector<double>& record) {
        std::vector<double> up; // passages
        for (std::size_t n = 340; n < record.size(); ++n)
            if (record[n - 1] < 0.0 && record[n] >= 0.0)
                up.push_back(double(n) - record[n] / (record[n] - record[n - 1]));
        return up.size() < 3 ? 0.0 : 200.0 * double(up.size() - 1) / (up.back() - up.front());
    };
    const double speed = std::sqrt(0.5) * 200.0;
    EXPECT_NEAR(hertz(heights[0]), 7.0 / (1.0 - 55.0 / speed), 0.2);
    EXPECT_NEAR(hertz(heights[1]), 7.0 / (1.0 + 55.0 / speed), 0.1);
}

// The wedge is straight: it comes later in proportion to the distance from the way of the source, and its sine
// is the speed of waves over that of the source.
TEST(CliScenes, TheWedgeHasTheAngleOfMach) {
    const double ways[] = {15, 30, 45, 60, 75};
    std::vector<Place> places;
    for (const double way : ways) places.push_back({200, 120 - static_cast<int>(way)});
    const auto heights = heightsIn("sonic-boom", 240, places);
    std::vector<double> moments;
    for (const std::vector<double>& record : heights) {
        const double level = 0.5 * *std::ranges::max_element(record);
        std::size_t n = 1;
        while (n < record.size() && record[n] < level) ++n;
        moments.push_back(double(n) - (record[n] - level) / (record[n] - record[n - 1]));
    }
    double wayMean = 0.0, momentMean = 0.0, above = 0.0, below = 0.0;
    for (int i = 0; i < 5; ++i) {
        wayMean += ways[i] / 5.0;
        momentMean += moments[std::size_t(i)] / 5.0;
    }
    for (int i = 0; i < 5; ++i) {
        above += (ways[i] - wayMean) * (moments[std::size_t(i)] - momentMean);
        below += (ways[i] - wayMean) * (ways[i] - wayMean);
    }
    const double slope = above / below / 200.0; // seconds per cell: cos(angle) / speed of waves
    const double speed = std::sqrt(0.5) * 200.0;
    EXPECT_NEAR(std::acos(slope * speed) * 180.0 / pi, std::asin(speed / 260.0) * 180.0 / pi, 1.5);
    for (int i = 0; i < 5; ++i)
        EXPECT_NEAR(moments[std::size_t(i)], momentMean + 200.0 * slope * (ways[i] - wayMean), 1.5) << i;
}

TEST(CliScenes, AnAbsorbingMoleHardlyEchoes) {
    std::vector<Place> before;
    for (int x = 60; x <= 96; x += 2) before.push_back({x, 60});
    // Alone with straight waves: the ends of the source and the mouth make waves of their own.
    const auto found =
        amplitudesIn("breakwater", 900, 75, before,
                     {"things[1].slits=0", "edges.top=free", "edges.bottom=free", "things[0].length=600"});
    const auto [least, most] = std::ranges::minmax(found);
    EXPECT_LT(most / least, 1.1);
    // Nothing comes through: without the mouth the harbour is quiet.
    const auto closed = heightsIn("breakwater", 900, {{180, 60}, {230, 120}}, {"things[1].slits=0"});
    for (const std::vector<double>& record : closed) EXPECT_EQ(swing(record, 900), 0.0);
    const auto open = amplitudesIn("breakwater", 900, 75, {{230, 120}});
    EXPECT_GT(open[0], 0.05);
}

TEST(CliScenes, ThePoolSwingsAtItsOwnFrequencies) {
    const auto at = [](const char* frequency) {
        return amplitudesIn("seiche", 9000, 800, {{319, 239}},
                            {std::string("drive.frequency=") + frequency})[0];
    };
    const double own = at("0.00265"), between = at("0.00202");
    EXPECT_GT(own, 2.0 * between);
    // The mean level stays.
    const auto record = heightsIn("seiche", 9000, {{319, 239}})[0];
    const auto [low, high] = std::minmax_element(record.end() - 377, record.end());
    EXPECT_LT(std::abs(*high + *low) / 2.0, 0.01 * own);
}

TEST(CliScenes, AFixedWallTurnsThePulseOverAFreeOneDoesNot) {
    const auto heights = heightsIn("fixed-and-free", 520, {{170, 60}, {170, 180}});
    const auto echo = [](const std::vector<double>& record) {
        const auto [low, high] = std::minmax_element(record.begin() + 300, record.end());
        return std::abs(*low) > std::abs(*high) ? *low : *high;
    };
    EXPECT_LT(echo(heights[0]), -0.5);
    EXPECT_GT(echo(heights[1]), 0.5);
}
