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

/// The memory variables of the perfectly matched layers beyond the absorbing sides, and their depths (see
/// `Pml`).
///
/// There the medium goes on in hidden cells, the surround of the wave's fields, and takes down the waves that
/// leave. Where two absorbing sides meet the corner is filled too. The outermost cells are held.
struct PmlRegion {
    /// Depth in cells; in a pool it is `Rule::rim`. A string needs more, for echoes a quarter as loud and for
    /// waves that damped heights make slow, and can afford it.
    static constexpr int stringDepth = 96;
    static constexpr int mostDepth = std::max(stringDepth, mostRim);

    enum Side { Left, Right, Top, Bottom };

    /// The memory variables psi of a side's layer. Entry (depth, along): depth 0 is the cell next to the
    /// visible ones, `along` runs over the whole width or height, hidden cells included. In memory they lie as
    /// their cells do, row by row, cache line by cache line; a line more, or two, of each row always holds 0.
    using Psi = std::vector<float, InCacheLines<float>>;
    struct Layer {
        Psi bondPsi; ///< of the bond from that cell outwards
        Psi cellPsi; ///< of the cell

        friend bool operator==(const Layer&, const Layer&) = default;
    };

    Grid visible;
    std::array<int, 4> depth{}; ///< of each side; 0 where it does not absorb
    std::array<Layer, 4> layers;

    /// With all memory variables 0.
    PmlRegion(const Grid& visible, const Rule& rule);

    /// How many hidden cells lie beyond each side under this rule.
    static Surround surroundFor(const Rule& rule);
    /// The memory that it takes for this grid.
    static std::size_t bytesFor(const Grid& visible, const Rule& rule);
    std::size_t bytes() const;

    Surround surround() const { return {depth[Left], depth[Right], depth[Top], depth[Bottom]}; }
    /// Visible and hidden cells together.
    Grid whole() const { return surround().around(visible); }
    bool hides(int x, int y) const {
        return !visible.contains(x, y) && x >= -depth[Left] && x < visible.width + depth[Right] &&
               y >= -depth[Top] && y < visible.height + depth[Bottom];
    }
    /// The place of a layer's entry. `along` counts from 0 at the first hidden cell.
    std::size_t index(Side side, int depth, int along) const;
    /// The column that the rows of a layer begin with in memory, where a cache line of heights begins, too; and
    /// how far apart they are.
    int firstColumn(Side side) const;
    std::ptrdiff_t pitch(Side side) const;
    /// Where the next entry of the same row outwards is, on the left and right.
    static constexpr std::ptrdiff_t outwards(Side side) { return side == Left ? -1 : 1; }
    /// How many cells stand beside each other along a side.
    int length(Side side) const { return side == Left || side == Right ? whole().height : whole().width; }

    /// As if nothing had ever come to the layers.
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

/// Calls `visit(x, y, count)` for every stretch of hidden cells beside each other in a row, row by row.
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

/// The same for every hidden cell: `visit(x, y)`.
template <class Visit>
void forEachHidden(const PmlRegion& region, Visit visit) {
    forEachHiddenRow(region, [&](int x, int y, int count) {
        for (int i = 0; i < count; ++i) visit(x + i, y);
    });
}

/// Whether any side absorbs.
bool absorbs(const Rule& rule);

} // namespace seiche
