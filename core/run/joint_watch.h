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

/// The joints of a string's run: what theory predicts there, and what its pulses show (see `JointPulses`).
class JointWatch {
public:
    /// Between two looks at a run a pulse should not get further than some points. Looks at a long string, of
    /// so many points, must not take longer than its steps.
    static constexpr std::int64_t stepsBetweenLooks(int points) { return std::clamp(points / 2000, 4, 64); }

    /// To be called every few steps. Starts over with another string or other joints, settings or an earlier
    /// frame; nothing is measured while something else than the joints moves the string.
    void observe(const Simulation& run);

    /// From left to right; none in a pool, with whole numbers, or before the first look.
    const std::vector<Joint>& joints() const { return m_pulses.joints(); }
    /// Of a long wave that comes to one of `joints` from this side, by the speeds beside the joint.
    JointReflection predicted(std::size_t joint, bool fromLeft) const;
    const std::optional<MeasuredReflection>& measured(std::size_t joint) const {
        return m_pulses.measuredAt(joint);
    }

private:
    JointPulses m_pulses;
    PoolObjects m_objects; ///< what the joints were found for
    Rule m_rule;
    Grid m_grid;
    std::int64_t m_frame = -1;
    std::size_t m_events = 0;
};

} // namespace seiche
