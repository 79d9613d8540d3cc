// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace seiche {

/// The measured cost of steps on this machine, as means weighted towards recent measurements.
///
/// A group of steps may cost hardly more than a single step (see `Plan`). The model is therefore a
/// cost per group plus a cost per step, if the measurements can separate them. It affects the
/// number of steps tried at once, never their result.
class StepCost {
public:
    /// Adds a measurement: `steps` steps took `seconds`.
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

    /// Discards the measurements. Needed for a different run.
    void forget() { *this = {}; }

    bool isKnown() const { return m_known; }
    /// Returns the mean seconds per step, 0 if unknown.
    double seconds() const { return m_seconds; }

    /// Returns the number of steps, at most `wanted`, that fit into `seconds`. At most 1 if the
    /// cost is unknown, 0 if none fits.
    std::int64_t stepsWithin(double seconds, std::int64_t wanted) const {
        if (!m_known) return std::min<std::int64_t>(wanted, 1);
        return stepsFor(seconds, wanted, parts());
    }

    /// Returns the number of steps, at most `wanted` > 0, to compute if not even a single step
    /// fits. They take at most 1.5 times as long as a single step. If the costs are not separated,
    /// the result is twice the recent number.
    std::int64_t minimalSteps(std::int64_t wanted) const {
        SEICHE_EXPECTS(wanted > 0);
        if (!m_known) return 1;
        if (!distinguishes()) return std::clamp<std::int64_t>(std::llround(2.0 * m_steps), 1, wanted);
        const Parts cost = parts();
        return std::max<std::int64_t>(1, stepsFor(1.5 * (cost.once + cost.each), wanted, cost));
    }

private:
    struct Parts {
        double once; ///< seconds
        double each;
    };

    double spread() const { return m_stepsSquared - m_steps * m_steps; }
    bool distinguishes() const { return spread() > 1e-6 * m_stepsSquared; }
    Parts parts() const {
        if (!distinguishes()) return {0.0, m_seconds};
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
    double m_steps = 0.0;   ///< mean size of a group
    double m_time = 0.0;
    double m_stepsSquared = 0.0;
    double m_product = 0.0;
    bool m_known = false;
};

} // namespace seiche
