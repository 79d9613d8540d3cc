// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// Which marked cell of a rectangle ("water") lies nearest to each of its cells, and which body of water that
/// belongs to: marked cells that touch, also at a corner, are one body.
class NearestWater {
public:
    /// `water`: width * height numbers, row by row, not 0 where a cell is marked.
    NearestWater(int width, int height, const std::vector<std::uint8_t>& water);

    /// Whether any cell is marked; else nothing below may be asked.
    bool isAny() const { return m_isAny; }
    struct Offset {
        std::int16_t dx, dy;
    };
    /// From this cell to the nearest marked one.
    Offset from(int x, int y) const { return m_offsets[at(x, y)]; }
    /// A number per body.
    std::int32_t bodyNear(int x, int y) const;

    /// The memory it takes per cell of the rectangle.
    static constexpr std::size_t bytesPerCell = sizeof(Offset) + sizeof(std::int32_t);

private:
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }
    void spread();
    void findBodies();

    int m_width, m_height;
    bool m_isAny = false;
    std::vector<Offset> m_offsets;
    std::vector<std::int32_t> m_bodies; ///< of marked cells, else -1
};

} // namespace seiche
