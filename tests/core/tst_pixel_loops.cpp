// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares the vector loops with the scalar loops byte for byte, including special float values.
#include "picture/palette.h"
#include "picture/pixel_loops.h"
#include "picture/water.h"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

using namespace seiche;

namespace {

struct Picture {
    Picture(int width, int height)
        : pixels(static_cast<std::size_t>(width * height)), view{pixels.data(), width, height, width} {}
    std::vector<std::uint32_t> pixels;
    PixelView view;
};

class Scene {
public:
    Scene(int width, int height, unsigned seed, bool wild)
        : m_random(seed), heights(static_cast<std::size_t>(width * height)), floor(width + 1, height + 1),
          view{heights.data(), width, height, width} {
        for (float& cell : heights) cell = wild && m_random() % 8 == 0 ? odd() : ordinary();
        for (std::uint32_t& pixel : floor.pixels) pixel = 0xff000000u | static_cast<std::uint32_t>(m_random());
    }

private:
    float ordinary() { return static_cast<float>(m_random() % 2001) * 1e-3f - 1.0f; }
    float odd() {
        constexpr float values[] = {0.0f,
                                    -0.0f,
                                    1e-40f,
                                    -1e-42f,
                                    1e12f,
                                    -1e30f,
                                    3.4e38f,
                                    std::numeric_limits<float>::infinity(),
                                    -std::numeric_limits<float>::infinity(),
                                    std::numeric_limits<float>::quiet_NaN()};
        return values[m_random() % std::size(values)];
    }
    std::mt19937 m_random;

public:
    std::vector<float> heights;
    Picture floor;
    HeightView view;
    FloorView floorView() const { return {floor.pixels.data(), floor.view.pitch}; }
};

PaletteRow paletteRow(const Scene& scene, const Palette& palette, const PixelView& picture, int y) {
    const HeightView& h = scene.view;
    return {h.row(std::max(y - 1, 0)),
            h.row(y),
            h.row(std::min(y + 1, h.height - 1)),
            h.width,
            palette.colours.data(),
            127.5f / 1.5f,
            0.8f,
            picture.row(y)};
}

WaterRow waterRow(const Scene& scene, const WaterLook& look, const PixelView& picture, int y) {
    const HeightView& h = scene.view;
    return {h.row(std::max(y - 1, 0)),
            h.row(y),
            h.row(std::min(y + 1, h.height - 1)),
            y,
            h.width,
            h.height,
            std::max(h.width - 2, 0),
            std::max(h.height - 2, 0),
            scene.floorView().pixels,
            scene.floorView().pitch,
            0.5f * look.relief,
            0.25f * look.depth,
            0.25f * look.relief,
            0.25f * look.depth * look.relief,
            look.lampX,
            look.lampY,
            look.caustics,
            1.0f - look.caustics,
            picture.row(y)};
}

} // namespace

TEST(PixelLoops, PaintEquallyOnEveryInstructionSet) {
    std::mt19937 random(5);
    for (int i = 0; i < 150; ++i) {
        // Includes widths below one vector and above several vectors painted together.
        const int width = 1 + static_cast<int>(random() % (i % 5 == 4 ? 400 : 90)),
                  height = 1 + static_cast<int>(random() % 20);
        const Scene scene(width, height, random(), i % 2 == 0);
        const Palette palette = deepWater();
        const WaterLook look{static_cast<float>(random() % 60), i % 3 == 0 ? 5.0f : 0.7f};
        Picture plain(width, height), plainLit(width, height), plainWrapped(width, height),
            plainWater(width, height);
        for (int y = 0; y < height; ++y) {
            plainPaint(paletteRow(scene, palette, plain.view, y), 0, width);
            plainPaintLit(paletteRow(scene, palette, plainLit.view, y), 0, width);
            plainPaintWrapped(paletteRow(scene, palette, plainWrapped.view, y), 0, width);
            plainPaintWater(waterRow(scene, look, plainWater.view, y), 0, width);
        }
        for (Isa isa : availableIsas()) {
            const PixelLoops& loops = pixelLoopsFor(isa);
            Picture fast(width, height), fastLit(width, height), fastWrapped(width, height),
                fastWater(width, height);
            for (int y = 0; y < height; ++y) {
                loops.paint(paletteRow(scene, palette, fast.view, y));
                loops.paintLit(paletteRow(scene, palette, fastLit.view, y));
                loops.paintWrapped(paletteRow(scene, palette, fastWrapped.view, y));
                loops.paintWater(waterRow(scene, look, fastWater.view, y));
            }
            ASSERT_EQ(fast.pixels, plain.pixels) << toString(isa) << ' ' << width << 'x' << height;
            ASSERT_EQ(fastLit.pixels, plainLit.pixels) << toString(isa) << ' ' << width << 'x' << height;
            ASSERT_EQ(fastWrapped.pixels, plainWrapped.pixels)
                << toString(isa) << ' ' << width << 'x' << height;
            ASSERT_EQ(fastWater.pixels, plainWater.pixels) << toString(isa) << ' ' << width << 'x' << height;
        }
    }
}

// Source cells are far apart or adjacent.
TEST(PixelLoops, ResampleEquallyOnEveryInstructionSet) {
    std::mt19937 random(9);
    for (int i = 0; i < 300; ++i) {
        const int width = 1 + static_cast<int>(random() % 150), taps = 1 + static_cast<int>(random() % 9);
        const int stride = 1 + static_cast<int>(random() % 5);
        std::vector<int> first(static_cast<std::size_t>(width));
        for (std::size_t x = 1; x < first.size(); ++x)
            first[x] = first[x - 1] + static_cast<int>(random() % static_cast<unsigned>(stride));
        const int fromWidth = first.back() + taps + static_cast<int>(random() % 3) * 20;
        const Scene scene(fromWidth, taps + 1, random(), false);
        std::vector<float> weights(static_cast<std::size_t>(taps * width));
        for (float& weight : weights) weight = static_cast<float>(random() % 2001) * 1e-3f - 1.0f;
        std::vector<const float*> rows;
        for (int tap = 0; tap < taps; ++tap) rows.push_back(scene.view.row(tap));
        std::vector<float> plain(first.size()), plainSum(static_cast<std::size_t>(fromWidth));
        plainWiden({rows[0], fromWidth, first.data(), weights.data(), taps, width, plain.data()}, 0, width);
        plainBlend({rows.data(), weights.data(), taps, fromWidth, plainSum.data()}, 0, fromWidth);
        for (Isa isa : availableIsas()) {
            std::vector<float> fast(plain.size()), fastSum(plainSum.size());
            pixelLoopsFor(isa).widen(
                {rows[0], fromWidth, first.data(), weights.data(), taps, width, fast.data()});
            pixelLoopsFor(isa).blend({rows.data(), weights.data(), taps, fromWidth, fastSum.data()});
            ASSERT_EQ(fast, plain) << toString(isa) << ' ' << width << " of " << fromWidth;
            ASSERT_EQ(fastSum, plainSum) << toString(isa) << ' ' << fromWidth;
        }
    }
}

TEST(PixelLoops, PaintEquallyForAnyThreadCount) {
    const Scene scene(700, 500, 1, true);
    for (int threads : {2, 3, 0}) {
        Picture one(700, 500), several(700, 500);
        paint(scene.view, deepWater(), 1.0f, one.view, 1);
        paint(scene.view, deepWater(), 1.0f, several.view, threads);
        EXPECT_EQ(one.pixels, several.pixels);
        paintLit(scene.view, deepWater(), 1.0f, 0.5f, one.view, 1);
        paintLit(scene.view, deepWater(), 1.0f, 0.5f, several.view, threads);
        EXPECT_EQ(one.pixels, several.pixels);
        paintWrapped(scene.view, deepWater(), 0.1f, one.view, 1);
        paintWrapped(scene.view, deepWater(), 0.1f, several.view, threads);
        EXPECT_EQ(one.pixels, several.pixels);
        paintWater(scene.view, scene.floorView(), {}, one.view, 1);
        paintWater(scene.view, scene.floorView(), {}, several.view, threads);
        EXPECT_EQ(one.pixels, several.pixels);
    }
}

TEST(Water, ShowsFloorUnchangedAtRest) {
    for (int width : {1, 2, 50}) {
        Scene scene(width, 9, 3, false);
        std::ranges::fill(scene.heights, 0.25f);
        Picture picture(width, 9);
        paintWater(scene.view, scene.floorView(), {}, picture.view);
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < width; ++x)
                ASSERT_EQ(picture.view.row(y)[x], scene.floor.view.row(y)[x] | 0xff000000u) << x << ' ' << y;
    }
}

// Slope 0.2 and depth 20 move the floor uphill by 0.25 * (20 + h) * 0.2 cells, exactly 1 at h = 0.
TEST(Water, ShiftsFloorUphillOnSlope) {
    Scene scene(41, 5, 9, false);
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 41; ++x)
            scene.heights[static_cast<std::size_t>(y * 41 + x)] = 0.2f * static_cast<float>(x - 20);
    WaterLook look;
    look.depth = 20.0f;
    look.lampX = look.lampY = look.caustics = 0.0f;
    Picture picture(41, 5);
    paintWater(scene.view, scene.floorView(), look, picture.view);
    EXPECT_EQ(picture.view.row(2)[20], scene.floor.view.row(2)[21]);
}

// Crests focus light and troughs spread it. Slopes facing the lamp are bright.
TEST(Water, BrightensCrestsAndLitSlopes) {
    Scene scene(64, 3, 1, false);
    std::ranges::fill(scene.floor.pixels, 0xff606060u);
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 64; ++x)
            scene.heights[static_cast<std::size_t>(y * 64 + x)] = std::sin(static_cast<float>(x) * 0.3f);
    WaterLook look;
    look.lampX = look.lampY = 0.0f;
    Picture picture(64, 3);
    paintWater(scene.view, scene.floorView(), look, picture.view);
    const std::uint32_t* row = picture.view.row(1);
    EXPECT_GT(row[5] & 0xff, 0x60u);  // crest at 5.2
    EXPECT_LT(row[16] & 0xff, 0x60u); // trough at 15.7
    look.lampX = -0.6f;
    look.caustics = 0.0f;
    paintWater(scene.view, scene.floorView(), look, picture.view);
    EXPECT_GT(row[21] & 0xff, 0x60u); // rises to the right, facing the lamp on the left
    EXPECT_LT(row[10] & 0xff, 0x60u);
}

// Resampling during painting must match resampling beforehand.
TEST(PixelLoops, MatchPicturesOfResampledHeights) {
    const Scene scene(230, 140, 3, false);
    for (const Grid& shown :
         {Grid{198, 121}, Grid{230, 140}, Grid{401, 300}, Grid{57, 35}, Grid{1, 9}, Grid{9, 1}})
        for (int threads : {1, 3}) {
            for (const Between how : {Between::Through, Between::Soft}) {
                Resampler before(how), meanwhile(how);
                const HeightView heights = before(scene.view, shown.width, shown.height);
                Picture one(shown.width, shown.height), other(shown.width, shown.height);
                paint(heights, deepWater(), 1.0f, one.view);
                paint(scene.view, meanwhile, deepWater(), 1.0f, other.view, threads);
                EXPECT_EQ(one.pixels, other.pixels);
                paintLit(heights, deepWater(), 1.0f, 0.5f, one.view);
                paintLit(scene.view, meanwhile, deepWater(), 1.0f, 0.5f, other.view, threads);
                EXPECT_EQ(one.pixels, other.pixels);
                paintWrapped(heights, deepWater(), 0.1f, one.view);
                paintWrapped(scene.view, meanwhile, deepWater(), 0.1f, other.view, threads);
                EXPECT_EQ(one.pixels, other.pixels);
                const Scene floor(shown.width, shown.height, 4, false);
                paintWater(heights, floor.floorView(), {}, one.view);
                paintWater(scene.view, meanwhile, floor.floorView(), {}, other.view, threads);
                EXPECT_EQ(one.pixels, other.pixels);
            }
        }
}
