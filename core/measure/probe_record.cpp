// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/probe_record.h"

#include <algorithm>
#include <vector>

namespace seiche {

namespace {

constexpr std::size_t leastPeriods = 3;
constexpr double agreement = 0.05;

} // namespace

void ProbeRecord::add(double seconds, double height) {
    if (!m_samples.empty() && seconds <= m_samples.back().seconds) m_samples.clear();
    m_samples.push_back({seconds, height});
    if (m_samples.size() > longest) m_samples.pop_front();
}

std::size_t ProbeRecord::firstOf(double seconds) const {
    if (m_samples.empty()) return 0;
    const double from = m_samples.back().seconds - seconds;
    const auto first = std::ranges::lower_bound(m_samples, from, {}, &Sample::seconds);
    return static_cast<std::size_t>(first - m_samples.begin());
}

double ProbeRecord::amplitude(double seconds) const {
    double low = 0.0, high = 0.0;
    for (std::size_t i = firstOf(seconds), first = i; i < m_samples.size(); ++i) {
        low = i == first ? m_samples[i].height : std::min(low, m_samples[i].height);
        high = i == first ? m_samples[i].height : std::max(high, m_samples[i].height);
    }
    return 0.5 * (high - low);
}

std::optional<double> ProbeRecord::frequency(double seconds) const {
    const std::size_t first = firstOf(seconds);
    if (m_samples.size() < first + 3) return std::nullopt;
    double mean = 0.0;
    for (std::size_t i = first; i < m_samples.size(); ++i)
        mean += m_samples[i].height / static_cast<double>(m_samples.size() - first);
    // A rise counts when it was well below before: ripples on the way are no swings.
    const double well = 0.2 * amplitude(seconds);
    if (!(well > 0.0)) return std::nullopt;
    std::vector<double> rises;
    bool below = false;
    for (std::size_t i = first + 1; i < m_samples.size(); ++i) {
        const double before = m_samples[i - 1].height - mean, now = m_samples[i].height - mean;
        if (before < -well) below = true;
        if (!below || now < 0.0 || before >= 0.0) continue;
        const double share = -before / (now - before);
        rises.push_back(m_samples[i - 1].seconds + share * (m_samples[i].seconds - m_samples[i - 1].seconds));
        below = false;
    }
    if (rises.size() < leastPeriods + 1) return std::nullopt;
    double shortest = 1e300, longestPeriod = 0.0;
    for (std::size_t i = 1; i < rises.size(); ++i) {
        shortest = std::min(shortest, rises[i] - rises[i - 1]);
        longestPeriod = std::max(longestPeriod, rises[i] - rises[i - 1]);
    }
    const double period = (rises.back() - rises.front()) / static_cast<double>(rises.size() - 1);
    if (longestPeriod - shortest > agreement * period) return std::nullopt;
    return 1.0 / period;
}

} // namespace seiche
