// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace seiche {

/// Limits the sampling of a run, so that measuring costs little compared with computing.
///
/// Each second of the run adds `cellsPerSecond` cells to the budget. Unused budget is saved for a
/// brief explosion of the simulation. Counts cells and steps, never real time, so that records do
/// not depend on the machine load.
class SamplingBudget {
public:
    /// Fills the budget to its limit.
    void fill() { m_saved = maxSaved; }

    /// Returns whether the budget allows a sample at this step. Adds the steps since the last call;
    /// going back is free.
    bool allows(std::int64_t frame, double stepsPerSecond) {
        const double passed = static_cast<double>(std::max<std::int64_t>(0, frame - m_frame));
        m_saved = std::min(maxSaved, m_saved + passed / stepsPerSecond * cellsPerSecond);
        m_frame = frame;
        return m_saved > 0.0;
    }
    void spend(std::int64_t cells) { m_saved -= static_cast<double>(cells); }

    static constexpr double cellsPerSecond = 2e6;
    static constexpr double maxSaved = 5e6;

private:
    double m_saved = maxSaved;
    std::int64_t m_frame = 0;
};

} // namespace seiche
