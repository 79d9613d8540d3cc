// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/hold.h"

namespace seiche {

namespace {

template <class T>
void keepAllAt(Wave<T>& wave, const std::vector<HeldCell>& cells) {
    for (const HeldCell& cell : cells) {
        if (!wave.now.cells().contains(cell.x, cell.y)) continue;
        const T height = static_cast<T>(cell.height);
        wave.now.at(cell.x, cell.y) = height;
        wave.before.at(cell.x, cell.y) = height;
        if (wave.older) wave.older->at(cell.x, cell.y) = height;
        if (wave.velocity) wave.velocity->at(cell.x, cell.y) = T{0};
    }
}

} // namespace

template <class T>
std::vector<HeldCell> heldCells(const Wave<T>& wave, const Rule& rule, const Hold& hold) {
    std::vector<HeldCell> cells;
    forEachCellUnder(wave, rule, hold.pull(), [&](int x, int y, double weight) {
        if (std::abs(weight) < leastHeldWeight) return;
        cells.push_back({x, y, static_cast<double>(roundedHeight<T>(hold.height * weight))});
    });
    return cells;
}

template std::vector<HeldCell> heldCells(const Wave<float>&, const Rule&, const Hold&);
template std::vector<HeldCell> heldCells(const Wave<std::int32_t>&, const Rule&, const Hold&);

void keepAt(Wave<float>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }
void keepAt(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }

} // namespace seiche
