// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// Nearest marked cell ("water") to each cell of a rectangle, and its body of water. Marked cells
/// that touch, also at a corner, form a body.
class NearestWater {
public:
    /// `water`: width * height numbers by rows; nonzero if marked.
    NearestWater(int width, int height, const std::vector<std::uint8_t>& water);

    /// Returns whether any cell is marked. Precondition of the functions below.
    bool isAny() const { return m_isAny; }
    struct Offset {
        std::int16_t dx, dy;
    };
    /// Returns the offset to the nearest marked cell.
    Offset from(int x, int y) const { return m_offsets[at(x, y)]; }
    /// Returns the number of the nearest body of water.
    std::int32_t bodyNear(int x, int y) const;

    /// Memory per cell of the rectangle, in bytes.
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
    std::vector<std::int32_t> m_bodies; ///< body number of marked cells, else -1
};

} // namespace seiche
