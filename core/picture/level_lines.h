// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

namespace seiche {

/// How lines of equal height look.
struct LevelLook {
    float step = 0.25f;                ///< heights between two lines, > 0; one of them is the height 0
    std::uint32_t colour = 0xff101820; ///< alpha is ignored
    float strength = 0.6f;             ///< 0 (unseen) ... 1
    float width = 1.2f;                ///< pixels
};

/// Draws the lines of equal height over a picture of the same size, smooth at their edges. Where the surface is
/// level to a thousandth of a step per pixel there is none; nor is the line of height 0 where the water around
/// is still, i.e. where no height nearby reaches a sixth of a step. What is not finite has no lines.
void paintLevelLines(const HeightView& heights, const LevelLook& look, const PixelView& picture,
                     int threads = 0);

} // namespace seiche
