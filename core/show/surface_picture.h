// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/resample.h"
#include "picture/surface.h"
#include "picture/tiled_floor.h"
#include "run/simulation.h"
#include "show/falling_picture.h"

#include <memory>
#include <vector>

namespace seiche {

/// Where places of a pool are seen in the surface view of a look, in a picture of this size.
class SurfacePlaces {
public:
    SurfacePlaces(const Grid& grid, const PoolLook& look, int width, int height);

    /// Cell (x, y) at height `h`, in cells.
    SurfaceEye::Point toPicture(double x, double y, double h = 0.0) const;
    /// The place at height 0, which may lie outside the pool.
    SurfaceEye::Point toCells(double pixelX, double pixelY) const { return toCells(pixelX, pixelY, 0.0); }
    /// The place at the height of the walls' tops.
    SurfaceEye::Point toWallTops(double pixelX, double pixelY) const { return toCells(pixelX, pixelY, m_wall); }

private:
    SurfaceEye::Point toCells(double pixelX, double pixelY, double h) const;

    double m_wall;      ///< in cells of the surface
    double m_perColumn; ///< columns of the surface for one of the pool
    double m_perRow;
    SurfaceEye m_eye;
};

/// Paints a pool in three dimensions, with what stands and floats in it. Keeps what it needs from picture to
/// picture.
class SurfacePicture {
public:
    /// `heights` are those of the run; `range` of them stands as high above the level of rest as waves of the
    /// run's length can without being too steep to be seen well. `floor` may be null: tiles.
    void paint(const HeightView& heights, const Simulation& run, const PoolLook& look,
               const std::shared_ptr<const FloorPicture>& floor, std::uint32_t ground, float range,
               const PixelView& picture, int threads);

private:
    void layFloor(const Grid& shown, const std::shared_ptr<const FloorPicture>& floor);

    SurfacePainter m_painter;
    SurfaceSolids m_solids;
    FallingPicture m_falling;
    Resampler m_soft{Between::Soft};
    std::vector<std::uint32_t> m_floor;
    Grid m_floorGrid{0, 0};
    std::shared_ptr<const FloorPicture> m_floorPicture;
    int m_floorVersion = 0;
};

} // namespace seiche
