// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/experiment.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// A leapfrog string in double precision, for long measurements that are compared with theory. In float32 the
/// damping of slow motions (below about 2,000 units in the last place of the height per step) is lost to rounding: after a
/// hundred thousand steps of resonance the amplitude is up to 1.3 % too large. The formula is the same.
class PreciseString {
public:
    /// Whether there is a string for this experiment: floating-point leapfrog, no absorbing end.
    static bool canRun(const Experiment& experiment);

    /// At rest.
    explicit PreciseString(const Experiment& experiment);

    /// The experiment's own pull, now.
    void pull();
    void advance(std::int64_t steps);

    double height(int x) const { return m_now[at(x)]; }
    double largestHeight() const;
    /// The heights of the two frames, with one cell beyond each end.
    const std::vector<double>& now() const { return m_now; }
    const std::vector<double>& before() const { return m_before; }

private:
    // One ghost cell before the first.
    static std::size_t at(int x) { return static_cast<std::size_t>(x) + 1; }
    void fillGhosts();

    Rule m_rule;
    int m_size;
    PullMode m_mode;
    std::vector<double> m_shape; ///< what one pull adds or sets
    std::vector<double> m_now;
    std::vector<double> m_before;
};

} // namespace seiche
