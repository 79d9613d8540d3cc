// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/resample.h"

namespace seiche {

/// The picture on the floor: 32-bit pixels 0xAARRGGBB, `pitch` pixels from row to row.
///
/// Does not own them.
struct FloorView {
    const std::uint32_t* pixels = nullptr;
    std::ptrdiff_t pitch = 0;
};

/// How the water looks. Lengths are in cells.
struct WaterLook {
    float depth = 24.0f;   ///< of the still water above the floor
    float relief = 1.0f;   ///< the height 1 in cells
    float lampX = -0.6f;   ///< slopes rising towards the lamp are darker, those falling towards it brighter by
    float lampY = -0.6f;   ///< this much per unit of slope
    float caustics = 0.6f; ///< share of the light that the surface gathers on the floor, 0 ... 1
    float n = 4.0f / 3.0f; ///< how much slower light is in it than in air, >= 1
};

/// The floor seen through the water from above, one pixel per cell. A cell whose surface has the gradient g and
/// the height h shows the floor point b (depth + h) g uphill from it (with b = 1 - 1/n it bends light by b of
/// the slope; water: 0.25), from the four nearest pixels of the floor. Its brightness is
///   1 + caustics * (1 / (1 + b depth (sum of the 4 neighbours - 4 h)) - 1) - (lampX, lampY) . g,
/// the caustic factor clamped to 0.4 ... 2.2 and the sum to 0 ... 2; above 1 the colour goes towards white.
/// What is not a number is black. All three views have the same size; the heights beyond the border repeat
/// those at it. `threads` is the most threads used, 0 for all cores. Bytes do not depend on it, nor on the
/// processor.
void paintWater(const HeightView& heights, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads = 0);

/// The same of the heights that `between` finds for the picture's pixels, row by row as they are needed.
void paintWater(const HeightView& cells, Resampler& between, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads = 0);

} // namespace seiche
