// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// A metronome on the clock of steps.
///
/// Tick n falls on the whole step nearest to n periods after the start, so that no tick is ever off by more
/// than half a step.
class MetronomeClock {
public:
    /// The first tick falls on `start`. `stepsPerTick` need not be whole; below 1 it counts as 1.
    MetronomeClock(std::int64_t start, double stepsPerTick);

    /// The step of the next tick.
    std::int64_t next() const;
    /// Call it when the next tick has been played.
    void take() { ++m_taken; }
    /// From now on at another period; the next tick comes one new period after the last.
    void retime(double stepsPerTick);

private:
    std::int64_t m_start;
    double m_stepsPerTick;
    std::int64_t m_taken = 0;
};

} // namespace seiche
