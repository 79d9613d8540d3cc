// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/number_by_trial.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace seiche;

namespace {

void expectAsTheLibrary(double number) {
    char text[400];
    char* end = std::to_chars(text, text + sizeof text, number).ptr;
    EXPECT_EQ(numberByTrial(number, false), std::string(text, std::size_t(end - text)));
    end = std::to_chars(text, text + sizeof text, number, std::chars_format::fixed).ptr;
    // Beyond 2^53, libraries differ in the insignificant digits.
    if (std::abs(number) < 9e15) {
        EXPECT_EQ(numberByTrial(number, true), std::string(text, std::size_t(end - text)));
    }
}

} // namespace

TEST(NumberByTrial, WritesKnownNumbers) {
    EXPECT_EQ(numberByTrial(0.1, true), "0.1");
    EXPECT_EQ(numberByTrial(-2.5, true), "-2.5");
    EXPECT_EQ(numberByTrial(300, true), "300");
    EXPECT_EQ(numberByTrial(300000, false), "3e+05");
    EXPECT_EQ(numberByTrial(1.0 / 3.0, true), "0.3333333333333333");
    EXPECT_EQ(numberByTrial(1e-300, false), "1e-300");
}

TEST(NumberByTrial, MatchesStandardLibrary) {
    for (const double number :
         {1.0, 10.0, 1e15, 1e22, 123456.0, 1234567890123456.0, 5e-324, 2.2250738585072014e-308,
          std::numeric_limits<double>::max(), 9007199254740993.0, 0.000001, 0.0009765625})
        for (const double signedNumber : {number, -number}) expectAsTheLibrary(signedNumber);
    std::mt19937_64 random(7);
    for (int i = 0; i < 20'000; ++i) {
        const double any = std::bit_cast<double>(random());
        if (std::isfinite(any) && any != 0.0) expectAsTheLibrary(any);
        expectAsTheLibrary(double(std::int64_t(random() % 2'000'001) - 1'000'000) / 1000.0 + 0.0005);
    }
}
