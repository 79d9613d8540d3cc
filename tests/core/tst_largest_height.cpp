// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kernels.h"
#include "engine/largest_height.h"

#include <bit>
#include <gtest/gtest.h>
#include <limits>
#include <vector>

using namespace seiche;

// Every position, row length and instruction set.
TEST(LargestHeight, FindsMaximumAtEveryPosition) {
    for (const Isa isa : availableIsas())
        for (std::size_t count = 1; count <= 70; ++count)
            for (std::size_t place = 0; place < count; ++place) {
                std::vector<float> numbers(count + 1, -1.5f);
                numbers[place] = place % 2 == 0 ? 2.25f : -2.25f;
                numbers[count] = 100.0f; // outside the range
                const std::int32_t bits =
                    largestBitsFor(isa)(numbers.data(), static_cast<std::ptrdiff_t>(count));
                ASSERT_EQ(std::bit_cast<float>(bits), 2.25f) << toString(isa) << ' ' << count << ' ' << place;
            }
}

TEST(LargestHeight, IsInfiniteForNonFiniteHeights) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<float> numbers(40, 1.0f);
    EXPECT_EQ(largestMagnitude(numbers), 1.0);
    numbers[33] = -std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(largestMagnitude(numbers), infinity);
    numbers[33] = -std::numeric_limits<float>::infinity();
    EXPECT_EQ(largestMagnitude(numbers), infinity);
    EXPECT_EQ(largestMagnitude({}), 0.0);
}

TEST(LargestHeight, CoversOnlyRequestedCells) {
    Field<float> field({21, 5}, SceneKind::Pool, {3, 4, 2, 1});
    field.at(20, 4) = -2.0f;
    field.at(-3, -2) = 3.0f;
    field.at(24, 5) = -4.0f;
    EXPECT_EQ(largestHeight(field), 2.0);
    EXPECT_EQ(largestHeight(field, field.cells()), 4.0);
    EXPECT_EQ(largestHeight(field, {-3, 24, -2, 5}), 3.0);
    field.at(25, 0) = 5.0f; // ghost cell
    EXPECT_EQ(largestHeight(field, field.cells()), 4.0);
}
