// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"

#include <cstdint>

namespace seiche {

/// Appearance of the 3-D surface. Lengths are in cells of the surface.
struct SurfaceLook {
    EyePlace eye;
    float relief = 12.0f;              ///< drawn height of `range` above the rest level
    float highest = 24.0f;             ///< room for the view above the rest level
    float depth = 24.0f;               ///< depth of still water without a medium
    float wall = 12.0f;                ///< height of walls above still water
    float rim = 14.0f;                 ///< height of the basin's sides above still water
    float n = 1.333f;                  ///< refractive index of water
    float caustics = 0.5f;             ///< strength of caustics on the floor, 0 ... 1
    std::uint32_t ground = 0xff0a1119; ///< background behind the pool

    float slab() const { return 0.3f * depth + 0.2f * wall; } ///< thickness of the base plate
};

/// Unit vector towards the sun, above the upper left corner of the pool.
struct Sun {
    static constexpr float x = -0.46f, y = -0.54f, up = 0.705f;
};

} // namespace seiche
