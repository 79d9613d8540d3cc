// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/material_map.h"

#include "wave/absorbing_cells.h"
#include "wave/expects.h"
#include "wave/impedance_wall.h"
#include "wave/moving_wall.h"
#include "wave/near_cells.h"
#include "wave/nearest_water.h"
#include "wave/object_cells.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

double factorAt(const MediumRegion& region, const Spot& spot) {
    if (region.raster) return factorOfRaster(region, spot);
    if (region.factorTo <= 0.0) return region.factor;
    double left = -region.shape.width / 2, width = region.shape.width;
    if (followsPath(region.shape.form) && !region.shape.path.empty()) {
        const Extent& around = region.shape.path.rectangle();
        left = around.left;
        width = std::max(around.right - around.left, 1.0);
    }
    const double share = std::clamp((spot.x - left) / width, 0.0, 1.0);
    return region.factor + share * (region.factorTo - region.factor);
}

// Returns whether a cell at this centre, in the shape's own coordinates, cannot touch the bounding
// box.
bool isBesideBox(const Shape& shape, const Spot& middle) {
    constexpr double cell = 1.0; // more than half a diagonal
    return std::abs(middle.x) > std::max(shape.width, minLineThickness) / 2 + cell ||
           std::abs(middle.y) > std::max(shape.height, minLineThickness) / 2 + cell;
}

// Returns the stiffness of a cell, mixed if partly covered.
float spreadInto(float before, const PoolObject& object, const MediumRegion& region, const Turn& turn,
                 SceneKind scene, int x, int y, const ShapeNear& near) {
    constexpr int samples = 4;                               // per axis of a cell
    const int rows = scene == SceneKind::Pool ? samples : 1; // points of a string have no extent in y
    const auto isInside = [&](int i, int j) {
        const double dx = (i + 0.5) / samples - 0.5, dy = (j + 0.5) / rows - 0.5;
        return near.depth(seenFrom(object, turn, x + dx, y + dy)) >= 0.0;
    };
    // Only the few cells at the outline need sampling.
    const auto isWhole = [&] {
        return isConvex(region.shape) && isInside(0, 0) && isInside(samples - 1, 0) && isInside(0, rows - 1) &&
               isInside(samples - 1, rows - 1);
    };
    bool isAll = near.isInside;
    if (!isAll) {
        constexpr double toCorner = 0.75; // cell centre to corner, with a margin
        const Spot middle = seenFrom(object, turn, x, y);
        if (hasExactDepth(region.shape)) {
            const double depth = near.depth(middle);
            if (depth < -toCorner) return before;
            isAll = depth > toCorner;
        } else {
            if (isConvex(region.shape) && isBesideBox(region.shape, middle)) return before;
            isAll = isWhole();
        }
    }
    int inside = isAll ? rows * samples : 0;
    if (!isAll)
        for (int j = 0; j < rows; ++j)
            for (int i = 0; i < samples; ++i)
                if (isInside(i, j)) ++inside;
    if (inside == 0) return before;
    const double share = inside / double(rows * samples);
    const double around = before;
    const double factor = factorAt(region, seenFrom(object, turn, x, y));
    if (factor <= 0.0) return before; // land, see `buildLand`
    return static_cast<float>(around + share * (factor - around));
}

void spread(const PoolObject& object, const MediumRegion& region, Field<float>& stiffness) {
    const SceneKind scene = stiffness.ghostRows() > 0 ? SceneKind::Pool : SceneKind::String;
    const Turn turn(object.angle);
    forEachNear(object, region.shape, stiffness.grid(), [&](int x, int y, const ShapeNear& near) {
        stiffness.at(x, y) = spreadInto(stiffness.at(x, y), object, region, turn, scene, x, y, near);
    });
}

void buildLand(const PoolObject& object, Field<float>& stiffness) {
    const Turn turn(object.angle);
    forEachNear(object, *shapeOf(object), stiffness.grid(), [&](int x, int y, const ShapeNear& near) {
        if (isLandCell(object, turn, stiffness.grid(), x, y, near.parts.get())) stiffness.at(x, y) = freeWall;
    });
}

float stiffnessOf(const Wall& wall) { return wall.kind == WallKind::Fixed ? fixedWall : freeWall; }

void build(const PoolObject& object, const Wall& wall, Field<float>& stiffness) {
    const Turn turn(object.angle);
    const bool isWhole = wall.shape.form != Form::Cavity && wall.slits <= 0;
    forEachNear(object, wall.shape, stiffness.grid(), [&](int x, int y, const ShapeNear& near) {
        if ((near.isInside && isWhole) || isBuilt(object, wall, turn, stiffness.grid(), x, y, near.parts.get()))
            stiffness.at(x, y) = stiffnessOf(wall);
    });
}

void buildCore(const PoolObjects& objects, std::size_t index, Field<float>& stiffness) {
    AbsorbingCells(objects, index, stiffness.grid()).forEach([&](int x, int y, double, bool isCore) {
        if (isCore) stiffness.at(x, y) = freeWall;
    });
}

} // namespace

bool hasStiffness(const PoolObjects& objects) {
    const ForEachKind changesStiffness{
        [](const Wall&) { return true; }, [](const MediumRegion&) { return true; },
        [](const Source&) { return false; }, [](const Instrument&) { return false; }};
    return std::ranges::any_of(
        objects, [&](const PoolObject& object) { return std::visit(changesStiffness, object.is); });
}

std::size_t maxSpongeCells(const Grid& grid, const PoolObjects& objects) {
    double sum = 0.0;
    for (const PoolObject& object : objects) {
        if (!isAbsorbingWall(object)) continue;
        const Vicinity near = vicinityOf(object, grid);
        const double cells = near.cells();
        sum += std::min(cells, maxCellsOf(absorbingShape(*shapeOf(object))));
    }
    return static_cast<std::size_t>(std::ceil(std::min(sum, 1e15)));
}

std::size_t bytesToBuildAbsorbingWalls(const Grid& grid, const PoolObjects& objects) {
    // Depth, three marks and nearest water per cell.
    constexpr std::size_t perCell = sizeof(double) + 3 + NearestWater::bytesPerCell;
    double max = 0.0;
    for (const PoolObject& object : objects) {
        if (!isAbsorbingWall(object)) continue;
        const Vicinity near = vicinityOf(object, grid);
        const double cells = near.cells();
        if (cells <= static_cast<double>(AbsorbingCells::maxMeasured)) max = std::max(max, cells);
    }
    return static_cast<std::size_t>(max) * perCell;
}

bool hasAbsorbingWall(const PoolObjects& objects) { return std::ranges::any_of(objects, isAbsorbingWall); }

std::vector<SpongeCell> spongeOf(const Field<float>& stiffness, const PoolObjects& objects, double speed) {
    std::vector<SpongeCell> sponge;
    if (!(speed > 0.0)) return sponge;
    // A growing vector would temporarily need twice the memory.
    sponge.reserve(maxSpongeCells(stiffness.grid(), objects));
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!isAbsorbingWall(objects[i])) continue;
        const AbsorbingCells cells(objects, i, stiffness.grid());
        cells.forEach([&](int x, int y, double depth, bool isCore) {
            const double factor = stiffness.at(x, y);
            if (isCore || !(factor > 0.0)) return;
            const double share = cells.rim().shareAt(depth, speed * std::sqrt(factor));
            if (share > 0.0) sponge.push_back({x, y, static_cast<float>(share)});
        });
    }
    return sponge;
}

MaterialMap materialMapOf(const Grid& grid, SceneKind scene, const PoolObjects& objects, double speed) {
    MaterialMap materials;
    const auto stiffness = [&]() -> Field<float>& {
        if (!materials.stiffness) materials.stiffness.emplace(grid, scene).fill(1.0f);
        return *materials.stiffness;
    };
    for (const PoolObject& object : objects)
        if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is))
            spread(object, *region, stiffness());
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& object = objects[i];
        if (hasLand(object)) buildLand(object, stiffness());
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall) continue;
        if (isAbsorbingWall(object)) buildCore(objects, i, stiffness());
        else build(object, *wall, stiffness());
    }
    if (materials.stiffness) {
        materials.sponge = spongeOf(*materials.stiffness, objects, speed);
        materials.surface = surfaceOf(*materials.stiffness, objects, speed);
    }
    return materials;
}

bool isBuiltAt(const PoolObject& wall, const Grid& grid, int x, int y) {
    return isBuilt(wall, std::get<Wall>(wall.is), Turn(wall.angle), grid, x, y);
}

float stiffnessOfCell(const Grid& grid, SceneKind scene, const PoolObjects& objects, int x, int y) {
    float stiffness = 1.0f;
    const auto isNear = [&](const PoolObject& object) {
        const Vicinity near = vicinityOf(object, grid);
        return x >= near.x0 && x <= near.x1 && y >= near.y0 && y <= near.y1;
    };
    for (const PoolObject& object : objects)
        if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is); region && isNear(object))
            stiffness =
                spreadInto(stiffness, object, *region, Turn(object.angle), scene, x, y,
                           {region->shape, std::make_shared<PathParts>(allPartsOf(region->shape)), false});
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& object = objects[i];
        if (hasLand(object) && isNear(object) && isLandCell(object, Turn(object.angle), grid, x, y))
            stiffness = freeWall;
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall || !isNear(object)) continue;
        const Turn turn(object.angle);
        if (!isAbsorbingWall(object)) {
            if (isBuilt(object, *wall, turn, grid, x, y)) stiffness = stiffnessOf(*wall);
            continue;
        }
        AbsorbingCells(objects, i, grid).forEach([&](int atX, int atY, double, bool isCore) {
            if (isCore && atX == x && atY == y) stiffness = freeWall;
        });
    }
    return stiffness;
}

double depthInWall(const PoolObject& wall, const Turn& turn, double x, double y) {
    return depthIn(std::get<Wall>(wall.is), seenFrom(wall, turn, x, y));
}

double maxCellsAround(const PoolObject& object) {
    SEICHE_EXPECTS(shapeOf(object) != nullptr);
    const Shape& shape = *shapeOf(object);
    constexpr double corners = 32.0;
    if (!followsPath(shape.form)) {
        // A rim counts twice. Slits add their sides.
        const Wall* wall = std::get_if<Wall>(&object.is);
        const double slits = wall ? 4.0 * wall->slits * (shape.height + 4.0) : 0.0;
        return 2.0 * 4.0 * (shape.width + shape.height) + slits + corners;
    }
    if (shape.path.empty()) return corners;
    const Spot &first = shape.path[0], &last = shape.path[shape.path.size() - 1];
    // Maximum cell sides that a straight line crosses per cell length.
    constexpr double alongBothAxes = std::numbers::sqrt2;
    const double length =
        alongBothAxes * shape.path.length() + std::abs(first.x - last.x) + std::abs(first.y - last.y) +
        4.0 * std::max(shape.thickness, minLineThickness) * static_cast<double>(shape.path.size());
    return 4.0 * length + corners;
}

bool covers(const PoolObject& object, const Turn& turn, double x, double y) {
    const Shape* shape = shapeOf(object);
    if (!shape) return false;
    const Spot spot = seenFrom(object, turn, x, y);
    if (const Wall* wall = std::get_if<Wall>(&object.is)) return belongsTo(*wall, spot);
    return depthInside(*shape, spot.x, spot.y) >= 0.0;
}

bool covers(const PoolObject& object, double x, double y) { return covers(object, Turn(object.angle), x, y); }

bool hasLand(const PoolObject& object) {
    const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
    return region && region->raster && region->raster.min() <= 0.0;
}

bool isLandAt(const PoolObject& object, const Turn& turn, double x, double y) {
    const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
    return region && region->raster && isLand(object, *region, turn, x, y);
}

bool isLandAt(const PoolObject& object, double x, double y) {
    return isLandAt(object, Turn(object.angle), x, y);
}

double factorInRegion(const PoolObject& object, const Turn& turn, const Spot& at) {
    return factorAt(std::get<MediumRegion>(object.is), seenFrom(object, turn, at.x, at.y));
}

} // namespace seiche
