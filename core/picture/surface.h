// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_column.h"
#include "picture/surface_light.h"

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
    FloorView floor;      ///< a pixel for each cell
    int floorVersion = 0; ///< another one for another floor
};

/// The pool as a basin of water, turned and tilted, hidden parts hidden: with walls as blocks in it, cut off at
/// its rim. The sides turned to the eye are glass, so that the water is seen in section; the others are stone.
///
/// Walks every column of pixels from near to far and draws what rises above all that is nearer, with the part
/// of each pixel that is covered reckoned exactly. Keeps its memory.
class SurfacePainter {
public:
    /// `range` > 0 is the height drawn `look.relief` cells high. The bytes depend neither on `threads` nor on
    /// the processor. What is not finite is drawn at rest.
    void paint(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceScene& scene,
               const PixelView& picture, int threads = 0);

    /// The eye that looks at heights on this grid.
    static SurfaceEye eyeFor(const Grid& grid, const SurfaceLook& look, int width, int height);

private:
    struct Row {
        float atRest; ///< row of pixels of the height 0
        float up;     ///< rows per cell of height
        float at(float height) const { return atRest - height * up; }
    };
    /// A buoy as it is seen.
    struct SeenBuoy {
        float distance, x, row, radius; ///< pixels but for the distance
    };
    class Walk;

    void measure(const SurfaceEye& eye, const SurfaceLook& look, const SurfaceScene& scene);
    static Row rowAt(const SurfaceEye& eye, double v);
    /// What is seen at `x` in the picture, into the first column of `column`. True: edges cross it so steeply
    /// that it has to be looked at in parts.
    bool paintColumn(double x, const SurfaceEye& eye, const SurfaceLook& look, const SurfaceScene& scene,
                     const PixelView& column) const;
    void paintColumns(int begin, int end, const SurfaceEye& eye, const SurfaceLook& look,
                      const SurfaceScene& scene, const PixelView& picture) const;

    Grid m_grid;
    SurfaceSolids m_nothing;
    SurfaceShadow m_shadow;
    SurfaceGround m_ground;
    SurfaceLight m_light;
    BasinSides m_sides;
    int m_reach = 0;               ///< no cell is further from the middle
    std::vector<Row> m_rows;       ///< at the whole distances -m_reach ... m_reach
    std::vector<SeenBuoy> m_buoys; ///< from near to far
};

} // namespace seiche
