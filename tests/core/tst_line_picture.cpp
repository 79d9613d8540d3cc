// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/line_picture.h"
#include "picture/png.h"
#include "picture/resample.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <png.h>
#include <string>

using namespace seiche;

namespace {

struct Picture {
    Picture(int width, int height)
        : pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
        view = {pixels.data(), width, height, width};
    }
    std::vector<std::uint32_t> pixels;
    PixelView view;
};

// Returns the centre row of a line, weighted by green.
double lineRow(const Picture& picture, int x) {
    double sum = 0.0, weights = 0.0;
    for (int y = 0; y < picture.view.height; ++y) {
        const double weight = (picture.view.row(y)[x] >> 8) & 0xff;
        sum += weight * (y + 0.5);
        weights += weight;
    }
    return sum / weights;
}

} // namespace

TEST(LinePicture, DrawsLineAtDisplacements) {
    Picture picture(300, 201);
    const LineLook look{0xff000000, 0xff000000, 0xff00ff00, 5};
    const std::vector<float> heights{0, 1, 0, -1, 0};
    paintCanvas(look, picture.view);
    paintLine(heights, 1.0f, look, picture.view);
    const double inset = 2.5, span = 295;
    EXPECT_NEAR(lineRow(picture, static_cast<int>(inset + span / 8)), 100.5 - 0.22 * 201, 1.0);
    EXPECT_NEAR(lineRow(picture, 150), 100.5, 1.0);
    EXPECT_NEAR(lineRow(picture, static_cast<int>(inset + span * 7 / 8)), 100.5 + 0.22 * 201, 1.0);
}

TEST(LinePicture, ShowsPeakAmongMillionPoints) {
    Picture picture(200, 101);
    const LineLook look{0xff000000, 0xff000000, 0xff00ff00, 2};
    std::vector<float> heights(1'000'000, 0.0f);
    heights[500'123] = 1.0f;
    paintCanvas(look, picture.view);
    paintLine(heights, 1.0f, look, picture.view);
    int highest = 101;
    for (int y = 100; y >= 0; --y)
        for (int x = 90; x < 110; ++x)
            if (picture.view.row(y)[x] == 0xff00ff00) highest = y;
    EXPECT_NEAR(highest, 50.5 - 0.44 * 101, 2.0);
}

TEST(LinePicture, SurvivesNonFiniteDisplacements) {
    const float nan = std::numeric_limits<float>::quiet_NaN(),
                infinity = std::numeric_limits<float>::infinity();
    for (const auto& heights :
         std::vector<std::vector<float>>{{}, {nan}, {nan, infinity, -infinity, 1e38f}, {0, 0}})
        for (const int size : {1, 2, 50}) {
            Picture picture(size, size);
            paintCanvas({}, picture.view);
            paintLine(heights, 1e-3f, {}, picture.view);
            for (const std::uint32_t pixel : picture.pixels) EXPECT_EQ(pixel >> 24, 0xffu);
        }
}

TEST(Resample, KeepsConstantsAndSlopes) {
    std::vector<float> level(7 * 5, 2.5f), slope;
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 40; ++x) slope.push_back(static_cast<float>(x + 3 * y));
    for (const auto& [width, height] : std::vector<std::pair<int, int>>{{1, 1}, {3, 2}, {7, 5}, {64, 90}})
        for (const float each : resample({level.data(), 7, 5, 7}, width, height))
            EXPECT_NEAR(each, 2.5f, 1e-5f);
    const std::vector<float> finer = resample({slope.data(), 40, 20, 40}, 160, 80);
    for (int y = 12; y < 68; ++y)
        for (int x = 12; x < 148; ++x)
            EXPECT_NEAR(finer[static_cast<std::size_t>(y) * 160 + static_cast<std::size_t>(x)],
                        (x + 0.5) / 4 - 0.5 + 3 * ((y + 0.5) / 4 - 0.5), 1e-3);
}

TEST(Png, RestoresPixels) {
    Picture picture(5, 3);
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        picture.pixels[i] = 0xff000000u | static_cast<std::uint32_t>(i * 0x0f1e2d);
    std::string bytes;
    ASSERT_TRUE(writePng(picture.view, [&bytes](std::string_view part) { bytes += part; }));
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    ASSERT_TRUE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()));
    ASSERT_EQ(image.width, 5u);
    ASSERT_EQ(image.height, 3u);
    image.format = PNG_FORMAT_RGB;
    std::vector<unsigned char> rgb(PNG_IMAGE_SIZE(image));
    ASSERT_TRUE(png_image_finish_read(&image, nullptr, rgb.data(), 0, nullptr));
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        EXPECT_EQ(0xff000000u | unsigned(rgb[3 * i]) << 16 | unsigned(rgb[3 * i + 1]) << 8 | rgb[3 * i + 2],
                  picture.pixels[i]);
}

TEST(Png, RefusesEmptyPicture) {
    std::uint32_t pixel = 0;
    EXPECT_FALSE(writePng({&pixel, 0, 0, 0}, [](std::string_view) {}));
}
