// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <limits>

namespace seiche {

/// The number without its fraction, at least `least` and at most `most`; `least` for NaN.
///
/// A plain conversion of a number that the integer type cannot hold is undefined behaviour. So whatever a file
/// or a user can make large is converted by this function.
template <std::integral Integer>
constexpr Integer clampedTo(double number, Integer least = std::numeric_limits<Integer>::min(),
                            Integer most = std::numeric_limits<Integer>::max()) {
    if (!(number > static_cast<double>(least))) return least;
    if (number >= static_cast<double>(most)) return most;
    return static_cast<Integer>(number);
}

} // namespace seiche
