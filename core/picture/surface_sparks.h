// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/spark.h"
#include "picture/surface_walk.h"

#include <span>

namespace seiche {

/// A dot of light over the water or on a wall, with a tail that fades. Places and heights above the level of
/// rest in cells of the surface.
struct SurfaceSpark {
    float x = 0.0f, y = 0.0f, height = 0.0f;
    float tailX = 0.0f, tailY = 0.0f, tailHeight = 0.0f;
    float radius = 1.0f;
    std::uint32_t colour = 0xffffffffu;
    float cover = 1.0f; ///< see `Spark`
};

/// Paints those over a surface that nothing nearer hides: waves, walls and the sides of the basin.
void paintSparks(std::span<const SurfaceSpark> sparks, const SeenSurface& surface, const PixelView& picture);

} // namespace seiche
