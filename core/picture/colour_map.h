// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/palette.h"
#include "wave/named.h"

namespace seiche {

/// Palettes for numbers: equal differences of height look equally different (straight lines in CIE L*a*b*), and they can be told
/// apart without seeing red from green.
enum class ColourMap {
    BlueOrange,  ///< white at rest, troughs blue, crests orange
    PurpleGreen, ///< white at rest, troughs purple, crests green
    Night,       ///< dark at rest, troughs ice blue, crests amber: for a dark room
    Grey         ///< black in the troughs to white on the crests
};

template <>
struct Words<ColourMap> {
    static constexpr std::array<std::pair<ColourMap, std::string_view>, 4> all{
        {{ColourMap::BlueOrange, "blue-orange"},
         {ColourMap::PurpleGreen, "purple-green"},
         {ColourMap::Night, "night"},
         {ColourMap::Grey, "grey"}}};
};

/// For heights of both signs. The two arms of a diverging map are mirror images in lightness.
Palette signedColours(ColourMap map);

/// For what is never negative, from 0 (colour 0) to the most (colour 255): black, violet, orange, pale yellow, always
/// lighter.
Palette energyColours();

} // namespace seiche
