// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/near_cells.h"
#include "wave/pool_objects.h"

namespace seiche {

// Which cells of a pool belong to an object. `turn` is by its angle. `parts`, if given, are those of its path
// that decide about the cell (see `PathParts`).

bool isAbsorbingWall(const PoolObject& object);

/// Whether it is one of the outermost cells of the pool.
bool isOutermost(const Grid& grid, int x, int y);

/// How deep a place lies inside a wall, in the wall's own coordinates: negative outside and in its openings.
double depthIn(const Wall& wall, const Spot& own, const PathParts* parts = nullptr);

/// Whether a place of the wall's own coordinates belongs to it, and whether a cell does.
bool belongsTo(const Wall& wall, const Spot& own, const PathParts* parts = nullptr);
bool isBuilt(const PoolObject& object, const Wall& wall, const Turn& turn, const Grid& grid, int x, int y,
             const PathParts* parts = nullptr);

/// How deep a cell lies in an absorbing wall with this shape (see `absorbingShape`).
double absorbingDepth(const PoolObject& object, const Wall& wall, const Shape& shape, const Turn& turn,
                      const Grid& grid, int x, int y, const PathParts* parts = nullptr);

/// What the raster of a region multiplies k with at a place of its own coordinates; 0 on land.
double factorOfRaster(const MediumRegion& region, const Spot& own);

/// Whether a place is land of a region with a raster, and whether a cell is.
bool isLand(const PoolObject& object, const MediumRegion& region, const Turn& turn, double x, double y,
            const PathParts* parts = nullptr);
bool isLandCell(const PoolObject& object, const Turn& turn, const Grid& grid, int x, int y,
                const PathParts* parts = nullptr);

} // namespace seiche
