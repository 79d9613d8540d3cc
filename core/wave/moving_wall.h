// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pool_objects.h"

#include <cstddef>

namespace seiche {

/// Returns whether the object is a moving wall.
bool moves(const PoolObject& object);
bool hasMovingWall(const PoolObjects& objects);

/// Returns the position of a moving wall at this second of the run, starting from its own position
/// at second 0. The own position of any other object.
Spot wallPlaceAt(const PoolObject& object, double seconds);

/// Returns the object, moved to this position.
PoolObject movedTo(PoolObject object, const Spot& place);

/// Returns the maximum number of surface nodes (see `SurfaceNode`).
std::size_t maxNodes(const Grid& grid, const PoolObjects& objects);

/// Returns all objects except for the moving walls.
PoolObjects withoutMovingWalls(const PoolObjects& objects);

} // namespace seiche
