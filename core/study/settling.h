// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// Decides when a medium that is driven or pulled with a period has become steady, from looks at one cell.
///
/// A look is all heights u[n] of a while, whole periods long, and two looks are compared frame by frame, so
/// that phase counts as much as size: where the beat between the drive and what still rings turns, the
/// amplitude stands still, but the heights do not come back. With e[n] what is left of the beginning,
///   u[n] - u[n - lag] = e[n] - e[n - lag].
/// - Where it is known that e fades to a quarter or less within `lag` steps, the difference is at least 3/4 of
///   e[n - lag], and e[n] at most a third of the difference: two looks so far apart are enough.
/// - Else all looks since half of the time are compared with the last one, so that beats as slow as the run is
/// long
///   are seen as well as fast ones. From one doubling of the time to the next the largest difference shrinks by
///   a factor r, which does not rise (a power of the time keeps it, what fades exponentially falls ever
///   faster): all that is to come is r / (1 - r) of it.
class Settling {
public:
    /// What may be left of the beginning, in parts of the amplitude.
    static constexpr double mayBeLeft = 0.001;

    /// `period` in steps, at least 1. A look is about `window` > 0 steps long: half a cycle of the slowest wave
    /// at least. `quarterLife`: the steps in which every wave fades to a quarter or less; nothing where it is
    /// not known.
    Settling(std::int64_t period, double window, std::optional<std::int64_t> quarterLife);

    /// The step, counted from rest, at which the next look begins: after whole periods.
    std::int64_t nextLook() const { return m_next; }
    /// The length of every look, whole periods.
    std::int64_t framesOfLook() const { return m_window * m_period; }
    /// The most looks that there are at once: those since half of the time, the one before and the next.
    static constexpr std::size_t mostLooks = 7;
    /// About the step at which a usual medium is steady; nothing where nothing is known.
    std::optional<double> prospect() const { return m_prospect; }

    /// Takes the look that began at `nextLook`, `framesOfLook` heights; `scale` >= 0 is the amplitude that
    /// differences are compared with, 0 where nothing moves. True when the medium is steady.
    bool look(std::vector<double> heights, double scale);

private:
    struct Look {
        std::int64_t begin;
        std::vector<double> heights;
    };

    // The largest difference of the looks since half of the time.
    struct Spread {
        std::int64_t begin;
        double differ;
    };
    bool hasSettled(std::int64_t now, const std::vector<double>& heights, double scale);

    std::int64_t m_period;
    std::int64_t m_window;     // periods of a look
    std::int64_t m_stride = 0; // periods from look to look where the fading is known
    std::int64_t m_lag = 0;    // looks in which all fades to a quarter; 0: not known
    std::int64_t m_next;
    std::optional<double> m_prospect;
    std::deque<Look> m_looks;
    std::deque<Spread> m_spreads;
};

} // namespace seiche
