// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <limits>

namespace seiche {

/// Truncates a number to an integer between `least` and `most`. Returns `least` for NaN.
///
/// Converting a number beyond the range of the integer type is undefined behaviour. Convert all
/// numbers from files and users with this function.
template <std::integral Integer>
constexpr Integer clampedTo(double number, Integer least = std::numeric_limits<Integer>::min(),
                            Integer most = std::numeric_limits<Integer>::max()) {
    if (!(number > static_cast<double>(least))) return least;
    if (number >= static_cast<double>(most)) return most;
    return static_cast<Integer>(number);
}

} // namespace seiche
