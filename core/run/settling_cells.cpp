// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/settling_cells.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace seiche {

namespace {

constexpr double perStep = 1.0 / 32.0;

template <class T>
double nextHeight(const SettlingCell& cell) {
    if constexpr (std::is_integral_v<T>) {
        const double way = std::max(1.0, std::trunc(std::abs(cell.now) * perStep));
        return cell.now == 0.0 ? 0.0 : cell.now - std::copysign(way, cell.now);
    } else {
        const double velocity = cell.now - cell.previous;
        return cell.now + velocity - perStep * (2.0 * velocity + perStep * cell.now);
    }
}

} // namespace

template <class T>
std::vector<SettlingCell> settlingCells(const Wave<T>& wave, const Rule& rule,
                                        const std::function<bool(int x)>& isHeld) {
    std::vector<SettlingCell> cells;
    const Grid& grid = wave.grid();
    const Cells inside = interiorOf(grid, rule);
    const auto look = [&](int x, int y) {
        const T now = wave.now.at(x, y), before = wave.previous.at(x, y);
        if ((now == T{0} && before == T{0}) || isHeld(x)) return;
        cells.push_back({x, y, static_cast<double>(now), static_cast<double>(before)});
    };
    for (int y = 0; y < grid.height; ++y) {
        const bool isWhole = y < inside.y0 || y >= inside.y1;
        const int left = isWhole ? grid.width : std::min(inside.x0, grid.width);
        for (int x = 0; x < left; ++x) look(x, y);
        for (int x = isWhole ? grid.width : std::max(left, inside.x1); x < grid.width; ++x) look(x, y);
    }
    return cells;
}

template <class T>
void settle(Wave<T>& wave, const std::vector<SettlingCell>& cells) {
    for (const SettlingCell& cell : cells) {
        const T next = roundedHeight<T>(nextHeight<T>(cell));
        const T now = static_cast<T>(cell.now);
        if (wave.older) wave.older->at(cell.x, cell.y) = static_cast<T>(cell.previous);
        wave.now.at(cell.x, cell.y) = next;
        wave.previous.at(cell.x, cell.y) = now;
        if (wave.velocity) wave.velocity->at(cell.x, cell.y) = static_cast<T>(next - now);
        if (!wave.inDouble) continue;
        wave.inDouble->now.at(cell.x, cell.y) = static_cast<double>(next);
        wave.inDouble->previous.at(cell.x, cell.y) = static_cast<double>(now);
        if (wave.inDouble->older) wave.inDouble->older->at(cell.x, cell.y) = cell.previous;
    }
}

template std::vector<SettlingCell> settlingCells(const Wave<float>&, const Rule&,
                                                 const std::function<bool(int x)>&);
template std::vector<SettlingCell> settlingCells(const Wave<std::int32_t>&, const Rule&,
                                                 const std::function<bool(int x)>&);
template void settle(Wave<float>&, const std::vector<SettlingCell>&);
template void settle(Wave<std::int32_t>&, const std::vector<SettlingCell>&);

} // namespace seiche
