// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// How the pool becomes a picture.
enum class PoolView {
    Water,    ///< clear water over a floor, refracted, with light and caustics
    Deep,     ///< deep water: the height as a shade of blue, light from the upper left
    FlatBlue, ///< the height as blue, as on the page of 2013
    Signed,   ///< the height by a map for both signs
    Surface,  ///< a body of water in three dimensions
    Energy,   ///< how much energy each cell holds
    Rings,    ///< flat blue that overflows: colours begin again where they end
    Intensity ///< the mean of the squared height over whole periods
};

template <>
struct EnumNames<PoolView> {
    static constexpr std::array<std::pair<PoolView, std::string_view>, 8> all{
        {{PoolView::Water, "water"},
         {PoolView::Deep, "deep-water"},
         {PoolView::FlatBlue, "flat-blue"},
         {PoolView::Signed, "signed-height"},
         {PoolView::Surface, "surface"},
         {PoolView::Energy, "energy"},
         {PoolView::Rings, "rings"},
         {PoolView::Intensity, "intensity"}}};
};

/// Palettes for numbers: equal differences of height look equally different (straight lines in CIE L*a*b*), and
/// they can be distinguished without telling red from green.
enum class ColourMap {
    BlueOrange,  ///< white at rest, troughs blue, crests orange
    PurpleGreen, ///< white at rest, troughs purple, crests green
    Night,       ///< dark at rest, troughs ice blue, crests amber: for a dark room
    Grey         ///< black in the troughs to white on the crests
};

template <>
struct EnumNames<ColourMap> {
    static constexpr std::array<std::pair<ColourMap, std::string_view>, 4> all{
        {{ColourMap::BlueOrange, "blue-orange"},
         {ColourMap::PurpleGreen, "purple-green"},
         {ColourMap::Night, "night"},
         {ColourMap::Grey, "grey"}}};
};

/// From where the surface is looked at. Angles in degrees.
struct EyePlace {
    double turn = 28.0; ///< of the pool, anticlockwise as seen from above
    double tilt = 36.0; ///< of the look, 5 (along the water) ... 90 (straight down)
    double zoom = 1.0;  ///< 1: the pool fits into the picture; 0.25 ... 8

    friend bool operator==(const EyePlace&, const EyePlace&) = default;
};

/// What an experiment can choose about the picture of its pool. Lengths are in cells of the pool.
struct PoolLook {
    PoolView view = PoolView::Water;
    ColourMap map = ColourMap::BlueOrange;
    bool levelLines = false; ///< in the views that show the height by a colour
    int levels = 4;          ///< lines from 0 to the range
    float n = 1.333f;        ///< of the water, 1 ... 2.5
    float depth = 24.0f;     ///< of the water, 0 ... 100
    float waves = 1.0f;      ///< how much the clear water and the surface exaggerate heights, 0.1 ... 10
    float caustics = 0.5f;   ///< 0 ... 1
    EyePlace eye;

    friend bool operator==(const PoolLook&, const PoolLook&) = default;
};

} // namespace seiche
