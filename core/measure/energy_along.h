// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// The energy of a string point by point, and how it flows; in units of (height per step)^2, as `Energy`.
struct EnergyAlong {
    std::vector<double> kinetic; ///< one per point
    /// One per point: half of that of each bond beside it, and where the string resists bending
    /// 1/2 k bending (L f[n]) (L f[n-1]).
    std::vector<double> tension;
    /// [i]: through the bond between the points i and i + 1 in the step that comes; to the right positive.
    /// Empty for a single point. A ring's closing bond is left out.
    std::vector<double> flow;
};

/// The terms of `energyOf`, whose sums are its two parts. The flow through a bond is its force times the mean
/// velocity of its two points, both at the moment of `now`:
///   flow[i] = -1/2 k bond (f_(i+1) - f_i) (v_i + v_(i+1)),  v = (f[n+1] - f[n-1]) / 2 without damping
/// and where the string resists bending k bending ((L f)_(i+1) v_i - (L f)_i v_(i+1)) besides.
/// With undamped leapfrog it is exactly what the points up to i, their bonds, and half of this bond lose in the
/// step from frame n to n+1, but for what dashpots take and what is added between steps. At an absorbing end
/// the velocity of the last point is that without what the layer absorbs.
///
/// Empty where a height is not finite, and for a pool.
EnergyAlong energyAlong(const Wave<float>& wave, const Rule& rule);

/// How densely energy lies on a string, per cell, from end to end: kinetic, and both kinds together.
struct EnergyColumns {
    std::vector<double> kinetic, both;
};

/// Means over so many equal parts. Half a cell belongs to a point at a fixed end and at a dashpot, and of the
/// two bonds beside it there is one; at an absorbing end the other one is not counted either.
EnergyColumns energyColumns(EnergyAlong energy, const Rule& rule, std::size_t columns);

} // namespace seiche
