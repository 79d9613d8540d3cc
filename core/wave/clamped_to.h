// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <limits>

namespace seiche {

/// Truncates a number to an integer between `min` and `max`. Returns `min` for NaN.
///
/// Converting a number beyond the range of the integer type is undefined behaviour. Convert all
/// numbers from files and users with this function.
template <std::integral Integer>
constexpr Integer clampedTo(double number, Integer min = std::numeric_limits<Integer>::min(),
                            Integer max = std::numeric_limits<Integer>::max()) {
    if (!(number > static_cast<double>(min))) return min;
    if (number >= static_cast<double>(max)) return max;
    return static_cast<Integer>(number);
}

} // namespace seiche
