// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Which neighbours pull at a cell of the pool, and how strongly. A string always has its two neighbours; the
/// stencil of its experiment is ignored.
enum class Stencil {
    Cross,    ///< the 4 nearest
    Diagonal, ///< the 4 corners: never couples the two colours of a chessboard
    Moore,    ///< all 8, equal weights
    Isotropic ///< (4 cross + 1 diagonal) / 6: the same speed in every direction to fourth order
};

/// The weights of a stencil, L f = side * sum over the 4 nearest (f_nb - f) + corner * sum over the 4 corners:
/// the discrete Laplacian, as many times as `straight` says.
struct StencilWeights {
    double side;
    double corner;

    /// L f -> straight * Laplacian f for long waves: their squared speed is k * straight.
    constexpr double straight() const { return side + 2.0 * corner; }
    /// The neighbours that count all weigh the same.
    constexpr bool isEven() const { return side == 0.0 || corner == 0.0 || side == corner; }
    /// What each of the neighbours weighs where all weigh the same.
    constexpr double ofEach() const { return side != 0.0 ? side : corner; }
    /// How many neighbours count.
    constexpr int neighbours() const { return (side != 0.0 ? 4 : 0) + (corner != 0.0 ? 4 : 0); }
    /// Of L over all plane waves: that of the chessboard or of rows of alternate sign.
    constexpr double largestEigenvalue() const {
        const double chessboard = 8.0 * side, rows = 4.0 * side + 8.0 * corner;
        return chessboard > rows ? chessboard : rows;
    }
    /// Whether the chessboard is the wave of the largest eigenvalue.
    constexpr bool isShortestAsChessboard() const { return 8.0 * side >= 4.0 * side + 8.0 * corner; }
};

/// All that a stencil is. A new one is a new row.
struct StencilInfo {
    Stencil value;
    std::string_view word;
    StencilWeights weights;
};
inline constexpr std::array<StencilInfo, 4> allStencils{
    {{Stencil::Cross, "cross", {1.0, 0.0}},
     {Stencil::Diagonal, "diagonal", {0.0, 1.0}},
     {Stencil::Moore, "moore", {1.0, 1.0}},
     {Stencil::Isotropic, "isotropic", {4.0 / 6.0, 1.0 / 6.0}}}};

static_assert(standInOrder(allStencils));

template <>
struct EnumNames<Stencil> {
    static constexpr auto all = namesOf(allStencils);
};

constexpr StencilWeights weightsOf(Stencil stencil) {
    return allStencils[static_cast<std::size_t>(stencil)].weights;
}

} // namespace seiche
