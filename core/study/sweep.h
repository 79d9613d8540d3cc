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

/// What a sweep is to measure: the resonance curve of an experiment, pulled again and again at whole periods.
struct Sweep {
    /// Starts at rest; its pull is the one that is repeated. Its own events, drive and rain are left out, and
    /// so are sources (see `obstacleToSweep`).
    Experiment experiment;
    int probeX = 0; ///< the cell that is watched
    int probeY = 0;
    double fromHertz = 0.1;
    double toHertz = 4.0;
    int points = 100;
    /// The most steps for one point; a run that has not settled by then gives an unsteady point. 0: chosen by
    /// size, 400,000 for up to 5,000 cells.
    std::int64_t longestRun = 0;
    /// Driven by a sine of the pull's shape and, at every step, its height times 2 / period, instead of pulled.
    bool sine = false;
};

/// One point of a resonance curve.
struct SweepPoint {
    std::int64_t period = 0; ///< steps from one pull to the next
    double hertz = 0.0;      ///< steps per second / period
    /// Half of the way from the lowest to the highest height at the probe, over the frames from one pull to
    /// before the next; under a sine drive the amplitude of the sine there, the frames read after their pull.
    double amplitude = 0.0;
    bool steady = false;   ///< what is left of the transient is below 0.1 % of the amplitude, see `Settling`
    bool diverged = false; ///< the run passed all bounds; the amplitude is 0

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// The periods of a sweep, longest (lowest frequency) first: as evenly spread in frequency as whole numbers
/// of steps allow, every one between the two frequencies, each once. Empty when no whole period lies between
/// them.
std::vector<std::int64_t> sweepPeriods(double stepsPerSecond, double fromHertz, double toHertz, int points);
/// Those of this sweep; a sine has at least three steps, since one of two is 0 at every frame.
std::vector<std::int64_t> sweepPeriods(const Sweep& sweep);

/// The most steps for one point.
std::int64_t longestRun(const Sweep& sweep);

/// Measures one point: repeats the pull every `period` >= 1 steps until the heights at the probe come back
/// after each period (see `Settling`). On a closed medium the level, which may rise with every pull, is left
/// out of that. Theory only says how long to wait, where it knows the medium; what is measured is the run's.
/// `stop` gives an unsteady point early.
SweepPoint measureAtPeriod(const Sweep& sweep, std::int64_t period, StopToken stop = {});

/// Called after every point, one call at a time but from any thread.
using SweepProgress = std::function<void(const SweepPoint& point, int done, int total)>;

/// Told now and then, as `SweepProgress`, what part of the work is done, 0 ... 1: about, for it is not known
/// beforehand when a point is steady.
using SweepShare = std::function<void(double share)>;

/// The memory that the measurement of one point takes at most, bytes, besides what it keeps of the probe's
/// heights: a run of the experiment, and a copy of its heights.
std::size_t bytesOfPoint(const Experiment& experiment);

/// Why no sweep tells anything about this experiment: a source of its own disturbs every rhythm. Nothing when
/// it can be measured.
std::optional<Problem> obstacleToSweep(const Experiment& experiment);

/// Measures the whole curve, each point on a run of its own, on `threads` threads (0: all there are). Returns
/// the points in order of frequency; after `stop` only those finished by then. The points are the same with
/// every number of threads, of which fewer are used where a point takes much memory. The experiment must be
/// valid. Throws what a run throws (no memory).
std::vector<SweepPoint> measure(const Sweep& sweep, int threads = 0, const SweepProgress& progress = {},
                                StopToken stop = {}, const SweepShare& share = {});
/// The same, and after these points others around each peak among them: periods halfway between the highest
/// point and its neighbours, until those are one step away or within 1 %. A resonance of a lightly damped
/// medium is narrower than the distance of evenly spread points. `total` grows with them. Peaks below a tenth
/// of the highest point stay as they are.
std::vector<SweepPoint> measureWithPeaks(const Sweep& sweep, int threads = 0,
                                         const SweepProgress& progress = {}, StopToken stop = {},
                                         const SweepShare& share = {});
/// The same of some of the sweep's periods, without the peaks.
std::vector<SweepPoint> measurePeriods(const Sweep& sweep, const std::vector<std::int64_t>& periods,
                                       int threads = 0, const SweepProgress& progress = {}, StopToken stop = {},
                                       const SweepShare& share = {});

} // namespace seiche
