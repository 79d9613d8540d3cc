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

/// A pool look with the viewer's own settings, which are not part of the experiment.
struct PoolStyle : PoolLook {
    PoolStyle() = default;
    PoolStyle(const PoolLook& look) : PoolLook(look) {}

    std::shared_ptr<const FloorPicture> floor; ///< null: tiles
    std::uint32_t ground = 0xff0a1119;         ///< background behind the surface

    friend bool operator==(const PoolStyle&, const PoolStyle&) = default;
};

/// Paints pools. Caches data of its current view only, so each displayed pool needs a painter of
/// its own.
class PoolPicture {
public:
    /// Paints the current step of a run in a pool, smooth at any size. `range` > 0 is the value at
    /// the end of the palette (an energy in the energy view; the palette repeats every half range
    /// in the view `PoolView::Rings`). Water and surface views scale slopes to it.
    void paint(const Simulation& run, const PoolStyle& style, float range, const PixelView& picture,
               int threads = 0);

    /// Samples the current step for a view that depends on the past (see `needsPast`); for other
    /// views clears the samples.
    void watch(const Simulation& run, PoolView view, int threads = 0);
    /// Clears the samples after a jump or change.
    void forgetPast() { m_intensity.clear(); }
    const WindowedMean& intensity() const { return m_intensity.mean(); }

    /// Returns the values of a view, one per cell: heights, energies or mean intensities. Before
    /// the first sample, the intensity is the current squared height. Valid until the next call.
    HeightView values(const Simulation& run, PoolView view, int threads = 0);

    /// Paints as `paint`, from the last result of `values` for this run and view.
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
    PoolView m_view = PoolView::Deep; ///< view of the last picture
    int m_floorWidth = 0, m_floorHeight = 0;
    std::shared_ptr<const FloorPicture> m_floorPicture;
};

/// Returns whether a view depends on past steps.
constexpr bool needsPast(PoolView view) { return view == PoolView::Intensity; }

/// Returns whether values are nonnegative and shown by their square root, which makes weak waves
/// visible beside strong waves.
constexpr bool isSquared(PoolView view) { return view == PoolView::Energy || view == PoolView::Intensity; }

/// Returns the view's value for waves of this height: about a fiftieth of its square (energy of a
/// cell, waves a few cells long), half of its square (intensity of a plane wave), or the height.
double valueOfHeight(double height, PoolView view);
/// Returns the height for a value of the view.
double heightOfValue(double value, PoolView view);

/// Returns a range suited to the values, based mainly on their mean, so that one high cell does not
/// darken the rest. 0 if there are no waves or a value is not finite.
double typicalRange(const HeightView& values, PoolView view);

/// Returns the view's palette, minimum to maximum; null for the water and surface views.
const Palette* paletteOf(const PoolLook& look);

} // namespace seiche
