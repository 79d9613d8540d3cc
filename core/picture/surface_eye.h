// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "wave/grid.h"

namespace seiche {

/// Clamps a position to the ranges above and wraps its rotation to -180 ... 180.
EyePlace inRange(EyePlace place);

/// Maps pool positions to the picture and back: a central projection from an eye 2.4 pool diagonals
/// from the centre.
///
/// Coordinates along the ground, in cells from the pool centre: u to the right, v away from the
/// eye. The height h is in cells:
///   across = F u / (D + v cos tilt),  up = F (v sin tilt + h cos tilt) / (D + v cos tilt).
/// The distance leaves out h sin tilt, small against D, so that vertical lines stay vertical.
class SurfaceEye {
public:
    /// Fits the pool into a picture of `width` x `height` pixels, with room for `above` cells above
    /// the rest level and `below` cells below.
    SurfaceEye(const Grid& grid, int width, int height, const EyePlace& place, double above, double below);

    struct Point {
        double x = 0.0;
        double y = 0.0;
    };
    /// Returns the pixel position of the centre of cell (x, y) at height `h` (cells).
    Point toPicture(double x, double y, double h = 0.0) const;
    /// Returns the position at height `h` seen at a pixel; it may lie outside the pool.
    Point toCells(double pixelX, double pixelY, double h = 0.0) const;

    /// The ground line shown by a pixel column: cells at distance v, and the range of v inside the
    /// pool.
    struct Track {
        double x0 = 0.0, y0 = 0.0;    ///< cell at v = 0
        double dx = 0.0, dy = 0.0;    ///< cells per unit of v
        double near = 0.0, far = 0.0; ///< range of v inside the pool; empty if far < near
    };
    Track trackOf(double pixelX) const { return trackOf(pixelX, {}); }
    /// Extra cells of the pool on each side.
    struct Margins {
        double left = 0.0, right = 0.0, top = 0.0, bottom = 0.0;
    };
    Track trackOf(double pixelX, const Margins& margins) const;
    /// Return the pixel column of a position, and the pixels per cell across at distance v.
    double columnOf(double x, double y) const { return toPicture(x, y).x; }
    double pixelsPerCell(double v) const { return m_scale / (m_distance + v * m_cosTilt); }
    /// Returns the distance behind the pool centre, in cells.
    double distanceOf(double x, double y) const {
        return (x - 0.5 * (m_grid.width - 1)) * m_sinTurn - (y - 0.5 * (m_grid.height - 1)) * m_cosTurn;
    }
    /// Eye position: cells, and height above rest level.
    struct Position {
        double x, y, h;
    };
    Position position() const;
    /// Return the ground directions forward and to the right of the middle column.
    Point forward() const { return {m_sinTurn, -m_cosTurn}; }
    Point aside() const { return {m_cosTurn, m_sinTurn}; }
    double sinTilt() const { return m_sinTilt; }
    /// Returns a height's pixel row at distance v.
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
