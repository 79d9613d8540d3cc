// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/largest_height.h"

#include "engine/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

double magnitudeOf(std::int32_t bits) {
    const float magnitude = std::bit_cast<float>(bits);
    return std::isnan(magnitude) ? std::numeric_limits<double>::infinity() : magnitude;
}

} // namespace

double largestMagnitude(std::span<const float> numbers) {
    return magnitudeOf(largestBitsFor(chosenIsa())(numbers.data(), std::ssize(numbers)));
}

double largestHeight(const Field<float>& field, const Cells& cells) {
    const LargestBits largestBits = largestBitsFor(chosenIsa());
    std::int32_t largest = 0;
    for (int y = cells.y0; y < cells.y1; ++y)
        largest = std::max(largest, largestBits(field.row(y) + cells.x0, cells.width()));
    return magnitudeOf(largest);
}

double largestHeight(const Field<float>& field) {
    return largestHeight(field, {0, field.grid().width, 0, field.grid().height});
}

double largestHeight(const Field<std::int32_t>& field) {
    std::int64_t largest = 0;
    for (int y = 0; y < field.grid().height; ++y) {
        const std::int32_t* row = field.row(y);
        for (int x = 0; x < field.grid().width; ++x)
            largest = std::max<std::int64_t>(largest, row[x] < 0 ? -std::int64_t{row[x]} : row[x]);
    }
    return static_cast<double>(largest);
}

} // namespace seiche
