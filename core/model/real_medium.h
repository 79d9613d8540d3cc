// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// The real counterpart of a medium.
enum class World {
    None,
    String, ///< under tension
    Water,  ///< shallow
    Sound,  ///< in air of 20 degrees
    Light,  ///< in a vacuum
    Radio
};

template <>
struct EnumNames<World> {
    static constexpr std::array<std::pair<World, std::string_view>, 6> all{{{World::None, "none"},
                                                                            {World::String, "string"},
                                                                            {World::Water, "water"},
                                                                            {World::Sound, "sound"},
                                                                            {World::Light, "light"},
                                                                            {World::Radio, "radio"}}};
};

/// The real string, water or field that an experiment imitates, in SI units. The run does not
/// depend on it.
struct RealMedium {
    World world = World::None;
    double length = 1.0;          ///< m; along x in a pool
    double tension = 100.0;       ///< N, of a string
    double massPerLength = 0.001; ///< kg/m, of a string
    double depth = 1.0;           ///< m, of water

    friend bool operator==(const RealMedium&, const RealMedium&) = default;
};

} // namespace seiche
