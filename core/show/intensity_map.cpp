// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/intensity_map.h"

#include "picture/pixel_loops.h"
#include "run/mean_window.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the side of a square in cells. More squares than this limit would not be visible in any
// picture.
int squareSide(const Grid& pool) {
    constexpr double max = 1 << 22;
    return std::max(1, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(pool.cells()) / max))));
}

template <class T>
void addRow(const T* heights, float kept, float* sums, int width) {
    for (int x = 0; x < width; ++x) {
        const float height = static_cast<float>(heights[x]);
        sums[x] = kept * sums[x] + height * height;
    }
}

// Adds the squares that begin at row y; squares at the edge may be smaller.
template <class T>
void addSquareRow(const Field<T>& heights, int y, int side, float kept, float* sums) {
    const Grid& grid = heights.grid();
    const int below = std::min(y + side, grid.height);
    for (int x = 0; x < grid.width; x += side, ++sums) {
        const int right = std::min(x + side, grid.width);
        float sum = 0.0f;
        for (int row = y; row < below; ++row)
            for (int column = x; column < right; ++column) {
                const float height = static_cast<float>(heights.at(column, row));
                sum += height * height;
            }
        *sums = kept * *sums + sum / static_cast<float>((below - y) * (right - x));
    }
}

} // namespace

Grid intensityGrid(const Grid& pool) {
    const int side = squareSide(pool);
    return {(pool.width + side - 1) / side, (pool.height + side - 1) / side};
}

void addSquares(const Simulation& run, float kept, float* sums, int threads) {
    const int side = squareSide(run.grid());
    const Grid squares = intensityGrid(run.grid());
    std::visit(
        [&](const auto& wave) {
            forEachRow(squares.width * side, squares.height, threads, [&](int y) {
                float* row = sums + std::ptrdiff_t{y} * squares.width;
                if (side == 1) addRow(wave.now.row(y), kept, row, squares.width);
                else addSquareRow(wave.now, y * side, side, kept, row);
            });
        },
        run.wave());
}

void IntensityMap::watch(const Simulation& run, int threads) {
    if (run.rule().scene != SceneKind::Pool || run.divergedAt()) return clear();
    const Grid squares = intensityGrid(run.grid());
    if (!m_mean.isDue(meanWindowOf(run.settings()), run.frame(), static_cast<std::size_t>(squares.cells())))
        return;
    m_pool = run.grid();
    m_grid = squares;
    addSquares(run, m_mean.kept(), m_mean.sums().data(), threads);
    m_mean.countSample();
}

HeightView IntensityMap::view() const {
    const std::span<const float> means = m_mean.means();
    if (means.empty()) return {};
    return {means.data(), m_grid.width, m_grid.height, m_grid.width};
}

} // namespace seiche
