// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// A colour in CIE L*a*b* (1976, white D65): equal distances look about equally different.
///
/// `lightness` is 0 (black) to 100 (white).
struct LabColour {
    double lightness = 0.0;
    double a = 0.0;
    double b = 0.0;
};

/// The colour of this lightness, chroma and hue (degrees).
LabColour fromHue(double lightness, double chroma, double hue);

/// As a pixel 0xffRRGGBB in sRGB; what sRGB cannot show is cut off.
std::uint32_t pixelFor(const LabColour& colour);

/// The point at `share`, 0 ... 1, of the straight line between two colours.
LabColour between(const LabColour& from, const LabColour& to, double share);

} // namespace seiche
