// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace seiche {

/// Levels of detail of an outline.
enum class OutlineDetail {
    Full,  ///< filled, antialiased
    Thin,  ///< lines only, one pixel wide
    Frame, ///< bounding rectangle
};

/// Limits painting of all outlines of a view to about 0.3 s for any file.
///
/// The time of Qt grows with the length of a path and with the number of lines per pixel row: 4,096
/// points across a window took 30 s. Hand-drawn outlines cross a row a few dozen times and are
/// always drawn in full.
class OutlineBudget {
public:
    /// Returns the detail for a path in pixels, and subtracts its cost.
    OutlineDetail spend(const QPainterPath& path);
    /// Returns whether a wall with this number of slits can be drawn, and subtracts its cost.
    bool spendSlits(int slits);

private:
    int m_slits = 20'000;
    double m_full = 150'000.0;   ///< pixels of line, more for dense lines
    double m_thin = 4'000'000.0; ///< pixels of line
};

} // namespace seiche
