// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// Motion of string points, one value each. Empty for pools.

/// Returns the acceleration of each point by its neighbours, in displacement per step squared
/// without damping: k times the second difference times the factor of the medium (see
/// `BondShares`), minus bending (see `Rule::bending`). 0 at held ends. Free ends and dampers have
/// no outer neighbour.
std::vector<float> forcesAlong(const Wave<float>& wave, const Rule& rule);
std::vector<float> forcesAlong(const Wave<std::int32_t>& wave, const Rule& rule);
/// Returns the acceleration of a point, held or not, by its existing neighbours. No force acts from
/// beyond an end. Excludes bending at an end.
double forceOfNeighbours(const Wave<float>& wave, const Rule& rule, int point);

/// Returns the velocities in displacement per step at the current step. f[n] - f[n-1] is the
/// velocity half a step earlier, so half a step of acceleration is added (except for Runge-Kutta,
/// see run/velocity_alignment.h). Exact for constant acceleration.
std::vector<float> velocitiesAlong(const Wave<float>& wave, const Rule& rule);
std::vector<float> velocitiesAlong(const Wave<std::int32_t>& wave, const Rule& rule);

} // namespace seiche
