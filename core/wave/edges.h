// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/named.h"

namespace seiche {

/// What happens to a wave at an end of the string or a side of the pool.
enum class Edge {
    Fixed,     ///< the border cell is held at height 0: a pulse comes back upside down
    Free,      ///< the cell beyond the border mirrors the border cell (no bond outwards): comes back upright
    Absorbing, ///< the wave leaves
    Periodic   ///< the two opposite sides are joined: a ring
};

template <>
struct Words<Edge> {
    static constexpr std::array<std::pair<Edge, std::string_view>, 4> all{{{Edge::Fixed, "fixed"},
                                                                           {Edge::Free, "free"},
                                                                           {Edge::Absorbing, "absorbing"},
                                                                           {Edge::Periodic, "periodic"}}};
};

/// The four sides. `top` is row 0. A string has only left and right.
struct Edges {
    Edge left = Edge::Fixed;
    Edge right = Edge::Fixed;
    Edge top = Edge::Fixed;
    Edge bottom = Edge::Fixed;

    friend bool operator==(const Edges&, const Edges&) = default;
};

} // namespace seiche
