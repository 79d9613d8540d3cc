// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Target of the diagonal spring of a cell, in the presence of walls.
///
/// A free wall mirrors the spring, as a free edge of the pool does, so that it reflects waves
/// upright with every stencil. A square of 2 x 2 cells, half of it free wall, has half the springs
/// of a square filled by its mirror image. So no arrangement of walls has a larger eigenvalue than
/// the stencil alone, and all springs are symmetric.
enum class CornerSpring {
    ToCorner,
    ToVertical,   ///< mirrored by a free wall beside: ends at the cell above or below
    ToHorizontal, ///< mirrored by a free wall above or below: ends beside
    ToRest,       ///< blocked by two walls touching at a corner, one fixed: ends at height 0
    None          ///< round a free wall's corner, or between two that touch
};

/// Returns the target of a spring from the stiffnesses (see `Wave::stiffness`) of the corner cell,
/// the vertical and the horizontal neighbour.
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
