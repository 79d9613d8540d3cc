// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// The beats of a metronome on the clock of steps: beat n falls on the whole step nearest to n periods after
/// the start, so that no beat is off by more than half a step however long it goes on.
class Beats {
public:
    /// The first beat falls on `start`. `stepsPerBeat` need not be whole; below 1 it counts as 1.
    Beats(std::int64_t start, double stepsPerBeat);

    /// The step of the next beat.
    std::int64_t next() const;
    /// The next beat has been played.
    void take() { ++m_taken; }
    /// From now on at another period; the next beat comes one new period after the last.
    void retime(double stepsPerBeat);

private:
    std::int64_t m_start;
    double m_stepsPerBeat;
    std::int64_t m_taken = 0;
};

} // namespace seiche
