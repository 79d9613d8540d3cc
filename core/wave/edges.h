// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// What happens to a wave at an end of the string or a side of the pool.
///
/// `Absorbing` lets the medium go on in a hidden layer that absorbs what enters (see `PmlRegion`). What
/// still comes back, measured against a medium so large that nothing returns, dampings from 0.99 to 1, in parts
/// of the largest height:
///   string, pulses of sigma 6 to 40, k 0.1 to 1: plucked below 0.04 %, Runge-Kutta 0.13 %; tugged below
///     0.2 % with dampings up to 0.999 (a tug lifts the whole string, which shows the limits of single
///     precision: with a velocity damping of 0.9999 it no longer feels the damping of slow motion, and strings
///     of different length differ by some percent, whatever their ends)
///   pool, leapfrog, steady waves from a point that meet the sides at every angle: cross and isotropic below
///     0.001 %; moore 0.14 % at 6 cells a wavelength, 0.06 % at 12; diagonal 0.6 % at 6, 0.2 % at 12
/// Integer water cannot absorb.
///
/// `Impedance` is an end of a string between fixed and free: a dashpot, whose force is Z times that which a
/// wave of the same velocity needs (Z in units of the string's own impedance). It acts on the border point,
/// whose mass m is 1 - 1/2 min(Z, 1)^2 cells (see `massAtDashpot`):
///   m (f[n+1] - 2 f + f[n-1]) = k (f_1 - f) - 1/2 Z sqrt(k) (f[n+1] - f[n-1])
/// Long waves come back (1 - Z) / (1 + Z) times as high: upright for Z < 1, not at all for 1, upside down for
/// Z > 1. Up to Z = 1 they come back from where a free end stands, half a cell beyond the border point, and at
/// Z = 0 the end is a free one; from Z = 1 on they come back from the border point, as from a fixed end. With
/// leapfrog a wave exp(i omega n) of kappa radians per cell comes back, as from the border point, exactly
///   (1 - W) / (1 + W) times, with W cos(kappa/2) = Z cos(omega/2) + i (2 m - 1) sin(kappa/2);
/// from Z = 1 on W is real, and at k = 1 it is then Z.
enum class Edge {
    Fixed,     ///< the border cell is held, at 0 or on its way there: a pulse comes back upside down
    Free,      ///< the cell beyond the border mirrors the border cell (no bond outwards): comes back upright
    Absorbing, ///< the wave leaves; what comes back is far below one percent
    Periodic,  ///< the two opposite sides are joined: a ring
    Impedance  ///< of a string with float heights: a dashpot, see above
};

template <>
struct EnumNames<Edge> {
    static constexpr std::array<std::pair<Edge, std::string_view>, 5> all{{{Edge::Fixed, "fixed"},
                                                                           {Edge::Free, "free"},
                                                                           {Edge::Absorbing, "absorbing"},
                                                                           {Edge::Periodic, "periodic"},
                                                                           {Edge::Impedance, "impedance"}}};
};

/// The four sides. `top` is row 0. A string has only left and right.
struct Edges {
    Edge left = Edge::Fixed;
    Edge right = Edge::Fixed;
    Edge top = Edge::Fixed;
    Edge bottom = Edge::Fixed;
    double leftImpedance = 1.0; ///< Z of an end that is an impedance, 0 ... 1000
    double rightImpedance = 1.0;

    /// The left or the right one.
    constexpr Edge end(bool isLeft) const { return isLeft ? left : right; }
    constexpr double impedance(bool isLeft) const { return isLeft ? leftImpedance : rightImpedance; }

    friend bool operator==(const Edges&, const Edges&) = default;
};

/// The same ends, with dashpots of no resistance as the free ends that they are.
constexpr Edges withoutIdleDashpots(Edges edges) {
    if (edges.left == Edge::Impedance && edges.leftImpedance == 0.0) edges.left = Edge::Free;
    if (edges.right == Edge::Impedance && edges.rightImpedance == 0.0) edges.right = Edge::Free;
    return edges;
}

/// Where standing waves along an axis end, in cells: at its border cell where an end is fixed, half a cell
/// outside, where the mirror stands, at any other. A ring is as long as it has cells.
struct AxisEnds {
    double low = 0.0;
    double high = 0.0;

    constexpr double length() const { return high - low; }
};
constexpr AxisEnds endsOf(int size, Edge low, Edge high) {
    return {low == Edge::Fixed ? 0.0 : -0.5, high == Edge::Fixed ? size - 1.0 : size - 0.5};
}

} // namespace seiche
