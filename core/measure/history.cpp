// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/history.h"

#include <algorithm>
#include <cmath>

namespace seiche {

void History::add(std::int64_t frame, double value) {
    if (!std::isfinite(value)) return;
    if (!m_samples.empty() && frame < m_samples.back().frame) clear();
    if (!m_samples.empty() && frame == m_samples.back().frame) {
        m_samples.back().value = value;
        if (!m_recent.empty() && m_recent.back().frame == frame) m_recent.pop_back();
        m_recent.push_back({frame, value});
        return;
    }
    // The last sample always remains. It is replaced if it is closer to its predecessor than the
    // spacing.
    if (m_samples.size() >= 2 && m_samples.back().frame - m_samples[m_samples.size() - 2].frame < m_spacing)
        m_samples.pop_back();
    m_samples.push_back({frame, value});
    if (m_samples.size() > m_max) thinOut();
    m_recent.push_back({frame, value});
    if (m_recent.size() > recentSamples) m_recent.pop_front();
}

void History::clear() {
    m_samples.clear();
    m_recent.clear();
    m_spacing = 1;
}

void History::forgetBefore(std::int64_t frame) {
    const auto first =
        std::ranges::find_if(m_samples, [=](const Sample& sample) { return sample.frame >= frame; });
    m_samples.erase(m_samples.begin(), first);
}

// Drops every second sample and doubles the spacing.
void History::thinOut() {
    const std::int64_t span = m_samples.back().frame - m_samples.front().frame;
    m_spacing = std::max(m_spacing + 1, 2 * span / static_cast<std::int64_t>(m_max));
    std::vector<Sample> kept;
    kept.reserve(m_max);
    const Sample last = m_samples.back();
    m_samples.pop_back();
    for (const Sample& sample : m_samples)
        if (kept.empty() || sample.frame - kept.back().frame >= m_spacing) kept.push_back(sample);
    kept.push_back(last);
    m_samples = std::move(kept);
}

std::optional<double> History::growthPerStep(std::int64_t frames) const {
    if (m_recent.empty()) return std::nullopt;
    const std::int64_t last = m_recent.back().frame;
    double count = 0, sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    for (auto sample = m_recent.rbegin(); sample != m_recent.rend() && sample->frame >= last - frames;
         ++sample) {
        if (!(sample->value > 0.0)) continue;
        // Relative to the last step, for best precision.
        const double x = static_cast<double>(sample->frame - last), y = std::log(sample->value);
        count += 1;
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    const double spread = count * sumXX - sumX * sumX;
    if (count < 3 || !(spread > 0.0)) return std::nullopt;
    return std::exp((count * sumXY - sumX * sumY) / spread);
}

} // namespace seiche
