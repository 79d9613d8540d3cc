// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/uneven_blocks.h"

#include <algorithm>
#include <bit>

namespace seiche {

std::ptrdiff_t UnevenBlocks::wordsFor(const Grid& grid, const Surround& surround) {
    const int columns = grid.width + surround.right - firstColumn(surround);
    return (columns + blockCells * wordBlocks - 1) / (blockCells * wordBlocks);
}

std::size_t UnevenBlocks::bytesFor(const Grid& grid, const Surround& surround) {
    return static_cast<std::size_t>(wordsFor(grid, surround)) *
           static_cast<std::size_t>(surround.around(grid).height) * sizeof(std::uint64_t);
}

UnevenBlocks::UnevenBlocks(const Field<float>& stiffness)
    : m_top(stiffness.cells().y0), m_words(wordsFor(stiffness.grid(), stiffness.surround())),
      m_bits(static_cast<std::size_t>(m_words) * static_cast<std::size_t>(stiffness.cells().height())) {
    const Cells all = stiffness.cells();
    const int left = firstColumn(stiffness.surround());
    const auto mark = [&](int x, int y) {
        const int block = ((x < all.x0 ? all.x1 - 1 : x >= all.x1 ? all.x0 : x) - left) / blockCells;
        const int row = (y < all.y0 ? all.y1 - 1 : y >= all.y1 ? all.y0 : y) - m_top;
        m_bits[static_cast<std::size_t>(row * m_words + block / wordBlocks)] |= std::uint64_t{1}
                                                                                << (block % wordBlocks);
    };
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x)
            if (stiffness.at(x, y) != 1.0f)
                for (int dy : {-1, 0, 1})
                    for (int dx : {-1, 0, 1}) mark(x + dx, y + dy);
}

int UnevenBlocks::firstFrom(int y, int rows, int x, int end, bool uneven) const {
    const std::uint64_t* bits = m_bits.data() + (y - m_top) * m_words;
    for (int block = x / blockCells; block * blockCells < end;) {
        std::uint64_t word = 0;
        for (int i = 0; i < rows; ++i) word |= bits[i * m_words + block / wordBlocks];
        if (!uneven) word = ~word;
        word >>= block % wordBlocks;
        if (word != 0) return std::clamp((block + std::countr_zero(word)) * blockCells, x, end);
        block = (block / wordBlocks + 1) * wordBlocks;
    }
    return end;
}

} // namespace seiche
