// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pull.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

double weight(PullShape shape, double width, double dx, double dy) {
    return weightAt(Pull{shape, width, 1.0, PullMode::Pluck, 50, 40}, Grid{100, 80}, Edges{}, dx, dy);
}

} // namespace

// Reference values use functions of the C library.
TEST(PullShapes, MatchFormulas) {
    constexpr double width = 7.0;
    for (double dx = -9.0; dx <= 9.0; dx += 0.5)
        for (const double dy : {0.0, 2.0, -5.5}) {
            const double away = std::hypot(dx, dy);
            EXPECT_NEAR(weight(PullShape::Gaussian, width, dx, dy),
                        std::exp(-away * away / (2 * width * width)), 1e-12);
            EXPECT_NEAR(weight(PullShape::Triangle, width, dx, dy), std::max(0.0, 1.0 - away / width), 1e-12);
            EXPECT_NEAR(weight(PullShape::Cosine, width, dx, dy),
                        away < width ? 0.5 + 0.5 * std::cos(std::numbers::pi * away / width) : 0.0, 1e-12);
            EXPECT_EQ(weight(PullShape::Point, width, dx, dy), std::abs(dx) <= 0.5 && dy == 0.0 ? 1.0 : 0.0);
        }
    EXPECT_EQ(weight(PullShape::Gaussian, 1.0, 6.1, 0.0), 0.0);
}
