// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>

namespace seiche {

/// Converts elapsed time into whole steps and keeps the fraction.
///
/// Affects only the number of steps, never their result.
class Pacer {
public:
    /// Returns the number of steps for `seconds` of real time. A longer stall counts as
    /// `maxStall`, so that the run does not race to catch up.
    std::int64_t stepsFor(double seconds, double stepsPerSecond, double speed);

    /// Drops the fraction and `steps` missed steps (slow motion).
    void dropSteps(std::int64_t steps = 0);

    /// Returns the lost run time in seconds (real time times speed): stalls beyond `maxStall`
    /// and dropped steps. Never decreases.
    double lost() const { return m_lost; }

    static constexpr double maxStall = 1.0; ///< seconds; preserves tapping times under load

private:
    double m_fraction = 0.0;
    double m_stepsPerSecond = 1.0; ///< pace of the last call
    double m_lost = 0.0;
};

/// Returns the maximum number of steps between two samples of a measuring object: at least 200
/// samples per second of the run. Only 25 in large pools because their steps are computed in
/// groups.
std::int64_t stepsBetweenSamples(const Experiment& settings);

} // namespace seiche
