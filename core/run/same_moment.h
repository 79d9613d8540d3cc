// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/hold.h"
#include "wave/wave.h"

#include <span>

namespace seiche {

/// The moment of a velocity. f[n] - f[n-1] is, to second order, the velocity half a step before frame n.
/// Runge-Kutta reads it as the velocity at frame n. Whoever takes a state over from the other kind of scheme
/// adds what the springs do to the velocity in that half step, v += steps * k L f, or the two are half a step
/// apart for ever: an error of first order between schemes of second and fourth.

/// By how many steps the velocity of `to` belongs to a later moment than that of `from`: 0, 1/2 or -1/2.
constexpr double stepsAhead(Scheme from, Scheme to) {
    return 0.5 * (infoOf(to).isRungeKutta - infoOf(from).isRungeKutta);
}

/// Takes the velocity to the moment `steps` later. Costs one step, and a copy of the wave for so long.
void moveVelocity(Wave<float>& wave, const Rule& rule, double steps);

/// The same for some cells only: those that a hold lets go from rest.
void moveVelocity(Wave<float>& wave, const Rule& rule, double steps, std::span<const HeldCell> cells);

/// `applyPull`, with the velocity it gives taken to the moment `steps` later.
void applyPullAhead(Wave<float>& wave, const Rule& rule, const Pull& pull, double steps);

} // namespace seiche
