// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/drive.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace seiche {

/// A drive between two changes of the settings.
struct DriveStage {
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    Drive drive;
    std::int64_t since = 0;     ///< step of the first pulse
    std::int64_t until = never; ///< step at which the fade-out starts
    bool swells = false;        ///< started in the middle of a run
};

/// The current drive of a run and the earlier drives that still fade.
///
/// A changed or disabled drive fades out within its cycle, and a drive started in mid-run fades in
/// within its own. The pulses of a drive add up to an oscillating sum. The sum is faded instead of
/// the pulses, so that a finished drive has added 0 in total and leaves an open medium at rest.
class DriveHistory {
public:
    using Stages = std::vector<DriveStage>;

    DriveHistory() = default;
    explicit DriveHistory(Stages stages) : m_stages(std::move(stages)) {}

    /// Sets the drive at this step. Ignored if unchanged.
    void follow(const Drive& drive, std::int64_t frame);
    /// Removes the drives that have faded before this step.
    void removeFaded(std::int64_t frame);

    /// Returns the active and the fading drives.
    const Stages& stages() const { return m_stages; }
    bool isOn() const { return !m_stages.empty(); }
    /// Returns a bound for the sum of all pulses per step.
    double largestHeight() const;

private:
    Stages m_stages; ///< in order of their start
};

/// Returns the pulse of a stage at this step.
Pull pullAt(const DriveStage& stage, std::int64_t frame);

} // namespace seiche
