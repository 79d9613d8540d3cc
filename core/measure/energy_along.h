// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// The energy of a string per point and its flow, in units of (displacement per step)^2 as
/// `Energy`.
struct EnergyAlong {
    std::vector<double> kinetic; ///< one value per point
    /// Potential energy per point: half of each adjacent bond, plus 1/2 k bending (L f[n]) (L
    /// f[n-1]) with bending stiffness.
    std::vector<double> tension;
    /// [i]: flow through the bond of points i and i + 1 in the next step, positive to the right.
    /// Empty for a single point. Excludes the closing bond of a periodic string.
    std::vector<double> flow;
};

/// Returns the terms of `energyOf`; their sums are the two parts. The flow through a bond is its
/// force times the mean velocity of its points, both at the time of `now`. Without damping:
///   flow[i] = -1/2 k bond (f_(i+1) - f_i) (v_i + v_(i+1)),  v = (f[n+1] - f[n-1]) / 2
/// Bending stiffness adds k bending ((L f)_(i+1) v_i - (L f)_i v_(i+1)).
///
/// The flow with undamped leapfrog is exactly the loss of the points up to i, their bonds and half
/// of this bond in the step from n to n+1. Dampers and forcing are not included. At an absorbing
/// end the velocity of the last point excludes the absorption of the layer.
///
/// Empty if a displacement is not finite, and for a pool.
EnergyAlong energyAlong(const Wave<float>& wave, const Rule& rule);

/// The energy per cell along a string: kinetic and total.
struct EnergyColumns {
    std::vector<double> kinetic, both;
};

/// Returns means over `columns` equal parts. A point at a fixed end or damper has half a cell and a
/// single bond. At an absorbing end the outer bond is not counted either.
EnergyColumns energyColumns(EnergyAlong energy, const Rule& rule, std::size_t columns);

} // namespace seiche
