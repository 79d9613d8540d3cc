// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "machine/threads.h"

#include <chrono>
#include <optional>
#include <string>

namespace seiche {

/// A point to be checked, with its run.
struct RunToCheck {
    std::int64_t number = 0;
    double hertz = 0.0;
    double amplitude = 0.0; ///< in taps
    std::string run;        ///< untrusted text of an experiment
    int nick = 0;           ///< nick of the sender
};

/// Largest deviation of a point from its run, as a fraction.
inline constexpr double agreement = 0.01;
/// Largest medium whose runs are checked, in cells. Larger media are too slow even for one tapping
/// frequency.
inline constexpr std::int64_t checkedCells = 1 << 20;

/// Replays a run and measures its points as the window does (see `ResonanceMeter`).
///
/// A point follows if a point of the run has the same frequency and amplitude within `agreement`.
/// The run must be of `experiment`: the same medium, objects and tap (at any position), and no
/// events besides taps and those of `experiment`. Runs with other content are not even parsed,
/// because they cost time and prove nothing.
///
/// Returns `TooLong` after `atMost`, if `stop` is requested, and above `checkedCells`. Checks the
/// clock between events and at least after every step. Thread-safe.
Proof proofOf(const RunToCheck& point, const Experiment& experiment, std::chrono::milliseconds atMost,
              const StopToken& stop = {});

/// Returns the part of the run that produced a point, see `rhythmOfPoint`. Empty if the run is not
/// of `experiment` (see `proofOf`), if no point matches frequency and amplitude, or after `atMost`.
std::optional<Experiment> rhythmOf(const RunToCheck& point, const Experiment& experiment,
                                   std::chrono::milliseconds atMost);

} // namespace seiche
