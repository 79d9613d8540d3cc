// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/zigzag.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

namespace seiche {

namespace {

/// Three cells alternate at a thin wall between two waves, which is no zigzag.
constexpr int cellsInRow = 4;

// Searches a line of `count` cells, `stride` apart in memory.
template <class At>
void search(const float* cells, int count, std::ptrdiff_t stride, Zigzag& best, At at) {
    double last = 0.0;
    double recent[cellsInRow] = {};
    int alternating = 0;
    for (int i = 1; i + 1 < count; ++i) {
        const double left = double{cells[(i - 1) * stride]}, right = double{cells[(i + 1) * stride]};
        const double curvature = left - 2.0 * double{cells[i * stride]} + right;
        if (!std::isfinite(curvature)) {
            const auto [x, y] = at(i);
            best = {std::numeric_limits<double>::infinity(), x, y};
            return;
        }
        alternating = curvature * last < 0.0 ? alternating + 1 : 0;
        last = curvature;
        recent[i % cellsInRow] = std::abs(curvature);
        if (alternating + 1 < cellsInRow) continue;
        const double amplitude = *std::min_element(recent, recent + cellsInRow) / 4.0;
        if (!(amplitude > best.amplitude)) continue;
        const auto [x, y] = at(i - cellsInRow / 2);
        best = {amplitude, x, y};
    }
}

} // namespace

Zigzag zigzagOf(const Wave<float>& wave) {
    const Grid& grid = wave.grid();
    Zigzag best;
    for (int y = 0; y < grid.height; ++y)
        search(wave.now.row(y), grid.width, 1, best, [y](int x) { return std::pair(x, y); });
    if (grid.height < 3) return best;
    const std::ptrdiff_t stride = wave.now.row(1) - wave.now.row(0);
    for (int x = 0; x < grid.width; ++x)
        search(wave.now.row(0) + x, grid.height, stride, best, [x](int y) { return std::pair(x, y); });
    return best;
}

} // namespace seiche
