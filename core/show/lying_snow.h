// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Snow on walls: a flake covers the cell on which it lands.
///
/// The result depends only on the run's description, not on the path to its step: all flakes since
/// the last change of the objects (moving a wall clears the snow), counting back at most 2^20
/// steps. Counts incrementally.
class LyingSnow {
public:
    /// Calls `cell(x, y)` for each covered wall cell at the run's current step, row by row.
    template <class Cell>
    void forEachCovered(const Simulation& run, Cell cell) {
        if (!follow(run)) return;
        for (int y = 0; y < m_grid.height; ++y)
            for (int x = 0; x < m_grid.width; ++x)
                if (m_covered[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_grid.width) +
                              static_cast<std::size_t>(x)] &&
                    run.isWallNear(x, y))
                    cell(x, y);
    }

private:
    /// Rain settings from a step on.
    struct RainPhase {
        std::int64_t from = 0;
        Rain rain;
        double stepsPerSecond = 1.0;

        friend bool operator==(const RainPhase&, const RainPhase&) = default;
    };
    /// Returns false if the run has never had snow.
    bool follow(const Simulation& run);
    void readRain(const Simulation& run);
    void count(std::int64_t begin, std::int64_t end);

    std::vector<RainPhase> m_rain;    ///< in order, beginning with step 0
    std::vector<RainPhase> m_counted; ///< weather of the counted steps
    Grid m_grid{0, 0};
    std::int64_t m_since = 0; ///< step of the last change of the objects
    std::int64_t m_begin = 0; ///< first counted step
    std::int64_t m_end = 0;   ///< end of the counted steps, exclusive
    std::vector<std::uint8_t> m_covered;
};

} // namespace seiche
