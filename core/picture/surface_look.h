// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"

#include <cstdint>

namespace seiche {

/// How the surface in three dimensions looks. Lengths are in cells of the surface.
struct SurfaceLook {
    EyePlace eye;
    float relief = 12.0f;              ///< that a height of `range` stands above the level of rest
    float highest = 24.0f;             ///< room that the eye leaves above the level of rest
    float depth = 24.0f;               ///< of the still water where no medium is
    float wall = 12.0f;                ///< how far walls stand out of the still water
    float rim = 14.0f;                 ///< how far the basin does
    float n = 1.333f;                  ///< how much slower light is in the water
    float caustics = 0.5f;             ///< how much waves gather the light on the floor, 0 ... 1
    std::uint32_t ground = 0xff0a1119; ///< behind the pool

    float slab() const { return 0.3f * depth + 0.2f * wall; } ///< thickness of what the basin stands on
};

/// The sun, seen from the pool: over its upper left corner. The direction to it, of length 1.
struct Sun {
    static constexpr float x = -0.46f, y = -0.54f, up = 0.705f;
};

} // namespace seiche
