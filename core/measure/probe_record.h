// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"
#include "measure/recurrence.h"

#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// The recent heights at a probe over time.
class ProbeRecord {
public:
    /// Maximum number of samples; the oldest are dropped.
    static constexpr std::size_t maxSamples = 8192;

    /// Adds a sample. Restarts if the time does not increase.
    void add(double seconds, double height);
    void clear() { m_samples.clear(); }
    const std::deque<ProbeSample>& samples() const { return m_samples; }
    /// Returns the samples of the last `seconds`, oldest first.
    std::vector<ProbeSample> last(double seconds) const;

    /// Returns half the range within `seconds`, 0 without samples.
    double amplitude(double seconds) const;

    /// Returns the frequency from `measuredFrequencyOf` for the last `seconds`.
    std::optional<MeasuredFrequency> frequency(double seconds) const;

private:
    std::deque<ProbeSample> m_samples;
};

} // namespace seiche
