// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "picture/stroke_digits.h"
#include "show/overlay_picture.h"
#include "show/view.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace seiche;

namespace {

struct Picture {
    Picture(int width, int height, std::uint32_t colour)
        : pixels(static_cast<std::size_t>(width * height), colour), view{pixels.data(), width, height, width} {}
    std::uint32_t at(int x, int y) const { return view.row(y)[x]; }
    std::vector<std::uint32_t> pixels;
    PixelView view;
};

// Returns the brightness of a pixel, 0 to 1.
double lightOf(std::uint32_t pixel) { return (pixel & 255) / 255.0; }

// Returns the WCAG contrast ratio of two colours.
double contrast(std::uint32_t a, std::uint32_t b) {
    const auto luminance = [](std::uint32_t c) {
        const auto linear = [](std::uint32_t byte) {
            const double v = byte / 255.0;
            return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(c >> 16 & 255) + 0.7152 * linear(c >> 8 & 255) + 0.0722 * linear(c & 255);
    };
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace

TEST(Polyline, AreaIsLengthTimesThickness) {
    for (const double angle : {0.0, 0.3, 1.1, 2.0}) {
        Picture picture(120, 120, 0xff000000);
        const double dx = 40 * std::cos(angle), dy = 40 * std::sin(angle);
        const std::vector<PicturePoint> points{{60 - dx, 60 - dy}, {60, 60}, {60 + dx, 60 + dy}};
        paintPolyline(points, {0xffffffff, 3.0, 0.0}, picture.view);
        double light = 0.0;
        for (const std::uint32_t pixel : picture.pixels) light += lightOf(pixel);
        EXPECT_NEAR(light, 80 * 3 + 3.1416 * 1.5 * 1.5, 6.0) << angle << ": with round ends";
        EXPECT_NEAR(lightOf(picture.at(60, 60)), 1.0, 0.01);
    }
}

TEST(Polyline, DashesCoverHalfOfLine) {
    Picture picture(200, 20, 0xff000000);
    paintPolyline(std::vector<PicturePoint>{{0, 10}, {200, 10}}, {0xffffffff, 2.0, 10.0}, picture.view);
    int lit = 0;
    for (int x = 0; x < 200; ++x) lit += lightOf(picture.at(x, 9)) > 0.5;
    EXPECT_NEAR(lit, 100 + 20, 12) << "ten dashes of ten pixels, rounded";
    EXPECT_GT(lightOf(picture.at(5, 9)), 0.99);
    EXPECT_LT(lightOf(picture.at(15, 9)), 0.01);
}

TEST(Polyline, IgnoresOutsideAndNonFinitePoints) {
    Picture picture(40, 30, 0xff000000);
    const double nowhere = std::numeric_limits<double>::quiet_NaN();
    const double far = 1e300;
    for (const auto& points : {std::vector<PicturePoint>{{-50, -50}, {-20, 90}},
                               {{nowhere, 3}, {5, nowhere}},
                               {{far, 300}, {-far, 400}, {-far, far}},
                               {{3, 3}},
                               {}})
        paintPolyline(points, {0xffffffff, 2.0, 0.0}, picture.view);
    EXPECT_TRUE(std::ranges::all_of(picture.pixels, [](std::uint32_t p) { return p == 0xff000000; }));
    paintPolyline(std::vector<PicturePoint>{{-1e9, 15}, {1e9, 15}}, {0xffffffff, 2.0, 0.0}, picture.view);
    EXPECT_GT(lightOf(picture.at(0, 15)), 0.9);
    EXPECT_GT(lightOf(picture.at(39, 14)), 0.9);
    EXPECT_LT(lightOf(picture.at(20, 10)), 0.01);
}

// The central maximum lies midway between the slits.
TEST(OverlayPicture, DrawsLinesAtPoolPositions) {
    Experiment e = loadPreset("double-slit").value();
    Simulation run(e);
    run.advance(50);
    Picture with(640, 480, 0), without(640, 480, 0);
    const View& view = *findView("flat-blue");
    view.paint(run, 1.0f, with.view);
    e.overlays.clear();
    Simulation bare(e);
    bare.advance(50);
    view.paint(bare, 1.0f, without.view);
    const double middle = (e.objects[1].y + 0.5) * 480 / e.grid.height;
    int differ = 0;
    for (int y = 0; y < 480; ++y)
        if (with.at(630, y) != without.at(630, y)) ++differ;
    EXPECT_NE(with.at(600, static_cast<int>(middle)), without.at(600, static_cast<int>(middle)));
    EXPECT_GT(differ, 8);
    EXPECT_LT(differ, 120);
}

// A line that re-enters the pool becomes two parts.
TEST(OverlayPicture, ClipsLinesAtPoolEdge) {
    const std::vector<Spot> line{{-10, 5}, {10, 5}, {10, -5}, {15, -5}, {15, 25}};
    const auto parts = insidePool(line, {21, 11});
    ASSERT_EQ(parts.size(), 2u);
    EXPECT_EQ(parts[0], (std::vector<Spot>{{0, 5}, {10, 5}, {10, 0}}));
    EXPECT_EQ(parts[1], (std::vector<Spot>{{15, 0}, {15, 10}}));
    EXPECT_TRUE(insidePool({{30, 0}, {40, 10}}, {21, 11}).empty());
    EXPECT_TRUE(insidePool({{-5, -1}, {25, -1}}, {21, 11}).empty());
    EXPECT_TRUE(insidePool({{3, 3}}, {21, 11}).empty());
}

// The bright line or its dark seam contrasts with any colour.
TEST(OverlayPicture, IsVisibleOnEveryColour) {
    for (const std::uint32_t ground : {0xff000000u, 0xffffffffu, 0xffe0a060u, 0xff3060c0u, 0xff808080u,
                                       0xffffe066u, 0xff0000ffu, 0xfff0f0c0u}) {
        Picture picture(20, 20, ground);
        const std::vector<PicturePoint> points{{10, 0}, {10, 20}};
        paintPolyline(points, {OverlayColours::seam, 5.0, 0.0}, picture.view);
        paintPolyline(points, {OverlayColours::strong, 2.0, 0.0}, picture.view);
        const double max = std::max(contrast(picture.at(10, 10), ground), contrast(picture.at(8, 10), ground));
        EXPECT_GT(max, 3.0) << std::hex << ground;
        EXPECT_GT(contrast(picture.at(10, 10), picture.at(8, 10)), 3.0) << std::hex << ground;
    }
}

// Characters have unique strokes and follow in a row.
TEST(StrokeDigits, CharactersAreDistinct) {
    std::vector<std::vector<std::vector<PicturePoint>>> seen;
    for (const char* sign : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", ".", "\u00d7"}) {
        const auto strokes = strokesOf(sign, {50, 40}, 12);
        ASSERT_FALSE(strokes.empty()) << sign;
        for (const auto& stroke : strokes)
            for (const PicturePoint& at : stroke) {
                EXPECT_LE(std::abs(at.x - 50), widthOfStrokes(sign, 12) / 2 + 1e-9) << sign;
                EXPECT_LE(std::abs(at.y - 40), 6 + 1e-9) << sign;
            }
        for (const auto& other : seen)
            EXPECT_FALSE(std::ranges::equal(strokes, other, [](const auto& a, const auto& b) {
                return std::ranges::equal(a, b, [](const PicturePoint& p, const PicturePoint& q) {
                    return p.x == q.x && p.y == q.y;
                });
            })) << sign;
        seen.push_back(strokes);
    }
    EXPECT_EQ(widthOfStrokes("", 12), 0.0);
    EXPECT_EQ(widthOfStrokes("3 \u00d7 2", 12), 2 * (4 * 6 + 4));
    EXPECT_EQ(strokesOf("-12", {0, 0}, 6).size(), 3u);
}

// The number stands on dark ground at the line's end.
TEST(OverlayPicture, WritesOrdersOfMaxima) {
    Simulation run(loadPreset("double-slit").value());
    Picture picture(640, 480, 0xffffffff);
    OverlayMemory memory;
    paintOverlayLabels(run, std::vector{Overlay::Maxima}, PoolLook(), picture.view, memory);
    const auto countIn = [&](int left, int top, int right, int bottom) {
        int dark = 0, bright = 0;
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x) {
                dark += (picture.at(x, y) >> 16 & 255) < 100;
                bright += (picture.at(x, y) & 0xffffff) == (OverlayColours::strong & 0xffffff);
            }
        return std::pair(dark, bright);
    };
    const auto [dark, bright] = countIn(600, 225, 640, 256);
    EXPECT_GT(dark, 150);
    EXPECT_GT(bright, 8) << "the 0";
    EXPECT_EQ(countIn(100, 100, 500, 380).first, 0) << "nothing in the middle";
}
