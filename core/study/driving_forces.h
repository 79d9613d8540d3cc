// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <vector>

namespace seiche {

/// What drives a string at one place.
struct DrivingForce {
    double point = 0.0;
    /// Heights that the points of the string together gain by it per step and step, as of `forcesAlong`: what
    /// they gain in a step is the sum of all forces.
    double force = 0.0;
    const PoolObject* source = nullptr; ///< of the run's settings; null: the sine drive
};

/// The driving forces on a string at the present frame, of its sources in their order and of its sine drive.
///
/// What waves go through adds to the heights; what holds a point pulls at its neighbours, against their own
/// pull. None of a pool, of integers, and of a run that has diverged.
std::vector<DrivingForce> drivingForces(const Simulation& run);

} // namespace seiche
