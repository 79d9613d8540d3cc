// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "machine/threads.h"

#include <chrono>
#include <optional>
#include <string>

namespace seiche {

/// A point with its run, to be looked at.
struct RunToCheck {
    std::int64_t number = 0;
    double hertz = 0.0;
    double amplitude = 0.0; ///< in pulls
    std::string run;        ///< the text of an experiment, not to be trusted
    int nick = 0;           ///< of the student who has sent it
};

/// How far a point may be from its run, as a share of frequency and amplitude.
inline constexpr double agreement = 0.01;
/// So many cells a medium has at most whose runs are checked: in a larger one there is no time for a rhythm.
inline constexpr std::int64_t checkedCells = 1 << 20;

/// Plays a run again and measures what it shows, as the window does (see `ResonanceMeter`).
///
/// The point follows if one of the run's points has its frequency and amplitude within `agreement`, and if the
/// run is one of `experiment`: the same medium, objects and pull, wherever it is pulled, and no event but pulls
/// and those of `experiment`. Anything else in a run costs time and proves nothing, so it is not even read.
///
/// `TooLong` when that is not known after `atMost`, when `stop` is requested, and for more than `checkedCells`.
/// The clock is looked at between events and at least after every step. Safe on any thread.
Proof proofOf(const RunToCheck& point, const Experiment& experiment, std::chrono::milliseconds atMost,
              const StopToken& stop = {});

/// The part of the run that a point comes from, see `rhythmOfPoint`. Nothing when the run is none of
/// `experiment` (see `proofOf`), when no rhythm of the run has this frequency and amplitude, and when that is
/// not known after `atMost`.
std::optional<Experiment> rhythmOf(const RunToCheck& point, const Experiment& experiment,
                                   std::chrono::milliseconds atMost);

} // namespace seiche
