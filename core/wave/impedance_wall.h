// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"
#include "wave/pool_objects.h"
#include "wave/surface_cell.h"

#include <cstddef>
#include <vector>

namespace seiche {

/// Returns the cells, at rest, in front of the stationary impedance walls of a pool, row by row.
/// `speed`: long waves outside of all regions, cells per step.
std::vector<SurfaceCell> surfaceOf(const Field<float>& stiffness, const PoolObjects& objects, double speed);

/// Copies the stretch of cells that existed before.
void carryOver(const std::vector<SurfaceCell>& old, std::vector<SurfaceCell>& fresh);

bool hasImpedanceWall(const PoolObjects& objects);
/// Returns the maximum number of surface cells.
std::size_t maxSurfaceCells(const Grid& grid, const PoolObjects& objects);

/// Returns the damper impedance, in units of the medium, that gives the wall the impedance Z.
/// `squaredSpeed`: K, the squared speed of long waves in cells per step.
double damperImpedanceOf(double impedance, double squaredSpeed);

/// Returns the outward unit normal of a wall's outline. (0, 0) if undefined.
Spot facing(const PoolObject& wall, double x, double y);

} // namespace seiche
