// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

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
    /// meet between blocks; few plain blocks beside uneven ones are left to those.
    template <class Part>
    void forEachStretch(int y, int rows, int begin, int end, Part part) const {
        int done = begin;
        for (int x = begin; x < end;) {
            const int plain = firstFrom(y, rows, x, end, false);
            const int beyond = firstFrom(y, rows, plain, end, true);
            x = beyond;
            const bool isAlone = plain == done && beyond == end;
            if (beyond - plain < leastPlain && !isAlone) continue;
            if (done < plain) part(done, plain, true);
            part(plain, beyond, false);
            done = beyond;
        }
        if (done < end) part(done, end, true);
    }

private:
    static constexpr int leastPlain = 4 * blockCells;
    static constexpr int wordBlocks = 64;

    static std::ptrdiff_t wordsFor(const Grid& grid, const Surround& surround);
    /// The first column from x on, or `end`, whose block is uneven in any of the rows, or plain in all of them.
    int firstFrom(int y, int rows, int x, int end, bool uneven) const;

    int m_top;              ///< the first row
    std::ptrdiff_t m_words; ///< of a row
    std::vector<std::uint64_t> m_bits;
};

} // namespace seiche
