// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace seiche {

/// A standing wave of the whole medium, which has the height `height` cos(2 pi phase) at its crests now, and
/// goes on as the rule moves it.
struct AddedMode {
    /// Between the ends, as in `PullShape::Mode`. With numbers that fit (`AxisModes::halfWaves`) exactly one
    /// mode is added; those along y matter to a pool only.
    double halfWavesX = 1.0;
    double halfWavesY = 1.0;
    double height = 1.0;
    double phase = 0.0; ///< cycles, 0 ... 1
    double x = 0.0;     ///< cells: where it has a crest along periodic edges
    double y = 0.0;

    friend bool operator==(const AddedMode&, const AddedMode&) = default;
};

/// Standing waves that are added to what the medium does, or take its place.
struct AddedModes {
    std::vector<AddedMode> modes;
    bool alone = false; ///< what was there is gone
    /// The name of a wall in a pool, the rim of a box: the standing waves are those of the water inside, along
    /// its width and its height, and `alone` means what was in there (see `ModeBox`). Empty: of the whole
    /// medium.
    std::string in = {};

    friend bool operator==(const AddedModes&, const AddedModes&) = default;
};

} // namespace seiche
