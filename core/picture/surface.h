// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_sparks.h"
#include "picture/surface_walk.h"

#include <span>
#include <vector>

namespace seiche {

/// A buoy that rides on the water, where a source is.
struct Buoy {
    float x = 0.0f, y = 0.0f; ///< in cells of the surface
    float radius = 4.0f;
};

/// What is in and under the water of a surface. Does not own it.
struct SurfaceScene {
    const SurfaceSolids* solids = nullptr;
    std::span<const Buoy> buoys;
    FloorView floor;                        ///< a pixel for each cell
    int floorVersion = 0;                   ///< another one for another floor
    std::span<const SurfaceSpark> sparks{}; ///< in the air
};

/// The pool as a basin of water, turned and tilted, hidden parts hidden: with walls as blocks in it, cut off at
/// its rim. The sides turned to the eye are glass, so that the water is seen in section; the others are stone.
///
/// Walks every column of pixels from near to far (see `SurfaceWalk`) and draws what rises above all that is
/// nearer, with the part of each pixel that is covered reckoned exactly. Keeps its memory.
class SurfacePainter {
public:
    /// `range` > 0 is the height drawn `look.relief` cells high. The bytes depend neither on `threads` nor on
    /// the processor. What is not finite is drawn at rest.
    void paint(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceScene& scene,
               const PixelView& picture, int threads = 0);

    /// The eye that looks at heights on this grid.
    static SurfaceEye eyeFor(const Grid& grid, const SurfaceLook& look, int width, int height);

private:
    void measure(const SurfaceEye& eye, const SurfaceScene& scene);
    static void paintColumns(int begin, int end, const SeenSurface& surface, const PixelView& picture);

    Grid m_grid;
    SurfaceSolids m_nothing;
    SurfaceShadow m_shadow;
    SurfaceGround m_ground;
    SurfaceLight m_light;
    BasinSides m_sides;
    std::vector<SeenDistance> m_distances; ///< see `SeenSurface`
    std::vector<SeenBuoy> m_buoys;
};

} // namespace seiche
