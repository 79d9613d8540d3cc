// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/wave.h"

namespace seiche {

/// What walls and media do to the cells of a pool.
///
/// A region multiplies the k of its cells with its factor; cells it covers in part get a mean. Walls go over
/// media, later objects over earlier ones. An absorbing wall takes from the velocity of its cells a share that
/// rises with the square of the depth in it, so that a wave has lost 99 % of its height when it comes out
/// behind a wall some 25 cells thick, at the speed of k = 1/2.
struct MaterialMap {
    std::optional<Field<float>> stiffness; ///< see `Wave`; nothing without walls and regions
    std::vector<SpongeCell> sponge;        ///< of absorbing walls
};
MaterialMap materialMapOf(const Grid& grid, const PoolObjects& objects);

/// Whether the map of these objects has a stiffness, and the most sponge cells it can have.
bool hasStiffness(const PoolObjects& objects);
std::size_t mostSpongeCells(const Grid& grid, const PoolObjects& objects);

/// Whether a place (any, in cells) belongs to the wall or region; openings of a wall do not.
bool covers(const PoolObject& object, double x, double y);

/// What the regions at a place (any, in cells) multiply k with; 0 in a wall that is not absorbing.
double factorAt(const PoolObjects& objects, const Spot& at);

} // namespace seiche
