// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/raster_formula.h"

#include "wave/clamped_to.h"

#include <algorithm>
#include <cmath>

namespace seiche {

RasterPlaces placesOf(const Grid& pool) {
    return {std::min(pool.width, limits::formulaSide),
            std::min(pool.height, limits::formulaSide),
            {0.0, 0.0, pool.width - 1.0, pool.height - 1.0}};
}

RasterPlaces placesOf(const Shape& region) {
    const Extent over = rectangleOf(region);
    const auto along = [](double length) { return clampedTo(std::ceil(length) + 1.0, 2, limits::formulaSide); };
    return {along(over.right - over.left), along(over.bottom - over.top), over};
}

} // namespace seiche
