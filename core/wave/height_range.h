// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>

namespace seiche {

/// The lowest and the highest of some heights at one place. What is not a number is left out.
struct HeightRange {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double height) {
        low = std::min(low, height);
        high = std::max(high, height);
    }
    void include(const HeightRange& other) {
        low = std::min(low, other.low);
        high = std::max(high, other.high);
    }
    /// The amplitude of the swing: half of the way from the lowest to the highest, so that it does not matter
    /// how high the mean level is. 0 when there are no heights.
    double swing() const { return high > low ? 0.5 * (high - low) : 0.0; }

    friend bool operator==(const HeightRange&, const HeightRange&) = default;
};

} // namespace seiche
