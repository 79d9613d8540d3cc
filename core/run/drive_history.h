// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/drive.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace seiche {

/// A drive from one change of the settings to the next.
struct DriveStage {
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    Drive drive;
    std::int64_t since = 0;     ///< the frame of its first pull
    std::int64_t until = never; ///< the frame from which it fades
    bool swells = false;        ///< it began in the middle of a run
};

/// What drives a run: the drive of its settings, and those before it until they have faded.
///
/// A drive that is switched off or changed fades within its cycle, and what begins in the middle of a run
/// swells within its own. What a drive pulls step by step adds up to a sum that swings. This sum is what fades,
/// not the pull: a drive that is over has pulled by 0 in all, and leaves an open medium at rest where it was.
class DriveHistory {
public:
    using Stages = std::vector<DriveStage>;

    DriveHistory() = default;
    explicit DriveHistory(Stages stages) : m_stages(std::move(stages)) {}

    /// The drive of the settings at this frame, whether it has changed or not.
    void follow(const Drive& drive, std::int64_t frame);
    /// Forgets what has faded before this frame.
    void forgetFaded(std::int64_t frame);

    /// Those that pull, or still fade.
    const Stages& stages() const { return m_stages; }
    bool isOn() const { return !m_stages.empty(); }
    /// No pull of all stages together is higher.
    double largestHeight() const;

private:
    Stages m_stages; ///< in the order of their beginnings
};

/// The pull of a stage at a frame.
Pull pullAt(const DriveStage& stage, std::int64_t frame);

} // namespace seiche
