// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace seiche {

/// Limits how often a run is sampled, so that measuring stays a small part of computing.
///
/// Every second of the run pays for `cellsPerSecond` cells; what is not spent is saved for the short time of an
/// explosion. It counts cells and frames, never wall time: what is recorded of a run does not depend on the
/// load of the machine.
class SamplingBudget {
public:
    /// Fills the budget to its limit.
    void fill() { m_saved = mostSaved; }

    /// Whether anything is left to spend at this frame. Frames that have passed since the last call pay in;
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
