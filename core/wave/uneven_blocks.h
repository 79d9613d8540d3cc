// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// Map of the uneven parts of a medium: a bit per 16 adjacent cells of a row.
///
/// A block is uneven if one of its cells, or of their neighbours, has a stiffness other than 1.
/// Neighbours wrap around: exact for periodic edges, conservative for other edges.
class UnevenBlocks {
public:
    static constexpr int blockCells = 16;

    explicit UnevenBlocks(const Field<float>& stiffness);

    /// Marks a changed cell as uneven, permanently.
    void mark(const Field<float>& stiffness, int x, int y);

    /// Returns the first column of the first block, at or left of the first cell. Column 0 starts a
    /// block too.
    static int firstColumn(const Surround& surround) {
        return -(surround.left + blockCells - 1) / blockCells * blockCells;
    }
    /// Returns the memory of the map, in bytes.
    static std::size_t bytesFor(const Grid& grid, const Surround& surround);
    std::size_t bytes() const { return m_bits.size() * sizeof(std::uint64_t); }

    /// Calls `part(begin, end, uneven)` for the sections of the columns begin <= x < end, in order,
    /// of `rows` rows from row y on. All cells must belong to the medium. Columns are counted from
    /// `firstColumn`. Sections meet at block boundaries. Short even gaps count as uneven.
    template <class Part>
    void forEachStretch(int y, int rows, int begin, int end, Part part) const {
        for (int x = begin; x < end;) {
            int block = x / blockCells;
            const int beyond = std::min(end, (block + wordBlocks) * blockCells);
            std::uint64_t uneven = withoutGaps(wordFrom(y, rows, block));
            while (x < beyond) {
                const bool isUneven = (uneven & 1) != 0;
                const int blocks = isUneven ? std::countr_one(uneven) : std::countr_zero(uneven);
                uneven = blocks < wordBlocks ? uneven >> blocks : 0;
                block += blocks;
                const int to = std::min(beyond, block * blockCells);
                part(x, to, isUneven);
                x = to;
            }
        }
    }

private:
    static constexpr int wordBlocks = 64;

    static std::ptrdiff_t wordsFor(const Grid& grid, const Surround& surround);
    /// Returns a bit for each of the 64 blocks from `block` on, set if uneven in any of the rows.
    std::uint64_t wordFrom(int y, int rows, int block) const {
        const std::uint64_t* bits = m_bits.data() + (y - m_top) * m_words + block / wordBlocks;
        std::uint64_t low = 0, high = 0;
        for (int i = 0; i < rows; ++i, bits += m_words) {
            low |= bits[0];
            high |= bits[1];
        }
        const int shift = block % wordBlocks;
        return shift == 0 ? low : low >> shift | high << (wordBlocks - shift);
    }
    /// Closes gaps of up to three bits.
    static std::uint64_t withoutGaps(std::uint64_t bits) {
        const std::uint64_t wide = bits | bits << 1 | bits << 2 | bits << 3;
        return bits | (wide & wide >> 1 & wide >> 2 & wide >> 3);
    }

    int m_top;              ///< first row
    std::ptrdiff_t m_words; ///< words per row, including a spare one
    std::vector<std::uint64_t> m_bits;
};

} // namespace seiche
