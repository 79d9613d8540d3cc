// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// A position in a picture, in pixels. The first pixel's centre is (0.5, 0.5).
struct PicturePoint {
    double x = 0.0;
    double y = 0.0;
};

/// Appearance of a line.
struct Stroke {
    std::uint32_t colour = 0xffffffff; ///< 0xAARRGGBB; AA: opacity
    double thickness = 2.0;            ///< pixels
    double dash = 0.0;                 ///< length of dashes and gaps, pixels; 0: solid line
};

/// Draws an antialiased line through the points, evenly covered where it crosses itself. Leaves out
/// parts outside the picture and points that are not finite.
void paintPolyline(std::span<const PicturePoint> points, const Stroke& stroke, const PixelView& picture);

/// Draws many lines at once, evenly covered where they cross. `threads` (0: all cores) does not
/// affect the result.
void paintPolylines(std::span<const std::vector<PicturePoint>> lines, const Stroke& stroke,
                    const PixelView& picture, int threads = 0);

} // namespace seiche
