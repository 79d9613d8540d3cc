// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <span>

namespace seiche {

/// Colours (0xAARRGGBB) and thickness of a string as it is drawn.
struct LineLook {
    std::uint32_t canvas = 0xff0a1119;
    std::uint32_t marks = 0xff26364a; ///< ceiling, floor and the level of rest
    std::uint32_t line = 0xff5cc8ff;
    double thickness = 4.0;           ///< pixels
    std::uint32_t right = 0xffff9f43; ///< what runs to the right, and to the left
    std::uint32_t left = 0xffc59bff;
};

/// Fills the picture with the canvas and the marks: ceiling and floor stand at the heights +range and -range, a
/// little inside the picture.
void paintCanvas(const LineLook& look, const PixelView& picture);

/// Draws the string over what is there, smooth at its edges. The first point stands at the left rim, the last
/// at the right one. range > 0; heights far beyond it are cut off at the rim.
void paintLine(std::span<const float> heights, float range, const LineLook& look, const PixelView& picture);

} // namespace seiche
