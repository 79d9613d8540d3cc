// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/rule.h"

#include <vector>

namespace seiche {

/// Returns the wave vector, in cycles per cell, of a frequency whose energy travels in a direction.
///
/// It is the wave vector of leapfrog without damping: sin^2(pi f) = k lambda / 4, with lambda the
/// symbol of the springs. Between axes and diagonals, wavefront normal and energy direction differ
/// slightly. If no wave has this frequency, returns that of long waves, f / c. `way`: a unit
/// vector. The same bits on every machine.
Spot wavesAlong(const Rule& rule, double localK, double cyclesPerStep, const Spot& way);

/// Element of a phased array.
struct ArrayElement {
    Spot offset;  ///< from the position of the array, cells
    double delay; ///< signal delay, seconds; 0 for the first element

    friend bool operator==(const ArrayElement&, const ArrayElement&) = default;
};

/// Returns the elements of an array (at least 2), equally spaced from end to end.
///
/// With their delays, waves of its frequency leave in phase at the angle `steer` from the normal,
/// or arrive in phase at its focus. The delays use the numerical wave speed. `localK`: k of the
/// cell under the array.
std::vector<ArrayElement> elementsOf(const PoolObject& array, const Rule& rule, double localK,
                                     double stepsPerSecond);

} // namespace seiche
