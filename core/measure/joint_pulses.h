// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/joint.h"
#include "wave/wave.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// What part of a pulse's height came back from a joint, and what part went on.
struct MeasuredReflection {
    bool fromLeft;      ///< where the pulse came from
    double reflected;   ///< r; below 0: upside down
    double transmitted; ///< t
    std::int64_t frame; ///< when the two had parted
};

/// Measures from the heights of a run what joints do to pulses: the height of a pulse on its way to a joint,
/// that of the one which comes back, and that of the one which goes on, as soon as both have left the joint.
///
/// At each look at the string the part of a wave that runs to the right is told from the one that runs to the
/// left by v = -+ c f', and a pulse by its heights: a stretch of them above a fiftieth of the largest, which
/// runs one way. Nothing is measured where a joint's pulses overlap with others, where a medium is too short
/// for them to part in, where a pulse is narrower than five points (at half its height, on either side of the
/// joint), where a medium changes gradually, or where damping takes more than 1.5 % of the
/// velocity while half of a pulse goes by. What damping takes on the way is added again.
class JointPulses {
public:
    /// Of a string with these joints.
    explicit JointPulses(std::vector<Joint> joints = {});

    const std::vector<Joint>& joints() const { return m_joints; }
    /// What the last pulse that could be measured at this joint showed; nothing where the last one that came
    /// could not be.
    const std::optional<MeasuredReflection>& measuredAt(std::size_t joint) const {
        SEICHE_EXPECTS(joint < m_measured.size());
        return m_measured[joint];
    }

    /// Takes in the present heights; to be called every few steps, between two of which a pulse does not get
    /// far. The rule must not change.
    void observe(const Wave<float>& wave, const Rule& rule);
    /// Something else than steps has changed the heights: pulses on their way are not followed further.
    void lose();

private:
    // On its way to a joint when it was seen last.
    struct Pulse {
        bool fromLeft;
        std::int64_t frame;
        double at;     // of its peak
        double height; // of its peak
        double reach;  // from the peak to the further end
        double energy; // see `Look`
        double mixed;  // the part of it that may run the other way
    };
    class Look;

    std::optional<Pulse> approaching(const Look& look, const Joint& joint, bool fromLeft) const;
    // Nothing while it is not over; `lost` when it will not be measured.
    std::optional<MeasuredReflection> parted(const Look& look, const Joint& joint, const Pulse& pulse,
                                             bool& lost) const;

    std::vector<Joint> m_joints;
    std::vector<std::optional<Pulse>> m_pulses; ///< one for each joint, as are the measurements
    std::vector<std::optional<MeasuredReflection>> m_measured;
};

} // namespace seiche
