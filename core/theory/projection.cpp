// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/projection.h"

#include "wave/expects.h"
#include "wave/wave.h"

#include <algorithm>

namespace seiche {

namespace {

template <class T>
std::vector<double> heightsAfter(const Rule& rule, const Grid& grid, const Pull& pull) {
    Wave<T> still(grid, rule.scene);
    applyPull(still, rule, pull);
    std::vector<double> heights;
    heights.reserve(static_cast<std::size_t>(grid.cells()));
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) heights.push_back(static_cast<double>(still.now.at(x, y)));
    return heights;
}

// The bounding columns and the rows with nonzero heights.
struct Raised {
    int firstX = 0;
    std::size_t columns = 0;
    std::vector<int> rows;
};

Raised raisedPart(int width, int height, std::span<const double> heights) {
    int first = width;
    int last = -1;
    Raised raised;
    for (int y = 0; y < height; ++y) {
        bool any = false;
        for (int x = 0; x < width; ++x) {
            if (heights[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                        static_cast<std::size_t>(x)] == 0.0)
                continue;
            any = true;
            first = std::min(first, x);
            last = std::max(last, x);
        }
        if (any) raised.rows.push_back(y);
    }
    raised.firstX = first;
    raised.columns = last < first ? 0 : static_cast<std::size_t>(last - first + 1);
    return raised;
}

} // namespace

std::vector<double> addedHeights(const Rule& rule, const Grid& grid, const Pull& pull) {
    if (rule.arithmetic == Arithmetic::Integer) return heightsAfter<std::int32_t>(rule, grid, pull);
    return heightsAfter<float>(rule, grid, pull);
}

std::vector<double> projectedOnto(const Modes& modes, std::span<const double> heights) {
    const AxisModes& alongX = modes.alongX();
    const AxisModes& alongY = modes.alongY();
    SEICHE_EXPECTS(heights.size() ==
                   static_cast<std::size_t>(alongX.size()) * static_cast<std::size_t>(alongY.size()));
    const std::size_t countX = static_cast<std::size_t>(alongX.count());
    std::vector<double> amounts(static_cast<std::size_t>(modes.count()), 0.0);
    const Raised raised = raisedPart(alongX.size(), alongY.size(), heights);

    std::vector<double> shape(raised.columns);
    std::vector<double> acrossX(raised.rows.size() * countX);
    for (std::size_t m = 0; m < countX; ++m) {
        alongX.shapes(static_cast<int>(m), raised.firstX, shape);
        for (std::size_t r = 0; r < raised.rows.size(); ++r) {
            const std::size_t begin =
                static_cast<std::size_t>(raised.rows[r]) * static_cast<std::size_t>(alongX.size()) +
                static_cast<std::size_t>(raised.firstX);
            double sum = 0.0;
            for (std::size_t x = 0; x < raised.columns; ++x) sum += heights[begin + x] * shape[x];
            acrossX[r * countX + m] = sum;
        }
    }
    for (int n = 0; n < alongY.count(); ++n) {
        double* amount = amounts.data() + static_cast<std::size_t>(n) * countX;
        for (std::size_t r = 0; r < raised.rows.size(); ++r) {
            const double weight = alongY.shape(n, raised.rows[r]);
            for (std::size_t m = 0; m < countX; ++m) amount[m] += weight * acrossX[r * countX + m];
        }
    }
    return amounts;
}

std::vector<double> composedOf(const Modes& modes, std::span<const double> amounts) {
    SEICHE_EXPECTS(amounts.size() == static_cast<std::size_t>(modes.count()));
    const AxisModes& alongX = modes.alongX();
    const AxisModes& alongY = modes.alongY();
    const std::size_t width = static_cast<std::size_t>(alongX.size());
    const std::size_t countX = static_cast<std::size_t>(alongX.count());
    const std::size_t countY = static_cast<std::size_t>(alongY.count());
    std::vector<double> shape(width);
    std::vector<double> acrossX(countY * width, 0.0);
    for (std::size_t m = 0; m < countX; ++m) {
        bool ready = false;
        for (std::size_t n = 0; n < countY; ++n) {
            const double amount = amounts[n * countX + m];
            if (amount == 0.0) continue;
            if (!ready) alongX.shapes(static_cast<int>(m), 0, shape);
            ready = true;
            for (std::size_t x = 0; x < width; ++x) acrossX[n * width + x] += amount * shape[x];
        }
    }
    std::vector<double> heights(width * static_cast<std::size_t>(alongY.size()), 0.0);
    for (int y = 0; y < alongY.size(); ++y) {
        double* row = heights.data() + static_cast<std::size_t>(y) * width;
        for (std::size_t n = 0; n < countY; ++n) {
            const double weight = alongY.shape(static_cast<int>(n), y);
            for (std::size_t x = 0; x < width; ++x) row[x] += weight * acrossX[n * width + x];
        }
    }
    return heights;
}

} // namespace seiche
