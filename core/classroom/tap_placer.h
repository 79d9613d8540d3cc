// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace seiche {

/// When the taps of one phone act on the string that all share.
///
/// The network brings them now sooner, now later. So each acts a little after it came, as far from the tap
/// before it as it was by the phone's own clock: a rhythm stays the rhythm of the hand.
class TapPlacer {
public:
    /// Seconds from a tap to its pull when the network takes no time: as long as reports are late by no more,
    /// they are not too late.
    static constexpr double lead = 0.4;

    /// Of taps that come together those of the last seconds count.
    static constexpr double longestReport = 5.0;

    /// The times of new taps, in seconds, rising and not before `now`. `intervals`: for each tap the seconds
    /// since the one before, 0 for a tap that begins a new rhythm.
    std::vector<double> place(std::span<const double> intervals, double now);

private:
    double m_last = 0.0; ///< when the last tap acts
};

} // namespace seiche
