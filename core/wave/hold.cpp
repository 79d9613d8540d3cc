// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/hold.h"

#include <algorithm>
#include <cmath>

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

namespace {

// Where the weight of a hold's shape has come down to the least that holds, in cells from its middle; 0 where
// it has no rim.
double radiusOf(const Hold& hold) {
    switch (hold.shape) {
    case PullShape::Gaussian: return 3.0348542587702925 * hold.width; // sqrt(-2 ln leastHeldWeight)
    case PullShape::Triangle:
    case PullShape::Cosine: return hold.width;
    case PullShape::Point:
    case PullShape::Mode: break;
    }
    return 0.0;
}

} // namespace

template <class T>
void easeAround(Wave<T>& wave, const Rule& rule, const Hold& hold) {
    const double radius = radiusOf(hold);
    if (!(radius > 0.0)) return;
    // A bell of twice the radius, which has come down to a half at the rim.
    const Pull around{PullShape::Cosine, 2.0 * radius, 1.0, PullMode::Set, hold.x, hold.y};
    forEachCellUnder(wave, rule, around, [&](int x, int y, double weight) {
        const double ofRim = std::min(2.0 * weight, 1.0);
        const double left = 1.0 - ofRim * ofRim * (3.0 - 2.0 * ofRim); // level at both ends
        wave.forEachFrame([&](Field<T>& field) {
            field.at(x, y) = roundedHeight<T>(left * static_cast<double>(field.at(x, y)));
        });
    });
}

template void easeAround(Wave<float>&, const Rule&, const Hold&);
template void easeAround(Wave<std::int32_t>&, const Rule&, const Hold&);

template std::vector<HeldCell> heldCells(const Wave<float>&, const Rule&, const Hold&);
template std::vector<HeldCell> heldCells(const Wave<std::int32_t>&, const Rule&, const Hold&);

void keepAt(Wave<float>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }
void keepAt(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }

} // namespace seiche
