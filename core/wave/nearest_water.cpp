// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/nearest_water.h"

#include "wave/expects.h"

#include <algorithm>
#include <cstdlib>

namespace seiche {

namespace {

constexpr std::int16_t unknown = 16384; // larger than any propagated distance

} // namespace

NearestWater::NearestWater(int width, int height, const std::vector<std::uint8_t>& water)
    : m_width(width), m_height(height), m_offsets(water.size(), Offset{unknown, unknown}),
      m_bodies(water.size(), -1) {
    SEICHE_EXPECTS(width >= 0 && height >= 0 &&
                   water.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (std::size_t i = 0; i < water.size(); ++i) {
        if (!water[i]) continue;
        m_isAny = true;
        m_offsets[i] = {0, 0};
        m_bodies[i] = 0; // no number yet
    }
    spread();
    findBodies();
}

std::int32_t NearestWater::bodyNear(int x, int y) const {
    const Offset offset = from(x, y);
    return m_bodies[at(x + offset.dx, y + offset.dy)];
}

// Two sweeps that propagate offsets from cell to cell (P.-E. Danielsson, Euclidean distance
// mapping, 1980).
void NearestWater::spread() {
    const auto learn = [this](int x, int y, int dx, int dy) {
        if (x + dx < 0 || x + dx >= m_width || y + dy < 0 || y + dy >= m_height) return;
        const Offset other = m_offsets[at(x + dx, y + dy)];
        if (other.dx == unknown) return;
        const int alongX = other.dx + dx, alongY = other.dy + dy;
        if (std::max(std::abs(alongX), std::abs(alongY)) >= unknown) return;
        Offset& own = m_offsets[at(x, y)];
        const std::int64_t square = std::int64_t{alongX} * alongX + std::int64_t{alongY} * alongY;
        if (own.dx != unknown && square >= std::int64_t{own.dx} * own.dx + std::int64_t{own.dy} * own.dy)
            return;
        own = {static_cast<std::int16_t>(alongX), static_cast<std::int16_t>(alongY)};
    };
    for (const int down : {1, -1})
        for (int row = 0; row < m_height; ++row) {
            const int y = down > 0 ? row : m_height - 1 - row;
            for (int x = 0; x < m_width; ++x)
                for (const int dx : {-1, 0, 1}) learn(x, y, dx, -down);
            for (int x = 1; x < m_width; ++x) learn(x, y, -1, 0);
            for (int x = m_width - 2; x >= 0; --x) learn(x, y, 1, 0);
        }
}

void NearestWater::findBodies() {
    std::int32_t count = 0;
    std::vector<std::size_t> queue;
    const std::size_t width = static_cast<std::size_t>(m_width);
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        if (m_bodies[i] != 0) continue;
        m_bodies[i] = ++count;
        queue.assign(1, i);
        while (!queue.empty()) {
            const std::size_t cell = queue.back();
            queue.pop_back();
            const int x = static_cast<int>(cell % width), y = static_cast<int>(cell / width);
            for (int toY = std::max(0, y - 1); toY <= std::min(m_height - 1, y + 1); ++toY)
                for (int toX = std::max(0, x - 1); toX <= std::min(m_width - 1, x + 1); ++toX) {
                    std::int32_t& body = m_bodies[at(toX, toY)];
                    if (body != 0) continue;
                    body = count;
                    queue.push_back(at(toX, toY));
                }
        }
    }
}

} // namespace seiche
