// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/uneven_blocks.h"

#include <algorithm>
#include <utility>

namespace seiche {

std::ptrdiff_t UnevenBlocks::wordsFor(const Grid& grid, const Surround& surround) {
    const int columns = grid.width + surround.right - firstColumn(surround);
    return (columns + blockCells * wordBlocks - 1) / (blockCells * wordBlocks) + 1;
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
    const auto bit = [&](int x) {
        const int block = ((x < all.x0 ? all.x1 - 1 : x >= all.x1 ? all.x0 : x) - left) / blockCells;
        return std::pair(static_cast<std::size_t>(block / wordBlocks),
                         std::uint64_t{1} << (block % wordBlocks));
    };
    std::vector<std::uint64_t> uneven(static_cast<std::size_t>(m_words)); // of a single row
    for (int y = all.y0; y < all.y1; ++y) {
        const float* row = stiffness.row(y);
        std::ranges::fill(uneven, 0);
        const auto isUneven = [row](int x) { return row[x] != 1.0f; };
        for (int x = all.x0; x < all.x1;) {
            const int end = std::min(all.x1, left + ((x - left) / blockCells + 1) * blockCells);
            bool isAny = false;
            for (int i = x; i < end; ++i) isAny |= isUneven(i);
            if (isAny)
                for (const auto& [at, marks] :
                     {std::pair(x, true), std::pair(x - 1, isUneven(x)), std::pair(end, isUneven(end - 1))}) {
                    const auto [word, mask] = bit(at);
                    if (marks) uneven[word] |= mask;
                }
            x = end;
        }
        for (const int toY : {y - 1, y, y + 1}) {
            const int to = (toY < all.y0 ? all.y1 - 1 : toY >= all.y1 ? all.y0 : toY) - m_top;
            std::uint64_t* bits = m_bits.data() + to * m_words;
            for (std::size_t word = 0; word < uneven.size(); ++word) bits[word] |= uneven[word];
        }
    }
}

void UnevenBlocks::mark(const Field<float>& stiffness, int x, int y) {
    const Cells all = stiffness.cells();
    const int left = firstColumn(stiffness.surround());
    const auto markOne = [&](int atX, int atY) {
        const int block = ((atX < all.x0 ? all.x1 - 1 : atX >= all.x1 ? all.x0 : atX) - left) / blockCells;
        const int row = (atY < all.y0 ? all.y1 - 1 : atY >= all.y1 ? all.y0 : atY) - m_top;
        m_bits[static_cast<std::size_t>(row * m_words + block / wordBlocks)] |= std::uint64_t{1}
                                                                                << (block % wordBlocks);
    };
    for (int dy : {-1, 0, 1})
        for (int dx : {-1, 0, 1}) markOne(x + dx, y + dy);
}

} // namespace seiche
