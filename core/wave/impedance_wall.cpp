// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/impedance_wall.h"

#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "wave/near_cells.h"
#include "wave/object_cells.h"
#include "wave/wave.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace seiche {

namespace {

bool isRestingImpedance(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && wall->kind == WallKind::Impedance && wall->impedance > 0.0 && !moves(object);
}

// Returns whether no later wall covers this cell.
bool isTopmost(const PoolObjects& objects, std::size_t index, const Grid& grid, int x, int y) {
    for (std::size_t later = index + 1; later < objects.size(); ++later)
        if (std::holds_alternative<Wall>(objects[later].is) && !moves(objects[later]) &&
            isBuiltAt(objects[later], grid, x, y))
            return false;
    return true;
}

double shareOfFace(const PoolObject& wall, int x, int y, int dx, int dy) {
    const Spot normal = facing(wall, x + 0.5 * dx, y + 0.5 * dy);
    if (normal.x == 0.0 && normal.y == 0.0) return 1.0;
    return std::abs(normal.x * dx + normal.y * dy);
}

bool comesBefore(const SurfaceCell& a, const SurfaceCell& b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }

constexpr double sineAt12Cells = 0.25881904510252074; // sine of half the phase angle per cell

} // namespace

double damperImpedanceOf(double impedance, double squaredSpeed) {
    constexpr double square = sineAt12Cells * sineAt12Cells;
    const double cosines = std::sqrt((1.0 - square) * std::max(0.25, 1.0 - square * squaredSpeed));
    return impedance / std::sqrt(cosines);
}

Spot facing(const PoolObject& wall, double x, double y) {
    constexpr double little = 0.25;
    const Shape& shape = *shapeOf(wall);
    const Turn turn(wall.angle);
    const auto depth = [&](double ox, double oy) {
        const Spot own = turn.back({ox - wall.x, oy - wall.y});
        return depthInside(shape, own.x, own.y);
    };
    const double dx = depth(x - little, y) - depth(x + little, y);
    const double dy = depth(x, y - little) - depth(x, y + little);
    const double length = std::sqrt(dx * dx + dy * dy);
    if (!(length > 1e-3)) return {};
    return {dx / length, dy / length};
}

bool hasImpedanceWall(const PoolObjects& objects) { return std::ranges::any_of(objects, isRestingImpedance); }

std::size_t maxSurfaceCells(const Grid& grid, const PoolObjects& objects) {
    double sum = 0.0;
    for (const PoolObject& object : objects) {
        if (!isRestingImpedance(object)) continue;
        sum += std::min(static_cast<double>(grid.cells()), maxCellsAround(object));
    }
    return static_cast<std::size_t>(std::ceil(std::min(sum, 1e15)));
}

std::vector<SurfaceCell> surfaceOf(const Field<float>& stiffness, const PoolObjects& objects, double speed) {
    std::vector<SurfaceCell> faces;
    if (!(speed > 0.0)) return faces;
    const Grid& grid = stiffness.grid();
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& object = objects[i];
        if (!isRestingImpedance(object)) continue;
        const Wall& wall = std::get<Wall>(object.is);
        const Turn turn(object.angle);
        forEachNear(object, wall.shape, grid, [&](int x, int y, const ShapeNear& near) {
            if (stiffness.at(x, y) != freeWall || !isBuilt(object, wall, turn, grid, x, y, near.parts.get()))
                return;
            bool isKnown = false;
            constexpr std::array<std::array<int, 2>, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
            for (const auto& [dx, dy] : sides) {
                const int toX = x + dx, toY = y + dy;
                if (toX < 0 || toX >= grid.width || toY < 0 || toY >= grid.height) continue;
                const double factor = stiffness.at(toX, toY);
                if (!(factor > 0.0)) continue;
                if (!isKnown && !isTopmost(objects, i, grid, x, y)) return;
                isKnown = true;
                const double share = shareOfFace(object, x, y, dx, dy);
                if (!(share > 1e-3)) continue;
                const double square = speed * speed * factor;
                const double impedance = damperImpedanceOf(wall.impedance, square);
                SurfaceCell& face = faces.emplace_back();
                face.x = toX;
                face.y = toY;
                face.quarter = static_cast<float>(0.5 * share * square);
                face.yielding = static_cast<float>(std::min(std::sqrt(square) / impedance, 1e6));
            }
        });
    }
    std::ranges::stable_sort(faces, comesBefore);
    std::vector<SurfaceCell> cells;
    for (const SurfaceCell& face : faces) {
        if (!cells.empty() && cells.back().x == face.x && cells.back().y == face.y)
            cells.back().quarter += face.quarter;
        else cells.push_back(face);
    }
    for (SurfaceCell& cell : cells) cell.gain = 1.0f / (1.0f + cell.yielding + cell.quarter);
    return cells;
}

void carryOver(const std::vector<SurfaceCell>& old, std::vector<SurfaceCell>& fresh) {
    auto from = old.begin();
    for (SurfaceCell& cell : fresh) {
        while (from != old.end() && comesBefore(*from, cell)) ++from;
        if (from == old.end()) return;
        if (from->x != cell.x || from->y != cell.y) continue;
        cell.stretch = from->stretch;
        cell.earlier = from->earlier;
    }
}

} // namespace seiche
