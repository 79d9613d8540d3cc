// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"

#include <cstdint>

namespace seiche {

/// Sinusoidal drive: adds height * sin(2 pi (frequency n + phase)) at every step n.
///
/// It depends on the step number alone, so runs can be split, replayed and continued with the same
/// bits.
struct Drive {
    double height = 0.0;    ///< 0: disabled
    double frequency = 0.0; ///< cycles per step, 0 ... 0.5
    double phase = 0.0;     ///< cycles, at step 0
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double x = 0.0;
    double y = 0.0;

    bool isOn() const { return height != 0.0; }
    friend bool operator==(const Drive&, const Drive&) = default;
};

/// Returns the drive at step n, as a tap.
Pull pullAt(const Drive& drive, std::int64_t frame);

/// Returns the maximum number of driven cells.
std::int64_t maxCellsOf(const Drive& drive, const Grid& grid);

/// Returns the phase, 0 ... 1, with which a drive of a different frequency continues this drive at
/// step n without a jump.
double phaseToGoOn(const Drive& drive, double frequency, std::int64_t frame);

} // namespace seiche
