// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/factor_of_k.h"

#include "wave/material_map.h"

#include <cmath>

namespace seiche {

FactorOfK::FactorOfK(const PoolObjects& objects) {
    for (std::size_t i = objects.size(); i > 0; --i) {
        const PoolObject& object = objects[i - 1];
        const Wall* wall = std::get_if<Wall>(&object.is);
        const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
        if (!region && (!wall || wall->kind == WallKind::Absorbing)) continue;
        constexpr double around = 1.0;
        const bool canBeSolid = wall || (region->raster ? hasLand(object) : !(region->factor > 0.0));
        m_objects.push_back(
            {&object, Turn(object.angle), reachOf(*shapeOf(object)) + around, wall != nullptr, canBeSolid});
    }
}

double FactorOfK::at(const Spot& place) const {
    double factor = 1.0;
    bool isFound = false;
    for (const Placed& each : m_objects) {
        if (isFound && !each.canBeSolid) continue;
        const PoolObject& object = *each.object;
        if (std::abs(place.x - object.x) > each.reach || std::abs(place.y - object.y) > each.reach) continue;
        if (!covers(object, each.turn, place.x, place.y)) continue;
        if (each.isWall) return 0.0;
        const double own = factorInRegion(object, each.turn, place);
        if (own <= 0.0) return 0.0;
        if (!isFound) factor = own;
        isFound = true;
    }
    return factor;
}

double factorAt(const PoolObjects& objects, const Spot& place) { return FactorOfK(objects).at(place); }

} // namespace seiche
