// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_sparks.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the height of the scene at a position, in cells. Beside the tank there is only the
// ground.
float topAt(const SeenSurface& surface, double x, double y) {
    const double right = surface.grid.width - 1.0, bottom = surface.grid.height - 1.0;
    const float onX = static_cast<float>(std::clamp(x, 0.0, right)),
                onY = static_cast<float>(std::clamp(y, 0.0, bottom));
    const double thick = static_cast<double>(surface.rimThickness());
    if (x < -thick || y < -thick || x > right + thick || y > bottom + thick) return -surface.look.depth;
    if (x < 0.0 || y < 0.0 || x > right || y > bottom) return surface.sideAt(x, y);
    if (surface.solids.hasWalls() && surface.solids.coverAt(onX, onY) > 127.5f) return surface.look.wall;
    return surface.light.at(onX, onY)[3];
}

// The search begins at `highest`, the maximum height of the scene, because the view above is
// clear.
bool isHidden(const SurfaceSpark& spark, const SurfaceEye::Point& seen, const SeenSurface& surface,
              float highest) {
    if (spark.height >= highest) return false;
    const SurfaceEye::Point from = surface.eye.toCells(seen.x, seen.y, static_cast<double>(highest));
    const double wayX = static_cast<double>(spark.x) - from.x, wayY = static_cast<double>(spark.y) - from.y;
    const double length = std::sqrt(wayX * wayX + wayY * wayY);
    // The surface under a spark must not hide it.
    constexpr double near = 1.5, max = 4096.0;
    for (double at = 0.0; at < std::min(length - near, max); at += 1.0) {
        const double x = from.x + wayX * at / length, y = from.y + wayY * at / length;
        const double row =
            surface.eye.rowOf(surface.eye.distanceOf(x, y), static_cast<double>(topAt(surface, x, y)));
        if (row < seen.y) return true;
    }
    return false;
}

} // namespace

void paintSparks(std::span<const SurfaceSpark> sparks, const SeenSurface& surface, const PixelView& picture) {
    const float highest =
        std::max({surface.look.wall, surface.look.rim, 2.0f * surface.look.relief, surface.look.highest});
    const auto isNear = [](const SurfaceEye::Point& seen, double size, double radius) {
        return seen.x > -radius && seen.y > -radius && seen.x < size + radius && seen.y < size + radius;
    };
    const double size = std::max(picture.width, picture.height);
    for (const SurfaceSpark& spark : sparks) {
        const double x = static_cast<double>(spark.x), y = static_cast<double>(spark.y);
        const double perCell = surface.eye.pixelsPerCell(surface.eye.distanceOf(x, y));
        const SurfaceEye::Point seen = surface.eye.toPicture(x, y, static_cast<double>(spark.height));
        const SurfaceEye::Point tail =
            surface.eye.toPicture(static_cast<double>(spark.tailX), static_cast<double>(spark.tailY),
                                  static_cast<double>(spark.tailHeight));
        const double radius = std::max(static_cast<double>(spark.radius) * perCell, 0.6);
        if (!(perCell > 0.0) || !isNear(seen, size, radius) || isHidden(spark, seen, surface, highest))
            continue;
        paintSpark({static_cast<float>(seen.x), static_cast<float>(seen.y), static_cast<float>(tail.x),
                    static_cast<float>(tail.y), static_cast<float>(radius), spark.colour, spark.cover},
                   picture);
    }
}

} // namespace seiche
