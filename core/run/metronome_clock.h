// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// A metronome on the clock of steps.
///
/// Tick n falls on the step nearest to n periods after the start, so that no tick is off by more
/// than half a step.
class MetronomeClock {
public:
    /// Sets the first tick to `start`. `stepsPerTick` is at least 1, possibly fractional.
    MetronomeClock(std::int64_t start, double stepsPerTick);

    /// Returns the step of the next tick.
    std::int64_t next() const;
    /// Marks the next tick as played.
    void markPlayed() { ++m_taken; }
    /// Changes the period. The next tick is one new period away.
    void retime(double stepsPerTick);

private:
    std::int64_t m_start;
    double m_stepsPerTick;
    std::int64_t m_taken = 0;
};

} // namespace seiche
