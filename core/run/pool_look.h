// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/colour_map.h"
#include "picture/surface_eye.h"
#include "picture/tiled_floor.h"
#include "wave/named.h"

#include <cstdint>
#include <memory>

namespace seiche {

/// How the pool becomes a picture.
enum class PoolView {
    Water,    ///< clear water over a floor, refracted, with light and caustics
    Deep,     ///< deep water: the height as a shade of blue, light from the upper left
    FlatBlue, ///< the height as blue, as on the page of 2013
    Signed,   ///< the height by a map for both signs
    Surface,  ///< a body of water in three dimensions
    Energy,   ///< how much energy each cell holds
    Rings     ///< flat blue that overflows: colours begin again where they end
};

template <>
struct Words<PoolView> {
    static constexpr std::array<std::pair<PoolView, std::string_view>, 7> all{
        {{PoolView::Water, "water"},
         {PoolView::Deep, "deep-water"},
         {PoolView::FlatBlue, "flat-blue"},
         {PoolView::Signed, "signed-height"},
         {PoolView::Surface, "surface"},
         {PoolView::Energy, "energy"},
         {PoolView::Rings, "rings"}}};
};

/// All that can be chosen about a picture of the pool. Lengths are in cells of the pool.
struct PoolLook {
    PoolView view = PoolView::Water;
    ColourMap map = ColourMap::BlueOrange;
    bool levelLines = false; ///< in the views that show the height by a colour
    int levels = 4;          ///< lines from 0 to the range
    float n = 1.333f;        ///< of the water, 1 ... 2.5
    float depth = 24.0f;     ///< of the water, 0 ... 100
    float waves = 1.0f;      ///< how much the clear water and the surface exaggerate heights, 0.1 ... 10
    float caustics = 0.5f;   ///< 0 ... 1
    std::shared_ptr<const FloorPicture> floor; ///< none: tiles
    EyePlace eye;
    std::uint32_t ground = 0xff0a1119; ///< behind the surface

    friend bool operator==(const PoolLook&, const PoolLook&) = default;
};

} // namespace seiche
