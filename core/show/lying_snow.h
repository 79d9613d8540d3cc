// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// The snow that lies on walls: a flake covers the cell on which it has landed.
///
/// It follows from the run's description alone, whichever way its frame was reached: all flakes that have
/// landed there since the objects changed last (whoever moves a wall shakes it off), of the last 2^20 frames at
/// least. Keeps what it has counted and goes on from there.
class LyingSnow {
public:
    /// Calls `cell(x, y)` for each cell of a wall that is covered at the run's present frame, row by row.
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
    /// Rain as it was from a frame on.
    struct Weather {
        std::int64_t from = 0;
        Rain rain;
        double stepsPerSecond = 1.0;

        friend bool operator==(const Weather&, const Weather&) = default;
    };
    /// False: there is no snow and has been none.
    bool follow(const Simulation& run);
    void readWeather(const Simulation& run);
    void count(std::int64_t begin, std::int64_t end);

    std::vector<Weather> m_weather; ///< in order, the first from frame 0 on
    std::vector<Weather> m_counted; ///< what the counted frames had
    Grid m_grid{0, 0};
    std::int64_t m_since = 0; ///< the frame at which the objects changed last
    std::int64_t m_begin = 0; ///< the first frame counted
    std::int64_t m_end = 0;   ///< the one after the last
    std::vector<std::uint8_t> m_covered;
};

} // namespace seiche
