// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/energy_density.h"
#include "picture/resample.h"
#include "picture/spark.h"
#include "picture/surface_solids.h"
#include "show/falling_picture.h"
#include "show/intensity_map.h"
#include "show/pool_picture.h"

#include <cmath>
#include <ctime>
#include <gtest/gtest.h>
#include <random>

// Picture costs stay bounded for any file.

using namespace seiche;

namespace {

// Returns the CPU time of this thread, in seconds.
double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Experiment pool(int width, int height) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.rule.k = 0.25;
    e.stepsPerSecond = 50.0;
    return e;
}

// Returns a path with random corners.
std::vector<Spot> scribble(int corners, double radius, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> place(-radius, radius);
    std::vector<Spot> path;
    for (int i = 0; i < corners; ++i) {
        const double x = place(random);
        path.push_back({x, place(random)});
    }
    return path;
}

} // namespace

// Flakes over 2 by 100,000 cells were once wider than the picture.
TEST(FallingBounds, FlakesStaySmallerThanPicture) {
    Experiment e = pool(2, 100'000);
    e.rain = {.rate = 50'000.0, .kind = RainKind::Snow, .speed = 500.0};
    Simulation run(e);
    std::vector<std::uint32_t> pixels(640 * 480, 0xff000000u);
    FallingPicture().paint(run, {pixels.data(), 640, 480, 640});
    const double before = processorTime();
    FallingPicture().paint(run, {pixels.data(), 640, 480, 640});
    EXPECT_LT(processorTime() - before, 2.0) << "it takes 0.02 s";
}

// Brightness depends only on the distance to the tail.
TEST(FallingBounds, SparksMatchDistanceToTail) {
    for (const Spark& spark : {Spark{20, 30, 90, 70, 5, 0xffffffffu, 1},
                               {50, 50, 50, 10, 3, 0xffffffffu, 1},
                               {10, 40, 95, 40, 4, 0xffffffffu, 1},
                               {60, 20, -4000, 9000, 6, 0xffffffffu, 1}}) {
        std::vector<std::uint32_t> pixels(100 * 80, 0xff000000u);
        paintSpark(spark, {pixels.data(), 100, 80, 100});
        for (int y = 0; y < 80; ++y)
            for (int x = 0; x < 100; ++x) {
                const double ax = double(spark.tailX - spark.x), ay = double(spark.tailY - spark.y);
                const double ox = x + 0.5 - double(spark.x), oy = y + 0.5 - double(spark.y);
                const double share = std::clamp((ox * ax + oy * ay) / (ax * ax + ay * ay), 0.0, 1.0);
                const double away = std::hypot(ox - share * ax, oy - share * ay);
                const double inside =
                    std::clamp(double(spark.radius) * (1.0 - 0.7 * share) + 0.5 - away, 0.0, 1.0);
                const double light = (pixels[static_cast<std::size_t>(100 * y + x)] & 255) / 255.0;
                ASSERT_NEAR(light, (1.0 - share) * inside, 0.01) << x << ' ' << y;
            }
    }
}

// Transposed heights must give the transposed result.
TEST(Resample, MatchesTransposedPool) {
    std::vector<float> cells(2 * 5000), turned(cells.size());
    for (std::size_t i = 0; i < 5000; ++i)
        for (std::size_t j = 0; j < 2; ++j)
            cells[2 * i + j] = turned[j * 5000 + i] = std::sin(0.01f * static_cast<float>(i)) + float(j);
    const std::vector<float> tall = resample({cells.data(), 2, 5000, 2}, 60, 90);
    const std::vector<float> wide = resample({turned.data(), 5000, 2, 5000}, 90, 60);
    for (std::size_t y = 0; y < 90; ++y)
        for (std::size_t x = 0; x < 60; ++x) ASSERT_NEAR(tall[y * 60 + x], wide[x * 90 + y], 2e-6f);
}

// Large pools need only means of 2 x 2 cells.
TEST(IntensityBounds, AveragesSquaresInLargePools) {
    Experiment e = pool(2101, 2001);
    e.pullWith = {.x = 1000, .y = 1000};
    Simulation run(e);
    run.apply(e.pullWith);
    run.advance(6);
    IntensityMap map;
    map.watch(run);
    ASSERT_TRUE(map.isOf(run.grid()));
    const HeightView seen = map.view();
    ASSERT_EQ(seen.width, 1051);
    ASSERT_EQ(seen.height, 1001);
    for (const auto& [x, y] : {std::pair(500, 500), {503, 498}, {496, 501}}) {
        double mean = 0.0;
        for (const int dy : {0, 1})
            for (const int dx : {0, 1}) mean += 0.25 * std::pow(run.height(2 * x + dx, 2 * y + dy), 2);
        EXPECT_GT(mean, 0.0);
        EXPECT_NEAR(seen.row(y)[x], mean, 1e-5 * mean);
    }
}

// Integer water is converted in blocks of rows. The seams must not show.
TEST(IntensityBounds, IntegerRowsMatchEnergyOfWholePool) {
    Experiment e = pool(40, 600);
    e.rule.arithmetic = Arithmetic::Integer;
    e.pullWith = {.x = 20, .y = 256};
    Simulation run(e);
    run.apply(e.pullWith);
    run.advance(12);
    PoolPicture picture;
    const HeightView seen = picture.values(run, PoolView::Energy);
    const auto& wave = std::get<Wave<std::int32_t>>(run.wave());
    std::vector<float> now, before, energies(40 * 600);
    for (int y = 0; y < 600; ++y)
        for (int x = 0; x < 40; ++x) {
            now.push_back(static_cast<float>(wave.now.at(x, y)));
            before.push_back(static_cast<float>(wave.previous.at(x, y)));
        }
    energyDensity({now.data(), 40, 600, 40}, {before.data(), 40, 600, 40},
                  {weightsOf(run.rule()), 1.0 / run.rule().divisor, {}}, energies, 1);
    float largest = 0.0f;
    for (int y = 0; y < 600; ++y)
        for (int x = 0; x < 40; ++x) {
            ASSERT_EQ(seen.row(y)[x], energies[static_cast<std::size_t>(40 * y + x)]) << x << ' ' << y;
            largest = std::max(largest, seen.row(y)[x]);
        }
    EXPECT_GT(largest, 0.0f);
}

// Testing every surface cell against every wall took minutes.
TEST(SurfaceBounds, PlacesManyLargeWallsQuickly) {
    PoolObjects walls;
    for (int i = 0; i < 256; ++i) {
        Wall wall;
        wall.shape = {.form = Form::Paint,
                      .width = 10,
                      .height = 10,
                      .thickness = 3,
                      .path = scribble(400, 700, unsigned(i))};
        walls.push_back({"wall", 750, 750, 0.0, wall});
    }
    const Grid grid{1500, 1500}, surface{750, 750};
    std::vector<float> stiffness(static_cast<std::size_t>(grid.cells()), 1.0f);
    for (std::size_t x = 0; x < 1500; ++x)
        for (std::size_t y = 700; y < 720; ++y) stiffness[y * 1500 + x] = 0.0f;
    SurfaceSolids solids;
    const double before = processorTime();
    solids.set(walls, grid, surface, {stiffness.data(), 1500, 1500, 1500});
    EXPECT_LT(processorTime() - before, 5.0) << "it takes 0.2 s";
    EXPECT_GT(solids.coverAt(300, 355), 250.0f) << "as its cells have it";
    EXPECT_LT(solids.coverAt(300, 300), 5.0f);
}

// Skipping cells must not skip cells of the wall.
TEST(SurfaceBounds, CoversAllCellsOfWalls) {
    for (const Form form : {Form::Line, Form::Box, Form::Ellipse, Form::Lens, Form::Prism, Form::Parabola,
                            Form::Paint, Form::Cavity, Form::PlanoConvex, Form::Outline}) {
        Wall wall;
        wall.shape = {.form = form,
                      .width = 90,
                      .height = 70,
                      .thickness = 4,
                      .path = {{-60, -50}, {55, -40}, {20, 50}, {-30, 20}}};
        const PoolObject object{"wall", 101.3, 97.8, 33.0, wall};
        for (const Grid& surface : {Grid{400, 400}, Grid{200, 200}, Grid{70, 70}}) {
            SurfaceSolids solids;
            solids.set({object}, {200, 200}, surface);
            const double scale = 200.0 / surface.width;
            for (int y = 0; y < surface.height; ++y)
                for (int x = 0; x < surface.width; ++x) {
                    const double px = (x + 0.5) * scale - 0.5, py = (y + 0.5) * scale - 0.5;
                    const Spot own = Turn(33.0).back({px - 101.3, py - 97.8});
                    const double depth = depthInside(wall.shape, own.x, own.y);
                    if (depth < 2.0 * scale || form == Form::Cavity) continue;
                    ASSERT_GT(solids.coverRow(y)[x], 120) << int(form) << ' ' << x << ' ' << y;
                }
        }
    }
}
