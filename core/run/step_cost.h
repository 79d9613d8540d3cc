// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace seiche {

/// The cost of steps on this machine, measured while the run goes on: means in which later measurements count
/// more.
///
/// Steps that are done together may cost hardly more than one of them (see `Plan`): so many steps are taken to
/// cost something once and something each, as far as what was measured tells the two apart. It decides how many
/// steps are tried at once, never what a step is.
class StepCost {
public:
    /// `steps` steps have taken `seconds`.
    void add(std::int64_t steps, double seconds) {
        if (steps <= 0 || !(seconds >= 0.0)) return;
        const double count = static_cast<double>(steps);
        const double share = m_known ? weight : 1.0;
        const auto follow = [share](double& mean, double now) { mean += share * (now - mean); };
        follow(m_seconds, seconds / count);
        follow(m_steps, count);
        follow(m_time, seconds);
        follow(m_stepsSquared, count * count);
        follow(m_product, count * seconds);
        m_known = true;
    }

    /// Another run costs something else.
    void forget() { *this = {}; }

    bool isKnown() const { return m_known; }
    /// Seconds per step, with its share of what they cost once; 0 while unknown.
    double seconds() const { return m_seconds; }

    /// How many of at most `wanted` steps fit into `seconds`; one while the cost is unknown, 0 if not even one
    /// fits.
    std::int64_t stepsWithin(double seconds, std::int64_t wanted) const {
        if (!m_known) return std::min<std::int64_t>(wanted, 1);
        return stepsFor(seconds, wanted, parts());
    }

    /// How many of `wanted` > 0 steps to do where not even one fits: those that together take no more than half
    /// as long again as the first. Where that is not known, twice as many as lately, to see.
    std::int64_t stepsAnyway(std::int64_t wanted) const {
        SEICHE_EXPECTS(wanted > 0);
        if (!m_known) return 1;
        if (!tellsApart()) return std::clamp<std::int64_t>(std::llround(2.0 * m_steps), 1, wanted);
        const Parts cost = parts();
        return std::max<std::int64_t>(1, stepsFor(1.5 * (cost.once + cost.each), wanted, cost));
    }

private:
    struct Parts {
        double once; ///< seconds
        double each;
    };

    double spread() const { return m_stepsSquared - m_steps * m_steps; }
    bool tellsApart() const { return spread() > 1e-6 * m_stepsSquared; }
    Parts parts() const {
        if (!tellsApart()) return {0.0, m_seconds};
        const double each = std::clamp((m_product - m_steps * m_time) / spread(), 0.0, m_time / m_steps);
        return {m_time - each * m_steps, each};
    }
    static std::int64_t stepsFor(double seconds, std::int64_t wanted, const Parts& cost) {
        const double left = seconds - cost.once;
        if (cost.each * static_cast<double>(wanted) <= left) return wanted;
        return left > 0.0 ? std::clamp<std::int64_t>(static_cast<std::int64_t>(left / cost.each), 0, wanted)
                          : 0;
    }

    static constexpr double weight = 0.2;
    double m_seconds = 0.0; ///< per step
    double m_steps = 0.0;   ///< done together, and the time they took
    double m_time = 0.0;
    double m_stepsSquared = 0.0;
    double m_product = 0.0;
    bool m_known = false;
};

} // namespace seiche
