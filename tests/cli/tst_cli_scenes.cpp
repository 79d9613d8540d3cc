// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the claims of the built-in scenes with probes.
#include "cli/process.h"
#include "cli/scenes.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace {

constexpr double pi = std::numbers::pi;

} // namespace

TEST(CliScenes, PlaneWaveKeepsAmplitude) {
    const auto found = amplitudesIn("plane-wave", 900, 86, {{120, 120}, {200, 120}, {280, 60}});
    for (const double amplitude : found) EXPECT_NEAR(amplitude / found[0], 1.0, 0.02);
}

TEST(CliScenes, CircularWaveFallsWithRootOfDistance) {
    const auto found = amplitudesIn("one-source", 900, 86, {{200, 120}, {240, 120}, {300, 120}, {160, 20}});
    const double ways[] = {40, 80, 140, 100};
    for (int i = 1; i < 4; ++i)
        EXPECT_NEAR(found[std::size_t(i)] * std::sqrt(ways[i] / 40.0) / found[0], 1.0, 0.03) << i;
}

TEST(CliScenes, TwoSourcesCancelBesideMiddle) {
    const std::vector<Place> places{{160, 40}, {175, 40}, {209, 40}, {190, 40}};
    const auto together = amplitudesIn("two-sources", 1200, 86, places);
    EXPECT_LT(together[1], 0.15 * together[0]);
    EXPECT_GT(together[3], 0.8 * together[0]);
    // Sources in antiphase cancel in the middle.
    const auto apart = amplitudesIn("phase-difference", 1200, 86, places);
    EXPECT_LT(apart[0], 0.01 * together[0]);
    EXPECT_GT(apart[1], 0.8 * together[0]);
}

TEST(CliScenes, FourSourcesRadiateForwardAndBackward) {
    // Central sources show the backward wave too.
    std::vector<std::string> moved;
    for (int i = 0; i < 4; ++i)
        moved.push_back("things[" + std::to_string(i) + "].at=[160," + std::to_string(105 + 10 * i) + ']');
    const auto found =
        amplitudesIn("four-sources", 1200, 86, {{280, 120}, {40, 120}, {160, 20}, {160, 220}}, moved);
    EXPECT_NEAR(found[1] / found[0], 1.0, 0.02);
    EXPECT_LT(found[2], 0.1 * found[0]);
    EXPECT_LT(found[3], 0.1 * found[0]);
}

TEST(CliScenes, SingleSlitHasDiffractionMinima) {
    const auto found = amplitudesIn("single-slit", 1200, 55, {{290, 120}, {290, 197}, {290, 43}});
    EXPECT_LT(found[1], 0.25 * found[0]);
    EXPECT_LT(found[2], 0.25 * found[0]);
    // A narrow slit sends circular waves.
    const auto narrow =
        amplitudesIn("single-slit", 1200, 55, {{290, 120}, {290, 197}, {290, 43}}, {"things[1].opening=6"});
    EXPECT_GT(narrow[1], 0.5 * narrow[0]);
    EXPECT_GT(narrow[2], 0.5 * narrow[0]);
}

TEST(CliScenes, DoubleSlitHasMaximaAndMinima) {
    const auto found = amplitudesIn("double-slit", 1200, 67, {{290, 120}, {290, 179}, {290, 149}, {290, 91}});
    EXPECT_GT(found[1], 0.7 * found[0]);
    EXPECT_LT(found[2], 0.25 * found[0]);
    EXPECT_LT(found[3], 0.25 * found[0]);
}

// sin a = wavelength / slit separation.
TEST(CliScenes, GratingSendsFirstOrderBeams) {
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

TEST(CliScenes, MovingSourceShiftsFrequency) {
    const auto heights = heightsIn("doppler", 640, {{300, 120}, {20, 120}});
    const auto hertz = [](const std::vector<double>& record) {
        std::vector<double> up; // upward zero crossings
        for (std::size_t n = 340; n < record.size(); ++n)
            if (record[n - 1] < 0.0 && record[n] >= 0.0)
                up.push_back(double(n) - record[n] / (record[n] - record[n - 1]));
        return up.size() < 3 ? 0.0 : 200.0 * double(up.size() - 1) / (up.back() - up.front());
    };
    const double speed = std::sqrt(0.5) * 200.0;
    EXPECT_NEAR(hertz(heights[0]), 7.0 / (1.0 - 55.0 / speed), 0.2);
    EXPECT_NEAR(hertz(heights[1]), 7.0 / (1.0 + 55.0 / speed), 0.1);
}

// A straight wedge arrives later in proportion to the distance from the source's path. The sine of
// its angle is wave speed / source speed.
TEST(CliScenes, SonicBoomHasMachAngle) {
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
    const double slope = above / below / 200.0; // seconds per cell: cos(angle) / wave speed
    const double speed = std::sqrt(0.5) * 200.0;
    EXPECT_NEAR(std::acos(slope * speed) * 180.0 / pi, std::asin(speed / 260.0) * 180.0 / pi, 1.5);
    for (int i = 0; i < 5; ++i)
        EXPECT_NEAR(moments[std::size_t(i)], momentMean + 200.0 * slope * (ways[i] - wayMean), 1.5) << i;
}

TEST(CliScenes, AbsorbingBreakwaterHardlyReflects) {
    std::vector<Place> before;
    for (int x = 60; x <= 96; x += 2) before.push_back({x, 60});
    // Plane waves only: source ends and mouth would add waves.
    const auto found =
        amplitudesIn("breakwater", 900, 75, before,
                     {"things[1].slits=0", "edges.top=free", "edges.bottom=free", "things[0].length=600"});
    const auto [min, max] = std::ranges::minmax(found);
    EXPECT_LT(max / min, 1.1);
    // Without the mouth, the harbour stays at rest.
    const auto closed = heightsIn("breakwater", 900, {{180, 60}, {230, 120}}, {"things[1].slits=0"});
    for (const std::vector<double>& record : closed) EXPECT_EQ(swing(record, 900), 0.0);
    const auto open = amplitudesIn("breakwater", 900, 75, {{230, 120}});
    EXPECT_GT(open[0], 0.05);
}

TEST(CliScenes, PoolResonatesAtNaturalFrequency) {
    const auto at = [](const char* frequency) {
        return amplitudesIn("seiche", 9000, 800, {{319, 239}},
                            {std::string("drive.frequency=") + frequency})[0];
    };
    const double own = at("0.00265"), between = at("0.00202");
    EXPECT_GT(own, 2.0 * between);
    // The mean level stays constant.
    const auto record = heightsIn("seiche", 9000, {{319, 239}})[0];
    const auto [low, high] = std::minmax_element(record.end() - 377, record.end());
    EXPECT_LT(std::abs(*high + *low) / 2.0, 0.01 * own);
}

TEST(CliScenes, OnlyFixedWallInvertsPulse) {
    const auto heights = heightsIn("fixed-and-free", 520, {{170, 60}, {170, 180}});
    const auto echo = [](const std::vector<double>& record) {
        const auto [low, high] = std::minmax_element(record.begin() + 300, record.end());
        return std::abs(*low) > std::abs(*high) ? *low : *high;
    };
    EXPECT_LT(echo(heights[0]), -0.5);
    EXPECT_GT(echo(heights[1]), 0.5);
}

// Helmholtz resonance: water in the mouth is the mass, the bay's level the spring. The first
// standing wave, half a wavelength across the bay, has 1.8 Hz.
TEST(CliScenes, BayHasHelmholtzResonance) {
    const auto at = [](const std::string& hertz, int steps) {
        return amplitudesIn("cavity", steps, steps / 3, {{240, 120}, {160, 120}}, {"things[0].hertz=" + hertz});
    };
    const auto below = at("0.25", 3200), own = at("0.45", 4000), above = at("0.9", 2000);
    EXPECT_GT(own[0], 5.0 * own[1]);
    EXPECT_GT(own[0], 2.5 * below[0]);
    EXPECT_GT(own[0], 8.0 * above[0]);
    EXPECT_LT(above[0], above[1]);
}

namespace {

/// Returns a setting with a tap every `period` steps.
std::string taps(int count, int period, const std::string& pull = "{}") {
    std::string events;
    for (int n = 0; n < count; ++n)
        events += (n ? "," : "") + std::string(R"({"step":)") + std::to_string(period * n) + R"(,"pull":)" +
                  pull + '}';
    return "events=[" + events + ']';
}

} // namespace

TEST(CliScenes, ResonanceAmplifiesTapsFourteenfold) {
    const double many = amplitudesIn("string", 638 * 40, 638, {{160}}, {taps(40, 638)})[0];
    const double one = amplitudesIn("string", 638, 638, {{160}}, {taps(1, 638)})[0];
    EXPECT_NEAR(many / one, 14.0, 0.7);
}

TEST(CliScenes, FreeEndHalvesNaturalFrequency) {
    const std::string pulls = R"(events=[{"step":0,"pull":{"shape":"mode","width":1,"mode":"pluck"}}])";
    const auto cycleOf = [&](const char* scene) {
        const std::vector<double> record = heightsIn(scene, 2000, {{160}}, {pulls})[0];
        std::vector<std::size_t> falls;
        for (std::size_t n = 1; n < record.size(); ++n)
            if (record[n - 1] > 0.0 && record[n] <= 0.0) falls.push_back(n);
        return falls.size() < 2 ? 0.0 : double(falls[1] - falls[0]);
    };
    EXPECT_NEAR(cycleOf("string-free-end") / cycleOf("string"), 2.0, 0.02);
}

TEST(CliScenes, JoinedStringsReflectInvertedQuarter) {
    const auto found = heightsIn("joined-strings", 400, {{150}, {260}, {350}});
    const auto first = [&](std::size_t place, int from, int to, double sign) {
        const auto begin = found[place].begin() + from;
        return std::max_element(begin, found[place].begin() + to,
                                [sign](double a, double b) { return sign * a < sign * b; });
    };
    const double into = *first(0, 0, 130, 1.0);
    EXPECT_NEAR(into, 0.5, 0.005); // half of the pluck
    EXPECT_NEAR(*first(0, 130, 300, -1.0) / into, -0.25, 0.01);
    EXPECT_NEAR(*first(1, 0, 400, 1.0) / into, 0.75, 0.01);
    const auto steps = first(2, 0, 400, 1.0) - found[2].begin() - (first(1, 0, 400, 1.0) - found[1].begin());
    EXPECT_NEAR(90.0 / static_cast<double>(steps), 0.6, 0.01);
}

TEST(CliScenes, PulsesMeetTwicePerSecondOnPeriodicString) {
    const std::vector<double> record = heightsIn("ring", 641, {{160}, {0}})[0];
    // Pulses meet alternately at the tapped point and opposite.
    EXPECT_GT(record[320], 30.0);
    EXPECT_LT(std::abs(record[160]), 1.0);
    const std::vector<double> opposite = heightsIn("ring", 641, {{0}})[0];
    EXPECT_GT(opposite[160], 30.0);
    EXPECT_GT(opposite[480], 25.0);
}

TEST(CliScenes, RainDependsOnlyOnSeed) {
    const auto rainOf = [](const char* seed) {
        return heightsIn("rain", 400, {{160, 120}, {40, 200}}, {std::string("rain.seed=") + seed});
    };
    EXPECT_EQ(rainOf("2026"), heightsIn("rain", 400, {{160, 120}, {40, 200}}));
    EXPECT_NE(rainOf("2027"), rainOf("2026"));
}

TEST(CliScenes, ChessboardColoursAreIndependent) {
    for (const char* scene : {"chessboard", "pool-2013"}) {
        const bool small = std::string(scene) == "chessboard";
        const Place pulled = small ? Place{32, 24} : Place{100, 80};
        const auto heights = heightsIn(scene, 300,
                                       {{pulled.x + 1, pulled.y},
                                        {pulled.x + 8, pulled.y + 7},
                                        {pulled.x + 8, pulled.y + 6},
                                        {pulled.x - 12, pulled.y - 12}});
        // The second drop of `pool-2013` falls on this colour too.
        for (const int i : {0, 1}) EXPECT_EQ(swing(heights[std::size_t(i)], 300), 0.0) << scene;
        for (const int i : {2, 3}) EXPECT_GT(swing(heights[std::size_t(i)], 300), 0.1) << scene;
    }
}

TEST(CliScenes, AreaSamplingBlursThenOscillates) {
    const std::vector<double> record = heightsIn("area-sampling", 200, {{40, 30}, {50, 30}})[1];
    EXPECT_LE(*std::max_element(record.begin(), record.begin() + 100), 0.0);
    EXPECT_LT(*std::min_element(record.begin(), record.begin() + 100), -10.0);
    EXPECT_GT(*std::max_element(record.begin() + 100, record.end()), 10.0);
    EXPECT_LT(*std::min_element(record.begin() + 100, record.end()), -10.0);
}

TEST(CliScenes, PrintedAppletIsUnstable) {
    const Finished stability = runCli({"stability", "--preset", "applet-as-printed"});
    EXPECT_NE(stability.out.find("growth per step: 3.73"), std::string::npos) << stability.out;
    const Finished works = runCli({"stability", "--preset", "applet"});
    EXPECT_NE(works.out.find("growth per step: 1\n"), std::string::npos) << works.out;
}

// Displacement damping makes even a flat string oscillate (see the theory page), so the frequency
// is independent of the length.
TEST(CliScenes, DisplacementDampingSetsFrequencyOf2013) {
    const auto largestAt = [](int points, int period) {
        const std::string middle = std::to_string(points / 2);
        return amplitudesIn("string-2013", period * 30, period, {{points / 2}},
                            {"size=[" + std::to_string(points) + ']', "pullWith.at=[" + middle + ']',
                             taps(30, period, R"({"mode":"add","height":1})")})[0];
    };
    for (const int points : {320, 640}) {
        int best = 0;
        double max = 0.0;
        for (int period = 20; period <= 130; period += 10)
            if (const double found = largestAt(points, period); found > max) {
                max = found;
                best = period;
            }
        EXPECT_NEAR(best, 90, 10) << points << ' ' << max;
    }
}
