// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_shadow.h"

#include <algorithm>
#include <cmath>

namespace seiche {

float topOf(WallKind kind, const SurfaceLook& look) {
    // An absorbing wall looks like a low beach.
    return kind == WallKind::Absorbing ? 0.35f * look.wall : look.wall;
}

void SurfaceShadow::cast(const SurfaceSolids& solids, const Grid& grid, const SurfaceLook& look,
                         const BasinSides& sides) {
    const bool isKept =
        m_version == solids.version() && m_grid == grid && m_wall == look.wall && m_sides == sides;
    if (isKept) return;
    m_version = solids.version();
    m_grid = grid;
    m_wall = look.wall;
    m_sides = sides;
    if (!solids.hasWalls() && sides == BasinSides{}) {
        m_low = {};
        m_perHeight = {};
        return;
    }
    const auto cells = static_cast<std::size_t>(grid.cells());
    m_low.resize(cells);
    m_perHeight.resize(cells);
    // Sun rays per row: shift to the right, and drop of the steepest and the flattest ray.
    static_assert(Sun::x < 0.0f && Sun::y < 0.0f && Sun::x >= Sun::y);
    constexpr float across = Sun::x / Sun::y, half = 0.16f;
    const float fall = Sun::up / -Sun::y;
    const float steep = (1.0f + half) * fall, flat = (1.0f - half) * fall;
    const float nothing = -4.0f * look.wall - 1.0f;
    const float min = std::max(0.12f * look.wall, 0.25f); // minimum softness of an edge
    std::vector<float> low(static_cast<std::size_t>(grid.width) + 1), high = low, nextLow = low, nextHigh = low;
    const auto begin = [&](std::vector<float>& row, float atTop) { std::fill(row.begin(), row.end(), atTop); };
    begin(low, sides.top > 0.0f ? sides.top : nothing);
    begin(high, sides.top > 0.0f ? sides.top : nothing);
    const float atLeft = sides.left > 0.0f ? sides.left : nothing;
    for (int y = 0; y < grid.height; ++y) {
        // The first element lies beyond the left side.
        nextLow[0] = nextHigh[0] = atLeft;
        const std::uint8_t* cover = solids.hasWalls() ? solids.coverRow(y) : nullptr;
        for (int x = 0; x < grid.width; ++x) {
            const auto i = static_cast<std::size_t>(x) + 1;
            float lowHere = low[i] + across * (low[i - 1] - low[i]) - steep;
            float highHere = high[i] + across * (high[i - 1] - high[i]) - flat;
            lowHere = std::max(lowHere, nothing);
            highHere = std::max(highHere, nothing);
            if (cover && cover[x] >= 128) {
                const float top = topOf(solids.kindAt(static_cast<float>(x), static_cast<float>(y)), look);
                lowHere = std::max(lowHere, top);
                highHere = std::max(highHere, top);
            }
            nextLow[i] = lowHere;
            nextHigh[i] = highHere;
            const auto cell = static_cast<std::size_t>(std::ptrdiff_t{y} * grid.width + x);
            const float soft = std::max(highHere - lowHere, min);
            m_low[cell] = 0.5f * (highHere + lowHere - soft);
            m_perHeight[cell] = 1.0f / soft;
        }
        std::swap(low, nextLow);
        std::swap(high, nextHigh);
    }
}

} // namespace seiche
