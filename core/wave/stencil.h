// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/named.h"

namespace seiche {

/// Which neighbours pull at a cell of the pool, and how strongly. A string always has its two neighbours; the
/// stencil of its experiment is ignored.
enum class Stencil {
    Cross,    ///< the 4 nearest
    Diagonal, ///< the 4 corners: never couples the two colours of a chessboard
    Moore,    ///< all 8, equal weights
    Isotropic ///< (4 cross + 1 diagonal) / 6: the same speed in every direction to fourth order
};

template <>
struct Words<Stencil> {
    static constexpr std::array<std::pair<Stencil, std::string_view>, 4> all{
        {{Stencil::Cross, "cross"},
         {Stencil::Diagonal, "diagonal"},
         {Stencil::Moore, "moore"},
         {Stencil::Isotropic, "isotropic"}}};
};

/// The weights of a stencil: L f = side * sum over the 4 nearest (f_nb - f) + corner * sum over the 4 corners.
struct StencilWeights {
    double side;
    double corner;
};

constexpr StencilWeights weightsOf(Stencil stencil) {
    switch (stencil) {
    case Stencil::Diagonal: return {0.0, 1.0};
    case Stencil::Moore: return {1.0, 1.0};
    case Stencil::Isotropic: return {4.0 / 6.0, 1.0 / 6.0};
    case Stencil::Cross: break;
    }
    return {1.0, 0.0};
}

} // namespace seiche
