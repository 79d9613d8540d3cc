// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/settling.h"

#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr std::int64_t period = 20;

// A driven cell with a decaying natural wave:
// sin(w n) - rest * kept^n * sin(w n + beats * w n).
struct Ringing {
    double kept; // fraction per step
    double beats;
    double rest = 1.0;

    double left(std::int64_t n) const { return rest * std::pow(kept, static_cast<double>(n)); }
    double height(std::int64_t n) const {
        const double turns = 2.0 * std::numbers::pi * static_cast<double>(n) / static_cast<double>(period);
        return std::sin(turns) - left(n) * std::sin(turns * (1.0 + beats));
    }
};

// Returns the remaining natural wave at steady state, 1 if not reached.
double leftWhenSteady(const Ringing& ringing, bool isKnown) {
    std::optional<std::int64_t> quarterLife;
    if (isKnown) quarterLife = std::llround(std::ceil(std::log(0.25) / std::log(ringing.kept)));
    Settling settling(period, 3.5 * period, quarterLife);
    while (settling.nextWindow() < 200'000) {
        const std::int64_t begin = settling.nextWindow();
        EXPECT_EQ(begin % period, 0);
        std::vector<double> heights;
        for (std::int64_t n = begin; n < begin + settling.windowSteps(); ++n)
            heights.push_back(ringing.height(n));
        if (settling.addWindow(std::move(heights), 1.0)) return ringing.left(begin);
        EXPECT_GE(settling.nextWindow(), begin + settling.windowSteps());
    }
    return 1.0;
}

} // namespace

TEST(Settling, WaitsUntilBeatsHaveFaded) {
    for (const bool isKnown : {true, false})
        for (const double kept : {0.9, 0.99, 0.997, 0.999, 0.9997})
            for (double beats = 1e-4; beats < 0.5; beats *= 1.13)
                for (const double sign : {-1.0, 1.0}) {
                    const double left = leftWhenSteady({kept, sign * beats}, isKnown);
                    EXPECT_LT(left, 0.002) << isKnown << ' ' << kept << ' ' << sign * beats;
                }
}

// A small undamped wave beside an immediate transient.
TEST(Settling, UndampedWaveIsNeverSteady) {
    for (double beats = 1e-3; beats < 0.5; beats *= 1.13)
        EXPECT_EQ(leftWhenSteady({1.0, beats, 0.02}, false), 1.0) << beats;
}

TEST(Settling, FindsSteadyStateSoon) {
    // 0.001 remains after 6.9 decay times (1/e).
    for (const double kept : {0.99, 0.999}) {
        const double eFold = -1.0 / std::log(kept);
        Settling settling(period, 3.5 * period, std::llround(std::log(4.0) * eFold) + 1);
        const Ringing ringing{kept, 0.01};
        bool steady = false;
        std::int64_t end = 0;
        while (!steady && end < 1'000'000) {
            std::vector<double> heights;
            end = settling.nextWindow() + settling.windowSteps();
            for (std::int64_t n = settling.nextWindow(); n < end; ++n) heights.push_back(ringing.height(n));
            steady = settling.addWindow(std::move(heights), 1.0);
        }
        EXPECT_LT(static_cast<double>(end), 8.5 * eFold + 10.0 * period) << kept;
    }
}

TEST(Settling, NonFiniteHeightsAreNeverSteady) {
    Settling settling(period, period, 1);
    for (int i = 0; i < 5; ++i)
        EXPECT_FALSE(settling.addWindow(std::vector<double>(period, std::nan("")), 1.0));
}
