// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

namespace seiche {

/// Appearance of contour lines.
struct LevelLook {
    float step = 0.25f;                ///< height between two lines, > 0; height 0 is on a line
    std::uint32_t colour = 0xff101820; ///< alpha is ignored
    float strength = 0.6f;             ///< 0 (invisible) ... 1
    float width = 1.2f;                ///< pixels
};

/// Draws antialiased contour lines over a picture of the same size. No lines appear where the slope
/// is below a thousandth of a step per pixel or a height is not finite. The line of height 0 is
/// left out in still water: no height nearby reaches a sixth of a step.
void paintLevelLines(const HeightView& heights, const LevelLook& look, const PixelView& picture,
                     int threads = 0);

} // namespace seiche
