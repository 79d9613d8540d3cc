// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pool_objects.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Factor of k at any position of a pool, in cells. The last region that covers the position
/// counts. 1 outside of all regions, 0 on land and in non-absorbing walls; see `MaterialMap` for
/// the cells.
///
/// Made for many queries: data per object are computed once. The objects must outlive it,
/// unchanged.
class FactorOfK {
public:
    explicit FactorOfK(const PoolObjects& objects);

    double at(const Spot& place) const;

private:
    friend class FactorOfKNearby;

    struct Placed {
        const PoolObject* object;
        Turn turn;
        double reach; ///< radius around the centre that the object covers, cells
        bool isWall;
        bool canBeSolid; ///< true for a wall, or a region with land
    };
    template <class Covers>
    double at(const Spot& place, Covers covers) const;

    std::vector<Placed> m_objects; ///< in order of precedence
};

/// Factor of k at many neighbouring positions of a grid, as along rays.
///
/// Caches which squares of the grid are entirely inside or outside of shapes with a path, because a
/// query takes time proportional to the path length. Not thread-safe.
class FactorOfKNearby {
public:
    FactorOfKNearby(const PoolObjects& objects, const Grid& grid);

    double at(const Spot& place);

    /// Returns the cost of all calls: about 1 per path position, plus a few per call and object.
    /// The cost does not depend on the machine.
    std::int64_t work() const { return m_work; }

private:
    enum class Square : std::uint8_t { Unknown, Inside, Outside, Mixed };
    /// Squares around an object with a path, else empty.
    struct Squares {
        int side = 0; ///< cells
        int x0 = 0, y0 = 0, across = 0, down = 0;
        std::vector<Square> known;
    };
    bool covers(const FactorOfK::Placed& each, const Spot& place);
    Square squareAt(const FactorOfK::Placed& each, Squares& squares, const Spot& place);

    FactorOfK m_factors;
    std::vector<Squares> m_squares; ///< one entry per object of `m_factors.m_objects`
    std::int64_t m_work = 0;
};

/// Returns the factor of k at one position; see `FactorOfK`.
double factorAt(const PoolObjects& objects, const Spot& place);

} // namespace seiche
