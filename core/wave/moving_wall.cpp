// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/moving_wall.h"

#include "wave/deterministic_math.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace seiche {

bool moves(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && canTravel(*wall) && wall->speed > 0.0 && (wall->to.x != object.x || wall->to.y != object.y);
}

bool hasMovingWall(const PoolObjects& objects) { return std::ranges::any_of(objects, moves); }

Spot wallPlaceAt(const PoolObject& object, double seconds) {
    const Spot place{object.x, object.y};
    if (!moves(object)) return place;
    const Wall& wall = std::get<Wall>(object.is);
    const double dx = wall.to.x - place.x, dy = wall.to.y - place.y;
    const double way = std::sqrt(dx * dx + dy * dy);
    const double turns = 2.0 * fractionOf(0.5 * std::max(0.0, seconds) * wall.speed / way);
    const double share = turns <= 1.0 ? turns : 2.0 - turns;
    return {place.x + share * dx, place.y + share * dy};
}

std::size_t maxNodes(const Grid& grid, const PoolObjects& objects) {
    double sum = 0.0;
    for (const PoolObject& object : objects)
        if (moves(object)) sum += std::min(static_cast<double>(grid.cells()), maxCellsAround(object));
    return static_cast<std::size_t>(std::ceil(std::min(sum, 1e15)));
}

PoolObject movedTo(PoolObject object, const Spot& place) {
    object.x = place.x;
    object.y = place.y;
    return object;
}

PoolObjects withoutMovingWalls(const PoolObjects& objects) {
    PoolObjects resting;
    std::ranges::copy_if(objects, std::back_inserter(resting),
                         [](const PoolObject& object) { return !moves(object); });
    return resting;
}

} // namespace seiche
