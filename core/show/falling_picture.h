// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_sparks.h"
#include "show/lying_snow.h"

#include <vector>

namespace seiche {

/// Draws what is in the air over a pool: the pieces of fireworks, flakes of snow, and the snow on walls.
class FallingPicture {
public:
    /// Whether the run has anything of it.
    static bool hasAnything(const Simulation& run) { return run.settings().rain.kind != RainKind::Drops; }

    /// Over a picture of the pool from above; see `paintSpark` for what the picture can be. Pieces are the
    /// larger the higher they are.
    void paint(const Simulation& run, const PixelView& picture);

    /// The same for the surface in three dimensions, which has so many columns and rows for one of the pool,
    /// and walls so high. Valid until the next call.
    const std::vector<SurfaceSpark>& sparks(const Simulation& run, double perColumn, double perRow, float wall);

private:
    LyingSnow m_snow;
    std::vector<SurfaceSpark> m_sparks;
};

} // namespace seiche
