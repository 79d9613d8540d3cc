// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/drawn_shape.h"

#include "wave/hold.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

template <class T>
void applyTo(Wave<T>& wave, const Rule& rule, const DrawnShape& shape) {
    const int points = wave.grid().width;
    const Cells moving = wave.pml ? domainOf(wave.grid(), rule).moving : interiorOf(wave.grid(), rule);
    std::vector<HeldCell> cells;
    for (int x = moving.x0; x < moving.x1; ++x) {
        const double height = shape.heightAt(std::clamp(x, 0, points - 1), points);
        cells.push_back({x, 0, static_cast<double>(roundedHeight<T>(height))});
    }
    keepAt(wave, cells);
    wave.inDouble.reset(); // nor is anything left of what rounding has left over
    if (wave.pml) wave.pml->forget();
}

} // namespace

double DrawnShape::heightAt(int point, int points) const {
    const double last = static_cast<double>(heights.size()) - 1.0;
    const double place = points > 1 ? last * point / (points - 1) : 0.0;
    const double before = std::min(std::floor(place), last - 1.0);
    const auto at = static_cast<std::size_t>(before);
    const double share = place - before;
    return heights[at] + share * (heights[at + 1] - heights[at]);
}

void applyShape(Wave<float>& wave, const Rule& rule, const DrawnShape& shape) { applyTo(wave, rule, shape); }
void applyShape(Wave<std::int32_t>& wave, const Rule& rule, const DrawnShape& shape) {
    applyTo(wave, rule, shape);
}

} // namespace seiche
