// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <cstddef>
#include <span>

namespace seiche {

/// Colours (0xAARRGGBB) and thickness of a drawn string.
struct LineLook {
    std::uint32_t canvas = 0xff0a1119;
    std::uint32_t marks = 0xff26364a; ///< ceiling, floor and rest line
    std::uint32_t line = 0xff5cc8ff;
    double thickness = 4.0;           ///< pixels
    std::uint32_t right = 0xffff9f43; ///< waves to the right, and to the left
    std::uint32_t left = 0xffc59bff;
    std::uint32_t quiet = 0xff8fa3b8; ///< thin line in the background
    std::uint32_t text = 0xffe6edf5;  ///< beads, masses and numbers
    std::uint32_t node = 0xffffc857;
    std::uint32_t flow = 0xfff2e05c;
    double inset = 0.0; ///< margin at the string's ends, pixels; at least half the thickness
};

/// Pixel positions of a string's points and displacements.
class LinePlaces {
public:
    /// Lays out a string of `points` points. A displacement of `range` > 0 reaches the ceiling.
    LinePlaces(std::size_t points, double range, const LineLook& look, const PixelView& picture);

    double x(double point) const;
    /// Returns the row of a displacement, clamped to the picture. Not-a-number gives the rest line.
    double y(double height) const;
    double width() const { return m_width; } ///< from end to end
    double pixelsPerPoint() const { return m_points > 1 ? m_width / double(m_points - 1) : 0.0; }
    double ceiling() const; ///< above the rest line

private:
    std::size_t m_points;
    double m_range;
    double m_left;
    double m_width;
    int m_height;
};

/// Fills the picture with the canvas, the rest line and, if `withCeiling`, ceiling and floor at
/// +range and -range, a little inside the picture.
void paintCanvas(const LineLook& look, const PixelView& picture, bool withCeiling = true);

/// Draws an antialiased string over the picture, first point left, last point right. range > 0;
/// displacements far beyond `range` are clamped to the picture.
void paintLine(std::span<const float> heights, float range, const LineLook& look, const PixelView& picture);

} // namespace seiche
