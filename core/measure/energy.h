// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Energy of a state, in units of (height per step)^2:
///   kinetic   = 1/2 sum over cells (f[n] - f[n-1])^2
///   potential = 1/2 k sum over bonds weight * (difference of f[n]) * (difference of f[n-1])
/// Where cells have a stiffness of their own, each square of the kinetic part is divided by it, and walls take no part.
/// The undamped leapfrog scheme conserves their sum. For the other schemes the same two sums are taken, so that
/// the schemes can be compared. Infinite when a height is not finite.
struct Energy {
    double kinetic = 0.0;
    double potential = 0.0;
    double total() const { return kinetic + potential; }
};

Energy energyOf(const Wave<float>& wave, const Rule& rule);

/// Integer water without damping is the leapfrog scheme with k = 1 / divisor.
Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule);

} // namespace seiche
