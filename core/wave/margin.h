// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/frame.h"
#include "wave/rule.h"

#include <array>
#include <cstddef>
#include <vector>

namespace seiche {

/// The hidden strip of medium beyond the absorbing sides: there the waves that leave go on and are swallowed.
/// Where two absorbing sides meet it fills the corner too. It is part of the state of a wave.
///
/// Its cells have the coordinates of the visible ones continued: x from -left to width + right - 1, y likewise.
/// The outermost cells are held.
struct Margin {
    /// How many cells deep: a string needs more, for echoes a quarter as loud and for waves that damped heights
    /// make slow, and can afford them.
    static constexpr int stringDepth = 96;
    static constexpr int poolDepth = 24;

    enum Side { Left, Right, Top, Bottom };

    /// What a side's layer remembers. Entry (depth, along): depth 0 is the cell next to the visible ones,
    /// `along` runs over the whole width or height, hidden cells included.
    struct Layer {
        std::vector<float> strain; ///< of the bond from that cell outwards
        std::vector<float> pull;   ///< of the cell

        friend bool operator==(const Layer&, const Layer&) = default;
    };

    Grid visible;
    std::array<int, 4> depth{}; ///< of each side; 0 where it does not absorb
    std::vector<float> now;     ///< heights of the hidden cells, row by row
    std::vector<float> before;
    std::vector<float> older; ///< for schemes that keep three frames, else empty
    std::array<Layer, 4> layers;

    /// At rest at height 0.
    Margin(const Grid& visible, const Rule& rule);

    /// How many hidden cells lie beyond each side under this rule.
    static Surround surroundFor(const Rule& rule);
    /// The memory that the margin of this grid takes.
    static std::size_t bytesFor(const Grid& visible, const Rule& rule);
    std::size_t bytes() const;

    Surround surround() const { return {depth[Left], depth[Right], depth[Top], depth[Bottom]}; }
    /// Visible and hidden cells together.
    Grid whole() const { return surround().around(visible); }
    bool hides(int x, int y) const {
        return !visible.contains(x, y) && x >= -depth[Left] && x < visible.width + depth[Right] &&
               y >= -depth[Top] && y < visible.height + depth[Bottom];
    }
    /// The place of a hidden cell in `now`, `before` and `older`.
    std::size_t index(int x, int y) const;
    /// The place of a layer's entry. `along` counts from 0 at the first hidden cell.
    std::size_t index(Side side, int depth, int along) const;
    /// How many cells stand beside each other along a side.
    int length(Side side) const { return side == Left || side == Right ? whole().height : whole().width; }

    friend bool operator==(const Margin&, const Margin&) = default;
};

/// Whether any side of the medium absorbs.
bool absorbs(const Rule& rule);

/// The rule of visible and hidden cells together: the outermost cells, where a side absorbs, are held.
Rule ruleOfWhole(Rule rule);

} // namespace seiche
