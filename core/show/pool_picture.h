// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/colour_map.h"
#include "picture/level_lines.h"
#include "picture/resample.h"
#include "picture/surface.h"
#include "picture/tiled_floor.h"
#include "picture/water.h"
#include "run/simulation.h"

#include <memory>

namespace seiche {

/// A look with what is the viewer's own, never the experiment's.
struct PoolStyle : PoolLook {
    PoolStyle() = default;
    PoolStyle(const PoolLook& look) : PoolLook(look) {}

    std::shared_ptr<const FloorPicture> floor; ///< none: tiles
    std::uint32_t ground = 0xff0a1119;         ///< behind the surface

    friend bool operator==(const PoolStyle&, const PoolStyle&) = default;
};

/// Where places of a pool are seen in the surface view of a look, in a picture of this size.
class SurfacePlaces {
public:
    SurfacePlaces(const Grid& grid, const PoolLook& look, int width, int height);

    /// Cell (x, y) at height `h`, in cells.
    SurfaceEye::Point toPicture(double x, double y, double h = 0.0) const;
    /// The place at height 0, which may lie outside the pool.
    SurfaceEye::Point toCells(double pixelX, double pixelY) const;

private:
    double m_perColumn; ///< columns of the surface for one of the pool
    double m_perRow;
    SurfaceEye m_eye;
};

/// Paints pools. Keeps what its view needs from picture to picture, nothing of other views: one painter for
/// each pool that is shown.
class PoolPicture {
public:
    /// Paints the present frame of a run in a pool, smooth in any size. `range` > 0 is the value at the end of
    /// the colours (in the energy view an energy; in the rings the colours go round once per half of it); clear
    /// water and surface are given slopes that are seen well for it.
    void paint(const Simulation& run, const PoolStyle& style, float range, const PixelView& picture,
               int threads = 0);

    /// What the view shows, one number per cell: heights, or energies. Valid until the next call.
    HeightView values(const Simulation& run, PoolView view, int threads = 0);

    /// The same as `paint`, from what `values` has just given for this run and view.
    void paintValues(const HeightView& values, const Simulation& run, const PoolStyle& style, float range,
                     const PixelView& picture, int threads = 0);

private:
    void keepOnlyFor(PoolView view);
    void paintWater(const HeightView& heights, const PoolStyle& style, float range, const PixelView& picture,
                    int threads);

    std::vector<float> m_values;
    Resampler m_through{Between::Through};
    Resampler m_soft{Between::Soft};
    SurfacePainter m_surface;
    std::vector<std::uint32_t> m_floor;
    PoolView m_view = PoolView::Deep; ///< of the last picture
    int m_floorWidth = 0, m_floorHeight = 0;
    std::shared_ptr<const FloorPicture> m_floorPicture;
};

/// A range that suits what a view shows now: mostly the typical value, so that one high cell does not put out
/// the rest. Values that are not finite are left out; 0 when there is nothing to see.
double typicalRange(const HeightView& values, PoolView view);

/// The colours of a view by value, least to most; nothing for clear water and the surface.
const Palette* paletteOf(const PoolLook& look);

} // namespace seiche
