// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/point_code.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace seiche;

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

double hertzAt(double part) { return 0.01 * std::pow(1e5, part); }
double amplitudeAt(double part) { return 0.001 * std::pow(1e9, part); }

/// Returns codes of random points without hyphens.
std::vector<std::string> someCodes(int count) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> part(0.0, 1.0);
    std::vector<std::string> codes;
    for (int i = 0; i < count; ++i) {
        codes.push_back(pointCode(hertzAt(part(random)), i % 10 == 0 ? 0.0 : amplitudeAt(part(random))));
        codes.back().erase(4, 1);
    }
    return codes;
}

} // namespace

// Computed independently with a table of logarithms. tests/web/core.test.mjs has these codes, too.
TEST(PointCode, MatchesReferenceCodes) {
    EXPECT_EQ(pointCode(1.0, 0.0), "6CSG-001T");
    EXPECT_EQ(pointCode(1.0, 10.0), "6CSK-HSE6");
    EXPECT_EQ(pointCode(2.5, 3.75), "7NHK-5N6A");
    EXPECT_EQ(pointCode(0.333333, 12.5), "4VY3-MH51");
    EXPECT_EQ(pointCode(0.01, 0.0), "0000-00EV");
    EXPECT_EQ(pointCode(0.01, 0.001), "0000-018K");
    EXPECT_EQ(pointCode(1000.0, 1e6), "FZZZ-ZZ4Z");
}

TEST(PointCode, ReadsTypingVariants) {
    const std::optional<CodedPoint> point = readPointCode("6CSG-001T");
    ASSERT_TRUE(point);
    EXPECT_NEAR(point->hertz, 1.0, 1e-4);
    EXPECT_EQ(point->amplitude, 0.0);
    for (const char* typed :
         {"6CSG001T", "6csg 001t", " 6 C-S G\t0oIt--", "6CSG-OOLT", "6csg-ooit", "6csg-0oit"})
        EXPECT_EQ(readPointCode(typed), point) << typed;
    for (const char* typed : {"", "-", "6CSG-001", "6CSG-001TT", "6CSG-001T6CSG-001T", "6CSG-001S", "6CSG_001T",
                              "6CSG-00UT", "6CSG-00\xc3\x9f", "00000000", "ZZZZ-ZZZZ", "6CSG.001T"})
        EXPECT_FALSE(readPointCode(typed)) << typed;
    EXPECT_FALSE(readPointCode(std::string_view("6CSG-001T\0", 10)));
}

TEST(PointCode, RestoresPointAndCode) {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> part(0.0, 1.0);
    for (int i = 0; i < 200'000; ++i) {
        const double hertz = hertzAt(part(random)), amplitude = amplitudeAt(part(random));
        const std::string code = pointCode(hertz, amplitude);
        const std::optional<CodedPoint> point = readPointCode(code);
        ASSERT_TRUE(point) << code;
        ASSERT_NEAR(point->hertz / hertz, 1.0, 1e-4) << code;
        ASSERT_NEAR(point->amplitude / amplitude, 1.0, 0.0013) << code;
        ASSERT_EQ(pointCode(point->hertz, point->amplitude), code);
    }
}

TEST(PointCode, DistinguishesAllStepsOfBothScales) {
    std::set<std::string> codes;
    std::set<double> frequencies, amplitudes;
    for (int place = 0; place < 65536; ++place) {
        const std::string code = pointCode(hertzAt(place / 65535.0), 1.0);
        const std::optional<CodedPoint> point = readPointCode(code);
        ASSERT_TRUE(point);
        ASSERT_EQ(pointCode(point->hertz, point->amplitude), code);
        codes.insert(code);
        frequencies.insert(point->hertz);
    }
    EXPECT_EQ(codes.size(), 65536u);
    EXPECT_EQ(frequencies.size(), 65536u);
    EXPECT_EQ(*frequencies.begin(), 0.01);
    EXPECT_EQ(*frequencies.rbegin(), 1000.0);
    for (int place = 0; place < 8191; ++place) {
        const std::string code = pointCode(1.0, amplitudeAt(place / 8190.0));
        const std::optional<CodedPoint> point = readPointCode(code);
        ASSERT_TRUE(point);
        ASSERT_EQ(pointCode(point->hertz, point->amplitude), code);
        amplitudes.insert(point->amplitude);
    }
    EXPECT_EQ(amplitudes.size(), 8191u);
    EXPECT_EQ(*amplitudes.begin(), 0.001);
    EXPECT_EQ(*amplitudes.rbegin(), 1e6);
}

TEST(PointCode, DetectsOneOrTwoWrongCharacters) {
    const auto wrong = [](std::string code, std::size_t place, std::size_t by) {
        code[place] = letters[(letters.find(code[place]) + by) % letters.size()];
        return code;
    };
    const std::vector<std::string> codes = someCodes(1000);
    for (const std::string& code : codes)
        for (std::size_t place = 0; place < 8; ++place)
            for (std::size_t by = 1; by < 32; ++by)
                ASSERT_FALSE(readPointCode(wrong(code, place, by))) << code << ' ' << place << ' ' << by;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t one = 0; one < 8; ++one)
            for (std::size_t other = one + 1; other < 8; ++other)
                for (std::size_t by = 1; by < 32; ++by)
                    for (std::size_t again = 1; again < 32; ++again)
                        ASSERT_FALSE(readPointCode(wrong(wrong(codes[i], one, by), other, again))) << codes[i];
}

TEST(PointCode, DetectsSwappedCharacters) {
    for (const std::string& code : someCodes(5000))
        for (std::size_t one = 0; one < 8; ++one)
            for (std::size_t other = one + 1; other < 8; ++other) {
                std::string changed = code;
                std::swap(changed[one], changed[other]);
                ASSERT_TRUE(changed == code || !readPointCode(changed)) << code << ' ' << changed;
            }
}

TEST(PointCode, AcceptsFewRandomCodes) {
    std::mt19937 random(3);
    std::uniform_int_distribution<std::size_t> letter(0, 31);
    int taken = 0;
    constexpr int tries = 1'000'000;
    for (int i = 0; i < tries; ++i) {
        std::string code(8, '0');
        for (char& each : code) each = letters[letter(random)];
        const std::optional<CodedPoint> point = readPointCode(code);
        if (!point) continue;
        ++taken;
        EXPECT_EQ(pointCode(point->hertz, point->amplitude), code.insert(4, "-"));
    }
    EXPECT_NEAR(taken, tries / 2048.0, 120.0); // about five times the scatter
}

TEST(PointCode, IsEmptyOutOfRange) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    for (const double hertz : {0.0, 0.00999, 1000.1, -1.0, infinity, -infinity, notANumber})
        EXPECT_EQ(pointCode(hertz, 1.0), "") << hertz;
    for (const double amplitude : {0.000999, 1.001e6, -1.0, infinity, -infinity, notANumber})
        EXPECT_EQ(pointCode(1.0, amplitude), "") << amplitude;
    EXPECT_EQ(pointCode(1.0, -0.0), pointCode(1.0, 0.0));
}
