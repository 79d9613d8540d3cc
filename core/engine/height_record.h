// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// The heights at some cells at one frame after the other: what probes see. Written while steps are computed,
/// so that many can be done at once.
class HeightRecord {
public:
    struct Place {
        int x;
        int y;
    };

    /// Of these visible cells.
    explicit HeightRecord(const std::vector<Place>& places);

    /// The frame of the first row, where there is one.
    std::int64_t firstFrame() const { return m_firstFrame; }
    /// How many frames follow each other from there.
    std::size_t frames() const { return m_seen.empty() ? 0 : m_heights.size() / m_seen.size(); }
    /// The height at the `place`-th cell, `row` frames after the first. Both are counted from 0.
    double height(std::size_t row, std::size_t place) const {
        SEICHE_EXPECTS(row < frames() && place < m_seen.size());
        return m_heights[row * m_seen.size() + place];
    }
    /// Whether they are those of integer water.
    bool isWhole() const { return m_isWhole; }
    void clear() { m_heights.clear(); }

    /// `steps` more frames follow, after the present one of this wave.
    template <class T>
    void expect(const Wave<T>& wave, std::int64_t steps);
    /// The `done`-th of these steps has made these of the heights, 0 < done <= steps. Cells that nobody looks
    /// at do not move. Threads may look at different cells at the same time.
    template <class T>
    void look(std::int64_t done, const Cells& cells, const Field<T>& heights);
    /// Takes the last frame back; there must be one.
    void dropLast() {
        SEICHE_EXPECTS(m_heights.size() >= m_seen.size());
        m_heights.resize(m_heights.size() - m_seen.size());
    }

private:
    struct Seen {
        Place place;
        std::size_t index; ///< among the places as given
    };
    std::vector<Seen> m_seen; ///< row by row
    std::vector<double> m_heights;
    std::size_t m_expected = 0; ///< where those begin that are expected
    std::int64_t m_firstFrame = 0;
    bool m_isWhole = false;
};

template <class T>
void HeightRecord::look(std::int64_t done, const Cells& cells, const Field<T>& heights) {
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
