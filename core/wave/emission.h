// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pool_objects.h"
#include "wave/rule.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// A cell and its share of a source's forcing.
struct Weight {
    int x;
    int y;
    double share;
};

/// The cells that a source at `at` drives: a Gaussian across the source. The shares of a point add up
/// to 1, those of a line to 1 for every cell of its length, and to less where it fades. On a string they add up
/// to 1, also where an end cuts the Gaussian off.
std::vector<Weight> footprintOf(const PoolObject& source, const Grid& grid, SceneKind scene, const Spot& at);

/// The most cells of its footprint, wherever it is.
std::size_t mostCellsOf(const Source& source, const Grid& grid);

/// Where the source is at this second of the run.
Spot placeAt(const PoolObject& source, double seconds);

/// The forcing that the source adds to the heights at frame n, to be multiplied by the shares.
///
/// A line, and whatever is on a string, adds 2 c (S(n+1) - S(n)), where S is the signal, so that straight waves
/// of the form S leave on both sides. A point adds 4 pi c^2 S(n): its round waves have the amplitude of S one
/// wavelength away, whatever the frequency. c is the speed of long waves, `localK` the k of the cell under the
/// source. Attenuation by the Gaussian footprint is compensated, by at most a factor of 4. Depends on the frame
/// number only, the same bits on every machine.
double forcingAt(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond,
                 std::int64_t frame);

/// The largest forcing; also of a source that travels, as long as no k on its way is above `localK`.
double largestForcing(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond);

/// Half a raised cosine, 0 at 0 and below, 1 at 1 and above: steady signals swell and fade so within a cycle.
double cosineRise(double share);

/// The signal at a second of the run, |S| <= |height|.
double signalAt(const Source& source, double seconds);

} // namespace seiche
