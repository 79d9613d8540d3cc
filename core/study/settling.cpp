// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/settling.h"

#include "wave/clamped_to.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

// Maximum difference of windows since half of the time, as a fraction of the amplitude, if the decay
// is unknown.
constexpr double mayDiffer = 0.004;
// Ratio of window times without known decay: four per doubling.
constexpr double nextAfter = 1.19;

std::int64_t roundedUp(double periods) {
    constexpr std::int64_t max = 1'000'000'000'000'000; // periods of at least one step
    return clampedTo(std::ceil(periods), std::int64_t{1}, max);
}

double largestDifference(const std::vector<double>& one, const std::vector<double>& other) {
    double largest = 0.0;
    for (std::size_t n = 0; n < one.size(); ++n)
        if (const double difference = std::abs(one[n] - other[n]); !(difference <= largest))
            largest = std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
    return largest;
}

} // namespace

Settling::Settling(std::int64_t period, double window, std::optional<std::int64_t> quarterLife)
    : m_period(period) {
    SEICHE_EXPECTS(period >= 1 && window > 0.0);
    const double steps = static_cast<double>(period);
    if (!quarterLife) {
        m_window = roundedUp(window / steps);
        m_next = windowSteps();
        return;
    }
    // Slower oscillations decay before they complete.
    const double quarter = static_cast<double>(*quarterLife) / steps;
    m_window = roundedUp(std::min(window / steps, 4.0 * quarter));
    m_stride = std::max(roundedUp(0.5 * quarter), m_window);
    m_lag = roundedUp(quarter / static_cast<double>(m_stride));
    // Five quarter-lives leave 0.001 of the transient. Before waves have crossed the medium there
    // is no signal.
    const std::int64_t crossing = roundedUp(0.5 * window / steps);
    m_next = std::max(roundedUp(5.0 * quarter) - m_lag * m_stride, crossing) * m_period;
    m_estimatedSettlingStep =
        static_cast<double>(m_next) + static_cast<double>((m_lag * m_stride + m_window) * m_period);
}

bool Settling::hasSettled(std::int64_t now, const std::vector<double>& heights, double scale) {
    // Keeps the last window before half of the time, for coverage.
    while (m_windows.size() > 1 && 2 * m_windows[1].begin <= now) m_windows.pop_front();
    while (m_spreads.size() > 1 && 2 * m_spreads[1].begin <= now) m_spreads.pop_front();
    if (m_windows.empty() || 2 * m_windows.front().begin > now) return false;
    double differ = 0.0;
    for (const Window& earlier : m_windows)
        differ = std::max(differ, largestDifference(heights, earlier.heights));
    m_spreads.push_back({now, differ});
    const Spread& before = m_spreads.front();
    if (2 * before.begin > now || !(differ <= mayDiffer * scale)) return false;
    if (differ <= 0.1 * mayBeLeft * scale) return true; // may be rounding
    const double shrunk = differ / before.differ;
    return shrunk < 1.0 && differ * shrunk <= mayBeLeft * scale * (1.0 - shrunk);
}

bool Settling::addWindow(std::vector<double> heights, double scale) {
    SEICHE_EXPECTS(heights.size() == static_cast<std::size_t>(windowSteps()) && scale >= 0.0);
    const std::int64_t now = m_next;
    bool steady = false;
    if (m_lag > 0) {
        if (m_windows.size() == static_cast<std::size_t>(m_lag)) {
            const double left = largestDifference(heights, m_windows.front().heights) / 3.0;
            steady = left <= mayBeLeft * scale;
            m_windows.pop_front();
        }
        m_next = now + m_stride * m_period;
    } else {
        steady = hasSettled(now, heights, scale);
        const std::int64_t after =
            roundedUp(nextAfter * static_cast<double>(now) / static_cast<double>(m_period));
        // Every second interval is a period longer, so that a wave with the interval as its period
        // cannot stay hidden.
        const std::int64_t rest = m_windows.size() % 2 == 0 ? 0 : m_period;
        m_next = std::max(after * m_period, now + windowSteps() + rest);
    }
    m_windows.push_back({now, std::move(heights)});
    return steady;
}

} // namespace seiche
