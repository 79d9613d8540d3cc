// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/rain.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double mostDrops = 1000.0;

// The splitmix64 sequence (Steele, Lea, Flood 2014), started anew for every frame.
class Dice {
public:
    Dice(std::uint64_t seed, std::uint64_t frame) : m_state(seed * 0x9e3779b97f4a7c15u ^ mixed(frame)) {}

    /// 0 <= x < 1
    double roll() {
        m_state += 0x9e3779b97f4a7c15u;
        return static_cast<double>(mixed(m_state) >> 11) * 0x1p-53;
    }

private:
    static std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state;
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

} // namespace seiche
