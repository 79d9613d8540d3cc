// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"
#include "wave/pool_objects.h"
#include "wave/surface_cell.h"

#include <cstddef>
#include <vector>

namespace seiche {

/// The cells in front of the resting impedance walls of a pool with this stiffness, row by row, at rest;
/// `speed` is that of long waves where no region is, cells per step.
std::vector<SurfaceCell> surfaceOf(const Field<float>& stiffness, const PoolObjects& objects, double speed);

/// Gives cells that have been in front of a wall before the stretch they had.
void carryOver(const std::vector<SurfaceCell>& old, std::vector<SurfaceCell>& fresh);

bool hasImpedanceWall(const PoolObjects& objects);
/// No wall has more of them.
std::size_t mostSurfaceCells(const Grid& grid, const PoolObjects& objects);

/// The impedance, in units of the medium's own, that the dashpot of a surface has for the wall's to be Z, where
/// K is the squared speed of long waves in cells per step.
double dashpotOf(double impedance, double squaredSpeed);

/// The direction in which the outline of a wall faces at a place of the pool, of length 1; 0, 0 where it has
/// none.
Spot facing(const PoolObject& wall, double x, double y);

} // namespace seiche
