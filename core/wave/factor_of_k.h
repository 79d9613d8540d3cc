// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pool_objects.h"

#include <cstdint>
#include <vector>

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
    friend class FactorOfKNearby;

    struct Placed {
        const PoolObject* object;
        Turn turn;
        double reach; ///< it covers nothing further from its centre
        bool isWall;
        bool canBeSolid; ///< a wall, or a region with land
    };
    template <class Covers>
    double at(const Spot& place, Covers covers) const;

    std::vector<Placed> m_objects; ///< what counts first comes first
};

/// The same numbers for many places of a grid that lie close together, as along rays.
///
/// It remembers which squares of the grid lie wholly inside or outside of shapes with a path, because asking
/// these takes as long as the path has places. Not for several threads at once.
class FactorOfKNearby {
public:
    FactorOfKNearby(const PoolObjects& objects, const Grid& grid);

    double at(const Spot& place);

    /// What all calls together have cost: about one for each place of a path that was looked at, and some for
    /// each call and object. The same on every machine.
    std::int64_t work() const { return m_work; }

private:
    enum class Square : std::uint8_t { Unknown, Inside, Outside, Mixed };
    /// The squares around an object with a path; of any other none.
    struct Squares {
        int side = 0; ///< cells
        int x0 = 0, y0 = 0, across = 0, down = 0;
        std::vector<Square> known;
    };
    bool covers(const FactorOfK::Placed& each, const Spot& place);
    Square squareAt(const FactorOfK::Placed& each, Squares& squares, const Spot& place);

    FactorOfK m_factors;
    std::vector<Squares> m_squares; ///< of `m_factors.m_objects`
    std::int64_t m_work = 0;
};

/// The same for one place.
double factorAt(const PoolObjects& objects, const Spot& place);

} // namespace seiche
