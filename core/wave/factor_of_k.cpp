// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/factor_of_k.h"

#include "wave/material_map.h"

#include <algorithm>
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

template <class Covers>
double FactorOfK::at(const Spot& place, Covers covers) const {
    double factor = 1.0;
    bool isFound = false;
    for (const Placed& each : m_objects) {
        if (isFound && !each.canBeSolid) continue;
        const PoolObject& object = *each.object;
        if (std::abs(place.x - object.x) > each.reach || std::abs(place.y - object.y) > each.reach) continue;
        if (!covers(each)) continue;
        if (each.isWall) return 0.0;
        const double own = factorInRegion(object, each.turn, place);
        if (own <= 0.0) return 0.0;
        if (!isFound) factor = own;
        isFound = true;
    }
    return factor;
}

double FactorOfK::at(const Spot& place) const {
    return at(place, [&](const Placed& each) { return covers(*each.object, each.turn, place.x, place.y); });
}

FactorOfKNearby::FactorOfKNearby(const PoolObjects& objects, const Grid& grid)
    : m_factors(objects), m_squares(m_factors.m_objects.size()) {
    constexpr double max = 16'384.0; // squares per object
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        const FactorOfK::Placed& each = m_factors.m_objects[i];
        if (!followsPath(shapeOf(*each.object)->form)) continue;
        const auto bounded = [&](double at, int size) {
            return static_cast<int>(std::clamp(at, 0.0, size - 1.0));
        };
        const int x0 = bounded(std::floor(each.object->x - each.reach), grid.width),
                  x1 = bounded(std::ceil(each.object->x + each.reach), grid.width),
                  y0 = bounded(std::floor(each.object->y - each.reach), grid.height),
                  y1 = bounded(std::ceil(each.object->y + each.reach), grid.height);
        Squares& squares = m_squares[i];
        squares = {8, x0, y0, 0, 0, {}};
        const auto count = [&] {
            squares.across = (x1 - x0) / squares.side + 1;
            squares.down = (y1 - y0) / squares.side + 1;
            return double(squares.across) * squares.down;
        };
        while (count() > max) squares.side *= 2;
        squares.known.assign(static_cast<std::size_t>(count()), Square::Unknown);
    }
}

FactorOfKNearby::Square FactorOfKNearby::squareAt(const FactorOfK::Placed& each, Squares& squares,
                                                  const Spot& place) {
    const double x = std::floor((place.x - squares.x0) / squares.side),
                 y = std::floor((place.y - squares.y0) / squares.side);
    if (!(x >= 0.0 && y >= 0.0 && x < squares.across && y < squares.down)) return Square::Mixed;
    Square& known = squares.known[static_cast<std::size_t>(y) * static_cast<std::size_t>(squares.across) +
                                  static_cast<std::size_t>(x)];
    if (known != Square::Unknown) return known;
    const Shape& shape = *shapeOf(*each.object);
    const Spot middle = each.turn.back({squares.x0 + (x + 0.5) * squares.side - each.object->x,
                                        squares.y0 + (y + 0.5) * squares.side - each.object->y});
    m_work += static_cast<std::int64_t>(shape.path.size());
    const double depth = depthInside(shape, middle.x, middle.y);
    const double reach = 0.75 * squares.side; // more than the distance to its corners
    known = depth > reach ? Square::Inside : depth < -reach ? Square::Outside : Square::Mixed;
    return known;
}

bool FactorOfKNearby::covers(const FactorOfK::Placed& each, const Spot& place) {
    Squares& squares = m_squares[static_cast<std::size_t>(&each - m_factors.m_objects.data())];
    if (!squares.known.empty()) {
        const Square square = squareAt(each, squares, place);
        if (square != Square::Mixed) return square == Square::Inside;
        m_work += static_cast<std::int64_t>(shapeOf(*each.object)->path.size());
    }
    return seiche::covers(*each.object, each.turn, place.x, place.y);
}

double FactorOfKNearby::at(const Spot& place) {
    m_work += 3 + static_cast<std::int64_t>(m_squares.size() / 4);
    return m_factors.at(place, [&](const FactorOfK::Placed& each) {
        if (!covers(each, place)) return false;
        // A factor that varies along a path depends on all positions.
        const MediumRegion* region = std::get_if<MediumRegion>(&each.object->is);
        if (region && (region->factorTo > 0.0 || region->raster))
            m_work += static_cast<std::int64_t>(region->shape.path.size());
        return true;
    });
}

double factorAt(const PoolObjects& objects, const Spot& place) { return FactorOfK(objects).at(place); }

} // namespace seiche
