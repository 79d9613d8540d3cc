// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/near_cells.h"

#include "wave/clamped_to.h"

#include <cmath>

namespace seiche {

Vicinity vicinityOf(const PoolObject& object, const Grid& grid) {
    const double reach = reachOf(*shapeOf(object)) + 1.0;
    const auto first = [&](double at, int size) { return clampedTo(std::floor(at - reach), 0, size); };
    const auto last = [&](double at, int size) { return clampedTo(std::ceil(at + reach), -1, size - 1); };
    return {first(object.x, grid.width), last(object.x, grid.width), first(object.y, grid.height),
            last(object.y, grid.height)};
}

} // namespace seiche
