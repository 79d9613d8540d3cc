// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Mean squared height, compared with waves of known amplitude.
#include "run/mean_window.h"
#include "show/film.h"
#include "show/intensity_map.h"
#include "show/pool_picture.h"
#include "straight_wave.h"
#include "theory/dispersion.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double twoPi = 2.0 * std::numbers::pi;

// Adds values computed from the step number.
template <class Value>
void look(WindowedMean& mean, const MeanWindow& window, std::int64_t from, std::int64_t to, Value value) {
    for (std::int64_t frame = from; frame < to; ++frame) {
        if (!mean.isDue(window, frame, 1)) continue;
        mean.sums()[0] = mean.kept() * mean.sums()[0] + static_cast<float>(value(frame));
        mean.countSample();
    }
}

void watchTo(IntensityMap& map, Simulation& run, std::int64_t frame) {
    while (run.frame() < frame) {
        run.advance(1);
        map.watch(run);
    }
}

} // namespace

TEST(WindowedMean, AveragesWholeCyclesOfLastWindow) {
    const double period = 17.3;
    Experiment e = straightWave(100.0 / period);
    const MeanWindow window = meanWindowOf(e);
    ASSERT_TRUE(window.isWhole());
    EXPECT_NEAR(static_cast<double>(window.steps), window.cycles * period,
                0.004 * static_cast<double>(window.steps));
    EXPECT_EQ(window.steps % window.stride, 0);
    const auto squared = [&](std::int64_t frame) {
        return std::pow(3.0 * std::sin(twoPi * frame / period + 0.4), 2);
    };
    WindowedMean mean;
    look(mean, window, 0, 2 * window.steps, squared);
    ASSERT_TRUE(mean.isComplete());
    EXPECT_NEAR(mean.means()[0], 4.5, 0.02);
    // The mean does not depend on the first step.
    WindowedMean later;
    look(later, window, window.steps - 5, 2 * window.steps + 7, squared);
    EXPECT_TRUE(later.isComplete());
    EXPECT_EQ(later.means()[0], mean.means()[0]);
}

TEST(WindowedMean, RestartsAfterGap) {
    const MeanWindow window{2, 20, 1};
    WindowedMean mean;
    EXPECT_TRUE(mean.means().empty());
    look(mean, window, 0, 9, [](std::int64_t) { return 7.0; });
    EXPECT_FALSE(mean.isComplete());
    EXPECT_NEAR(mean.gathered(), 0.5, 1e-9);
    EXPECT_FLOAT_EQ(mean.means()[0], 7.0f) << "of what has been seen";
    look(mean, window, 9, 20, [](std::int64_t) { return 7.0; });
    EXPECT_TRUE(mean.isComplete());
    look(mean, window, 31, 35, [](std::int64_t) { return 1.0; });
    EXPECT_FALSE(mean.isComplete());
    EXPECT_FLOAT_EQ(mean.means()[0], 1.0f);
    look(mean, window, 4, 7, [](std::int64_t) { return 2.0; });
    EXPECT_FLOAT_EQ(mean.means()[0], 2.0f) << "an earlier frame";
    look(mean, {2, 30, 1}, 8, 11, [](std::int64_t) { return 3.0; });
    EXPECT_FLOAT_EQ(mean.means()[0], 3.0f) << "another window";
}

TEST(WindowedMean, FadesWithEFoldingTime) {
    const MeanWindow window{1, 50, 0};
    WindowedMean mean;
    look(mean, window, 0, 1000, [](std::int64_t) { return 1.0; });
    EXPECT_NEAR(mean.means()[0], 1.0, 1e-5);
    look(mean, window, 1000, 1050, [](std::int64_t) { return 0.0; });
    EXPECT_NEAR(mean.means()[0], std::exp(-1.0), 1e-5);
    EXPECT_TRUE(mean.isComplete());
}

TEST(MeanWindow, DetectsSteadyFrequency) {
    Experiment e = straightWave(5.0);
    EXPECT_NEAR(*steadyFrequency(e), 0.05, 1e-12);
    EXPECT_EQ(meanWindowOf(e), (MeanWindow{2, 20, 1}));
    e.drive.height = 1.0;
    e.drive.frequency = 0.05;
    EXPECT_TRUE(steadyFrequency(e)) << "the same frequency";
    e.drive.frequency = 0.06;
    EXPECT_FALSE(steadyFrequency(e));
    EXPECT_FALSE(meanWindowOf(e).isWhole());
    EXPECT_EQ(meanWindowOf(e).steps, 160) << "eight cycles of the slower one";
    e.drive.height = 0.0;
    std::get<Source>(e.objects[0].is).speed = 3.0;
    EXPECT_FALSE(steadyFrequency(e)) << "it travels";
    std::get<Source>(e.objects[0].is) = {};
    std::get<Source>(e.objects[0].is).signal = Signal::Pulse;
    EXPECT_FALSE(steadyFrequency(e));
    EXPECT_NEAR(static_cast<double>(meanWindowOf(e).steps), 20.0 / std::sqrt(0.5), 1.0)
        << "across the shorter side";
    // Frequencies that a file may contain.
    for (double hertz = 0.01; hertz < 50.0; hertz *= 1.37) {
        const MeanWindow window = meanWindowOf(straightWave(hertz));
        EXPECT_GE(window.stride, 1);
        EXPECT_EQ(window.steps % window.stride, 0) << hertz;
        EXPECT_LE(window.cycles, 32);
        EXPECT_GE(static_cast<double>(window.steps / window.stride), std::min(2.0, 800.0 / hertz)) << hertz;
    }
}

TEST(Intensity, MatchesHalfSquaredPlaneWaveAmplitude) {
    Simulation run(straightWave(3.7));
    IntensityMap map;
    watchTo(map, run, 1500);
    ASSERT_TRUE(map.mean().isComplete());
    const HeightView seen = map.view();
    ASSERT_EQ(seen.width, 360);
    // Amplitude from three consecutive heights.
    const auto heights = [&] {
        std::vector<double> row;
        for (int x = 0; x < 360; ++x) row.push_back(run.height(x, 10));
        return row;
    };
    const double omega = twoPi * 0.037;
    const std::vector<double> before = heights();
    run.advance(1);
    const std::vector<double> now = heights();
    run.advance(1);
    const std::vector<double> after = heights();
    for (std::size_t x = 60; x < 340; ++x) {
        const double swing = (after[x] - before[x]) / (2.0 * std::sin(omega));
        const double squared = now[x] * now[x] + swing * swing;
        EXPECT_NEAR(squared, 1.0, 0.04) << x;
        EXPECT_NEAR(seen.row(10)[x], 0.5 * squared, 0.004) << x;
    }
}

TEST(Intensity, QuadruplesAtStandingWaveAntinodes) {
    Experiment e = straightWave(3.7);
    Wall wall;
    wall.shape = {Form::Box, 20.0, 60.0, 0.0, {}};
    wall.kind = WallKind::Fixed;
    e.objects.push_back({"wall", 310.0, 10.0, 0.0, wall}); // first cell in column 300
    Simulation run(e);
    IntensityMap map;
    watchTo(map, run, 2500);
    // sin^2 from the wall, with mean intensity A^2.
    const double waveNumber = twoPi / *wavelengthOf(e.rule, 0.037);
    const auto standing = [&](int x) { return 2.0 * std::pow(std::sin(waveNumber * (300 - x)), 2); };
    double seen = 0.0, expected = 0.0;
    for (int x = 60; x < 300; ++x) {
        seen += map.view().row(10)[x];
        expected += standing(x);
    }
    EXPECT_NEAR(seen, expected, 0.04 * expected);
    for (int x = 60; x < 300; ++x) EXPECT_NEAR(map.view().row(10)[x], standing(x) * seen / expected, 0.02) << x;
}

TEST(Intensity, IsIndependentOfStartAndThreads) {
    Simulation run(straightWave(3.7)), other(straightWave(3.7));
    IntensityMap map, late;
    watchTo(map, run, 700);
    other.setThreads(1);
    other.advance(700 - stepsToLookBack(meanWindowOf(other.settings())));
    while (other.frame() < 700) {
        late.watch(other, 1);
        other.advance(1);
    }
    late.watch(other, 1);
    ASSERT_TRUE(late.mean().isComplete());
    const HeightView a = map.view(), b = late.view();
    for (int y = 0; y < a.height; ++y) EXPECT_TRUE(std::equal(a.row(y), a.row(y) + a.width, b.row(y))) << y;
}

TEST(Intensity, SupportsIntegerPoolsButNoStrings) {
    Experiment water = defaultExperiment(SceneKind::Pool);
    water.grid = {40, 30};
    water.rule.arithmetic = Arithmetic::Integer;
    water.rule.divisor = 2;
    water.pullWith = {};
    water.pullWith.height = 100.0;
    water.pullWith.x = 20.0;
    water.pullWith.y = 15.0;
    Simulation run(water);
    run.apply(water.pullWith);
    IntensityMap map;
    map.watch(run);
    EXPECT_GT(*std::max_element(map.view().row(15), map.view().row(15) + 40), 0.0f);
    Simulation string(defaultExperiment(SceneKind::String));
    map.watch(string);
    EXPECT_EQ(map.view().cells, nullptr);
}

TEST(Intensity, StillsMatchVideos) {
    const Experiment e = roundWave(4.1, 81);
    const auto last = [&](std::int64_t from, std::int64_t every, std::int64_t frames) {
        Simulation run(e);
        Film film;
        film.width = 81;
        film.height = 81;
        film.range = 1.0f;
        film.from = from;
        film.every = every;
        film.frames = frames;
        setView(film, *findView("intensity"), run);
        std::vector<std::uint32_t> pixels;
        EXPECT_EQ(shoot(
                      run, film,
                      [&](std::int64_t, const PixelView& picture) {
                          pixels.assign(picture.pixels, picture.pixels + 81 * 81);
                          return true;
                      },
                      [](double) { return true; }),
                  FilmEnd::Complete);
        return pixels;
    };
    const auto still = last(400, 1, 1);
    EXPECT_EQ(still, last(100, 100, 4));
    EXPECT_EQ(still, last(0, 8, 51));
    EXPECT_NE(still, last(0, 1, 1));
}

TEST(Intensity, RangeMatchesPlaneWave) {
    EXPECT_DOUBLE_EQ(valueOfHeight(3.0, PoolView::Intensity), 4.5);
    for (const PoolView view : {PoolView::Intensity, PoolView::Energy, PoolView::Signed})
        EXPECT_NEAR(heightOfValue(valueOfHeight(3.0, view), view), 3.0, 1e-12);
}
