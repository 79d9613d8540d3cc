// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Perceptual uniformity of the colour maps, also for colour-blind viewers. Measured in Oklab
// (Ottosson 2020), not in the design space of the maps. Colour blindness follows Machado, Oliveira
// and Fernandes (2009).
#include "picture/colour_map.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix asSeen = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix withoutRed = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix withoutGreen = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

double linear(std::uint32_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Triple oklab(std::uint32_t pixel, const Matrix& eye) {
    const Triple lamp{linear(pixel >> 16 & 255), linear(pixel >> 8 & 255), linear(pixel & 255)};
    Triple c{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) c[i] += eye[i][j] * lamp[j];
    const double l = std::cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2]);
    const double m = std::cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2]);
    const double s = std::cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2]);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double distance(std::uint32_t a, std::uint32_t b, const Matrix& eye = asSeen) {
    const Triple p = oklab(a, eye), q = oklab(b, eye);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

double lightness(std::uint32_t pixel) { return oklab(pixel, asSeen)[0]; }

} // namespace

TEST(ColourMap, EqualDifferencesLookEqual) {
    for (const auto& [map, name] : EnumNames<ColourMap>::all) {
        const auto colours = signedColours(map).colours;
        for (const std::size_t arm : {0u, 128u}) {
            // Single colours differ by less than a byte resolves.
            std::vector<double> steps;
            for (std::size_t i = arm; i + 8 < arm + 128; i += 8)
                steps.push_back(distance(colours[i], colours[i + 8]));
            double mean = 0.0;
            for (const double step : steps) mean += step / static_cast<double>(steps.size());
            for (const double step : steps) EXPECT_NEAR(step / mean, 1.0, 0.2) << name << " arm " << arm;
        }
    }
}

TEST(ColourMap, SignsHaveSameLightness) {
    for (const ColourMap map : {ColourMap::BlueOrange, ColourMap::PurpleGreen, ColourMap::Night}) {
        const auto colours = signedColours(map).colours;
        const bool dark = map == ColourMap::Night;
        for (std::size_t i = 0; i < 128; ++i)
            EXPECT_NEAR(lightness(colours[i]), lightness(colours[255 - i]), 0.035) << toString(map) << ' ' << i;
        for (std::size_t i = 8; i < 128; i += 8)
            EXPECT_EQ(lightness(colours[i]) < lightness(colours[i - 8]), dark) << toString(map) << ' ' << i;
    }
}

TEST(ColourMap, SignsDifferWithoutRedOrGreen) {
    for (const ColourMap map :
         {ColourMap::BlueOrange, ColourMap::PurpleGreen, ColourMap::Night, ColourMap::Grey}) {
        const auto colours = signedColours(map).colours;
        for (const Matrix& eye : {asSeen, withoutRed, withoutGreen})
            for (std::size_t i = 0; i <= 64; i += 16) // displacements from the full range down to half
                EXPECT_GT(distance(colours[i], colours[255 - i], eye), 0.06) << toString(map) << ' ' << i;
    }
}

TEST(ColourMap, MoreEnergyIsLighter) {
    const auto colours = energyColours().colours;
    for (std::size_t i = 4; i < 256; i += 4) EXPECT_GT(lightness(colours[i]), lightness(colours[i - 4])) << i;
    EXPECT_LT(lightness(colours[0]), 0.2);
    EXPECT_GT(lightness(colours[255]), 0.95);
}
