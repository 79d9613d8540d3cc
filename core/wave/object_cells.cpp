// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/object_cells.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

double depthAt(const Shape& shape, const Spot& spot, const PathParts* parts) {
    return parts ? depthInside(shape, spot.x, spot.y, *parts) : depthInside(shape, spot.x, spot.y);
}

bool isOpeningOfCavity(const Wall& wall, const Spot& own) {
    const double rim = std::max(wall.shape.thickness, minLineThickness);
    return std::abs(own.x) <= wall.opening / 2 && own.y < std::min(0.0, rim - wall.shape.height / 2 + 0.5);
}

bool isOpening(const Wall& wall, const Spot& own) {
    if (wall.shape.form == Form::Cavity) return isOpeningOfCavity(wall, own);
    if (wall.shape.form != Form::Line || wall.slits <= 0) return false;
    // Only the nearest slits, because there may be many.
    const double last = wall.slits - 1.0;
    const double place = wall.distance > 0.0 ? own.x / wall.distance + 0.5 * last : 0.0;
    const int nearest = static_cast<int>(std::clamp(std::floor(place + 0.5), 0.0, last));
    for (int i = std::max(0, nearest - 1); i <= std::min(wall.slits - 1, nearest + 1); ++i) {
        const double middle = (i - 0.5 * (wall.slits - 1)) * wall.distance;
        if (std::abs(own.x - middle) <= wall.opening / 2) return true;
    }
    return false;
}

// Returns the cell position, moved slightly inwards for outermost cells.
//
// If the outline of a free wall runs through cell centres, rounding decides about these cells. A
// wall drawn up to the edge of the pool must not leave a gap there, so its outermost cells belong
// to it too.
Spot insideTheRim(const Grid& grid, int x, int y) {
    const auto inside = [](int at, int size) {
        constexpr double little = 1e-6;
        if (at == 0) return little;
        return at == size - 1 ? at - little : double(at);
    };
    return {inside(x, grid.width), inside(y, grid.height)};
}

// Across a line only: its ends, which diffract waves, have no layer.
double absorbingDepth(const Wall& wall, const Shape& shape, const Spot& spot, const PathParts* parts) {
    if (isOpening(wall, spot)) return -1.0;
    const bool isBeside = shape.form == Form::Line && std::abs(spot.x) <= shape.width / 2;
    return isBeside ? shape.height / 2 - std::abs(spot.y) : depthAt(shape, spot, parts);
}

// Returns the fraction between two values. 0.5 if equal.
double shareOf(double at, double from, double to) { return to > from ? (at - from) / (to - from) : 0.5; }

} // namespace

bool isAbsorbingWall(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && wall->kind == WallKind::Absorbing;
}

bool isOutermost(const Grid& grid, int x, int y) {
    return x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1;
}

double depthIn(const Wall& wall, const Spot& own, const PathParts* parts) {
    return isOpening(wall, own) ? -1.0 : depthAt(wall.shape, own, parts);
}

// Water is at rest in the cells of a fixed wall. Cells with the outline through their centre
// belong to the wall, so that channels between fixed walls have their drawn width.
bool belongsTo(const Wall& wall, const Spot& own, const PathParts* parts) {
    constexpr double onTheOutline = -1e-6;
    return depthIn(wall, own, parts) >= (wall.kind == WallKind::Fixed ? onTheOutline : 0.0);
}

bool isBuilt(const PoolObject& object, const Wall& wall, const Turn& turn, const Grid& grid, int x, int y,
             const PathParts* parts) {
    if (belongsTo(wall, seenFrom(object, turn, x, y), parts)) return true;
    const Spot rim = insideTheRim(grid, x, y);
    return isOutermost(grid, x, y) && belongsTo(wall, seenFrom(object, turn, rim.x, rim.y), parts);
}

double absorbingDepth(const PoolObject& object, const Wall& wall, const Shape& shape, const Turn& turn,
                      const Grid& grid, int x, int y, const PathParts* parts) {
    const double depth = absorbingDepth(wall, shape, seenFrom(object, turn, x, y), parts);
    if (depth >= 0.0 || !isOutermost(grid, x, y)) return depth;
    const Spot rim = insideTheRim(grid, x, y);
    return std::max(depth, absorbingDepth(wall, shape, seenFrom(object, turn, rim.x, rim.y), parts));
}

double factorOfRaster(const MediumRegion& region, const Spot& own) {
    const Extent room = rectangleOf(region.shape);
    const double value =
        region.raster->at(shareOf(own.x, room.left, room.right), shareOf(own.y, room.top, room.bottom));
    if (!(value > 0.0)) return 0.0;
    return region.quantity == RasterQuantity::Speed ? value * value : value;
}

bool isLand(const PoolObject& object, const MediumRegion& region, const Turn& turn, double x, double y,
            const PathParts* parts) {
    const Spot spot = seenFrom(object, turn, x, y);
    return depthAt(region.shape, spot, parts) >= 0.0 && factorOfRaster(region, spot) <= 0.0;
}

// Outermost cells count as land, as for a wall.
bool isLandCell(const PoolObject& object, const Turn& turn, const Grid& grid, int x, int y,
                const PathParts* parts) {
    const MediumRegion& region = std::get<MediumRegion>(object.is);
    if (isLand(object, region, turn, x, y, parts)) return true;
    const Spot rim = insideTheRim(grid, x, y);
    return isOutermost(grid, x, y) && isLand(object, region, turn, rim.x, rim.y, parts);
}

} // namespace seiche
