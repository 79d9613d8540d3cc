// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/freed_cells.h"

#include "wave/denormals.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace seiche {

namespace {

constexpr int cellsOfWord = 64;

std::size_t wordsOf(const Cells& row) {
    return static_cast<std::size_t>((row.width() + cellsOfWord - 1) / cellsOfWord);
}

// The nearest known height and its distance. Empty at free walls.
struct Nearest {
    std::optional<double> height;
    double distance = 0.0;
};

// Sum of known heights with weights 1 / distance.
struct Sum {
    double heights = 0.0, weight = 0.0;

    void add(const Nearest& nearest) {
        if (!nearest.height) return;
        heights += *nearest.height / nearest.distance;
        weight += 1.0 / nearest.distance;
    }
};

// The freed cells in their bounding rectangle.
class Gap {
public:
    Gap(const Wave<float>& wave, const Cells& around)
        : m_wave(wave), m_all(wave.now.cells()), m_around(around),
          m_isFreed(static_cast<std::size_t>(around.width()) * static_cast<std::size_t>(around.height()), 0) {}

    void add(int x, int y) { m_isFreed[at(x, y)] = 1; }

    // Fills each cell from the nearest known heights in the four directions, which is linear
    // interpolation across a strip. Works row by row because sums for all cells would need several
    // times the memory of the pool.
    void fill(Field<float>& field) const {
        const auto columns = static_cast<std::size_t>(m_around.width());
        std::vector<Nearest> above(columns), below(columns);
        std::vector<Sum> row(columns);
        for (int x = m_around.x0; x < m_around.x1; ++x)
            above[columnOf(x)] = {known(field, x, m_around.y0 - 1), 0.0};
        for (int y = m_around.y0; y < m_around.y1; ++y) {
            std::ranges::fill(row, Sum());
            addAlongRow(field, row, y, m_around.x0, 1);
            addAlongRow(field, row, y, m_around.x1 - 1, -1);
            for (int x = m_around.x0; x < m_around.x1; ++x) {
                const std::size_t column = columnOf(x);
                if (!m_isFreed[at(x, y)]) {
                    above[column] = {known(field, x, y), 0.0};
                    continue;
                }
                if (above[column].distance == 0.0) below[column] = firstBelow(field, x, y);
                above[column].distance += 1.0;
                Sum sum = row[column];
                sum.add(above[column]);
                sum.add(below[column]);
                below[column].distance -= 1.0;
                if (sum.weight > 0.0) field.at(x, y) = flushed(static_cast<float>(sum.heights / sum.weight));
            }
        }
    }

private:
    std::size_t columnOf(int x) const { return static_cast<std::size_t>(x - m_around.x0); }
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y - m_around.y0) * static_cast<std::size_t>(m_around.width()) +
               columnOf(x);
    }
    // Returns the height of a cell that is not freed, empty at a free wall and 0 at a fixed wall.
    std::optional<double> known(const Field<float>& field, int x, int y) const {
        if (!m_all.contains(x, y)) return std::nullopt;
        const float stiffness = m_wave.stiffness ? m_wave.stiffness->at(x, y) : 1.0f;
        if (stiffness == freeWall) return std::nullopt;
        return stiffness < 0.0f ? 0.0 : double{field.at(x, y)};
    }
    Nearest firstBelow(const Field<float>& field, int x, int y) const {
        int end = y + 1;
        while (end < m_around.y1 && m_isFreed[at(x, end)]) ++end;
        return {known(field, x, end), static_cast<double>(end - y)};
    }
    void addAlongRow(const Field<float>& field, std::vector<Sum>& row, int y, int from, int step) const {
        Nearest nearest{known(field, from - step, y), 0.0};
        for (int x = from; x >= m_around.x0 && x < m_around.x1; x += step) {
            if (!m_isFreed[at(x, y)]) {
                nearest = {known(field, x, y), 0.0};
                continue;
            }
            nearest.distance += 1.0;
            row[columnOf(x)].add(nearest);
        }
    }

    const Wave<float>& m_wave;
    const Cells m_all, m_around;
    std::vector<std::uint8_t> m_isFreed;
};

} // namespace

FreedCells::FreedCells(const Wave<float>& wave) {
    if (!wave.stiffness) return;
    m_all = wave.stiffness->cells();
    m_wasWall.reserve(wordsOf(m_all) * static_cast<std::size_t>(m_all.height()));
    for (int y = m_all.y0; y < m_all.y1; ++y) {
        const float* row = wave.stiffness->row(y);
        for (int x0 = m_all.x0; x0 < m_all.x1; x0 += cellsOfWord) {
            std::uint64_t word = 0;
            for (int x = x0; x < std::min(x0 + cellsOfWord, m_all.x1); ++x)
                word |= std::uint64_t{!(row[x] > 0.0f)} << (x - x0);
            m_wasWall.push_back(word);
        }
    }
}

void FreedCells::fill(Wave<float>& wave) const {
    const DenormalsAreZero flush;
    const Cells now = wave.now.cells();
    const auto forEachFreed = [&](auto visit) {
        auto word = m_wasWall.begin();
        for (int y = m_all.y0; y < m_all.y1; ++y)
            for (int x0 = m_all.x0; x0 < m_all.x1; x0 += cellsOfWord)
                for (std::uint64_t walls = *word++; walls != 0; walls &= walls - 1) {
                    const int x = x0 + std::countr_zero(walls);
                    if (now.contains(x, y) && (!wave.stiffness || wave.stiffness->at(x, y) > 0.0f)) visit(x, y);
                }
    };
    Cells around{now.x1, now.x0, now.y1, now.y0};
    forEachFreed([&](int x, int y) {
        around = {std::min(around.x0, x), std::max(around.x1, x + 1), std::min(around.y0, y),
                  std::max(around.y1, y + 1)};
    });
    if (around.x0 >= around.x1) return;
    Gap gap(wave, around);
    forEachFreed([&](int x, int y) { gap.add(x, y); });
    wave.forEachFrame([&](Field<float>& field) { gap.fill(field); });
}

} // namespace seiche
