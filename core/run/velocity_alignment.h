// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/hold.h"
#include "wave/wave.h"

#include <span>

namespace seiche {

/// The time of a velocity. f[n] - f[n-1] is, to second order, the velocity half a step before step
/// n. Runge-Kutta schemes use it as the velocity at step n. A change between the two kinds of
/// scheme must add the acceleration of that half step, v += steps * k L f. Otherwise they stay half
/// a step apart, a first-order error.

/// Returns the number of steps by which the velocity of `to` is later than that of `from`: 0, 1/2
/// or -1/2.
constexpr double stepsAhead(Scheme from, Scheme to) {
    return 0.5 * (infoOf(to).isRungeKutta - infoOf(from).isRungeKutta);
}

/// Shifts the velocity by `steps` in time. Costs a step and a temporary copy of the wave.
void moveVelocity(Wave<float>& wave, const Rule& rule, double steps);

/// Shifts the velocity of some cells (released holds).
void moveVelocity(Wave<float>& wave, const Rule& rule, double steps, std::span<const HeldCell> cells);

/// Applies a pulse and shifts its velocity by `steps`.
void applyPullAhead(Wave<float>& wave, const Rule& rule, const Pull& pull, double steps);

} // namespace seiche
