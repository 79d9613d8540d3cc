// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Boundary condition at an end of the string or a side of the pool.
///
/// `Absorbing` extends the medium by a hidden layer that absorbs outgoing waves (see `PmlRegion`).
/// Integer water cannot absorb. Remaining reflection relative to an unbounded medium, for dampings
/// from 0.99 to 1, as a fraction of the maximum height:
///   string, pulses of sigma 6 to 40, k 0.1 to 1, mode `Pluck`: below 0.04 %, Runge-Kutta 0.13 %
///   string, mode `Add`: below 0.2 % for dampings up to 0.999. At a velocity damping of 0.9999
///     single precision no longer resolves the damping of slow motion: strings of different
///     length differ by a few percent, whatever their ends.
///   pool, leapfrog, steady point source, all angles: cross and isotropic below 0.001 %;
///     Moore 0.14 % at a wavelength of 6 cells, 0.06 % at 12; diagonal 0.6 % at 6, 0.2 % at 12
///
/// `Impedance` ends a string with a damper. Its impedance Z is in units of the impedance of the
/// string. It acts on the boundary point, whose mass m is 1 - 1/2 min(Z, 1)^2 cells (see
/// `massAtDamper`):
///   m (f[n+1] - 2 f + f[n-1]) = k (f_1 - f) - 1/2 Z sqrt(k) (f[n+1] - f[n-1])
/// Long waves have the reflection coefficient (1 - Z) / (1 + Z). For Z <= 1 the reflection plane is
/// half a cell beyond the boundary point, as at a free end, and Z = 0 is a free end. For Z >= 1 the
/// boundary point itself reflects, as a fixed end does. With leapfrog, a wave exp(i omega n) of
/// kappa radians per cell has, at the boundary point, exactly the coefficient
///   (1 - W) / (1 + W), with W cos(kappa/2) = Z cos(omega/2) + i (2 m - 1) sin(kappa/2)
/// For Z >= 1, W is real; at k = 1 it then equals Z.
enum class Edge {
    Fixed,     ///< boundary cell held at 0 or moving there; inverts reflections
    Free,      ///< boundary cell mirrored outside (no bond outwards); reflects upright
    Absorbing, ///< wave leaves; reflection far below 1 %
    Periodic,  ///< opposite sides connected
    Impedance  ///< damper, strings with float heights only; see above
};

template <>
struct EnumNames<Edge> {
    static constexpr std::array<std::pair<Edge, std::string_view>, 5> all{{{Edge::Fixed, "fixed"},
                                                                           {Edge::Free, "free"},
                                                                           {Edge::Absorbing, "absorbing"},
                                                                           {Edge::Periodic, "periodic"},
                                                                           {Edge::Impedance, "impedance"}}};
};

/// Boundary conditions of the four sides. `top` is row 0. A string has only left and right.
struct Edges {
    Edge left = Edge::Fixed;
    Edge right = Edge::Fixed;
    Edge top = Edge::Fixed;
    Edge bottom = Edge::Fixed;
    double leftImpedance = 1.0; ///< Z of an impedance end, 0 ... 1000
    double rightImpedance = 1.0;

    /// Returns the left or right end.
    constexpr Edge end(bool isLeft) const { return isLeft ? left : right; }
    constexpr double impedance(bool isLeft) const { return isLeft ? leftImpedance : rightImpedance; }

    friend bool operator==(const Edges&, const Edges&) = default;
};

/// Returns the edges, with impedance ends of Z = 0 as free ends.
constexpr Edges withoutIdleDashpots(Edges edges) {
    if (edges.left == Edge::Impedance && edges.leftImpedance == 0.0) edges.left = Edge::Free;
    if (edges.right == Edge::Impedance && edges.rightImpedance == 0.0) edges.right = Edge::Free;
    return edges;
}

/// End positions of standing waves along an axis, in cells: the boundary cell at a fixed end, half
/// a cell outside (the mirror plane) at any other end. A periodic axis is as long as its number of
/// cells.
struct AxisEnds {
    double low = 0.0;
    double high = 0.0;

    constexpr double length() const { return high - low; }
};
constexpr AxisEnds endsOf(int size, Edge low, Edge high) {
    return {low == Edge::Fixed ? 0.0 : -0.5, high == Edge::Fixed ? size - 1.0 : size - 0.5};
}

} // namespace seiche
