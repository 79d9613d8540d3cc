// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// The history of a value of a run (energy, largest height), for a chart and for its growth.
///
/// At most `max` samples: older samples are thinned out, the latest are complete.
class History {
public:
    struct Sample {
        std::int64_t frame;
        double value;
    };

    History() = default;
    explicit History(std::size_t max) : m_max(max) {}

    /// Adds a sample. A sample at the same step (after a tap) replaces the last, an earlier step
    /// restarts the history. Non-finite values are ignored.
    void add(std::int64_t frame, double value);
    void clear();
    /// Removes the samples before this step.
    void forgetBefore(std::int64_t frame);
    /// Restarts the growth measurement after an external change.
    void disturbed() { m_recent.clear(); }

    bool empty() const { return m_samples.empty(); }
    /// Returns the samples, oldest first.
    const std::vector<Sample>& samples() const { return m_samples; }

    /// Returns the growth factor per step over the last `frames` steps: the exponential of the
    /// least-squares slope of the logarithm. Empty with fewer than 3 positive samples.
    std::optional<double> growthPerStep(std::int64_t frames) const;

    static constexpr std::size_t recentSamples = 512;

private:
    void thinOut();

    std::size_t m_max = 1000;
    std::int64_t m_spacing = 1; ///< minimum steps between kept samples
    std::vector<Sample> m_samples;
    std::deque<Sample> m_recent;
};

} // namespace seiche
