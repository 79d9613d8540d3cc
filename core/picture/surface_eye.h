// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "wave/grid.h"

namespace seiche {

/// The place brought into the ranges above, the turn into -180 ... 180.
EyePlace inRange(EyePlace place);

/// The way from a place in the pool to a place in the picture and back: a central projection from an eye at 2.4
/// diagonals of the pool from its middle.
///
/// With u to the right, v away from the eye (both along the ground, in cells, from the middle of the pool) and
/// the height h in cells,
///   across = F u / (D + v cos tilt),  up = F (v sin tilt + h cos tilt) / (D + v cos tilt).
/// The height's part of the distance (h sin tilt, small against D) is left out, so that upright lines stay
/// upright.
class SurfaceEye {
public:
    /// `width` and `height` of the picture in pixels; there is room for `above` cells above the level
    /// of rest and `below` under it.
    SurfaceEye(const Grid& grid, int width, int height, const EyePlace& place, double above, double below);

    struct Point {
        double x = 0.0;
        double y = 0.0;
    };
    /// Where the middle of cell (x, y) at height `h` (in cells) is seen, in pixels.
    Point toPicture(double x, double y, double h = 0.0) const;
    /// The place at height `h` that is seen at a pixel; it may lie outside the pool.
    Point toCells(double pixelX, double pixelY, double h = 0.0) const;

    /// The line along the ground that a column of pixels shows: cells at distance v, and the part of it inside
    /// the pool.
    struct Track {
        double x0 = 0.0, y0 = 0.0;    ///< the cell at v = 0
        double dx = 0.0, dy = 0.0;    ///< cells per unit of v
        double near = 0.0, far = 0.0; ///< inside the pool; empty when far < near
    };
    Track trackOf(double pixelX) const { return trackOf(pixelX, {}); }
    /// The same where the pool reaches so many cells further on each side.
    struct Margins {
        double left = 0.0, right = 0.0, top = 0.0, bottom = 0.0;
    };
    Track trackOf(double pixelX, const Margins& margins) const;
    /// The column of pixels in which a place is seen, and how many pixels a cell across takes there.
    double columnOf(double x, double y) const { return toPicture(x, y).x; }
    double pixelsPerCell(double v) const { return m_scale / (m_distance + v * m_cosTilt); }
    /// How far a place lies behind the middle of the pool.
    double distanceOf(double x, double y) const {
        return (x - 0.5 * (m_grid.width - 1)) * m_sinTurn - (y - 0.5 * (m_grid.height - 1)) * m_cosTurn;
    }
    /// Where the eye itself is: cells, and cells above the level of rest.
    struct Position {
        double x, y, h;
    };
    Position position() const;
    /// The way along the ground that the middle column looks, and the way to the right of it.
    Point forward() const { return {m_sinTurn, -m_cosTurn}; }
    Point aside() const { return {m_cosTurn, m_sinTurn}; }
    double sinTilt() const { return m_sinTilt; }
    /// The row of pixels in which a height at distance v is seen.
    double rowOf(double v, double h) const {
        return m_middleY - m_scale * (v * m_sinTilt + h * m_cosTilt) / (m_distance + v * m_cosTilt);
    }

private:
    Grid m_grid;
    double m_cosTurn, m_sinTurn, m_cosTilt, m_sinTilt;
    double m_distance;
    double m_scale = 1.0;
    double m_middleX = 0.0, m_middleY = 0.0;
};

} // namespace seiche
