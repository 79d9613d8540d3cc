// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// The history of one number of a run (its energy, its largest height), for a chart and for measuring its
/// growth.
///
/// Older samples are thinned out so that there are never more than `most`; the latest ones are kept in full.
class History {
public:
    struct Sample {
        std::int64_t frame;
        double value;
    };

    History() = default;
    explicit History(std::size_t most) : m_most(most) {}

    /// Adds a sample; another one at the same frame (after a pull) replaces the last. An earlier frame (the run
    /// went back) restarts the history. Values that are not finite are not kept.
    void add(std::int64_t frame, double value);
    void clear();
    /// Forgets what is older than this frame.
    void forgetBefore(std::int64_t frame);
    /// Growth is measured from here on only: a pull has changed the run.
    void disturbed() { m_recent.clear(); }

    bool empty() const { return m_samples.empty(); }
    /// Oldest first; the last is the latest added.
    const std::vector<Sample>& samples() const { return m_samples; }

    /// The factor per step by which the value has grown over the last `frames` frames: the exponential of the
    /// slope of its logarithm (least squares). Nothing while fewer than 3 positive samples are there.
    std::optional<double> growthPerStep(std::int64_t frames) const;

    static constexpr std::size_t recentSamples = 512;

private:
    void thinOut();

    std::size_t m_most = 1000;
    std::int64_t m_spacing = 1; ///< frames at least between kept samples
    std::vector<Sample> m_samples;
    std::deque<Sample> m_recent;
};

} // namespace seiche
