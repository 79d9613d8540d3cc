// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/things.h"
#include "wave/wave.h"

namespace seiche {

/// What walls and media make of the cells of a pool.
///
/// A patch multiplies the k of its cells with its factor; cells it covers in part get a mean. Walls go over
/// media, later things over earlier ones. An absorbing wall takes from the velocity of its cells a share that
/// rises with the square of the depth in it, so that a wave has lost 99 % of its height when it comes out
/// behind a wall some 25 cells thick, at the speed of k = 1/2.
struct Basin {
    std::optional<Frame<float>> stiffness; ///< see `Wave`; nothing where there is neither wall nor patch
    std::vector<Loss> losses;              ///< of absorbing walls
};
Basin basinOf(const Grid& grid, const Things& things);

/// Whether the basin of these things has a stiffness, and the most losses it can have.
bool hasStiffness(const Things& things);
std::size_t mostLosses(const Grid& grid, const Things& things);

/// Whether a place (any, in cells) belongs to the wall or patch; openings of a wall do not.
bool covers(const Thing& thing, double x, double y);

/// What the patches at a place (any, in cells) multiply k with; 0 in a wall that is not absorbing.
double factorAt(const Things& things, const Spot& at);

} // namespace seiche
