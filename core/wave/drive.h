// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"

#include <cstdint>

namespace seiche {

/// A sinusoidal drive: at every frame n it pulls (mode `add`) with its height times sin(2 pi (frequency n +
/// phase)).
///
/// It depends on the frame number alone, so a run with it can be split, replayed and continued anywhere with
/// the same bits.
struct Drive {
    double height = 0.0;    ///< 0: off
    double frequency = 0.0; ///< cycles per step, 0 ... 0.5
    double phase = 0.0;     ///< in cycles, at frame 0
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double x = 0.0;
    double y = 0.0;

    bool isOn() const { return height != 0.0; }
    friend bool operator==(const Drive&, const Drive&) = default;
};

/// The pull of the drive at frame n.
Pull pullAt(const Drive& drive, std::int64_t frame);

/// The most cells it reaches.
std::int64_t mostCellsOf(const Drive& drive, const Grid& grid);

/// The phase with which a drive of another frequency continues this one at frame n without a jump, 0 ... 1.
double phaseToGoOn(const Drive& drive, double frequency, std::int64_t frame);

} // namespace seiche
