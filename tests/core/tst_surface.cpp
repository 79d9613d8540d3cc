// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <set>

using namespace seiche;

namespace {

constexpr int width = 300, height = 200;

struct Picture {
    std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(width * height);
    PixelView view{pixels.data(), width, height, width};
    std::uint32_t at(double x, double y) const {
        return pixels[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    }
};

struct HeightGrid {
    HeightGrid(int w, int h) : grid{w, h}, cells(static_cast<std::size_t>(w * h)) {}
    float& at(int x, int y) { return cells[static_cast<std::size_t>(y * grid.width + x)]; }
    HeightView view() const { return {cells.data(), grid.width, grid.height, grid.width}; }
    Grid grid;
    std::vector<float> cells;
};

// Heights alone make the colour.
SurfaceLook plain(EyePlace eye) {
    SurfaceLook look;
    look.eye = eye;
    look.light = look.gloss = 0.0f;
    look.ground = 0xff123456;
    look.side = 0xff400000;
    return look;
}

Picture painted(const HeightGrid& grid, const SurfaceLook& look, int threads = 1) {
    Picture picture;
    SurfacePainter().paint(grid.view(), flatBlue(), 1.0f, look, picture.view, threads);
    return picture;
}

} // namespace

TEST(SurfaceEye, WayThereAndBack) {
    for (const double turn : {-170.0, -60.0, 0.0, 45.0, 90.0})
        for (const double tilt : {5.0, 36.0, 90.0}) {
            const SurfaceEye eye({64, 40}, width, height, {turn, tilt, 1.5}, 8, 8);
            for (const double x : {0.0, 20.5, 63.0})
                for (const double y : {0.0, 31.0, 39.0}) {
                    const SurfaceEye::Point seen = eye.toPicture(x, y);
                    const SurfaceEye::Point back = eye.toCells(seen.x, seen.y);
                    EXPECT_NEAR(back.x, x, 1e-6);
                    EXPECT_NEAR(back.y, y, 1e-6);
                }
        }
}

TEST(SurfaceEye, StraightDownIsAMap) {
    const SurfaceEye eye({61, 41}, 600, 400, {0, 90, 1}, 0, 0);
    const SurfaceEye::Point middle = eye.toPicture(30, 20), right = eye.toPicture(40, 20),
                            lower = eye.toPicture(30, 30);
    EXPECT_NEAR(middle.x, 300, 1e-9);
    EXPECT_NEAR(middle.y, 200, 1e-9);
    EXPECT_NEAR(lower.x, middle.x, 1e-9);
    EXPECT_NEAR(right.y, middle.y, 1e-9);
    EXPECT_NEAR(lower.y - middle.y, right.x - middle.x, 1e-9);
    EXPECT_GT(right.x, middle.x);
}

TEST(SurfaceEye, ZoomAndTurn) {
    const SurfaceEye once({64, 64}, width, height, {30, 40, 1}, 4, 4),
        twice({64, 64}, width, height, {30, 40, 2}, 4, 4);
    const auto length = [](const SurfaceEye& eye) {
        const SurfaceEye::Point a = eye.toPicture(10, 12), b = eye.toPicture(50, 40);
        return std::hypot(a.x - b.x, a.y - b.y);
    };
    EXPECT_NEAR(length(twice), 2 * length(once), 1e-9);
    // A quarter turn anticlockwise brings the right side to the back.
    const SurfaceEye quarter({64, 64}, width, height, {90, 40, 1}, 4, 4);
    EXPECT_LT(quarter.toPicture(63, 32).y, quarter.toPicture(0, 32).y);
    EXPECT_EQ(inRange({270, 120, 100}), (EyePlace{-90, 90, 8}));
}

TEST(Surface, LevelWaterIsOneColourInsideItsOutline) {
    const HeightGrid still(48, 32);
    const SurfaceLook look = plain({25, 40, 1});
    const Picture picture = painted(still, look);
    const SurfaceEye eye = SurfacePainter::eyeFor(still.grid, look, width, height);
    for (int x = 2; x < 46; x += 4)
        for (int y = 2; y < 30; y += 4) {
            const SurfaceEye::Point at = eye.toPicture(x, y);
            EXPECT_EQ(picture.at(at.x, at.y), flatBlue().colours[127]) << x << ' ' << y;
        }
    EXPECT_EQ(picture.at(0, 0), look.ground);
    const SurfaceEye::Point beyond = eye.toPicture(24, -4);
    EXPECT_EQ(picture.at(beyond.x, beyond.y), look.ground);
}

// A wall across the pool hides what stands close behind it, and nothing in front of it.
TEST(Surface, WhatIsBehindACrestIsHidden) {
    HeightGrid ridge(60, 60);
    for (int x = 0; x < 60; ++x) ridge.at(x, 30) = ridge.at(x, 31) = 1.0f;
    const SurfaceLook look = plain({0, 20, 1}); // 12 cells high seen at 20 degrees: hides 33 cells at most
    const Picture alone = painted(ridge, look);
    HeightGrid behind = ridge, before = ridge;
    for (int x = 20; x < 40; ++x) {
        behind.at(x, 26) = -0.5f;
        before.at(x, 36) = -0.5f;
    }
    EXPECT_EQ(painted(behind, look).pixels, alone.pixels);
    EXPECT_NE(painted(before, look).pixels, alone.pixels);
    // Looked at from the other side it is the other way round.
    const SurfaceLook turned = plain({180, 20, 1});
    EXPECT_NE(painted(behind, turned).pixels, painted(ridge, turned).pixels);
    EXPECT_EQ(painted(before, turned).pixels, painted(ridge, turned).pixels);
}

// A crest stands where the eye says a height of that many cells stands.
TEST(Surface, HeightsStandUpright) {
    HeightGrid ridge(60, 60);
    for (int x = 0; x < 60; ++x) ridge.at(x, 30) = ridge.at(x, 31) = 1.0f;
    const SurfaceLook look = plain({0, 30, 1});
    const Picture picture = painted(ridge, look);
    const SurfaceEye eye = SurfacePainter::eyeFor(ridge.grid, look, width, height);
    const SurfaceEye::Point top = eye.toPicture(30, 30.5, static_cast<double>(look.relief));
    EXPECT_GT(picture.at(top.x, top.y + 1.5) & 255, 200u);
    EXPECT_LT(picture.at(top.x, top.y - 1.5) & 255, 160u);
}

TEST(Surface, ThreadsAndOddNumbersDoNoHarm) {
    HeightGrid waves(90, 70);
    for (int y = 0; y < 70; ++y)
        for (int x = 0; x < 90; ++x) waves.at(x, y) = std::sin(0.3f * static_cast<float>(x + 2 * y));
    SurfaceLook look;
    EXPECT_EQ(painted(waves, look, 1).pixels, painted(waves, look, 2).pixels);
    waves.at(40, 30) = std::numeric_limits<float>::quiet_NaN();
    waves.at(50, 30) = std::numeric_limits<float>::infinity();
    waves.at(60, 30) = -1e30f;
    for (const EyePlace& eye : {EyePlace{}, EyePlace{0, 5, 8}, EyePlace{90, 90, 0.25}}) {
        look.eye = eye;
        const Picture picture = painted(waves, look);
        EXPECT_GT(std::set<std::uint32_t>(picture.pixels.begin(), picture.pixels.end()).size(), 20u);
        for (const std::uint32_t pixel : picture.pixels) ASSERT_EQ(pixel >> 24, 255u);
    }
    HeightGrid drop(1, 1);
    EXPECT_EQ(painted(drop, look).at(0, 0), look.ground);
}
