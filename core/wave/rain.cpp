// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/rain.h"

#include "wave/split_mix.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double mostDrops = 1000.0;

// Begins again with every frame, so that a run can be taken up anywhere.
class Dice {
public:
    Dice(std::uint64_t seed, std::uint64_t frame)
        : m_numbers(seed * SplitMix::increment ^ SplitMix::mixed(frame)) {}

    /// 0 <= x < 1
    double roll() { return static_cast<double>(m_numbers.next() >> 11) * 0x1p-53; }

private:
    SplitMix m_numbers;
};

} // namespace

std::vector<Pull> dropsAt(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t frame) {
    std::vector<Pull> drops;
    if (!rain.isOn()) return drops;
    Dice dice(static_cast<std::uint64_t>(rain.seed), static_cast<std::uint64_t>(frame));
    const double expected = std::min(rain.rate / stepsPerSecond, mostDrops);
    const double sure = std::floor(expected);
    const int count = static_cast<int>(sure) + (dice.roll() < expected - sure ? 1 : 0);
    for (int i = 0; i < count; ++i) {
        const double x = std::floor(dice.roll() * grid.width);
        const double y = std::floor(dice.roll() * grid.height);
        drops.push_back({rain.shape, rain.width, rain.height, rain.mode, x, y});
    }
    return drops;
}

std::int64_t nextDrop(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t from,
                      std::int64_t end) {
    if (!rain.isOn()) return end;
    while (from < end && dropsAt(rain, grid, stepsPerSecond, from).empty()) ++from;
    return from;
}

} // namespace seiche
