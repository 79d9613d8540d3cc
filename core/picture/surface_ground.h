// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_solids.h"
#include "picture/water.h"

namespace seiche {

/// The floor of the tank under water: tiles or a picture, tinted where a medium changes the depth,
/// stone under walls.
class SurfaceGround {
public:
    /// Builds the ground. `floor` has one pixel per cell; `floorVersion` changes with it. Caches
    /// the result.
    void update(const FloorView& floor, int floorVersion, const SurfaceSolids& solids, const Grid& grid);

    const std::uint32_t* row(int y) const { return m_pixels.data() + std::ptrdiff_t{y} * m_grid.width; }

private:
    Grid m_grid;
    int m_floorVersion = -1, m_solidsVersion = -1;
    std::vector<std::uint32_t> m_pixels;
};

} // namespace seiche
