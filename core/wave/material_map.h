// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/wave.h"

namespace seiche {

/// Effect of walls and regions on the cells of a pool, or of regions on the points of a string.
///
/// A region multiplies k by its factor; partly covered cells get a mean. Land in a region's raster
/// is a free wall. Walls override regions, later objects override earlier ones. An absorbing wall
/// is a free wall behind a layer of cells that lose velocity, matched to the local speed of long
/// waves (see `AbsorbingRim`). It has no layer on a face that meets a side of the pool or another
/// wall. An impedance wall is a free wall with dampers (see `SurfaceCell`). Moving walls are taken
/// at their initial position.
struct MaterialMap {
    std::optional<Field<float>> stiffness; ///< see `Wave`; empty without walls and regions
    std::vector<SpongeCell> sponge;        ///< cells of absorbing walls
    std::vector<SurfaceCell> surface;      ///< cells in front of impedance walls
};
/// Computes the map. `speed`: long waves outside of all regions, cells per step; used by absorbing
/// and impedance walls only.
MaterialMap materialMapOf(const Grid& grid, SceneKind scene, const PoolObjects& objects, double speed = 0.0);

/// Returns the cells of absorbing walls in a pool.
std::vector<SpongeCell> spongeOf(const Field<float>& stiffness, const PoolObjects& objects, double speed);

/// Report whether the map of these objects has a stiffness, whether it depends on the wave speed,
/// and its maximum number of sponge cells.
bool hasStiffness(const PoolObjects& objects);
bool hasAbsorbingWall(const PoolObjects& objects);
std::size_t maxSpongeCells(const Grid& grid, const PoolObjects& objects);
/// Returns the temporary memory for building absorbing walls, in bytes.
std::size_t bytesToBuildAbsorbingWalls(const Grid& grid, const PoolObjects& objects);

/// Returns the stiffness of a cell.
float stiffnessOfCell(const Grid& grid, SceneKind scene, const PoolObjects& objects, int x, int y);

/// Returns whether a cell belongs to this wall (or to the outline of an absorbing wall), regardless
/// of other objects.
bool isBuiltAt(const PoolObject& wall, const Grid& grid, int x, int y);

/// Returns the depth of a position inside a wall, in cells. Negative outside and in its openings.
double depthInWall(const PoolObject& wall, const Turn& turn, double x, double y);

/// Returns the maximum number of cells along an object's outline, both sides.
double maxCellsAround(const PoolObject& object);

/// Returns whether a position (any, in cells) belongs to the wall or region. Openings of a wall do
/// not. `turn`: the object's angle.
bool covers(const PoolObject& object, const Turn& turn, double x, double y);
bool covers(const PoolObject& object, double x, double y);

/// Report whether a region has land, and whether a position (any, in cells) is land.
bool hasLand(const PoolObject& object);
bool isLandAt(const PoolObject& object, const Turn& turn, double x, double y);
bool isLandAt(const PoolObject& object, double x, double y);

/// Returns the factor of k in a region, at a position that it covers. 0 on land. See `FactorOfK`
/// for all regions.
double factorInRegion(const PoolObject& object, const Turn& turn, const Spot& at);

} // namespace seiche
