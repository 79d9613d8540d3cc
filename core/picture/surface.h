// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_sparks.h"
#include "picture/surface_walk.h"

#include <span>
#include <vector>

namespace seiche {

/// A buoy floating at a source.
struct Buoy {
    float x = 0.0f, y = 0.0f; ///< cells of the surface
    float radius = 4.0f;
};

/// Non-owning view of a surface's objects and floor.
struct SurfaceScene {
    const SurfaceSolids* solids = nullptr;
    std::span<const Buoy> buoys;
    FloorView floor;                        ///< one pixel per cell
    int floorVersion = 0;                   ///< changes with the floor
    std::span<const SurfaceSpark> sparks{}; ///< in the air
};

/// Paints the pool as a rotatable 3-D tank of water, with hidden parts removed. Walls are blocks,
/// cut off at the edge. The sides facing the eye are glass and show the water in section; the other
/// sides are stone.
///
/// Walks every pixel column from near to far (see `SurfaceWalk`) and draws parts that rise above
/// all nearer parts, with exact coverage of each pixel. Keeps its memory.
class SurfacePainter {
public:
    /// Paints the tank. A height of `range` > 0 is drawn `look.relief` cells high, values that are
    /// not finite at rest. The result depends neither on `threads` nor on the processor.
    void paint(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceScene& scene,
               const PixelView& picture, int threads = 0);

    /// Returns the eye for heights on this grid.
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
