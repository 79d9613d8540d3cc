// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/joint_pulses.h"
#include "run/simulation.h"
#include "theory/joint_reflection.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace seiche {

/// The boundaries between media on the string of a run, with the predicted and the measured
/// reflection (see `JointPulses`).
class JointWatch {
public:
    /// Returns the number of steps between two samples, 4 to 64. A pulse moves only a few points
    /// meanwhile, and sampling a long string stays cheaper than its steps.
    static constexpr std::int64_t stepsBetweenLooks(int points) { return std::clamp(points / 2000, 4, 64); }

    /// Samples the run. Call it every few steps. Restarts if the string, the boundaries, the
    /// settings or the direction of time changes. Measures only while no drive, source or hold acts
    /// on the string.
    void observe(const Simulation& run);

    /// Returns the boundaries from left to right. Empty in a pool, for integer water and before the
    /// first sample.
    const std::vector<Joint>& joints() const { return m_pulses.joints(); }
    /// Returns the coefficients for a long wave incident on a boundary from this side, from the
    /// speeds on both sides of the boundary.
    JointReflection predicted(std::size_t joint, bool fromLeft) const;
    const std::optional<MeasuredReflection>& measured(std::size_t joint) const {
        return m_pulses.measuredAt(joint);
    }

private:
    JointPulses m_pulses;
    PoolObjects m_objects; ///< objects that the boundaries belong to
    Rule m_rule;
    Grid m_grid;
    std::int64_t m_frame = -1;
    std::size_t m_events = 0;
};

} // namespace seiche
