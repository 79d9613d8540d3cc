// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// How the points of a string move, one value per point. Empty for a pool.

/// The heights that the neighbours' pull makes a point gain per step and step: k times the second difference,
/// with what a medium multiplies it with (see `BondShares`), and what bending takes off (see `Rule::bending`),
/// as a step without damping adds it. At an end that is held 0; a free end and a dashpot have no neighbour
/// outside.
std::vector<float> forcesAlong(const Wave<float>& wave, const Rule& rule);
std::vector<float> forcesAlong(const Wave<std::int32_t>& wave, const Rule& rule);
/// The same at one point of the string, held or not, from those neighbours that there are: beyond an end
/// nothing pulls. At an end without what bending takes off.
double forceOfNeighbours(const Wave<float>& wave, const Rule& rule, int point);

/// Heights gained per step, at the moment of the present frame. f[n] - f[n-1] is the velocity half a step
/// before it, so that half a step's force is added (but for Runge-Kutta, see run/same_moment.h); exact for a
/// motion that accelerates evenly.
std::vector<float> velocitiesAlong(const Wave<float>& wave, const Rule& rule);
std::vector<float> velocitiesAlong(const Wave<std::int32_t>& wave, const Rule& rule);

} // namespace seiche
