// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/cache_lines.h"
#include "wave/field.h"
#include "wave/rule.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace seiche {

/// Memory variables and depths of the perfectly matched layers (see `Pml`) beyond the absorbing
/// sides.
///
/// The medium continues into hidden cells, the surround of the wave's fields, which absorb outgoing
/// waves. Corners between absorbing sides are filled too. The outermost cells are held.
struct PmlRegion {
    /// Depth in cells; `Rule::rim` in a pool. A string has a deeper layer, for a quarter of the
    /// reflection and for waves that height damping slows down; the cost is small there.
    static constexpr int stringDepth = 96;
    static constexpr int maxDepth = std::max(stringDepth, maxRim);

    enum Side { Left, Right, Top, Bottom };

    /// Memory variables psi of the layer of a side, at (depth, along). Depth 0 is next to the
    /// visible cells; `along` covers the whole width or height with hidden cells.
    ///
    /// The layout matches the cells, row by row, cache line by cache line. One or two extra lines
    /// of each row are always 0.
    using Psi = std::vector<float, InCacheLines<float>>;
    struct Layer {
        Psi bondPsi; ///< of the outward bond of each cell
        Psi cellPsi; ///< of each cell

        friend bool operator==(const Layer&, const Layer&) = default;
    };

    Grid visible;
    std::array<int, 4> depth{}; ///< of each side; 0 if not absorbing
    std::array<Layer, 4> layers;

    /// Creates the layers with all memory variables 0.
    PmlRegion(const Grid& visible, const Rule& rule);

    /// Returns the number of hidden cells beyond each side.
    static Surround surroundFor(const Rule& rule);
    /// Returns the memory for this grid, in bytes.
    static std::size_t bytesFor(const Grid& visible, const Rule& rule);
    std::size_t bytes() const;

    Surround surround() const { return {depth[Left], depth[Right], depth[Top], depth[Bottom]}; }
    /// Returns the grid of visible and hidden cells.
    Grid whole() const { return surround().around(visible); }
    bool hides(int x, int y) const {
        return !visible.contains(x, y) && x >= -depth[Left] && x < visible.width + depth[Right] &&
               y >= -depth[Top] && y < visible.height + depth[Bottom];
    }
    /// Returns the index of an entry. `along` counts from 0 at the first hidden cell.
    std::size_t index(Side side, int depth, int along) const;
    /// Return the first column of a layer's rows in memory (also the start of a cache line of
    /// heights), and the distance between rows.
    int firstColumn(Side side) const;
    std::ptrdiff_t pitch(Side side) const;
    /// Returns the index offset to the next entry outwards in a row, on the left and right.
    static constexpr std::ptrdiff_t outwards(Side side) { return side == Left ? -1 : 1; }
    /// Returns the number of cells along a side.
    int length(Side side) const { return side == Left || side == Right ? whole().height : whole().width; }

    /// Resets all memory variables to 0.
    void forget();

    friend bool operator==(const PmlRegion&, const PmlRegion&) = default;
};

/// Calls `visit(depth, along)` for every entry of a layer.
template <class Visit>
void forEachEntry(const PmlRegion& region, PmlRegion::Side side, Visit visit) {
    const bool isColumn = side == PmlRegion::Left || side == PmlRegion::Right;
    const int depth = region.depth[side], length = depth > 0 ? region.length(side) : 0;
    for (int i = 0; i < (isColumn ? length : depth); ++i)
        for (int j = 0; j < (isColumn ? depth : length); ++j) isColumn ? visit(j, i) : visit(i, j);
}

/// Calls `visit(x, y, count)` for contiguous hidden cells, row by row.
template <class Visit>
void forEachHiddenRow(const PmlRegion& region, Visit visit) {
    const Grid& grid = region.visible;
    const Cells all = region.surround().cellsAround(grid);
    const auto stretch = [&](int x0, int x1, int y) {
        if (x0 < x1) visit(x0, y, x1 - x0);
    };
    for (int y = all.y0; y < all.y1; ++y) {
        if (y < 0 || y >= grid.height) stretch(all.x0, all.x1, y);
        else {
            stretch(all.x0, 0, y);
            stretch(grid.width, all.x1, y);
        }
    }
}

/// Calls `visit(x, y)` for every hidden cell.
template <class Visit>
void forEachHidden(const PmlRegion& region, Visit visit) {
    forEachHiddenRow(region, [&](int x, int y, int count) {
        for (int i = 0; i < count; ++i) visit(x + i, y);
    });
}

/// Returns whether any side absorbs.
bool absorbs(const Rule& rule);

} // namespace seiche
