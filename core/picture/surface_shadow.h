// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_look.h"
#include "picture/surface_solids.h"

#include <vector>

namespace seiche {

/// Heights of the tank's sides above still water, in cells. Sides facing the eye are glass and have
/// height 0.
struct BasinSides {
    float left = 0.0f, right = 0.0f, top = 0.0f, bottom = 0.0f;

    friend bool operator==(const BasinSides&, const BasinSides&) = default;
};

/// Soft shadows of walls and tank: the height range of each cell in which the shadow fades. The sun
/// has a finite size, so the shadow's edge widens with distance from the wall.
class SurfaceShadow {
public:
    /// Computes the shadows. Keeps the result until walls, tank or grid change.
    void cast(const SurfaceSolids& solids, const Grid& grid, const SurfaceLook& look, const BasinSides& sides);

    bool isEmpty() const { return m_low.empty(); }
    /// Heights of full shadow, in cells.
    const float* lowRow(int y) const { return m_low.data() + std::ptrdiff_t{y} * m_grid.width; }
    /// Reciprocal heights of the fade above `lowRow`.
    const float* perHeightRow(int y) const { return m_perHeight.data() + std::ptrdiff_t{y} * m_grid.width; }

private:
    Grid m_grid;
    int m_version = 0;
    float m_wall = 0.0f;
    BasinSides m_sides;
    std::vector<float> m_low, m_perHeight;
};

/// Returns a wall kind's height above still water, cells.
float topOf(WallKind kind, const SurfaceLook& look);

} // namespace seiche
