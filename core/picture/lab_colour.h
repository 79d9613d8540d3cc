// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// A colour in CIE L*a*b* (1976, white point D65), in which equal distances look about equally
/// different.
///
/// `lightness` is 0 (black) to 100 (white).
struct LabColour {
    double lightness = 0.0;
    double a = 0.0;
    double b = 0.0;
};

/// Returns a colour; `hue` is in degrees.
LabColour fromHue(double lightness, double chroma, double hue);

/// Returns the sRGB pixel 0xffRRGGBB, clamped to the gamut.
std::uint32_t pixelFor(const LabColour& colour);

/// Interpolates linearly between two colours. `share` is 0 ... 1.
LabColour between(const LabColour& from, const LabColour& to, double share);

} // namespace seiche
