// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// A place in a picture, in pixels; the first pixel's middle is at (0.5, 0.5).
struct PicturePoint {
    double x = 0.0;
    double y = 0.0;
};

/// How a line is drawn.
struct Stroke {
    std::uint32_t colour = 0xffffffff; ///< 0xAARRGGBB; AA: how strongly it covers what is there
    double thickness = 2.0;            ///< pixels
    double dash = 0.0; ///< the length of the dashes and of the gaps between them, pixels; 0: no gaps
};

/// Draws a line through the points over what is there, smooth at its sides and even where it meets itself.
/// Parts outside the picture and points that are not finite are left out.
void paintPolyline(std::span<const PicturePoint> points, const Stroke& stroke, const PixelView& picture);

/// Draws many lines at once; where they meet, the place is covered once. The bytes do not depend on `threads`
/// (0: all cores).
void paintPolylines(std::span<const std::vector<PicturePoint>> lines, const Stroke& stroke,
                    const PixelView& picture, int threads = 0);

} // namespace seiche
