// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "measure/energy.h"
#include "picture/energy_density.h"
#include "picture/level_lines.h"
#include "picture/resample.h"
#include "show/pool_picture.h"
#include "show/view.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>
#include <set>

using namespace seiche;

namespace {

struct Picture {
    Picture(int width, int height)
        : pixels(static_cast<std::size_t>(width * height)), view{pixels.data(), width, height, width} {}
    std::uint32_t at(int x, int y) const { return view.row(y)[x]; }
    std::vector<std::uint32_t> pixels;
    PixelView view;
};

struct HeightGrid {
    HeightGrid(int w, int h, float (*f)(int, int)) : width(w), height(h) {
        for (int y = 0; y < h; ++y)
            for (int x = 0; x < w; ++x) cells.push_back(f(x, y));
    }
    HeightView view() const { return {cells.data(), width, height, width}; }
    int width, height;
    std::vector<float> cells;
};

float ramp(int x, int y) { return 0.5f * static_cast<float>(x) - 0.25f * static_cast<float>(y); }
float bowl(int x, int y) { return std::hypot(static_cast<float>(x - 50), static_cast<float>(y - 50)); }

} // namespace

// Both cubics keep slopes straight when enlarging and shrinking.
TEST(Resample, KeepsSlopesStraight) {
    const HeightGrid grid(40, 30, ramp);
    for (const Between between : {Between::Through, Between::Soft})
        for (const auto& [width, height] : {std::pair{113, 71}, {40, 30}, {17, 12}}) {
            Resampler resampler(between);
            const HeightView result = resampler(grid.view(), width, height);
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) {
                    const double fromX = (x + 0.5) * 40 / width - 0.5, fromY = (y + 0.5) * 30 / height - 0.5;
                    const double margin = 2.0 * std::max(1.0, 40.0 / width) + 1;
                    if (fromX < margin || fromX > 39 - margin || fromY < margin || fromY > 29 - margin)
                        continue;
                    ASSERT_NEAR(result.row(y)[x], 0.5 * fromX - 0.25 * fromY, width < 40 ? 0.03 : 1e-4);
                }
        }
}

TEST(Resample, InterpolatesThroughCells) {
    std::mt19937 random(3);
    HeightGrid grid(30, 20, ramp);
    for (float& cell : grid.cells) cell = static_cast<float>(random() % 1000) * 1e-3f;
    // Every third new cell lies on an old cell.
    const std::vector<float> fine = resample(grid.view(), 90, 60);
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 30; ++x)
            ASSERT_NEAR(fine[static_cast<std::size_t>((3 * y + 1) * 90 + 3 * x + 1)], grid.view().row(y)[x],
                        1e-5);
    Resampler one(Between::Soft), two(Between::Soft);
    const HeightView a = one(grid.view(), 700, 500, 1), b = two(grid.view(), 700, 500, 2);
    EXPECT_TRUE(std::equal(a.cells, a.cells + 700 * 500, b.cells));
}

TEST(EnergyDensity, SumsToTotalEnergy) {
    std::mt19937 random(11);
    for (const Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (const Edge edge : {Edge::Fixed, Edge::Free})
            for (const bool walls : {false, true}) {
                Rule rule;
                rule.scene = SceneKind::Pool;
                rule.stencil = stencil;
                rule.k = 0.3;
                rule.edges = {edge, edge, edge, edge};
                Wave<float> wave({50, 37}, SceneKind::Pool);
                if (walls) wave.stiffness.emplace(wave.grid(), SceneKind::Pool);
                for (int y = 0; y < 37; ++y)
                    for (int x = 0; x < 50; ++x) {
                        float stiffness = 1.0f;
                        if (walls) {
                            const float wall = random() % 2 == 0 ? freeWall : fixedWall;
                            stiffness = random() % 5 == 0 ? wall : 0.25f * static_cast<float>(1 + random() % 4);
                            wave.stiffness->at(x, y) = stiffness;
                        }
                        if (stiffness <= 0.0f || !interiorOf(wave.grid(), rule).contains(x, y)) continue;
                        wave.now.at(x, y) = static_cast<float>(random() % 2001) * 1e-3f - 1.0f;
                        wave.previous.at(x, y) = static_cast<float>(random() % 2001) * 1e-3f - 1.0f;
                    }
                std::vector<float> cells(50 * 37);
                Springs springs{weightsOf(rule), rule.k, {}, rule.model};
                if (walls) springs.stiffness = viewOf(*wave.stiffness);
                energyDensity(viewOf(wave.now), viewOf(wave.previous), springs, cells);
                const double whole = energyOf(wave, rule).total();
                EXPECT_NEAR(std::accumulate(cells.begin(), cells.end(), 0.0), whole, 1e-5 * std::abs(whole))
                    << toString(stencil) << ' ' << toString(edge) << ' ' << walls;
            }
}

TEST(LevelLines, FollowMultiplesOfStep) {
    const HeightGrid grid(101, 101, bowl);
    Picture picture(101, 101);
    std::ranges::fill(picture.pixels, 0xffffffffu);
    LevelLook look;
    look.step = 10.0f;
    look.colour = 0xff000000;
    look.strength = 1.0f;
    paintLevelLines(grid.view(), look, picture.view);
    for (int x = 52; x < 100; ++x) {
        const double off = std::abs(std::remainder(x - 50, 10.0));
        if (off < 0.5) {
            EXPECT_LT(picture.at(x, 50) & 255, 32u) << x;
        } else if (off > 1.5) {
            EXPECT_EQ(picture.at(x, 50), 0xffffffffu) << x;
        }
    }
    // A bowl looks equal along rows and columns.
    for (int y = 0; y < 101; ++y)
        for (int x = 0; x < y; ++x) EXPECT_EQ(picture.at(x, y), picture.at(y, x)) << x << ' ' << y;
    // Flat water has no lines at any height.
    const HeightGrid level(20, 20, [](int, int) { return 10.0f; });
    Picture clean(20, 20);
    std::ranges::fill(clean.pixels, 0xffffffffu);
    paintLevelLines(level.view(), look, clean.view);
    for (const std::uint32_t pixel : clean.pixels) EXPECT_EQ(pixel, 0xffffffffu);
}

TEST(LevelLines, IgnoreSmallRipples) {
    // Half a wave of two steps on the left, small ripples on the right.
    const HeightGrid grid(256, 128, [](int x, int y) {
        const double wave = 2.0 * std::cos(0.1 * x);
        const double rest = 0.1 * std::sin(0.7 * x) * std::sin(0.9 * y);
        return static_cast<float>(x < 110 ? wave : rest);
    });
    Picture picture(256, 128);
    std::ranges::fill(picture.pixels, 0xffffffffu);
    LevelLook look;
    look.step = 1.0f;
    look.colour = 0xff000000;
    look.strength = 1.0f;
    paintLevelLines(grid.view(), look, picture.view);
    for (int y = 0; y < 128; ++y) {
        EXPECT_LT(picture.at(16, y) & 255, 96u) << y; // zero of the wave, cos 1.6
        for (int x = 160; x < 256; ++x) EXPECT_EQ(picture.at(x, y), 0xffffffffu) << x << ' ' << y;
    }
}

TEST(Palette, DeepWaterBrightensEvenly) {
    const Palette palette = deepWater();
    EXPECT_EQ(palette.colours.front(), 0xff020e1cu);
    EXPECT_EQ(palette.colours.back(), 0xfff6fdffu);
    for (std::size_t i = 1; i < palette.colours.size(); ++i)
        for (const int channel : {0, 8, 16}) {
            const int step = static_cast<int>(palette.colours[i] >> channel & 255) -
                             static_cast<int>(palette.colours[i - 1] >> channel & 255);
            EXPECT_GE(step, 0) << i << " at " << channel;
            EXPECT_LE(step, 3) << i << " at " << channel;
        }
}

TEST(Palette, WrappedColoursRepeat) {
    // One colour per cell, three cycles.
    const HeightGrid grid(768, 1, [](int x, int) { return static_cast<float>(x - 384) + 0.5f; });
    Picture picture(768, 1);
    paintWrapped(grid.view(), flatBlue(), 127.5f, picture.view);
    for (int x = 0; x < 768; ++x)
        ASSERT_EQ(picture.at(x, 0), 0xff000000u | static_cast<std::uint32_t>((x - 384 + 128 + 512) & 255)) << x;
}

// Light at half its speed in air, depth 20, slope 0.2: shift (1 - 1/2) * 20 * 0.2 = 2 cells. No
// shift at n = 1.
TEST(Water, RefractsLightByIndex) {
    const HeightGrid slope(41, 5, [](int x, int) { return 0.2f * static_cast<float>(x - 20); });
    Picture floor(41, 5), picture(41, 5);
    std::mt19937 random(7);
    for (std::uint32_t& pixel : floor.pixels) pixel = 0xff000000u | static_cast<std::uint32_t>(random());
    WaterLook look;
    look.depth = 20.0f;
    look.lampX = look.lampY = look.caustics = 0.0f;
    for (const auto& [n, cells] : {std::pair{2.0f, 2}, {1.0f, 0}}) {
        look.n = n;
        paintWater(slope.view(), {floor.pixels.data(), 41}, look, picture.view);
        EXPECT_EQ(picture.at(20, 2), floor.at(20 + cells, 2)) << n;
    }
}

TEST(Floor, CropsOwnPictureToCentre) {
    // A picture of 4 x 2 pixels on a square floor loses its outer columns.
    FloorPicture own{4, 2, {1, 0xff0000, 0x00ff00, 2, 1, 0xff0000, 0x00ff00, 2}};
    Picture floor(20, 20);
    paintFloorPicture(own, floor.view);
    EXPECT_GT(floor.at(4, 10) >> 16 & 255, 240u);
    EXPECT_GT(floor.at(15, 10) >> 8 & 255, 240u);
    // Colours mix between two pixels.
    EXPECT_NEAR(floor.at(9, 10) >> 16 & 255, 0.55 * 255, 2);
}

TEST(Views, DrawSmoothWavesAtAnySize) {
    Experiment experiment = *loadPreset("pool");
    Simulation run(experiment);
    run.apply(experiment.pullWith);
    run.advance(60);
    for (const View& view : views()) {
        if (view.scene != SceneKind::Pool) continue;
        for (const auto& [width, height] : {std::pair{640, 480}, {333, 201}, {100, 75}, {1, 1}}) {
            Picture picture(width, height);
            view.paint(run, rangeFor(run), picture.view);
            const std::set<std::uint32_t> colours(picture.pixels.begin(), picture.pixels.end());
            EXPECT_GT(colours.size(), width > 1 ? 20u : 0u) << view.name;
            for (const std::uint32_t pixel : picture.pixels) ASSERT_EQ(pixel >> 24, 255u) << view.name;
        }
    }
}

TEST(Views, DeriveRangeFromHeights) {
    const HeightGrid wave(100, 100, [](int x, int) { return 3.0f * std::sin(0.1f * static_cast<float>(x)); });
    EXPECT_NEAR(typicalRange(wave.view(), PoolView::Deep), 4 * 3 / std::sqrt(2.0), 1.0);
    HeightGrid odd = wave;
    odd.cells[17] = std::numeric_limits<float>::infinity();
    EXPECT_EQ(typicalRange(odd.view(), PoolView::Deep), 0.0);
}

TEST(Views, RoundRangeToOneTwoOrFive) {
    const std::pair<double, float> expected[] = {{0.0, 1.0f}, {0.1, 0.1f},   {0.11, 0.2f},
                                                 {0.3, 0.5f}, {0.501, 1.0f}, {1.0, 1.0f},
                                                 {1.2, 2.0f}, {47.0, 50.0f}, {0.004, 0.005f}};
    for (const auto& [largest, end] : expected) EXPECT_FLOAT_EQ(rangeFor(largest), end) << largest;
}

// Energy colours range from zero to the view range.
TEST(Views, ShowNoEnergyAtRest) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    const Simulation run(experiment);
    PoolLook look;
    look.view = PoolView::Energy;
    Picture picture(64, 48);
    PoolPicture().paint(run, look, 1.0f, picture.view);
    for (const std::uint32_t pixel : picture.pixels) ASSERT_EQ(pixel, energyColours().colours[0]);
}
