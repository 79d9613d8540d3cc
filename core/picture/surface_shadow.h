// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_look.h"
#include "picture/surface_solids.h"

#include <vector>

namespace seiche {

/// How high the sides of the basin stand out of the still water, in cells; those that are turned away from the
/// eye do, the others are glass.
struct BasinSides {
    float left = 0.0f, right = 0.0f, top = 0.0f, bottom = 0.0f;

    friend bool operator==(const BasinSides&, const BasinSides&) = default;
};

/// The soft shadows of walls and of the basin: for each cell between which heights they fade. The sun is as
/// large as it looks on a hazy day, so that the shadow's edge is the wider the further off the wall is.
class SurfaceShadow {
public:
    /// Keeps what it has found as long as nothing that throws shadows changes.
    void cast(const SurfaceSolids& solids, const Grid& grid, const SurfaceLook& look, const BasinSides& sides);

    bool isEmpty() const { return m_low.empty(); }
    /// Nothing of the sun is seen below these heights, in cells.
    const float* lowRow(int y) const { return m_low.data() + std::ptrdiff_t{y} * m_grid.width; }
    /// One over the heights through which it comes out above them.
    const float* perHeightRow(int y) const { return m_perHeight.data() + std::ptrdiff_t{y} * m_grid.width; }

private:
    Grid m_grid;
    int m_version = 0;
    float m_wall = 0.0f;
    BasinSides m_sides;
    std::vector<float> m_low, m_perHeight;
};

/// How far the walls of a kind stand out of the still water.
float topOf(WallKind kind, const SurfaceLook& look);

} // namespace seiche
