// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace seiche {

/// How often a run is looked at, so that measuring stays a small part of computing: every second of the run
/// pays for so many cells, and what was not spent is saved up for the short life of an explosion. It counts
/// cells and frames, never the clock: what is recorded of a run does not depend on how busy the machine is.
class SamplingBudget {
public:
    /// All that can be saved is there.
    void fill() { m_saved = mostSaved; }

    /// Whether there is something to spend at this frame. Frames that have passed since the last call pay in;
    /// going back costs nothing.
    bool allows(std::int64_t frame, double stepsPerSecond) {
        const double passed = static_cast<double>(std::max<std::int64_t>(0, frame - m_frame));
        m_saved = std::min(mostSaved, m_saved + passed / stepsPerSecond * cellsPerSecond);
        m_frame = frame;
        return m_saved > 0.0;
    }
    void spend(std::int64_t cells) { m_saved -= static_cast<double>(cells); }

    static constexpr double cellsPerSecond = 2e6;
    static constexpr double mostSaved = 5e6;

private:
    double m_saved = mostSaved;
    std::int64_t m_frame = 0;
};

} // namespace seiche
