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

/// Converts between pool positions and pixels in the surface view.
class SurfacePlaces {
public:
    SurfacePlaces(const Grid& grid, const PoolLook& look, int width, int height);

    /// Returns the pixel position of cell (x, y) at height `h` (cells).
    SurfaceEye::Point toPicture(double x, double y, double h = 0.0) const;
    /// Returns the position at height 0; it may lie outside the pool.
    SurfaceEye::Point toCells(double pixelX, double pixelY) const { return toCells(pixelX, pixelY, 0.0); }
    /// Returns the position at the wall tops' height.
    SurfaceEye::Point toWallTops(double pixelX, double pixelY) const { return toCells(pixelX, pixelY, m_wall); }

private:
    SurfaceEye::Point toCells(double pixelX, double pixelY, double h) const;

    double m_wall;      ///< cells of the surface
    double m_perColumn; ///< surface columns per pool column
    double m_perRow;
    SurfaceEye m_eye;
};

/// Paints a pool in 3-D. Caches data between frames.
class SurfacePicture {
public:
    /// Paints the run's `heights`. `range` is drawn as high as possible without making waves of the
    /// run's wavelength too steep. `floor` may be null: tiles.
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
