// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Energy of a state, in units of (height per step)^2:
///   kinetic   = 1/2 sum over cells (f[n] - f[n-1])^2
///   potential = 1/2 k sum over bonds weight * (difference of f[n]) * (difference of f[n-1])
/// Bending stiffness adds 1/2 k bending sum over points (L f[n]) (L f[n-1]) on a string.
///
/// In a medium each bond is multiplied by the factor of k. In a medium of uneven density each
/// kinetic square is divided by that factor instead (see `BondShares`). Walls do not contribute. An
/// impedance end counts with its own mass (see `massAtEnd`). The springs to the surface of
/// impedance walls and moving walls (see `SurfaceCell`) belong to the potential part. Undamped
/// leapfrog conserves the sum, except for losses in dampers. All other schemes use the same sums,
/// for comparison. Infinite if a height is not finite.
struct Energy {
    double kinetic = 0.0;
    double potential = 0.0;
    double total() const { return kinetic + potential; }
};

Energy energyOf(const Wave<float>& wave, const Rule& rule);

/// Returns the energy of integer water. Without damping it is leapfrog with k = 1 / divisor.
Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule);

/// Returns the quadratic form that a scheme multiplies by a constant factor per step, which is its
/// growth. If the powers of a mode are the roots of z^2 - a z + p (see theory/growth.h), the sum
/// over the modes of f[n]^2 - a f[n] f[n-1] + p f[n-1]^2 is multiplied by p = |z|^2 per step at any
/// phase. Since a and p are linear in the eigenvalue it is a sum over cells and bonds, as the
/// energy (for undamped leapfrog twice the energy). Exact for rk4 if both dampings are equal. The
/// delayed scheme has a third root and fluctuates slightly. Negative or zero for waves that creep
/// or burst instead of oscillating (real roots), see `squaredMotionOf`. Infinite if a height is not finite.
double ownEnergyOf(const Wave<float>& wave, const Rule& rule);

/// Returns squared velocities plus k times squared bond differences, averaged over both fields.
/// Never negative, and close to `ownEnergyOf` for long waves. Measures the growth of waves that do
/// not oscillate.
double squaredMotionOf(const Wave<float>& wave, const Rule& rule);
double squaredMotionOf(const Wave<std::int32_t>& wave, const Rule& rule);

/// The energy and the growth measure of a wave, computed in a single pass. The growth measure is
/// `ownEnergyOf` for oscillating waves (never for integer water), otherwise `squaredMotionOf`.
struct EnergyAndStrength {
    Energy energy;
    double strength = 0.0;
};
EnergyAndStrength energyAndStrengthOf(const Wave<float>& wave, const Rule& rule, bool swings);
EnergyAndStrength energyAndStrengthOf(const Wave<std::int32_t>& wave, const Rule& rule, bool swings);

} // namespace seiche
