// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_solids.h"
#include "picture/water.h"

namespace seiche {

/// The floor of a surface's basin as it lies under water: tiles or a picture, tinted where a medium raises or
/// lowers it, stone under walls.
class SurfaceGround {
public:
    /// `floor` has a pixel for each cell; `floorVersion` changes with it. Keeps what it has found.
    void lay(const FloorView& floor, int floorVersion, const SurfaceSolids& solids, const Grid& grid);

    const std::uint32_t* row(int y) const { return m_pixels.data() + std::ptrdiff_t{y} * m_grid.width; }

private:
    Grid m_grid;
    int m_floorVersion = -1, m_solidsVersion = -1;
    std::vector<std::uint32_t> m_pixels;
};

} // namespace seiche
