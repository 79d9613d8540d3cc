// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decoded_gif.h"
#include "picture/gif.h"
#include "picture/indexed_picture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

using namespace seiche;

namespace {

struct Picture {
    Picture(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), 0xff000000u) {}
    int width;
    int height;
    mutable std::vector<std::uint32_t> pixels;

    PixelView view() const { return {pixels.data(), width, height, width}; }
};

// Returns a picture with `count` distinct colours.
Picture withColours(int width, int height, std::uint32_t count, std::uint32_t shift = 0) {
    Picture picture(width, height);
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        picture.pixels[i] =
            0xff000000u | ((static_cast<std::uint32_t>(i) % count + shift) * 0x9e3779u & 0xffffffu);
    return picture;
}

std::string gifOf(const std::vector<Picture>& film, double framesPerSecond) {
    std::string bytes;
    GifWriter gif(film[0].width, film[0].height, [&](std::string_view part) { bytes += part; });
    for (std::size_t i = 0; i < film.size(); ++i)
        EXPECT_TRUE(gif.add(film[i].view(), hundredthsOf(static_cast<int>(i), framesPerSecond)));
    EXPECT_TRUE(gif.finish());
    return bytes;
}

int distance(std::uint32_t a, std::uint32_t b) {
    int max = 0;
    for (int shift = 0; shift < 24; shift += 8)
        max = std::max(max, std::abs(static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255)));
    return max;
}

} // namespace

TEST(Gif, KeepsUpTo256ColoursExactly) {
    for (const std::uint32_t count : {1u, 2u, 3u, 4u, 17u, 128u, 255u, 256u})
        for (const auto& [width, height] : std::vector<std::pair<int, int>>{{1, 1}, {31, 17}, {300, 5}}) {
            // Only the second picture shares colours with the first.
            const std::vector<Picture> film{withColours(width, height, count), withColours(width, height, 1),
                                            withColours(width, height, count, 5000)};
            const DecodedGif gif(gifOf(film, 25));
            ASSERT_TRUE(gif.valid) << count;
            EXPECT_EQ(gif.width, width);
            EXPECT_EQ(gif.height, height);
            EXPECT_TRUE(gif.forEver);
            ASSERT_EQ(gif.pictures.size(), film.size());
            for (std::size_t i = 0; i < film.size(); ++i)
                EXPECT_EQ(gif.pictures[i].pixels, film[i].pixels) << count << " colours, picture " << i;
        }
}

TEST(Gif, ReducesMoreColoursDeterministically) {
    // Each new colour of a smooth gradient is close to the original.
    Picture ramp(200, 200);
    for (std::uint32_t y = 0; y < 200; ++y)
        for (std::uint32_t x = 0; x < 200; ++x)
            ramp.pixels[y * 200 + x] = 0xff000000u | x << 16 | y << 8 | 128u;
    const std::string bytes = gifOf({ramp}, 10);
    EXPECT_EQ(bytes, gifOf({ramp}, 10));
    const DecodedGif gif(bytes);
    ASSERT_TRUE(gif.valid);
    ASSERT_EQ(gif.pictures.size(), 1u);
    const auto& pixels = gif.pictures[0].pixels;
    EXPECT_LE(std::set<std::uint32_t>(pixels.begin(), pixels.end()).size(), 256u);
    EXPECT_GE(std::set<std::uint32_t>(pixels.begin(), pixels.end()).size(), 200u);
    // The optimum is 256 squares of 12.5 x 12.5; bins of 4 make some larger.
    for (std::size_t i = 0; i < pixels.size(); ++i) ASSERT_LE(distance(pixels[i], ramp.pixels[i]), 16);
    // Without dithering, equal colours stay equal.
    Picture halves = withColours(64, 64, 300);
    const DecodedGif reduced(gifOf({halves}, 10));
    for (std::size_t i = 300; i < halves.pixels.size(); ++i)
        ASSERT_EQ(reduced.pictures[0].pixels[i], reduced.pictures[0].pixels[i % 300]);
}

// A dominant colour must not displace colours from the cube's corners.
TEST(Gif, LimitsColourErrorTo32) {
    Picture picture(512, 512);
    std::uint32_t random = 1;
    for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
        random = random * 1664525u + 1013904223u;
        const bool isAny = i % 16 == 0;
        picture.pixels[i] = 0xff000000u | (isAny ? random >> 8 : 0x405060u + (random >> 30));
    }
    const IndexedPicture result = indexed(picture.view());
    EXPECT_FALSE(result.exact);
    EXPECT_LE(result.colours.size(), 256u);
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        ASSERT_LE(distance(result.colours[result.indices[i]], picture.pixels[i]), 32) << i;
}

TEST(Gif, ExactPaletteHoldsOnlyUsedColours) {
    const Picture picture = withColours(40, 40, 100);
    const IndexedPicture result = indexed(picture.view());
    EXPECT_TRUE(result.exact);
    EXPECT_EQ(result.colours.size(), 100u);
    EXPECT_TRUE(std::ranges::is_sorted(result.colours));
    const std::set<std::uint32_t> used(picture.pixels.begin(), picture.pixels.end());
    EXPECT_TRUE(std::ranges::equal(result.colours, used));
    EXPECT_FALSE(indexed(withColours(40, 40, 257).view()).exact);
}

TEST(Gif, RoundedDelaysSumToDuration) {
    for (const double rate : {0.1, 1.0, 7.0, 24.0, 25.0, 30.0, 33.3, 50.0}) {
        int sum = 0;
        for (int i = 0; i < 1000; ++i) {
            const int each = hundredthsOf(i, rate);
            EXPECT_NEAR(each, 100 / rate, 1.0);
            sum += each;
        }
        EXPECT_NEAR(sum, 100'000 / rate, 0.51) << rate;
    }
    const std::vector<Picture> film(6, withColours(4, 4, 3));
    const DecodedGif gif(gifOf(film, 30));
    ASSERT_EQ(gif.pictures.size(), 6u);
    int sum = 0;
    for (const DecodedGif::Picture& picture : gif.pictures) sum += picture.hundredths;
    EXPECT_EQ(sum, 20);
}
