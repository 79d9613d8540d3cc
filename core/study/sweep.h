// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "model/experiment.h"
#include "model/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace seiche {

/// Settings of a sweep, the resonance curve of an experiment.
struct Sweep {
    /// Experiment, starting at rest, with the repeated tap. Its events, drive, rain and sources are
    /// ignored (see `obstacleToSweep`).
    Experiment experiment;
    int probeX = 0; ///< observed cell
    int probeY = 0;
    double fromHertz = 0.1;
    double toHertz = 4.0;
    int points = 100;
    /// Maximum steps per point; a run that has not settled by then gives an unsteady point. 0:
    /// depends on size, 400,000 for up to 5,000 cells.
    std::int64_t maxRunSteps = 0;
    /// True: driven instead of tapped, by a sine of the tap's shape that adds its height times 2 /
    /// period at every step.
    bool sine = false;
};

/// Point of a resonance curve.
struct SweepPoint {
    std::int64_t period = 0; ///< steps between taps
    double hertz = 0.0;      ///< steps per second / period
    /// Half of maximum minus minimum height at the probe, within a period from tap to tap. For a
    /// sine drive, the amplitude of the sine there, including the drive of the same step.
    double amplitude = 0.0;
    bool steady = false;   ///< true if the transient is below 0.1 % (see `Settling`)
    bool diverged = false; ///< true if the run exceeded all bounds; amplitude 0

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// Returns the periods of a sweep, longest (lowest frequency) first. They are distinct and as
/// evenly spaced in frequency as integer steps allow. Empty if no whole period is between the two
/// frequencies.
std::vector<std::int64_t> sweepPeriods(double stepsPerSecond, double fromHertz, double toHertz, int points);
/// Returns the periods of this sweep. A sine has at least three steps, because a sine of two steps
/// is always 0.
std::vector<std::int64_t> sweepPeriods(const Sweep& sweep);

/// Returns the maximum steps per point.
std::int64_t maxRunSteps(const Sweep& sweep);

/// Measures one point: taps every `period` >= 1 steps until the heights at the probe repeat after
/// each period (see `Settling`).
///
/// In a closed medium the mean level, which may rise with every tap, is excluded. If the medium is
/// known, theory determines only the waiting time, never the result. `stop` ends early with an
/// unsteady point.
SweepPoint measureAtPeriod(const Sweep& sweep, std::int64_t period, StopToken stop = {});

/// Callback after every point, serialised, from any thread.
using SweepProgress = std::function<void(const SweepPoint& point, int done, int total)>;

/// Progress callback with the completed fraction, 0 ... 1, called as `SweepProgress`. Approximate,
/// because the time to steady state is unknown.
using SweepShare = std::function<void(double share)>;

/// Returns the maximum memory to measure one point, in bytes, apart from the stored probe heights:
/// a run of the experiment and a copy of its heights.
std::size_t bytesOfPoint(const Experiment& experiment);

/// Returns the reason why the experiment cannot be swept: its own source disturbs every tapping
/// frequency. Empty if it can be measured.
std::optional<Problem> obstacleToSweep(const Experiment& experiment);

/// Measures the whole curve, each point in a separate run, on `threads` threads (0: all cores).
/// Returns the points in order of frequency; after `stop` only the finished ones.
///
/// The points do not depend on the number of threads. Fewer threads are used if a point takes much
/// memory. The experiment must be valid. Rethrows exceptions of runs (no memory).
std::vector<SweepPoint> measure(const Sweep& sweep, int threads = 0, const SweepProgress& progress = {},
                                StopToken stop = {}, const SweepShare& share = {});
/// Measures the curve as `measure` does, then adds points around each peak: periods halfway between
/// the highest point and its neighbours, until those are one step away or within 1 %.
///
/// Resonances with little damping are narrower than the spacing of evenly spread points. `total`
/// grows during the measurement. Peaks below a tenth of the highest point are not refined.
std::vector<SweepPoint> measureWithPeaks(const Sweep& sweep, int threads = 0,
                                         const SweepProgress& progress = {}, StopToken stop = {},
                                         const SweepShare& share = {});
/// Measures some of the sweep's periods, without peak refinement.
std::vector<SweepPoint> measurePeriods(const Sweep& sweep, const std::vector<std::int64_t>& periods,
                                       int threads = 0, const SweepProgress& progress = {}, StopToken stop = {},
                                       const SweepShare& share = {});

} // namespace seiche
