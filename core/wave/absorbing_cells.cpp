// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/absorbing_cells.h"

#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "wave/nearest_water.h"

#include <algorithm>
#include <cmath>

namespace seiche {

AbsorbingCells::AbsorbingCells(const PoolObjects& objects, std::size_t index, const Grid& grid)
    : m_object(objects[index]), m_wall(std::get<Wall>(m_object.is)), m_shape(absorbingShape(m_wall.shape)),
      m_grid(grid), m_near(vicinityOf(m_object, grid)) {
    if (countOf(m_near) > maxMeasured) {
        double deepest = 0.0;
        forEachDepth([&](int, int, double depth) { deepest = std::max(deepest, depth); });
        m_rim = AbsorbingRim(deepest);
        return;
    }
    m_depth.assign(countOf(m_near), outside);
    if (m_depth.empty()) return;
    const Turn turn(m_object.angle);
    forEachDepth([&](int x, int y, double depth) { m_depth[at(x, y)] = depth; });
    const std::vector<std::uint8_t> water = waterAround(objects, index);
    const bool isAlone = !touchesAny(water);
    if (!isAlone) goOnBeyondCoveredFaces(water, turn);
    double deepest = 0.0;
    for (const double depth : m_depth) deepest = std::max(deepest, depth);
    m_rim = AbsorbingRim(deepest);
    if (!isAlone) measureFrom(water);
}

std::vector<std::uint8_t> AbsorbingCells::waterAround(const PoolObjects& objects, std::size_t index) const {
    std::vector<std::uint8_t> water(m_depth.size(), 0);
    forEachCell([&](int x, int y) {
        const double depth = m_depth[at(x, y)];
        if (depth < 0.0 && depth >= -shell) water[at(x, y)] = isOutermost(m_grid, x, y) ? 2 : 1;
    });
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& other = objects[i];
        if (i == index || !shapeOf(other) || moves(other)) continue;
        const Wall* wall = std::get_if<Wall>(&other.is);
        if (!wall && !hasLand(other)) continue;
        const Turn turn(other.angle);
        const Shape shape = isAbsorbingWall(other) ? absorbingShape(*shapeOf(other)) : *shapeOf(other);
        const Vicinity theirs = vicinityOf(other, m_grid);
        for (int y = std::max(m_near.y0, theirs.y0); y <= std::min(m_near.y1, theirs.y1); ++y)
            for (int x = std::max(m_near.x0, theirs.x0); x <= std::min(m_near.x1, theirs.x1); ++x) {
                if (!water[at(x, y)]) continue;
                const bool isLand = !wall ? isLandCell(other, turn, m_grid, x, y)
                                    : isAbsorbingWall(other)
                                        ? absorbingDepth(other, *wall, shape, turn, m_grid, x, y) >= 0.0
                                        : isBuilt(other, *wall, turn, m_grid, x, y);
                if (isLand) water[at(x, y)] = 0;
            }
    }
    return water;
}

bool AbsorbingCells::touchesAny(const std::vector<std::uint8_t>& water) const {
    bool touches = false;
    forEachCell([&](int x, int y) {
        if (touches || m_depth[at(x, y)] < 0.0) return;
        touches = isOutermost(m_grid, x, y);
        for (int toY = std::max(m_near.y0, y - 1); toY <= std::min(m_near.y1, y + 1); ++toY)
            for (int toX = std::max(m_near.x0, x - 1); toX <= std::min(m_near.x1, x + 1); ++toX)
                touches = touches || (m_depth[at(toX, toY)] < 0.0 && water[at(toX, toY)] != 1);
    });
    return touches;
}

void AbsorbingCells::goOnBeyondCoveredFaces(const std::vector<std::uint8_t>& water, const Turn& turn) {
    if (m_shape.form != Form::Box || m_shape.thickness > 0.0) return;
    const double halfWidth = m_shape.width / 2, halfHeight = m_shape.height / 2;
    bool left = false, right = false, top = false, bottom = false;
    forEachCell([&](int x, int y) {
        if (water[at(x, y)] != 1) return;
        const Spot spot = seenFrom(m_object, turn, x, y);
        const bool isBesideWidth = std::abs(spot.x) <= halfWidth,
                   isBesideHeight = std::abs(spot.y) <= halfHeight;
        left = left || (isBesideHeight && spot.x < -halfWidth);
        right = right || (isBesideHeight && spot.x > halfWidth);
        top = top || (isBesideWidth && spot.y < -halfHeight);
        bottom = bottom || (isBesideWidth && spot.y > halfHeight);
    });
    forEachCell([&](int x, int y) {
        double& depth = m_depth[at(x, y)];
        if (depth < 0.0) return;
        const Spot spot = seenFrom(m_object, turn, x, y);
        depth = covered;
        const auto behind = [&depth](bool isFace, double distance) {
            if (isFace) depth = std::max(0.0, std::min(depth, distance));
        };
        behind(left, spot.x + halfWidth);
        behind(right, halfWidth - spot.x);
        behind(top, spot.y + halfHeight);
        behind(bottom, halfHeight - spot.y);
    });
}

void AbsorbingCells::measureFrom(const std::vector<std::uint8_t>& water) {
    const NearestWater nearest(width(), height(), water);
    const auto bodyNear = [&](int x, int y) { return nearest.bodyNear(x - m_near.x0, y - m_near.y0); };
    std::vector<std::uint8_t> between(m_depth.size(), 0);
    forEachCell([&](int x, int y) {
        double& depth = m_depth[at(x, y)];
        if (depth < 0.0) return;
        if (!nearest.isAny()) {
            depth = covered;
            return;
        }
        // Distance to the water cell, less its own distance to the outline.
        constexpr double maxToOutline = 1.0;
        const NearestWater::Offset offset = nearest.from(x - m_near.x0, y - m_near.y0);
        const double dx = offset.dx, dy = offset.dy;
        const double beside = m_depth[at(x + offset.dx, y + offset.dy)];
        const double fromWater = std::sqrt(dx * dx + dy * dy) + std::max(beside, -maxToOutline);
        constexpr double rounding = 1e-6;
        if (fromWater > depth + rounding) depth = fromWater;
    });
    const auto isRim = [&](int x, int y) {
        return x >= m_near.x0 && x <= m_near.x1 && y >= m_near.y0 && y <= m_near.y1 &&
               m_depth[at(x, y)] >= 0.0 && m_depth[at(x, y)] < m_rim.depth();
    };
    forEachCell([&](int x, int y) {
        if (!isRim(x, y)) return;
        for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}})
            if (isRim(x + dx, y + dy) && bodyNear(x + dx, y + dy) != bodyNear(x, y))
                between[at(x, y)] = between[at(x + dx, y + dy)] = 1;
    });
    for (std::size_t i = 0; i < between.size(); ++i)
        if (between[i]) m_depth[i] = m_rim.depth();
}

} // namespace seiche
