// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

namespace seiche {

/// What the regions of a pool multiply k with at any place, in cells: the last one that covers it counts; 1
/// where none does, 0 on land and in a wall that is not absorbing. What cells make of it says `MaterialMap`.
///
/// For asking at many places: what it needs of each object is reckoned once. The objects must outlive it and
/// stay where they are.
class FactorOfK {
public:
    explicit FactorOfK(const PoolObjects& objects);

    double at(const Spot& place) const;

private:
    struct Placed {
        const PoolObject* object;
        Turn turn;
        double reach; ///< it covers nothing further from its centre
        bool isWall;
        bool canBeSolid; ///< a wall, or a region with land
    };
    std::vector<Placed> m_objects; ///< what counts first comes first
};

/// The same for one place.
double factorAt(const PoolObjects& objects, const Spot& place);

} // namespace seiche
