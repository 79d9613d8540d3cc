// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the original string experiments, measured in runs.
#include "core/scene_run.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

// Returns the steps of the pulse crest at a point.
std::vector<double> passages(const Series& heights) {
    std::vector<double> tops;
    const double high = 0.5 * largestOf(heights);
    for (std::size_t i = 1; i + 1 < heights.size(); ++i)
        if (heights[i] > high && heights[i] >= heights[i - 1] && heights[i] > heights[i + 1])
            tops.push_back(topNear(heights, static_cast<double>(i)) + 1);
    return tops;
}

} // namespace

// Each round trip keeps 93 %: taps add up to a geometric series.
SCENE_CLAIM("string") {
    SceneRun once(scene), often(scene);
    once.run().apply(once.experiment().pullWith);
    const double single = largestOf(once.record(Spot{160, 0}, 638));
    for (int tug = 0; tug < 60; ++tug) {
        often.run().apply(often.experiment().pullWith);
        often.advance(638);
    }
    often.run().apply(often.experiment().pullWith);
    EXPECT_NEAR(largestOf(often.record(Spot{160, 0}, 638)) / single, 1 / (1 - 0.93), 0.4);
}

SCENE_CLAIM("string-free-end") {
    SceneRun run(scene);
    run.run().apply(run.experiment().pullWith);
    const Series heights = run.record(Spot{200, 0}, 20 * 639);
    EXPECT_NEAR(639 * strongestFrequency(heights, 0.2 / 639, 0.9 / 639), 0.5, 0.005);
    const double third = 639 * strongestFrequency(heights, 1.2 / 639, 1.8 / 639);
    EXPECT_NEAR(third, 1.5, 0.005) << "and only odd multiples of it";
}

SCENE_CLAIM("ring") {
    SceneRun run(scene);
    const auto both = run.record(std::vector<Spot>{{160, 0}, {0, 0}}, 1500);
    const std::vector<double> here = passages(both[0]), opposite = passages(both[1]);
    ASSERT_GE(here.size(), 3u);
    ASSERT_GE(opposite.size(), 3u);
    EXPECT_NEAR(slopeOf(here), 320.0, 0.5);
    EXPECT_NEAR(slopeOf(opposite), 320.0, 0.5);
    EXPECT_NEAR(std::abs(std::remainder(opposite[0] - here[0], 320.0)), 160.0, 2.0);
}

SCENE_CLAIM("beats") {
    SceneRun run(scene);
    run.advance(1000);
    Series squares;
    for (const double height : run.record(run.probe("both"), 4000)) squares.push_back(height * height);
    EXPECT_NEAR(400 * strongestFrequency(squares, 0.3 / 400, 4.0 / 400), 1.0, 0.01);
}

// A bead is coupled to two neighbours: sin(w / 2) = root k sin(m pi / 22).
SCENE_CLAIM("chain") {
    SceneRun run(scene);
    const Series heights = run.record(Spot{3, 0}, 24000);
    std::vector<double> found;
    for (const int mode : {1, 2, 5, 10}) {
        const double theory = std::asin(std::sqrt(run.run().rule().k) * std::sin(pi * mode / 22)) / pi;
        found.push_back(strongestFrequency(heights, 0.988 * theory, 1.012 * theory));
        EXPECT_NEAR(found.back() / theory, 1.0, 0.002) << mode;
    }
    EXPECT_NEAR(found.back() / found.front(), 6.96, 0.01);
    EXPECT_NEAR(std::sin(10 * pi / 22) / std::sin(pi / 22), 6.96, 0.005);
}

// r = (c2 - c1) / (c1 + c2), t = 2 c2 / (c1 + c2) at equal tension; c2 = 0.6 c1.
SCENE_CLAIM("joined-strings") {
    SceneRun run(scene);
    const auto both = run.record(std::vector<Spot>{{130, 0}, {260, 0}}, 300);
    const double on = largestOf(Series(both[0].begin(), both[0].begin() + 100));
    const auto& back = both[0];
    EXPECT_NEAR(*std::min_element(back.begin() + 100, back.end()) / on, -0.25, 0.01);
    EXPECT_NEAR(largestOf(both[1]) / on, 0.75, 0.01);
}

// Antiphase mode: a node in the bridge, frequency pi / 200 per step.
// In-phase mode: slightly faster with the bridge of factor 1 / 400,
// (2 cos w - 2) sin 200 w = 0.0025 (2 sin 199 w - 2 sin 200 w).
SCENE_CLAIM("coupled-strings") {
    double low = 1.001 * pi / 200, high = 1.4 * pi / 200;
    const auto balance = [](double w) {
        return (2 * std::cos(w) - 2) * std::sin(200 * w) - 0.005 * (std::sin(199 * w) - std::sin(200 * w));
    };
    ASSERT_LT(balance(low) * balance(high), 0.0);
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (balance(low) * balance(middle) <= 0.0 ? high : low) = middle;
    }
    const double halfBeat = pi / (low - pi / 200);
    // The mean squared displacement measures the energy of a string half.
    SceneRun run(scene);
    const auto shareOnTheRight = [&](double step) {
        run.advance(std::llround(step) - 200 - run.run().frame());
        double left = 0.0, right = 0.0;
        const std::vector<Series> all = run.record(placesAlong({10, 0}, {390, 0}, 39), 400);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i != 19) // without the bridge
                for (const double height : all[i]) (i < 19 ? left : right) += height * height;
        return right / (left + right);
    };
    EXPECT_LT(shareOnTheRight(200), 0.1);
    EXPECT_GT(shareOnTheRight(halfBeat), 0.9);
    EXPECT_LT(shareOnTheRight(2 * halfBeat), 0.1);
}

SCENE_CLAIM("piano-string") {
    SceneRun run(scene);
    const Series heights = run.record(Spot{37, 0}, 12000);
    const double theory = pi * pi * 3 / (159.0 * 159.0); // B
    const double slowest = std::sqrt(0.07) / (2 * 159) * std::sqrt(1 + theory);
    const double first = strongestFrequency(heights, 0.95 * slowest, 1.05 * slowest);
    for (const int n : {2, 4, 8}) {
        const double found = strongestFrequency(heights, 0.95 * n * first, 1.08 * n * first) / (n * first);
        EXPECT_NEAR(found, std::sqrt((1 + theory * n * n) / (1 + theory)), 0.003) << n;
        if (n == 8) {
            EXPECT_NEAR(found, 1.036, 0.003);
        }
    }
}
