// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_sparks.h"
#include "show/lying_snow.h"

#include <vector>

namespace seiche {

/// Draws objects in the air over a pool: firework pieces, snowflakes, and the snow on walls.
class FallingPicture {
public:
    /// Returns whether the run can have such objects.
    static bool hasAnything(const Simulation& run) { return run.settings().rain.kind != RainKind::Drops; }

    /// Paints over a top view of the pool. Higher pieces are larger. See `paintSpark` for allowed
    /// pictures.
    void paint(const Simulation& run, const PixelView& picture);

    /// Returns the sparks for the 3-D surface, which has `perColumn` columns and `perRow` rows per
    /// pool cell, and walls `wall` cells high. Valid until the next call.
    const std::vector<SurfaceSpark>& sparks(const Simulation& run, double perColumn, double perRow, float wall);

private:
    LyingSnow m_snow;
    std::vector<SurfaceSpark> m_sparks;
};

} // namespace seiche
