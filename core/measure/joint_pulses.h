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

/// The reflected and transmitted fractions of a pulse.
struct MeasuredReflection {
    bool fromLeft;      ///< side of the incident pulse
    double reflected;   ///< r; negative if inverted
    double transmitted; ///< t
    std::int64_t frame; ///< step at which the pulses had separated
};

/// Measures the reflection of pulses at boundaries between media. Compares the displacement of the
/// incident pulse with that of the reflected and the transmitted pulse once both have left the
/// boundary.
///
/// Each sample separates waves to the right and to the left by v = -+ c f'. A pulse is a section
/// above a fiftieth of the largest displacement that runs in a single direction. Losses by damping
/// on the way are compensated. No measurement if
/// - pulses overlap at a boundary, or a medium is too short for them to separate;
/// - a pulse is narrower than five points (at half its height, on either side);
/// - a medium changes gradually;
/// - damping takes more than 1.5 % of the velocity during half a pulse.
class JointPulses {
public:
    /// Measures a string with these boundaries.
    explicit JointPulses(std::vector<Joint> joints = {});

    const std::vector<Joint>& joints() const { return m_joints; }
    /// Returns the result of the last pulse at this boundary, empty if that pulse was not
    /// measurable.
    const std::optional<MeasuredReflection>& measuredAt(std::size_t joint) const {
        SEICHE_EXPECTS(joint < m_measured.size());
        return m_measured[joint];
    }

    /// Adds the current displacements. Call it every few steps, in which a pulse moves only a short
    /// distance. The rule must not change.
    void observe(const Wave<float>& wave, const Rule& rule);
    /// Discards tracked pulses after an external change.
    void lose();

private:
    // A pulse approaching a boundary, as last seen.
    struct Pulse {
        bool fromLeft;
        std::int64_t frame;
        double at;     // position of the peak
        double height; // displacement of the peak
        double reach;  // from the peak to the farther end
        double energy; // see `Look`
        double mixed;  // fraction of energy that may run the opposite way
    };
    class Look;

    std::optional<Pulse> approaching(const Look& look, const Joint& joint, bool fromLeft) const;
    // Returns the result after separation. Sets `lost` if not measurable.
    std::optional<MeasuredReflection> parted(const Look& look, const Joint& joint, const Pulse& pulse,
                                             bool& lost) const;

    std::vector<Joint> m_joints;
    std::vector<std::optional<Pulse>> m_pulses; ///< one per boundary, as `m_measured`
    std::vector<std::optional<MeasuredReflection>> m_measured;
};

} // namespace seiche
