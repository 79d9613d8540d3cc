// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace seiche {

/// The cost of a step on this machine, measured while the run goes on: a mean in which later measurements count
/// more.
///
/// It decides how many steps are tried at once, never what a step is.
class StepCost {
public:
    /// `steps` steps have taken `seconds`.
    void add(std::int64_t steps, double seconds) {
        if (steps <= 0 || !(seconds >= 0.0)) return;
        const double now = seconds / static_cast<double>(steps);
        m_seconds = m_known ? m_seconds + weight * (now - m_seconds) : now;
        m_known = true;
    }

    /// Another run costs something else.
    void forget() { m_known = false; }

    bool isKnown() const { return m_known; }
    /// Seconds per step; 0 while unknown.
    double seconds() const { return m_known ? m_seconds : 0.0; }

    /// How many of at most `wanted` steps fit into `seconds`; one while the cost is unknown, 0 if not even one
    /// fits.
    std::int64_t stepsWithin(double seconds, std::int64_t wanted) const {
        if (!m_known) return std::min<std::int64_t>(wanted, 1);
        if (m_seconds * static_cast<double>(wanted) <= seconds) return wanted;
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(seconds / m_seconds), 0, wanted);
    }

private:
    static constexpr double weight = 0.2;
    double m_seconds = 0.0;
    bool m_known = false;
};

} // namespace seiche
