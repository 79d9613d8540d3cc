// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Energy of a state, in units of (height per step)^2:
///   kinetic   = 1/2 sum over cells (f[n] - f[n-1])^2
///   potential = 1/2 k sum over bonds weight * (difference of f[n]) * (difference of f[n-1])
/// and on a string that resists bending 1/2 k bending sum over points (L f[n]) (L f[n-1]) besides.
/// Where cells have a stiffness of their own, each bond is multiplied by what it multiplies k with, or, in a
/// medium of uneven density, each square of the kinetic part divided by it (see `BondShares`); walls take no
/// part. The point of an impedance counts with its own mass (see `massAtEnd`). The undamped leapfrog scheme
/// conserves their sum, but for what dashpots take. The springs to the
/// surface of impedance walls and moving walls (see `SurfaceCell`) belong to the potential part. For the other
/// schemes the same two sums are taken, so that the schemes can be compared. Infinite when a height is not
/// finite.
struct Energy {
    double kinetic = 0.0;
    double potential = 0.0;
    double total() const { return kinetic + potential; }
};

Energy energyOf(const Wave<float>& wave, const Rule& rule);

/// Integer water without damping is the leapfrog scheme with k = 1 / divisor.
Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule);

/// The quadratic form that a scheme multiplies by the same factor at every frame: its growth can be read at
/// each one. Where the powers of a mode are the roots of z^2 - a z + p (see theory/growth.h) the sum over the
/// modes of f[n]^2 - a f[n] f[n-1] + p f[n-1]^2 is multiplied by p = |z|^2 per step whatever the phase of its
/// swing; since a and p are of first degree in the eigenvalue it is a sum over cells and bonds, as the energy
/// is (for undamped leapfrog it is twice that). For rk4 this is exact when both dampings are equal; the delayed
/// scheme has a third root and sways a little. Negative or zero where waves do not swing but creep or burst
/// (real roots): see `stirOf`. Infinite when a height is not finite.
double ownEnergyOf(const Wave<float>& wave, const Rule& rule);

/// Squares of velocities plus k times squares of stretched bonds, the mean of both fields: never negative, and
/// for long waves nearly `ownEnergyOf`. It measures the growth of waves that do not oscillate.
double stirOf(const Wave<float>& wave, const Rule& rule);
double stirOf(const Wave<std::int32_t>& wave, const Rule& rule);

/// Both from one look at the wave: its energy, and what its growth is measured by: `ownEnergyOf` where waves
/// swing (never of integer water), else `stirOf`.
struct EnergyAndStrength {
    Energy energy;
    double strength = 0.0;
};
EnergyAndStrength energyAndStrengthOf(const Wave<float>& wave, const Rule& rule, bool swings);
EnergyAndStrength energyAndStrengthOf(const Wave<std::int32_t>& wave, const Rule& rule, bool swings);

} // namespace seiche
