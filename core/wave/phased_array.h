// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/rule.h"

#include <vector>

namespace seiche {

/// The wave of a frequency whose energy travels into a direction.
///
/// Its wave vector, cycles per cell, is that of leapfrog without damping: sin^2(pi f) = k lambda / 4, lambda
/// being the symbol of the springs. Across other directions than axes and diagonals fronts and energy part a
/// little. Where no wave has this frequency, it is that of long waves, f / c. `way` is a unit vector; the same
/// bits on every machine.
Spot wavesAlong(const Rule& rule, double localK, double cyclesPerStep, const Spot& way);

/// One of the points of an array.
struct ArrayElement {
    Spot offset;  ///< from the place of the array, cells
    double delay; ///< how much later it swings, seconds; 0 for the first

    friend bool operator==(const ArrayElement&, const ArrayElement&) = default;
};

/// The points of an array, which has at least two: from end to end, equally far apart.
///
/// The delays make the waves of its frequency leave at the angle `steer` from the normal, in step, or arrive at
/// its focus, with the speed that they have there as computed. `localK` is the k of the cell under its place.
std::vector<ArrayElement> elementsOf(const PoolObject& array, const Rule& rule, double localK,
                                     double stepsPerSecond);

} // namespace seiche
