// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace seiche {

/// Standing wave of the whole medium, with the displacement `height` cos(2 pi phase) at its
/// antinodes at present.
struct AddedMode {
    /// Half-wavelengths between the ends (see `PullShape::Mode`). Values from
    /// `AxisModes::halfWaves` add exactly one mode. `halfWavesY` applies to a pool only.
    double halfWavesX = 1.0;
    double halfWavesY = 1.0;
    double height = 1.0;
    double phase = 0.0; ///< cycles, 0 ... 1
    double x = 0.0;     ///< antinode position along periodic edges, cells
    double y = 0.0;

    friend bool operator==(const AddedMode&, const AddedMode&) = default;
};

/// Standing waves that are added to, or replace, the current motion.
struct AddedModes {
    std::vector<AddedMode> modes;
    bool alone = false; ///< true: replaces the previous motion
    /// Name of a box-shaped wall in a pool: the standing waves fill the water inside, along its
    /// width and height, and `alone` replaces the motion inside (see `ModeBox`). Empty: the whole
    /// medium.
    std::string in = {};

    friend bool operator==(const AddedModes&, const AddedModes&) = default;
};

} // namespace seiche
