// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/calm.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

template <class T>
void calmDown(Wave<T>& wave, const Rule& rule, const Calm& calm) {
    const Cells interior = interiorOf(wave.grid(), rule);
    const double radius = std::max(calm.radius, 0.5);
    const auto first = [&](double at, int least) {
        return std::max(least, static_cast<int>(std::ceil(std::max(at - radius, -1.0))));
    };
    const auto beyond = [&](double at, int most) {
        return std::min(most, static_cast<int>(std::floor(std::min(at + radius, 2e9))) + 1);
    };
    const bool pool = rule.medium == Medium::Pool;
    for (int y = pool ? first(calm.y, interior.y0) : 0; y < (pool ? beyond(calm.y, interior.y1) : 1); ++y)
        for (int x = first(calm.x, interior.x0); x < beyond(calm.x, interior.x1); ++x) {
            const double dx = x - calm.x, dy = pool ? y - calm.y : 0.0;
            if (dx * dx + dy * dy > radius * radius) continue;
            const auto lower = [&](T& height) { height = static_cast<T>(calm.factor * double(height)); };
            lower(wave.now.at(x, y));
            lower(wave.before.at(x, y));
            if (wave.older) lower(wave.older->at(x, y));
        }
}

} // namespace

void applyCalm(Wave<float>& wave, const Rule& rule, const Calm& calm) { calmDown(wave, rule, calm); }
void applyCalm(Wave<std::int32_t>& wave, const Rule& rule, const Calm& calm) { calmDown(wave, rule, calm); }

} // namespace seiche
