// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// Detects the steady state of a periodically driven or tapped medium, from windows at one cell.
///
/// A window is a series of heights u[n], whole periods long. Two windows are compared step by step, so
/// that phase counts too: at a turning point of a beat the amplitude is stationary, but the heights
/// still differ. With the transient e[n],
///   u[n] - u[n - lag] = e[n] - e[n - lag].
/// - Known decay: if e falls to at most a quarter within `lag` steps, the difference is at least
///   3/4 e[n - lag], so e[n] is at most a third of it. Two windows at this distance suffice.
/// - Unknown decay: all windows since half of the time are compared with the last one, to detect
///   slow and fast beats. From one doubling of the time to the next, the maximum difference
///   shrinks by a factor r that does not rise (constant for power laws, falling for exponential
///   decay). The remaining change is at most r / (1 - r) of the difference.
class Settling {
public:
    /// Allowed remaining transient, as a fraction of the amplitude.
    static constexpr double mayBeLeft = 0.001;

    /// `period`: in steps, at least 1. `window`: approximate length of a window, in steps, above 0;
    /// at least half a cycle of the slowest wave. `quarterLife`: steps in which every wave falls to
    /// a quarter or less; empty if unknown.
    Settling(std::int64_t period, double window, std::optional<std::int64_t> quarterLife);

    /// Returns the step, counted from rest, at which the next window begins, after whole periods.
    std::int64_t nextWindow() const { return m_next; }
    /// Returns the length of a window, in steps.
    std::int64_t windowSteps() const { return m_window * m_period; }
    /// Maximum number of stored windows: since half of the time, one before and the next.
    static constexpr std::size_t maxWindows = 7;
    /// Returns the approximate settling step of a typical medium. Empty if unknown.
    std::optional<double> estimatedSettlingStep() const { return m_estimatedSettlingStep; }

    /// Adds the window that began at `nextWindow`, with `windowSteps` heights. `scale` >= 0: amplitude
    /// as the reference for differences, 0 without motion. Returns whether the medium is steady.
    bool addWindow(std::vector<double> heights, double scale);

private:
    struct Window {
        std::int64_t begin;
        std::vector<double> heights;
    };

    // Maximum difference between windows since half of the time.
    struct Spread {
        std::int64_t begin;
        double differ;
    };
    bool hasSettled(std::int64_t now, const std::vector<double>& heights, double scale);

    std::int64_t m_period;
    std::int64_t m_window;     // periods per window
    std::int64_t m_stride = 0; // periods between windows if the decay is known
    std::int64_t m_lag = 0;    // windows until the decay to a quarter; 0: unknown
    std::int64_t m_next;
    std::optional<double> m_estimatedSettlingStep;
    std::deque<Window> m_windows;
    std::deque<Spread> m_spreads;
};

} // namespace seiche
