// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>

namespace seiche {

/// Turns elapsed time into whole steps, keeping the fraction.
///
/// It decides how many steps are done, never what a step is.
class Pacer {
public:
    /// How many steps `seconds` of real time are worth. A stall longer than `longestStall` counts as that long:
    /// the run is late then, it does not race to catch up.
    std::int64_t stepsFor(double seconds, double stepsPerSecond, double speed);

    /// Drops what is left over, and with it `steps` that could not be done in time: slow motion.
    void forgive(std::int64_t steps = 0);

    /// The seconds of the run, that is, of real time multiplied by the speed, that have not become steps: what
    /// a stall was longer than `longestStall`, and what was dropped. It only grows.
    double lost() const { return m_lost; }

    static constexpr double longestStall = 1.0; ///< seconds; a busy machine must not bend the rhythm of a hand

private:
    double m_fraction = 0.0;
    double m_stepsPerSecond = 1.0; ///< of the last time
    double m_lost = 0.0;
};

/// How many steps at most lie between two looks of what measures a run: it is looked at 200 times in a second
/// of its own at least; in large pools, whose steps go through memory several at a time, 25 times.
std::int64_t stepsBetweenSamples(const Experiment& settings);

} // namespace seiche
