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
/// to 1, those of a line to 1 for every cell of its length, and to less where it fades; those of each pole of a
/// multipole to 1 or -1. On a string they add up to 1, also where an end cuts the Gaussian off. Of an array it
/// is that of one of its elements at `at` (see `elementsOf`).
std::vector<Weight> footprintOf(const PoolObject& source, const Grid& grid, SceneKind scene, const Spot& at);

/// The most cells of its footprints, wherever it is: an array has one for each of its elements.
std::size_t mostCellsOf(const Source& source, const Grid& grid);

/// Where the source is at this second of the run: on its way to and fro, on its circle around that.
Spot placeAt(const PoolObject& source, double seconds);

/// What a source sends from one frame to the next.
struct Emission {
    double gain; ///< see `gainOf`
    double now;  ///< the signal at the frame
    double next; ///< and at the one after it
};

/// The factor, 1 ... 4, by which what the source's Gaussian footprint takes off waves of this frequency is
/// compensated.
double gainOf(const Source& source, double hertz, double stepsPerSecond, const Rule& rule, double localK);

/// The forcing that the source adds to the heights, to be multiplied by the shares; see `forcingAt`.
double forcingOf(const Source& source, const Rule& rule, double localK, const Emission& emission);

/// The forcing that the source adds to the heights at frame n, to be multiplied by the shares, if it swings so
/// many seconds later than its signal says.
///
/// A line, and whatever is on a string, adds 2 c (S(n+1) - S(n)), where S is the signal, so that straight waves
/// of the form S leave on both sides. A point adds 4 pi c^2 S(n): its round waves have the amplitude of S one
/// wavelength away, whatever the frequency; so do poles and elements, each for itself. c is the speed of long
/// waves, `localK` the k of the cell under the source. Attenuation by the Gaussian footprint is compensated, by
/// at most a factor of 4. Depends on the frame number only, the same bits on every machine.
double forcingAt(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond,
                 std::int64_t frame, double delay = 0.0);

/// The largest forcing of a cell that a share of 1 would get, of an array by one element; also of a source that
/// travels, as long as no k on its way is above `localK`.
double largestForcing(const PoolObject& source, const Rule& rule, double localK, double stepsPerSecond);

/// Half a raised cosine, 0 at 0 and below, 1 at 1 and above: steady signals swell and fade so within a cycle.
double cosineRise(double share);

/// How much a source is on at a second of the run, 0 ... 1: a steady signal swells and fades.
double swellAt(const Source& source, double seconds);

/// The signal at a second of the run, |S| <= |height|. A drawn one without a curve is a sine.
///
/// Noise goes from one random swing (amplitude and phase, evenly from a disc) to the next within `cycles` of
/// its frequency, by raised cosines: half its power lies within 0.36 / `cycles` of the frequency beside it. It
/// depends on the seed and the time alone.
///
/// A pulse or packet that is not over by `until` fades within the cycle before. They follow each other as soon
/// as the one before is over, if `every` asks for more.
double signalAt(const Source& source, double seconds);

/// The signal at a frame of a run, `delay` seconds late. Pulses and packets begin at whole steps, so that all
/// of them have the same heights.
double signalAt(const Source& source, std::int64_t frame, double stepsPerSecond, double delay = 0.0);

} // namespace seiche
