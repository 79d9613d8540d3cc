// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/spark.h"
#include "picture/surface_walk.h"

#include <span>

namespace seiche {

/// A dot of light over the water or on a wall, with a fading tail. Positions, and heights above the
/// rest level, in cells of the surface.
struct SurfaceSpark {
    float x = 0.0f, y = 0.0f, height = 0.0f;
    float tailX = 0.0f, tailY = 0.0f, tailHeight = 0.0f;
    float radius = 1.0f;
    std::uint32_t colour = 0xffffffffu;
    float cover = 1.0f; ///< see `Spark`
};

/// Paints the sparks not hidden by nearer waves, walls or tank sides.
void paintSparks(std::span<const SurfaceSpark> sparks, const SeenSurface& surface, const PixelView& picture);

} // namespace seiche
