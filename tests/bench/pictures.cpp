// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "picture/palette.h"
#include "picture/water.h"
#include "results.h"
#include "show/pool_picture.h"

#include <benchmark/benchmark.h>
#include <cmath>
#include <vector>

namespace seiche::bench {

namespace {

constexpr int threads = 2;
constexpr int stepsPerFrame = 8;

// A pool with waves, a picture and a floor.
struct Scene {
    explicit Scene(const Grid& grid)
        : wave(grid, SceneKind::Pool), pixels(static_cast<std::size_t>(grid.cells())), floor(pixels.size()),
          picture{pixels.data(), grid.width, grid.height, grid.width} {
        for (int y = 1; y < grid.height - 1; ++y)
            for (int x = 1; x < grid.width - 1; ++x)
                wave.now.at(x, y) = wave.previous.at(x, y) =
                    static_cast<float>(std::sin(x * 0.11) * std::cos(y * 0.07 + x * 0.01));
        for (int y = 0; y < grid.height; ++y)
            for (int x = 0; x < grid.width; ++x)
                floor[static_cast<std::size_t>(y * grid.width + x)] =
                    (x / 32 + y / 32) % 2 == 0 ? 0xff2a6f97 : 0xff61a5c2;
    }
    Wave<float> wave;
    std::vector<std::uint32_t> pixels, floor;
    PixelView picture;
};

std::string pixelsOf(const Grid& grid) {
    return std::to_string(grid.width) + 'x' + std::to_string(grid.height);
}

template <class Paint>
void add(const std::string& what, const Grid& grid, Paint paint) {
    const std::string name = what + '/' + pixelsOf(grid) + '/' + std::to_string(threads);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State& state) {
                                     Scene scene(grid);
                                     for (auto _ : state) paint(scene);
                                     state.SetItemsProcessed(state.iterations() * grid.cells());
                                 })
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

void palette(Scene& scene) { paint(viewOf(scene.wave.now), deepWater(), 1.0f, scene.picture, threads); }
void paletteLit(Scene& scene) {
    paintLit(viewOf(scene.wave.now), deepWater(), 1.0f, 0.5f, scene.picture, threads);
}
void water(Scene& scene) {
    paintWater(viewOf(scene.wave.now), {scene.floor.data(), scene.picture.width}, {}, scene.picture, threads);
}
void addView(PoolView view, bool lines, const Grid& pool, const Grid& shown) {
    const std::string name = std::string(toString(view)) + (lines ? " with lines/" : "/") + pixelsOf(pool) +
                             " as " + pixelsOf(shown) + '/' + std::to_string(threads);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State& state) {
                                     Experiment experiment = defaultExperiment(SceneKind::Pool);
                                     experiment.grid = pool;
                                     Simulation run(experiment);
                                     for (const double x : {0.23, 0.5, 0.77})
                                         run.apply(Pull{.shape = PullShape::Gaussian,
                                                        .width = 8.0,
                                                        .height = 1.0,
                                                        .x = std::round(x * pool.width),
                                                        .y = std::round(0.42 * pool.height)});
                                     run.advance(240);
                                     std::vector<std::uint32_t> pixels(static_cast<std::size_t>(shown.cells()));
                                     PoolPicture picture;
                                     PoolLook look;
                                     look.view = view;
                                     look.levelLines = lines;
                                     const PixelView pixelView{pixels.data(), shown.width, shown.height,
                                                               shown.width};
                                     picture.paint(run, look, 0.1f, pixelView, threads); // draws the floor
                                     for (auto _ : state) picture.paint(run, look, 0.1f, pixelView, threads);
                                 })
        ->UseRealTime()
        ->MeasureProcessCPUTime()
        ->Unit(benchmark::kMillisecond);
}

void steps(Scene& scene) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.k = 0.5;
    Engine engine;
    engine.setThreads(threads);
    engine.advance(scene.wave, rule, stepsPerFrame);
}

} // namespace

void registerPictures() {
    // A 640 x 480 pool in the largest picture for a window of 1366 x 768.
    for (const auto& [view, name] : EnumNames<PoolView>::all) addView(view, false, {640, 480}, {1024, 768});
    addView(PoolView::Signed, true, {640, 480}, {1024, 768});
    // One cell for each pixel of a 4K screen.
    for (const PoolView view : {PoolView::Deep, PoolView::Water})
        addView(view, false, {3840, 2160}, {3400, 1912});
    for (const Grid& grid : {Grid{1920, 1080}, Grid{3840, 2160}}) {
        add("palette", grid, palette);
        add("palette, lit", grid, paletteLit);
        add("water", grid, water);
        add("frame of 8 steps and palette", grid, [](Scene& scene) {
            steps(scene);
            palette(scene);
        });
        add("frame of 8 steps and water", grid, [](Scene& scene) {
            steps(scene);
            water(scene);
        });
    }
}

} // namespace seiche::bench
