// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/surface_colour.h"

#include <algorithm>

namespace seiche {

/// A column of pixels, filled from its lower end upwards, from near to far: what is already filled hides what
/// comes later. A pixel gets the colour at its middle; where one thing ends and another begins, both by the
/// part that each covers.
class SurfaceColumn {
public:
    /// The first column of the picture.
    explicit SurfaceColumn(const PixelView& picture)
        : m_pixels(picture.pixels), m_pitch(picture.pitch), m_height(picture.height),
          m_next(picture.height - 1), m_top(static_cast<float>(picture.height)) {}

    /// The upper end of what is filled.
    float top() const { return m_top; }

    /// Goes on up to the row `y`, with colours (as pixels) that change evenly from `lower` at the row `from` to
    /// `upper` at `y`. Begins at the top so far: where `from` is below it, a part is hidden.
    void goOn(float from, float y, Colour4 lower, Colour4 upper) {
        if (!(y < m_top)) return;
        if (from > m_top + 0.01f) return emerge(from, y, lower, upper);
        fill(from, y, lower, upper);
    }
    /// The same of something else than what the top so far belongs to.
    void emerge(float from, float y, Colour4 lower, Colour4 upper) {
        if (!(y < m_top)) return;
        const float share = std::max((m_top - from) / std::min(y - from, -1e-3f), 0.0f);
        meet(lower + share * (upper - lower));
        // What hangs in the air has a foot.
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
        // Mostly one pixel, or none: then what is written is written over by what comes next. Faster than to
        // ask, for no processor can guess the answer.
        while (m_next >= 0) {
            const float middle = static_cast<float>(m_next) + 0.5f;
            write(lower + (middle - from) * perRow);
            m_next -= middle >= y ? 1 : 0;
            if (middle - 1.0f < y) return;
        }
    }
    void write(Colour4 colour) { m_pixels[m_next * m_pitch] = pixelOf(colour + 0.5f); }
    // What has been filled ends here, and this colour begins.
    void meet(Colour4 colour) {
        const int row = static_cast<int>(std::max(m_top, 0.0f));
        if (row >= m_height) return;
        const float above = m_top - static_cast<float>(row);
        if (row > m_next) {
            // The pixel has the colour of what ends in it.
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
    int m_next; ///< the lowest pixel that has no colour yet
    float m_top;
    Colour4 m_last{};  ///< at the top
    Colour4 m_under{}; ///< in the next pixel, below what comes
    float m_underShare = 0.0f;
};

} // namespace seiche
