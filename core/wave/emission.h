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

/// Cell with its fraction of a source's forcing.
struct Weight {
    int x;
    int y;
    double share;
};

/// Returns the cells that a source at `at` drives, with a Gaussian profile across the source.
///
/// The weights of a point add up to 1, those of each pole to 1 or -1. The weights of a line add up
/// to 1 per cell of length, less at its fading ends. On a string they add up to 1, even if an end
/// cuts the Gaussian. For an array, the footprint of a single element at `at` (see `elementsOf`).
std::vector<Weight> footprintOf(const PoolObject& source, const Grid& grid, SceneKind scene, const Spot& at);

/// Returns the maximum number of cells in the footprints, at any position. An array has a footprint
/// per element.
std::size_t maxCellsOf(const Source& source, const Grid& grid);

/// Returns the position of the source at this second of the run, on its path and its circular
/// orbit.
Spot placeAt(const PoolObject& source, double seconds);

/// Emission of a source within a step.
struct Emission {
    double gain; ///< see `gainOf`
    double now;  ///< signal at step n
    double next; ///< signal at step n + 1
};

/// Returns the gain, 1 ... 4, that compensates attenuation by the Gaussian footprint.
double gainOf(const Source& source, double hertz, double stepsPerSecond, const Rule& rule, double localK);

/// Returns the forcing that the source adds to the heights, before the cell weights; see
/// `forcingAt`.
double forcingOf(const Source& source, const Rule& rule, double localK, const Emission& emission);

/// Returns the forcing that the source adds to the heights at step n, before the cell weights.
/// `delay`: seconds after its signal.
///
/// A line, and every source on a string, adds 2 c (S(n+1) - S(n)) with the signal S. It emits plane
/// waves of the form S on both sides. A point, pole or element adds 4 pi c^2 S(n). Its circular
/// waves have the amplitude of S one wavelength away, at any frequency. c: speed of long waves;
/// `localK`: k of the cell under the source. Attenuation by the Gaussian footprint is compensated,
/// by at most a factor of 4. Depends on the step number only; the same bits on every machine.
double forcingAt(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond,
                 std::int64_t frame, double delay = 0.0);

/// Returns the maximum forcing of a cell with weight 1 (per element for an array). Also valid for a
/// moving source if no k on its path exceeds `localK`.
double largestForcing(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond);

/// Returns half a raised cosine, from 0 at `share` <= 0 to 1 at `share` >= 1. Steady signals fade
/// in and out with it within a cycle.
double cosineRise(double share);

/// Returns the envelope of a source at a second of the run, 0 ... 1. A steady signal fades in and
/// out.
double swellAt(const Source& source, double seconds);

/// Returns the signal at a second of the run, |S| <= |height|. A drawn signal without a curve is a
/// sine.
///
/// Noise interpolates by raised cosines between random amplitudes and phases (uniform in a disc),
/// one per `cycles` cycles of its frequency. Half of its power is within 0.36 / `cycles` of the
/// frequency. It depends on seed and time alone.
///
/// A pulse or packet that lasts beyond `until` fades out within the cycle before. Repeated pulses
/// never overlap: each starts after its predecessor, at the earliest after `every`.
double signalAt(const Source& source, double seconds);

/// Returns the signal at a step of a run, `delay` seconds late. Pulses and packets start at whole
/// steps, so that all have the same heights.
double signalAt(const Source& source, std::int64_t frame, double stepsPerSecond, double delay = 0.0);

} // namespace seiche
