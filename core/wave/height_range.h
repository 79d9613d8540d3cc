// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace seiche {

/// Minimum and maximum height at one position, ignoring NaN.
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
    /// Returns half of maximum minus minimum. 0 if empty.
    double swing() const { return high > low ? 0.5 * (high - low) : 0.0; }

    friend bool operator==(const HeightRange&, const HeightRange&) = default;
};

/// Height ranges at many positions.
class HeightRanges {
public:
    explicit HeightRanges(std::size_t places = 0) : m_ranges(places) {}

    void include(std::size_t place, double height) { m_ranges[place].include(height); }
    /// Includes one height per position.
    void include(const std::vector<double>& heights) {
        for (std::size_t i = 0; i < heights.size(); ++i) m_ranges[i].include(heights[i]);
    }
    double largestSwing() const {
        double largest = 0.0;
        for (const HeightRange& range : m_ranges) largest = std::max(largest, range.swing());
        return largest;
    }

private:
    std::vector<HeightRange> m_ranges;
};

} // namespace seiche
