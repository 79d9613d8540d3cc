// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/resample.h"

namespace seiche {

/// Non-owning view of the floor picture: 32-bit pixels 0xAARRGGBB, `pitch` pixels from row to row.
struct FloorView {
    const std::uint32_t* pixels = nullptr;
    std::ptrdiff_t pitch = 0;
};

/// Appearance of the water. Lengths are in cells.
struct WaterLook {
    float depth = 24.0f;   ///< of still water above the floor
    float relief = 1.0f;   ///< cells per unit of height
    float lampX = -0.6f;   ///< brightness change per unit of slope: slopes rising towards the lamp
    float lampY = -0.6f;   ///< are darker, slopes falling towards it brighter
    float caustics = 0.6f; ///< focused fraction of light, 0 ... 1
    float n = 4.0f / 3.0f; ///< refractive index of water, >= 1
};

/// Paints the floor seen through the water from above, one pixel per cell.
///
/// A cell with gradient g and height h shows the floor point b (depth + h) g uphill, interpolated
/// from the four nearest floor pixels; b = 1 - 1/n is the refraction per slope (water: 0.25). Its
/// brightness is
///   1 + caustics * (1 / (1 + b depth (sum of the 4 neighbours - 4 h)) - 1) - (lampX, lampY) . g,
/// the caustic factor clamped to 0.4 ... 2.2 and the sum to 0 ... 2; above 1 the colour fades to
/// white. Not-a-number is black.
///
/// All three views have the same size. Heights beyond the edge repeat the edge cells. `threads` is
/// the maximum number of threads, 0 for all cores. The result depends neither on `threads` nor on
/// the processor.
void paintWater(const HeightView& heights, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads = 0);

/// Paints water from cells resampled by `between` to the picture's size, row by row on demand.
void paintWater(const HeightView& cells, Resampler& between, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads = 0);

} // namespace seiche
