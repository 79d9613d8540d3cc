// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/near_cells.h"
#include "wave/pool_objects.h"

namespace seiche {

// Functions that assign cells of a pool to objects. `turn`: the object's angle. `parts`: optional
// path parts that determine the depth of the cell (see `PathParts`).

bool isAbsorbingWall(const PoolObject& object);

/// Returns whether a cell is at the pool's edge.
bool isOutermost(const Grid& grid, int x, int y);

/// Returns the depth of a position inside a wall, in the wall's own coordinates. Negative outside
/// and in its openings.
double depthIn(const Wall& wall, const Spot& own, const PathParts* parts = nullptr);

/// Report whether a position in the wall's own coordinates, or a cell, belongs to the wall.
bool belongsTo(const Wall& wall, const Spot& own, const PathParts* parts = nullptr);
bool isBuilt(const PoolObject& object, const Wall& wall, const Turn& turn, const Grid& grid, int x, int y,
             const PathParts* parts = nullptr);

/// Returns the depth of a cell in an absorbing wall with this shape (see `absorbingShape`).
double absorbingDepth(const PoolObject& object, const Wall& wall, const Shape& shape, const Turn& turn,
                      const Grid& grid, int x, int y, const PathParts* parts = nullptr);

/// Returns the factor of k from a region's raster, at a position in its own coordinates. 0 on land.
double factorOfRaster(const MediumRegion& region, const Spot& own);

/// Report whether a position, or a cell, is land of a region with a raster.
bool isLand(const PoolObject& object, const MediumRegion& region, const Turn& turn, double x, double y,
            const PathParts* parts = nullptr);
bool isLandCell(const PoolObject& object, const Turn& turn, const Grid& grid, int x, int y,
                const PathParts* parts = nullptr);

} // namespace seiche
