// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/hold.h"

#include "wave/bending.h"

#include <cmath>
#include <type_traits>

namespace seiche {

namespace {

template <class T>
void keepAllAt(Wave<T>& wave, const std::vector<HeldCell>& cells) {
    for (const HeldCell& cell : cells) {
        if (cell.kept > 0.0F || !wave.now.cells().contains(cell.x, cell.y)) continue;
        const T height = static_cast<T>(cell.height);
        wave.now.at(cell.x, cell.y) = height;
        if (cell.isCarried) {
            if (wave.velocity) wave.velocity->at(cell.x, cell.y) = height - wave.previous.at(cell.x, cell.y);
            continue;
        }
        wave.previous.at(cell.x, cell.y) = height;
        if (wave.older) wave.older->at(cell.x, cell.y) = height;
        if (wave.velocity) wave.velocity->at(cell.x, cell.y) = T{0};
    }
}

float keptUnder(const Hold& hold, double weight) {
    return static_cast<float>(1.0 - (1.0 - hold.softness) * weight);
}

template <class T>
void slowAllDown(Wave<T>& wave, const std::vector<HeldCell>& cells) {
    for (const HeldCell& cell : cells) {
        if (!(cell.kept > 0.0F) || !wave.now.cells().contains(cell.x, cell.y)) continue;
        const T before = wave.previous.at(cell.x, cell.y);
        T& now = wave.now.at(cell.x, cell.y);
        if constexpr (std::is_integral_v<T>) {
            const auto moved = static_cast<double>(now) - static_cast<double>(before);
            now = static_cast<T>(static_cast<double>(before) +
                                 std::trunc(static_cast<double>(cell.kept) * moved));
        } else {
            now = flushed(before + cell.kept * (now - before));
            if (wave.velocity) wave.velocity->at(cell.x, cell.y) = now - before;
        }
    }
}

} // namespace

bool isFixedEnd(const Grid& grid, const Rule& rule, int point) {
    return isHeldEnd(point, grid.width, rule.edges);
}

std::optional<int> heldEnd(const Grid& grid, const Rule& rule, const Hold& hold) {
    if (rule.scene != SceneKind::String || hold.shape != PullShape::Point || !hold.isCarried() || hold.isSoft())
        return std::nullopt;
    const int point = reachAlong(hold.x, hold.pull(), grid.width).first;
    return isFixedEnd(grid, rule, point) ? std::optional(point) : std::nullopt;
}

template <class T>
std::vector<HeldCell> heldCells(const Wave<T>& wave, const Rule& rule, const Hold& hold, std::int64_t age) {
    std::vector<HeldCell> cells;
    const double height = hold.heightAt(age);
    const auto add = [&](int x, int y, double weight) {
        if (std::abs(weight) < minHeldWeight) return;
        if (hold.isSoft())
            cells.push_back({.x = x, .y = y, .height = 0.0, .kept = keptUnder(hold, std::abs(weight))});
        else cells.push_back({x, y, static_cast<double>(roundedHeight<T>(height * weight)), hold.isCarried()});
    };
    if (const auto end = heldEnd(wave.grid(), rule, hold)) add(*end, 0, 1.0);
    else forEachCellUnder<T>(wave, rule, hold.pull(), add);
    return cells;
}

template std::vector<HeldCell> heldCells(const Wave<float>&, const Rule&, const Hold&, std::int64_t);
template std::vector<HeldCell> heldCells(const Wave<std::int32_t>&, const Rule&, const Hold&, std::int64_t);

void keepAt(Wave<float>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }
void keepAt(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells) { keepAllAt(wave, cells); }

void slowDown(Wave<float>& wave, const std::vector<HeldCell>& cells) { slowAllDown(wave, cells); }
void slowDown(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells) { slowAllDown(wave, cells); }

} // namespace seiche
