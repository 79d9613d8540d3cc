// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace seiche {

/// Schedules the taps of one phone on the shared string.
///
/// Network delay varies. So each tap acts a little after its arrival, at the interval measured by
/// the phone's own clock, which preserves the tapping frequency.
class TapPlacer {
public:
    /// Seconds from a tap to its action without network delay. Reports delayed by less are in time.
    static constexpr double lead = 0.4;

    /// Seconds of a report that count, from its end.
    static constexpr double maxReport = 5.0;

    /// Returns the times of new taps in seconds, rising and not before `now`. `intervals`: seconds
    /// since the previous tap, 0 for the first tap of a new sequence.
    std::vector<double> place(std::span<const double> intervals, double now);

private:
    double m_last = 0.0; ///< time at which the last tap acts
};

} // namespace seiche
