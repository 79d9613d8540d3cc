// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// The end of the spring from a cell to one of its four corners when there may be walls.
///
/// Along a free wall it is mirrored by the wall, as at a free edge of the pool, so that the wall throws waves
/// back upright with every stencil. Seen on squares of 2 x 2 cells: a square half of which is free wall has
/// half the springs of one that its mirror image fills. So no geometry of walls has a larger eigenvalue than
/// the stencil without walls, and every spring is the same seen from both its ends.
enum class CornerSpring {
    ToCorner,
    ToVertical,   ///< mirrored by a free wall on the left or right: leads to the cell above or below
    ToHorizontal, ///< mirrored by a free wall above or below: leads to the cell beside
    ToRest,       ///< stopped where two walls meet at their corners, one of them fixed: leads to height 0
    None          ///< round the corner of a free wall, or through where two meet
};

/// By the stiffnesses (see `Wave::stiffness`) of the corner, of the cell above or below, and of the cell
/// beside.
constexpr CornerSpring cornerSpring(float corner, float vertical, float horizontal) {
    const bool freeVertical = vertical == freeWall, freeHorizontal = horizontal == freeWall;
    if (corner == freeWall) {
        if (freeVertical == freeHorizontal) return CornerSpring::None;
        return freeHorizontal ? CornerSpring::ToVertical : CornerSpring::ToHorizontal;
    }
    if (freeVertical && freeHorizontal) return CornerSpring::None;
    return vertical <= freeWall && horizontal <= freeWall ? CornerSpring::ToRest : CornerSpring::ToCorner;
}

} // namespace seiche
