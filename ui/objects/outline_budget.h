// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace seiche {

/// How the outline of an object is drawn.
enum class OutlineDetail {
    Full,  ///< filled, with smooth sides
    Thin,  ///< its lines alone, a pixel wide
    Frame, ///< the rectangle around it
};

/// Keeps the outlines of one picture below about 0.3 s of painting, whatever objects a file has.
///
/// Qt paints a path in a time that grows with the length of its lines, and with how many of them cross a row of
/// pixels. 4,096 places across a window took half a minute. Outlines that a hand draws cross a row some dozens
/// of times and are always drawn in full.
class OutlineBudget {
public:
    /// How to draw the path, which is in pixels; from then on its cost is used up.
    OutlineDetail take(const QPainterPath& path);
    /// Whether the pieces between so many slits of a wall can be drawn; from then on they are used up.
    bool takeSlits(int slits);

private:
    int m_slits = 20'000;
    double m_full = 150'000.0;   ///< pixels of line; more where many lines cross a row
    double m_thin = 4'000'000.0; ///< pixels of line
};

} // namespace seiche
