// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/colour_map.h"

#include "picture/lab_colour.h"

#include <array>

namespace seiche {

namespace {

// Index 127.5 is the middle.
Palette twoArms(const LabColour& low, const LabColour& middle, const LabColour& high) {
    Palette palette;
    for (std::size_t i = 0; i < 256; ++i) {
        const double height = (static_cast<double>(i) - 127.5) / 127.5;
        palette.colours[i] =
            pixelFor(height < 0 ? between(middle, low, -height) : between(middle, high, height));
    }
    return palette;
}

// Equal straight segments from stop to stop.
Palette sequential(const std::array<LabColour, 5>& stops) {
    constexpr std::size_t spans = 4;
    Palette palette;
    for (std::size_t i = 0; i < 256; ++i) {
        const double place = static_cast<double>(i) / 255.0 * spans;
        const std::size_t span = place < spans ? static_cast<std::size_t>(place) : spans - 1;
        palette.colours[i] = pixelFor(between(stops[span], stops[span + 1], place - static_cast<double>(span)));
    }
    return palette;
}

} // namespace

Palette signedColours(ColourMap map) {
    switch (map) {
    case ColourMap::PurpleGreen: return twoArms(fromHue(38, 44, 314), {96, 0, 0}, fromHue(38, 44, 144));
    case ColourMap::Night: return twoArms(fromHue(84, 30, 232), {13, 0, 0}, fromHue(84, 30, 76));
    case ColourMap::Grey: return twoArms({12, 0, 0}, {55, 0, 0}, {98, 0, 0});
    case ColourMap::BlueOrange: break;
    }
    return twoArms(fromHue(46, 46, 274), {96, 0, 0}, fromHue(46, 46, 52));
}

Palette energyColours() {
    return sequential({{{3, 0, -4}, {26, 40, -46}, {50, 56, 4}, {74, 32, 58}, {97, -6, 24}}});
}

Palette intensityColours() {
    return sequential({{{3, 0, -4}, {27, 8, -38}, {51, -20, -26}, {75, -36, 18}, {97, -8, 30}}});
}

} // namespace seiche
