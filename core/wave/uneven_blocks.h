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

/// Which parts of an uneven medium are like the plain one: a bit for every 16 cells beside each other in a row.
///
/// A block is uneven where one of its cells, or of the cells around them, has a stiffness other than 1. What
/// lies beyond a border counts as what lies at the opposite one, so that it is right for joined edges and errs
/// to the safe side at others.
class UnevenBlocks {
public:
    static constexpr int blockCells = 16;

    explicit UnevenBlocks(const Field<float>& stiffness);

    /// To be told of a cell whose stiffness has changed; it stays uneven when it becomes like the others again.
    void mark(const Field<float>& stiffness, int x, int y);

    /// The column that the first block of each row begins with: the first cell's, or one less than a block
    /// before it, so that column 0 begins a block, too.
    static int firstColumn(const Surround& surround) {
        return -(surround.left + blockCells - 1) / blockCells * blockCells;
    }
    /// The memory it takes.
    static std::size_t bytesFor(const Grid& grid, const Surround& surround);
    std::size_t bytes() const { return m_bits.size() * sizeof(std::uint64_t); }

    /// Calls `part(begin, end, uneven)` for the stretches of the columns begin <= x < end, in order, of `rows`
    /// rows from row y on, all of them cells of the medium. Columns are counted from `firstColumn`. Stretches
    /// meet between blocks; few plain blocks between uneven ones are left to those.
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
    /// A bit for each of the 64 blocks from `block` on: uneven in any of the rows.
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

    int m_top;              ///< the first row
    std::ptrdiff_t m_words; ///< of a row, one more than its blocks take
    std::vector<std::uint64_t> m_bits;
};

} // namespace seiche
