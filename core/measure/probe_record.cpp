// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/probe_record.h"

#include <algorithm>

namespace seiche {

void ProbeRecord::add(double seconds, double height) {
    if (!m_samples.empty() && seconds <= m_samples.back().time) m_samples.clear();
    m_samples.push_back({seconds, height});
    if (m_samples.size() > maxSamples) m_samples.pop_front();
}

std::vector<ProbeSample> ProbeRecord::last(double seconds) const {
    if (m_samples.empty()) return {};
    const auto first =
        std::ranges::lower_bound(m_samples, m_samples.back().time - seconds, {}, &ProbeSample::time);
    return {first, m_samples.end()};
}

double ProbeRecord::amplitude(double seconds) const {
    const std::vector<ProbeSample> seen = last(seconds);
    if (seen.empty()) return 0.0;
    const auto [low, high] = std::ranges::minmax_element(seen, {}, &ProbeSample::height);
    return 0.5 * (high->height - low->height);
}

std::optional<MeasuredFrequency> ProbeRecord::frequency(double seconds) const {
    return measuredFrequencyOf(last(seconds));
}

} // namespace seiche
