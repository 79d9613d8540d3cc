// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/wave.h"

namespace seiche {

/// What walls and media do to the cells of a pool, and media to the points of a string.
///
/// A region multiplies the k of its cells with its factor; cells it covers in part get a mean. The land of a
/// region with a raster is a free wall. Walls go over media, later objects over earlier ones. An absorbing wall
/// is a free wall behind a rim of cells that lose velocity (see `AbsorbingRim`), as suits the speed of long
/// waves there; where it reaches a side of the pool or another wall it has no rim. An impedance wall is a free
/// wall with dashpots (see `SurfaceCell`). Walls that move stand at their place.
struct MaterialMap {
    std::optional<Field<float>> stiffness; ///< see `Wave`; nothing without walls and regions
    std::vector<SpongeCell> sponge;        ///< of absorbing walls
    std::vector<SurfaceCell> surface;      ///< of impedance walls
};
/// `speed`: that of long waves where no region is, cells per step; it matters to absorbing and impedance walls
/// only.
MaterialMap materialMapOf(const Grid& grid, SceneKind scene, const PoolObjects& objects, double speed = 0.0);

/// The cells of absorbing walls in a pool with this stiffness.
std::vector<SpongeCell> spongeOf(const Field<float>& stiffness, const PoolObjects& objects, double speed);

/// Whether the map of these objects has a stiffness, whether it depends on the speed of waves, and the most
/// sponge cells it can have.
bool hasStiffness(const PoolObjects& objects);
bool hasAbsorbingWall(const PoolObjects& objects);
std::size_t mostSpongeCells(const Grid& grid, const PoolObjects& objects);
/// The memory that is used for a moment to find the cells of absorbing walls.
std::size_t bytesToBuildAbsorbingWalls(const Grid& grid, const PoolObjects& objects);

/// What a cell would have for a stiffness there.
float stiffnessOfCell(const Grid& grid, SceneKind scene, const PoolObjects& objects, int x, int y);

/// Whether a cell belongs to this wall, whichever other objects are there; of an absorbing one to its outline.
bool isBuiltAt(const PoolObject& wall, const Grid& grid, int x, int y);

/// How deep a place of the pool lies inside a wall: negative outside and in its openings.
double depthInWall(const PoolObject& wall, const Turn& turn, double x, double y);

/// How many cells can lie along the outline of an outlined object, inside or outside, at most.
double mostCellsAround(const PoolObject& object);

/// Whether a place (any, in cells) belongs to the wall or region; openings of a wall do not. `turn`: by the
/// object's angle.
bool covers(const PoolObject& object, const Turn& turn, double x, double y);
bool covers(const PoolObject& object, double x, double y);

/// Whether a region has land, and whether a place (any, in cells) is land of it.
bool hasLand(const PoolObject& object);
bool isLandAt(const PoolObject& object, const Turn& turn, double x, double y);
bool isLandAt(const PoolObject& object, double x, double y);

/// What a region multiplies k with at a place that it covers; 0 on land. See `FactorOfK` for all of them.
double factorInRegion(const PoolObject& object, const Turn& turn, const Spot& at);

} // namespace seiche
