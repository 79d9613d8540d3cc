// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Coupled neighbours of a pool cell, with weights. A string always has two neighbours and ignores
/// the stencil.
enum class Stencil {
    Cross,    ///< 4 nearest
    Diagonal, ///< 4 corners: never couples a chessboard's two colours
    Moore,    ///< all 8, equal weights
    Isotropic ///< (4 cross + 1 diagonal) / 6: isotropic speed to fourth order
};

/// Weights of a stencil: L f = side * sum over the 4 nearest (f_nb - f) + corner * sum over the 4
/// corners, which is `straight` times the discrete Laplacian.
struct StencilWeights {
    double side;
    double corner;

    /// Returns the Laplacian factor for long waves: squared speed / k.
    constexpr double straight() const { return side + 2.0 * corner; }
    /// Returns whether all coupled neighbours have equal weights.
    constexpr bool isEven() const { return side == 0.0 || corner == 0.0 || side == corner; }
    /// Returns the weight per neighbour if equal.
    constexpr double ofEach() const { return side != 0.0 ? side : corner; }
    /// Returns the number of coupled neighbours.
    constexpr int neighbours() const { return (side != 0.0 ? 4 : 0) + (corner != 0.0 ? 4 : 0); }
    /// Returns the largest eigenvalue of L over all plane waves: the chessboard, or rows of
    /// alternating sign.
    constexpr double largestEigenvalue() const {
        const double chessboard = 8.0 * side, rows = 4.0 * side + 8.0 * corner;
        return chessboard > rows ? chessboard : rows;
    }
    /// Returns whether the chessboard has the largest eigenvalue.
    constexpr bool isShortestAsChessboard() const { return 8.0 * side >= 4.0 * side + 8.0 * corner; }
};

/// Properties of a stencil. To add one, add a row.
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
