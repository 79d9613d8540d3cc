// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/near_cells.h"

#include <cmath>

namespace seiche {

Vicinity vicinityOf(const PoolObject& object, const Grid& grid) {
    const double reach = reachOf(*shapeOf(object)) + 1.0;
    const auto first = [&](double at) {
        return std::max(0, static_cast<int>(std::max(-1.0, std::floor(at - reach))));
    };
    const auto last = [&](double at, int size) {
        return static_cast<int>(std::min<double>(size - 1, std::ceil(at + reach)));
    };
    return {first(object.x), last(object.x, grid.width), first(object.y), last(object.y, grid.height)};
}

} // namespace seiche
