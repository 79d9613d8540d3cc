// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/tap_placer.h"

#include <algorithm>
#include <numeric>

namespace seiche {

std::vector<double> TapPlacer::place(std::span<const double> intervals, double now) {
    if (intervals.empty()) return {};
    double length = std::accumulate(intervals.begin() + 1, intervals.end(), 0.0);
    bool isCut = false;
    for (; length > maxReport; intervals = intervals.subspan(1), isCut = true) length -= intervals[1];

    const bool isNew = isCut || intervals.front() <= 0.0;
    double first = isNew ? now + lead - length : m_last + intervals.front();
    // Shifts a late sequence, or one of a fast clock.
    if (first > now + 2 * lead) first = now + lead;
    std::vector<double> times{std::max(first, now)};
    for (const double interval : intervals.subspan(1)) times.push_back(times.back() + interval);
    m_last = times.back();
    return times;
}

} // namespace seiche
