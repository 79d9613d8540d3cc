// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <vector>

namespace seiche {

/// Driving force on a string at one position.
struct DrivingForce {
    double point = 0.0;
    /// Force in units of `forcesAlong`: height gained by all points together, per step squared. The
    /// gain of a step is the sum of all forces.
    double force = 0.0;
    const PoolObject* source = nullptr; ///< from the run's settings; null: the sine drive
};

/// Returns the driving forces on a string at the current step: its sources in order, then its sine
/// drive.
///
/// Transparent sources add to the heights. A held point exerts a force on its neighbours, against
/// their own force. Empty for a pool, for integers and after divergence.
std::vector<DrivingForce> drivingForces(const Simulation& run);

} // namespace seiche
