// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/local_damping.h"

#include "wave/clamped_to.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

template <class T>
void dampen(Wave<T>& wave, const Rule& rule, const LocalDamping& localDamping) {
    SEICHE_EXPECTS(localDamping.factor >= 0.0 && localDamping.factor <= 1.0);
    const Cells interior = interiorOf(wave.grid(), rule);
    const double radius = std::max(localDamping.radius, 0.5);
    const auto first = [&](double at, int min) {
        return std::max(min, clampedTo<int>(std::ceil(at - radius)));
    };
    const auto beyond = [&](double at, int max) { return clampedTo(std::floor(at + radius) + 1.0, -1, max); };
    const bool pool = rule.scene == SceneKind::Pool;
    for (int y = pool ? first(localDamping.y, interior.y0) : 0;
         y < (pool ? beyond(localDamping.y, interior.y1) : 1); ++y)
        for (int x = first(localDamping.x, interior.x0); x < beyond(localDamping.x, interior.x1); ++x) {
            const double dx = x - localDamping.x, dy = pool ? y - localDamping.y : 0.0;
            if (dx * dx + dy * dy > radius * radius) continue;
            wave.forEachFrame([&](Field<T>& field) {
                field.at(x, y) = flushing::converted<T>(localDamping.factor * double(field.at(x, y)));
            });
        }
}

} // namespace

void applyLocalDamping(Wave<float>& wave, const Rule& rule, const LocalDamping& localDamping) {
    dampen(wave, rule, localDamping);
}
void applyLocalDamping(Wave<std::int32_t>& wave, const Rule& rule, const LocalDamping& localDamping) {
    dampen(wave, rule, localDamping);
}

} // namespace seiche
