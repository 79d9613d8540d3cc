// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/colour_map.h"
#include "picture/level_lines.h"
#include "picture/resample.h"
#include "picture/tiled_floor.h"
#include "picture/water.h"
#include "run/simulation.h"
#include "show/intensity_map.h"
#include "show/surface_picture.h"

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

/// Paints pools. Keeps what its view needs from picture to picture, nothing of other views: one painter for
/// each pool that is shown.
class PoolPicture {
public:
    /// Paints the present frame of a run in a pool, smooth in any size. `range` > 0 is the value at the end of
    /// the colours (in the energy view an energy; in the rings the colours go round once per half of it); clear
    /// water and surface are given slopes that are seen well for it.
    void paint(const Simulation& run, const PoolStyle& style, float range, const PixelView& picture,
               int threads = 0);

    /// Looks at the present frame for a view that shows what was before (see `needsPast`); for others does
    /// nothing but forget what such a view has seen.
    void watch(const Simulation& run, PoolView view, int threads = 0);
    /// What was seen is forgotten: the run has jumped, or is another one.
    void forgetPast() { m_intensity.clear(); }
    const WindowedMean& intensity() const { return m_intensity.mean(); }

    /// What the view shows, one number per cell: heights, energies, or mean intensities; of these the square of
    /// the present heights before anything was seen. Valid until the next call.
    HeightView values(const Simulation& run, PoolView view, int threads = 0);

    /// The same as `paint`, from what `values` has just given for this run in a pool and this view.
    void paintValues(const HeightView& values, const Simulation& run, const PoolStyle& style, float range,
                     const PixelView& picture, int threads = 0);

private:
    void keepOnlyFor(PoolView view);
    void paintWater(const HeightView& heights, const PoolStyle& style, float range, const PixelView& picture,
                    int threads);

    std::vector<float> m_values;
    IntensityMap m_intensity;
    Resampler m_through{Between::Through};
    Resampler m_soft{Between::Soft};
    SurfacePicture m_surface;
    std::vector<std::uint32_t> m_floor;
    PoolView m_view = PoolView::Deep; ///< of the last picture
    int m_floorWidth = 0, m_floorHeight = 0;
    std::shared_ptr<const FloorPicture> m_floorPicture;
};

/// Whether a view shows more than the present frame.
constexpr bool needsPast(PoolView view) { return view == PoolView::Intensity; }

/// Whether values are never negative, and shown by their root, so that weak waves are seen beside strong ones.
constexpr bool isSquared(PoolView view) { return view == PoolView::Energy || view == PoolView::Intensity; }

/// What a view shows of waves of this height: the energy of a cell of waves a few cells long, about a fiftieth
/// of its square; the intensity of a straight wave, half of it; else the height itself.
double valueOfHeight(double height, PoolView view);
/// The height for which a view shows this value.
double heightOfValue(double value, PoolView view);

/// A range that suits what a view shows now: mostly the typical value, so that one high cell does not put out
/// the rest. Values that are not finite are left out; 0 when there is nothing to see.
double typicalRange(const HeightView& values, PoolView view);

/// The colours of a view by value, least to most; nothing for clear water and the surface.
const Palette* paletteOf(const PoolLook& look);

} // namespace seiche
