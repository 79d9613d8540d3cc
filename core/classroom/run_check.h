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
};

/// Plays the run again and measures what it shows, as the window does (see `ResonanceMeter`). It follows when
/// one of the points has this frequency and amplitude within `agreement`, and when the run is one of
/// `experiment`: the same medium and pull, wherever it is pulled.
inline constexpr double agreement = 0.01;
Proof proofOf(const RunToCheck& point, const Experiment& experiment, std::chrono::milliseconds atMost,
              const StopToken& stop = {});

/// The part of the run that a point comes from: its rhythm on the medium at rest, the first tap after a second.
/// The amplitude is the same, since it does not contain what moved before. Nothing when no rhythm of the run
/// has this frequency and amplitude, or when that could not be found out in time.
std::optional<Experiment> rhythmOf(const RunToCheck& point, std::chrono::milliseconds atMost);

} // namespace seiche
