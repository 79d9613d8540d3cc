// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pool_objects.h"

#include <cstddef>

namespace seiche {

/// Whether it is a wall that moves to and fro.
bool moves(const PoolObject& object);
bool hasMovingWall(const PoolObjects& objects);

/// Where a moving wall is at this second of the run: it sets out from its place at second 0. The place of any
/// other object.
Spot wallPlaceAt(const PoolObject& object, double seconds);

/// The object as it stands then.
PoolObject movedTo(PoolObject object, const Spot& place);

/// No moving walls have more cells in front of them (see `SurfaceNode`).
std::size_t mostNodes(const Grid& grid, const PoolObjects& objects);

/// All but the moving walls.
PoolObjects withoutMovingWalls(const PoolObjects& objects);

} // namespace seiche
