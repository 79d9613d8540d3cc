// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/tap_placer.h"

#include <algorithm>
#include <numeric>

namespace seiche {

std::vector<double> TapPlacer::place(std::span<const double> intervals, double now) {
    std::vector<double> times;
    times.reserve(intervals.size());
    double last = m_last;
    for (const double interval : intervals) {
        const double left = std::accumulate(intervals.begin() + static_cast<std::ptrdiff_t>(times.size()) + 1,
                                            intervals.end(), 0.0);
        // A new rhythm begins so that the last tap of the report comes in time.
        last = interval > 0.0 ? last + interval : std::max(last, now + lead - left);
        times.push_back(last);
    }
    if (times.empty()) return times;
    // What is too late, or comes from a clock that runs ahead, is moved as a whole.
    if (times.back() > now + 2 * lead || times.back() < now) {
        const double by = now + lead - times.back();
        for (double& time : times) time += by;
    }
    for (double& time : times) time = std::max(time, now);
    m_last = times.back();
    return times;
}

} // namespace seiche
