// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/freed_cells.h"

#include "wave/denormals.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace seiche {

namespace {

// The freed cells in the rectangle around them.
class Gap {
public:
    Gap(const Wave<float>& wave, const Cells& around)
        : m_wave(wave), m_all(wave.now.cells()), m_around(around),
          m_isFreed(static_cast<std::size_t>(around.width()) * static_cast<std::size_t>(around.height()), 0) {}

    void add(int x, int y) { m_isFreed[at(x, y)] = 1; }

    // Between the nearest known heights in the four directions, with weights of 1 / distance: across a strip a
    // straight line from one side to the other.
    void fill(Field<float>& field) const {
        std::vector<Sum> sums(m_isFreed.size());
        for (int y = m_around.y0; y < m_around.y1; ++y) {
            gather(field, sums, m_around.x0 - 1, y, 1, 0, m_around.width() + 1);
            gather(field, sums, m_around.x1, y, -1, 0, m_around.width() + 1);
        }
        for (int x = m_around.x0; x < m_around.x1; ++x) {
            gather(field, sums, x, m_around.y0 - 1, 0, 1, m_around.height() + 1);
            gather(field, sums, x, m_around.y1, 0, -1, m_around.height() + 1);
        }
        forEach([&](int x, int y) {
            const Sum& sum = sums[at(x, y)];
            if (sum.weight > 0.0) field.at(x, y) = flushed(static_cast<float>(sum.heights / sum.weight));
        });
    }

private:
    struct Sum {
        double heights = 0.0, weight = 0.0;
    };

    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y - m_around.y0) * static_cast<std::size_t>(m_around.width()) +
               static_cast<std::size_t>(x - m_around.x0);
    }
    bool isFreed(int x, int y) const { return m_around.contains(x, y) && m_isFreed[at(x, y)]; }
    template <class Visit>
    void forEach(Visit visit) const {
        for (int y = m_around.y0; y < m_around.y1; ++y)
            for (int x = m_around.x0; x < m_around.x1; ++x)
                if (m_isFreed[at(x, y)]) visit(x, y);
    }
    // Of a cell that is not freed. A free wall says nothing, a fixed one holds on at 0.
    std::optional<double> known(const Field<float>& field, int x, int y) const {
        if (!m_all.contains(x, y)) return std::nullopt;
        const float stiffness = m_wave.stiffness ? m_wave.stiffness->at(x, y) : 1.0f;
        if (stiffness == freeWall) return std::nullopt;
        return stiffness < 0.0f ? 0.0 : double{field.at(x, y)};
    }
    void gather(const Field<float>& field, std::vector<Sum>& sums, int x, int y, int dx, int dy,
                int count) const {
        std::optional<double> height;
        double distance = 0.0;
        for (int i = 0; i < count; ++i, x += dx, y += dy) {
            if (!isFreed(x, y)) {
                height = known(field, x, y);
                distance = 0.0;
                continue;
            }
            distance += 1.0;
            if (!height) continue;
            sums[at(x, y)].heights += *height / distance;
            sums[at(x, y)].weight += 1.0 / distance;
        }
    }

    const Wave<float>& m_wave;
    const Cells m_all, m_around;
    std::vector<std::uint8_t> m_isFreed;
};

} // namespace

FreedCells::FreedCells(const Wave<float>& wave) {
    if (!wave.stiffness) return;
    const Cells all = wave.stiffness->cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x)
            if (!(wave.stiffness->at(x, y) > 0.0f)) m_walls.push_back({x, y});
}

void FreedCells::fill(Wave<float>& wave) const {
    const DenormalsAreZero flush;
    const Cells all = wave.now.cells();
    std::vector<Cell> freed;
    for (const Cell& cell : m_walls)
        if (all.contains(cell.x, cell.y) && (!wave.stiffness || wave.stiffness->at(cell.x, cell.y) > 0.0f))
            freed.push_back(cell);
    if (freed.empty()) return;
    const auto [left, right] = std::ranges::minmax_element(freed, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax_element(freed, {}, &Cell::y);
    Gap gap(wave, {left->x, right->x + 1, top->y, bottom->y + 1});
    for (const Cell& cell : freed) gap.add(cell.x, cell.y);
    wave.forEachFrame([&](Field<float>& field) { gap.fill(field); });
}

} // namespace seiche
