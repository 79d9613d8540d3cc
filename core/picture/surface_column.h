// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/surface_colour.h"

#include <algorithm>

namespace seiche {

/// A pixel column, filled from bottom to top, from near to far: filled parts hide later parts. A
/// pixel gets the colour at its centre; at an edge, both colours are mixed by coverage.
class SurfaceColumn {
public:
    /// Starts with the first column of the picture.
    explicit SurfaceColumn(const PixelView& picture)
        : m_pixels(picture.pixels), m_pitch(picture.pitch), m_height(picture.height),
          m_next(picture.height - 1), m_top(static_cast<float>(picture.height)) {}

    /// Returns the upper end of the filled part, pixels.
    float top() const { return m_top; }

    /// Continues the current object up to row `y`, with colours (as pixels) interpolated from
    /// `lower` at row `from` to `upper` at `y`. Starts at the current top; the part below the top
    /// is hidden.
    void goOn(float from, float y, Colour4 lower, Colour4 upper) {
        if (!(y < m_top)) return;
        if (from > m_top + 0.01f) return emerge(from, y, lower, upper);
        fill(from, y, lower, upper);
    }
    /// Fills up to row `y` like `goOn`, but begins a new object with an antialiased edge.
    void emerge(float from, float y, Colour4 lower, Colour4 upper) {
        if (!(y < m_top)) return;
        const float share = std::max((m_top - from) / std::min(y - from, -1e-3f), 0.0f);
        meet(lower + share * (upper - lower));
        // Fills the gap under a floating object.
        if (from < m_top - 0.01f) fill(m_top, from, lower, lower);
        fill(from, y, lower, upper);
    }
    void emerge(float y, Colour4 colour) {
        if (!(y < m_top)) return;
        meet(colour);
        m_top = y;
        m_last = colour;
        const auto isBelow = [&] { return m_next >= 0 && static_cast<float>(m_next) + 0.5f >= y; };
        if (m_underShare > 0.0f && isBelow()) {
            write(colour + m_underShare * (m_under - colour));
            m_underShare = 0.0f;
            --m_next;
        }
        const std::uint32_t pixel = pixelOf(colour + 0.5f);
        for (; isBelow(); --m_next) m_pixels[m_next * m_pitch] = pixel;
    }

private:
    void fill(float from, float y, Colour4 lower, Colour4 upper) {
        m_top = y;
        m_last = upper;
        if (m_next < 0) return;
        const Colour4 perRow = (upper - lower) * (1.0f / std::min(y - from, -1e-3f));
        if (m_underShare > 0.0f) {
            const float middle = static_cast<float>(m_next) + 0.5f;
            if (middle < y) return;
            const Colour4 colour = lower + (middle - from) * perRow;
            write(colour + m_underShare * (m_under - colour));
            m_underShare = 0.0f;
            --m_next;
        }
        // Mostly zero or one pixel. Zero pixels still write, and the next fill overwrites them:
        // faster than a branch that no processor can predict.
        while (m_next >= 0) {
            const float middle = static_cast<float>(m_next) + 0.5f;
            write(lower + (middle - from) * perRow);
            m_next -= middle >= y ? 1 : 0;
            if (middle - 1.0f < y) return;
        }
    }
    void write(Colour4 colour) { m_pixels[m_next * m_pitch] = pixelOf(colour + 0.5f); }
    // Ends the filled part and begins this colour, mixing both in the shared pixel.
    void meet(Colour4 colour) {
        const int row = static_cast<int>(std::max(m_top, 0.0f));
        if (row >= m_height) return;
        const float above = m_top - static_cast<float>(row);
        if (row > m_next) {
            // The pixel already has the ending part's colour.
            std::uint32_t& pixel = m_pixels[row * m_pitch];
            const Colour4 under = pixelColour(pixel);
            pixel = pixelOf(under + above * (colour - under) + 0.5f);
        } else if (row == m_next && m_underShare == 0.0f) {
            m_under = m_last;
            m_underShare = 1.0f - above;
        }
    }

    std::uint32_t* m_pixels;
    std::ptrdiff_t m_pitch;
    int m_height;
    int m_next; ///< lowest pixel without a colour
    float m_top;
    Colour4 m_last{};  ///< colour at the top
    Colour4 m_under{}; ///< colour in the next pixel, below the coming part
    float m_underShare = 0.0f;
};

} // namespace seiche
