// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the original pools and of the pools from programs of 2009 and 2013, measured in runs.
#include "core/scene_run.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

// Returns whether a cell with an odd (or even) sum of column and row is displaced.
bool movesWhere(SceneRun& run, bool odd) {
    const Grid& grid = run.run().grid();
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x)
            if ((x + y) % 2 == odd && run.run().height(x, y) != 0.0) return true;
    return false;
}

double meanHeight(SceneRun& run) {
    const Grid& grid = run.run().grid();
    double sum = 0.0;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) sum += run.run().height(x, y);
    return sum / static_cast<double>(grid.cells());
}

double sumOfSquares(SceneRun& run) {
    const Grid& grid = run.run().grid();
    double sum = 0.0;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) sum += std::pow(run.run().height(x, y), 2);
    return sum;
}

// Returns the crest speed along the diagonal, in cells per step.
double ringSpeed(SceneRun& run, const Spot& middle, int steps) {
    const std::vector<Spot> places{{middle.x + 40, middle.y + 40}, {middle.x + 80, middle.y + 80}};
    std::vector<double> when;
    for (const Series& heights : run.record(places, steps)) {
        const auto top = std::ranges::max_element(heights) - heights.begin();
        when.push_back(topNear(heights, static_cast<double>(top)));
    }
    return 40 * std::numbers::sqrt2 / (when[1] - when[0]);
}

} // namespace

SCENE_CLAIM("pool") {
    SceneRun run(scene);
    EXPECT_NEAR(ringSpeed(run, {160, 120}, 210), std::sqrt(0.5), 0.01);
}

// f = c / 2 root(1 / a^2 + 1 / b^2) between fixed sides, 119 and 89 cells apart.
SCENE_CLAIM("basin") {
    SceneRun run(scene);
    run.run().apply(run.experiment().pullWith);
    const Series heights = run.record(Spot{60, 45}, 2000);
    const double expected = run.speed() / 2 * std::hypot(1.0 / 119, 1.0 / 89);
    EXPECT_NEAR(expected, 1.0, 0.005);
    EXPECT_NEAR(run.stepsPerSecond() * strongestFrequency(heights, 0.6 / 202, 1.4 / 202), expected, 0.01);
}

// On a periodic string all spring forces cancel; damping slows the mean.
SCENE_CLAIM("springs-1d") {
    SceneRun run(scene);
    run.advance(27);
    double before = meanHeight(run);
    run.advance(1);
    double now = meanHeight(run), drift = now - before;
    const double first = drift;
    for (int step = 0; step < 100; ++step) {
        run.advance(1);
        before = now;
        now = meanHeight(run);
        drift = now - before;
    }
    EXPECT_LT(first, -0.01);
    EXPECT_NEAR(drift / first, std::pow(0.99, 100), 0.001);
}

SCENE_CLAIM("springs-2d") {
    SceneRun run(scene);
    run.advance(9);
    int moved = 0;
    for (int y = 0; y < 48; ++y)
        for (int away = 1; away < 32; ++away) {
            const double left = run.run().height((20 - away + 64) % 64, y);
            const double right = run.run().height((20 + away) % 64, y);
            EXPECT_EQ(left, right) << away << ", " << y;
            moved += left != 0.0;
        }
    EXPECT_GT(moved, 50);
}

SCENE_CLAIM("pool-2013") {
    SceneRun run(scene);
    for (int i = 0; i < 10; ++i) {
        run.advance(20);
        EXPECT_FALSE(movesWhere(run, true)) << run.run().frame();
    }
    EXPECT_TRUE(movesWhere(run, false));
}

// z^2 - d (2 - k lambda) z + d = 0: complex roots have |z| = root d.
SCENE_CLAIM("pool-2013-text") {
    SceneRun run(scene);
    run.advance(100);
    double early = 0.0, late = 0.0;
    for (int i = 0; i < 40; ++i) {
        run.advance(1);
        early += sumOfSquares(run);
    }
    run.advance(138 - 40);
    for (int i = 0; i < 40; ++i) {
        run.advance(1);
        late += sumOfSquares(run);
    }
    EXPECT_NEAR(std::sqrt(late / early), 0.5, 0.01);
    EXPECT_NEAR(std::pow(0.99, 138 / 2.0), 0.5, 0.001);
}

namespace {

// Returns the longest period, in steps, of a string whose new displacement is scaled by d in every
// step.
// cos w = root d (1 - lambda / 2), nearly arccos root d for long strings.
double slowestPeriod(const std::string& scene, double d) {
    SceneRun run(scene);
    const int points = run.experiment().grid.width;
    run.advance(100); // after the taps
    Series fundamental;
    for (int step = 0; step < 1000; ++step) {
        run.advance(1);
        double sum = 0.0;
        for (int x = 0; x < points; ++x) sum += std::sin(pi * x / (points - 1)) * run.run().height(x);
        fundamental.push_back(sum * std::pow(d, -0.5 * step)); // without the decay
    }
    const double lambda = 4 * std::pow(std::sin(pi / (points - 1) / 2), 2);
    const double expected = 2 * pi / std::acos(std::sqrt(d) * (1 - lambda / 2));
    const double found = 1 / strongestFrequency(fundamental, 0.5 / expected, 2 / expected);
    EXPECT_NEAR(found, expected, 0.01 * expected);
    EXPECT_LT(found, 2 * pi / std::acos(std::sqrt(d)));
    return found;
}

} // namespace

SCENE_CLAIM("string-2013") { EXPECT_NEAR(slowestPeriod(scene, 0.995), 88.0, 0.5); }
SCENE_CLAIM("string-2009") { EXPECT_NEAR(slowestPeriod(scene, 0.99), 62.7, 0.5); }

SCENE_CLAIM("pool-2009") {
    SceneRun run(scene);
    EXPECT_EQ(run.experiment().rule.arithmetic, Arithmetic::Integer);
    EXPECT_NEAR(ringSpeed(run, {320, 240}, 260), std::sqrt(0.5), 0.01);
}

namespace {

// Returns the central displacements after lifting the whole water.
Series liftedEverywhere(const std::string& scene, double height, int steps) {
    Experiment level = sceneOf(scene);
    const int x = level.grid.width / 2, y = level.grid.height / 2;
    level.events = {{0, Pull{PullShape::Cosine, 100000.0, height, PullMode::Pluck, double(x), double(y)}}};
    Simulation run(level);
    Series heights;
    for (int step = 0; step < steps; ++step) {
        run.advance(1);
        heights.push_back(run.height(x, y));
    }
    return heights;
}

} // namespace

// The fixed sides influence one more cell per step.
SCENE_CLAIM("applet") {
    for (const double height : liftedEverywhere(scene, 800, 25)) EXPECT_EQ(height, 800.0);
}

// h(n+1) = 8 / 2 h(n) - h(n-1): the larger root of z^2 - 4 z + 1.
SCENE_CLAIM("applet-as-printed") {
    const Series heights = liftedEverywhere(scene, 800, 10);
    for (std::size_t i = 4; i < heights.size(); ++i)
        EXPECT_NEAR(heights[i] / heights[i - 1], 2 + std::sqrt(3.0), 0.001);
}

SCENE_CLAIM("area-sampling") {
    SceneRun run(scene);
    const auto highest = [&](int steps) {
        double found = -1e9;
        for (int step = 0; step < steps; ++step) {
            run.advance(1);
            for (int y = 0; y < 60; ++y)
                for (int x = 0; x < 80; ++x) found = std::max(found, run.run().height(x, y));
        }
        return found;
    };
    EXPECT_EQ(highest(99), 0.0);
    EXPECT_LT(run.run().height(40, 30), 0.0) << "the hollow is still there";
    EXPECT_GT(highest(60), 10.0);
}
