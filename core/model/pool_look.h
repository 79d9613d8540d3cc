// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Rendering of the pool view.
enum class PoolView {
    Water,    ///< clear, refracting water over a floor with caustics
    Deep,     ///< deep water in blue, light from upper left
    FlatBlue, ///< height as blue, as on the page of 2013
    Signed,   ///< height by a diverging colour map
    Surface,  ///< three-dimensional body of water
    Energy,   ///< energy of each cell
    Rings,    ///< flat blue that overflows: colours repeat cyclically
    Intensity ///< mean squared height over whole periods
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

/// Perceptually uniform palettes (straight in CIE L*a*b*), safe for red-green colour blindness.
enum class ColourMap {
    BlueOrange,  ///< white at rest, troughs blue, crests orange
    PurpleGreen, ///< white at rest, troughs purple, crests green
    Night,       ///< dark at rest, troughs ice blue, crests amber
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

/// Camera position for the surface view. Angles in degrees.
struct EyePlace {
    double turn = 28.0; ///< rotation of the pool, anticlockwise as seen from above
    double tilt = 36.0; ///< elevation, 5 (grazing) ... 90 (straight down)
    double zoom = 1.0;  ///< 1: the pool fits the view; 0.25 ... 8

    friend bool operator==(const EyePlace&, const EyePlace&) = default;
};

/// Display settings of the pool view, in cells.
struct PoolLook {
    PoolView view = PoolView::Water;
    ColourMap map = ColourMap::BlueOrange;
    bool levelLines = false; ///< contour lines, if colours show the height
    int levels = 4;          ///< number of contour lines from 0 to the range
    float n = 1.333f;        ///< refractive index of the water, 1 ... 2.5
    float depth = 24.0f;     ///< depth of the water, 0 ... 100
    float waves = 1.0f;      ///< height exaggeration of Water and Surface, 0.1 ... 10
    float caustics = 0.5f;   ///< 0 ... 1
    EyePlace eye;

    friend bool operator==(const PoolLook&, const PoolLook&) = default;
};

} // namespace seiche
