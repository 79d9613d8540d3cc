// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <cstddef>
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
    std::uint32_t quiet = 0xff8fa3b8; ///< a thin line behind
    std::uint32_t text = 0xffe6edf5;  ///< beads, masses and numbers
    std::uint32_t node = 0xffffc857;
    std::uint32_t flow = 0xfff2e05c;
    double inset = 0.0; ///< from the rims to the ends of the string, pixels; at least half the thickness
};

/// Where the points and heights of a string are in a picture, in pixels.
class LinePlaces {
public:
    /// Of so many points; a height of `range` > 0 stands at the ceiling.
    LinePlaces(std::size_t points, double range, const LineLook& look, const PixelView& picture);

    double x(double point) const;
    /// Heights far beyond the ceiling are cut off at the rim; what is not a number is at rest.
    double y(double height) const;
    double width() const { return m_width; } ///< from end to end
    double pixelsPerPoint() const { return m_points > 1 ? m_width / double(m_points - 1) : 0.0; }
    double ceiling() const; ///< from rest up

private:
    std::size_t m_points;
    double m_range;
    double m_left;
    double m_width;
    int m_height;
};

/// Fills the picture with the canvas and the marks: ceiling and floor stand at the heights +range and -range, a
/// little inside the picture. Without them there is only the level of rest.
void paintCanvas(const LineLook& look, const PixelView& picture, bool withCeiling = true);

/// Draws the string over what is there, smooth at its edges. The first point stands near the left rim, the last
/// near the right one. range > 0; heights far beyond it are cut off at the rim.
void paintLine(std::span<const float> heights, float range, const LineLook& look, const PixelView& picture);

} // namespace seiche
