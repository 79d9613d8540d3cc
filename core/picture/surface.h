// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/palette.h"
#include "picture/surface_eye.h"

#include <vector>

namespace seiche {

/// How the surface in three dimensions looks.
struct SurfaceLook {
    EyePlace eye;
    float relief = 12.0f; ///< cells that a height of `range` stands above the level of rest
    /// How much slopes towards the lamp (upper left of the pool) are brighter, per unit of slope.
    float light = 0.45f;
    float gloss = 0.6f;                ///< of the lamp's mirror image on the water, 0 ... 1
    float wall = 24.0f;                ///< cells from the level of rest to the lower edge of the sides
    std::uint32_t ground = 0xff0a1119; ///< behind the pool
    std::uint32_t side = 0xff14567c;   ///< the cut through the water, at its upper edge; darker further down
};

/// The pool as a solid body of water, turned and tilted, hidden parts hidden.
///
/// Walks every column of pixels from near to far and draws what rises above all that is nearer, with the part
/// of each pixel that is covered reckoned exactly. Keeps its memory.
class SurfacePainter {
public:
    /// `range` > 0 is the height of the palette's last colour. The bytes do not depend on `threads`. What is
    /// not finite is drawn at rest.
    void paint(const HeightView& heights, const Palette& palette, float range, const SurfaceLook& look,
               const PixelView& picture, int threads = 0);

    /// The eye that looks at heights on this grid.
    static SurfaceEye eyeFor(const Grid& grid, const SurfaceLook& look, int width, int height);

private:
    struct Point {
        float height; ///< in cells
        float level;  ///< place in the palette, 0 ... 255
    };
    void shade(const HeightView& heights, float range, const SurfaceLook& look, int threads);
    /// Where heights at one distance are seen.
    struct Row {
        float atRest; ///< row of pixels of the height 0
        float up;     ///< rows per cell of height
        float at(float height) const { return atRest - height * up; }
    };
    Point at(float x, float y) const;
    void measure(const SurfaceEye& eye);
    static Row rowAt(const SurfaceEye& eye, double v);
    void paintColumn(int x, const SurfaceEye& eye, const Palette& palette, const SurfaceLook& look,
                     const PixelView& picture) const;

    Grid m_grid;
    std::vector<Point> m_points;
    int m_reach = 0;         ///< no cell is further from the middle
    std::vector<Row> m_rows; ///< at the whole distances -m_reach ... m_reach
};

} // namespace seiche
