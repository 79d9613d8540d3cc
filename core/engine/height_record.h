// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// Heights at the probe cells, one row per step. Written while several steps are computed at once.
class HeightRecord {
public:
    struct Place {
        int x;
        int y;
    };

    /// Creates an empty record of these visible cells.
    explicit HeightRecord(const std::vector<Place>& places);

    /// Returns the first time step. Undefined if empty.
    std::int64_t firstFrame() const { return m_firstFrame; }
    /// Returns the number of recorded time steps.
    std::size_t frames() const { return m_seen.empty() ? 0 : m_heights.size() / m_seen.size(); }
    /// Returns the height at the cell with index `place`, `row` steps after the first. Both count
    /// from 0.
    double height(std::size_t row, std::size_t place) const {
        SEICHE_EXPECTS(row < frames() && place < m_seen.size());
        return m_heights[row * m_seen.size() + place];
    }
    /// Returns whether the heights are integers (integer water).
    bool isWhole() const { return m_isWhole; }
    void clear() { m_heights.clear(); }

    /// Adds `steps` rows after the current step of the wave, filled with its current heights.
    template <class T>
    void expect(const Wave<T>& wave, std::int64_t steps);
    /// Records the heights of `cells` after step `done` of the expected ones, 0 < done <= steps.
    ///
    /// Cells that are never passed keep their initial heights. Threads may record different cells
    /// concurrently.
    template <class T>
    void store(std::int64_t done, const Cells& cells, const Field<T>& heights);
    /// Removes the last row. Must not be empty.
    void dropLast() {
        SEICHE_EXPECTS(m_heights.size() >= m_seen.size());
        m_heights.resize(m_heights.size() - m_seen.size());
    }

private:
    struct Seen {
        Place place;
        std::size_t index; ///< index in the list of the constructor
    };
    std::vector<Seen> m_seen; ///< sorted by row
    std::vector<double> m_heights;
    std::size_t m_expected = 0; ///< index of the first expected height
    std::int64_t m_firstFrame = 0;
    bool m_isWhole = false;
};

template <class T>
void HeightRecord::store(std::int64_t done, const Cells& cells, const Field<T>& heights) {
    if (m_seen.empty() || m_seen.back().place.y < cells.y0 || m_seen.front().place.y >= cells.y1) return;
    double* row = m_heights.data() + m_expected + static_cast<std::size_t>(done - 1) * m_seen.size();
    for (const Seen& seen : m_seen) {
        const auto [x, y] = seen.place;
        if (x >= cells.x0 && x < cells.x1 && y >= cells.y0 && y < cells.y1)
            row[seen.index] = static_cast<double>(heights.at(x, y));
    }
}

extern template void HeightRecord::expect(const Wave<float>&, std::int64_t);
extern template void HeightRecord::expect(const Wave<std::int32_t>&, std::int64_t);

} // namespace seiche
