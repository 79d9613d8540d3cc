// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_ground.h"

#include "picture/blend.h"

#include <algorithm>
#include <cmath>

namespace seiche {

void SurfaceGround::update(const FloorView& floor, int floorVersion, const SurfaceSolids& solids,
                           const Grid& grid) {
    if (m_grid == grid && m_floorVersion == floorVersion && m_solidsVersion == solids.version()) return;
    m_grid = grid;
    m_floorVersion = floorVersion;
    m_solidsVersion = solids.version();
    m_pixels.resize(static_cast<std::size_t>(grid.cells()));
    // Colours of media as in the view from above: violet for slower waves, sand for faster waves.
    constexpr std::uint32_t slow = 0xffb7a2e6, fast = 0xffe6cd86, edge = 0xff221c3c, stone = 0xff5c636d;
    for (int y = 0; y < grid.height; ++y) {
        std::uint32_t* out = m_pixels.data() + std::ptrdiff_t{y} * grid.width;
        std::copy_n(floor.pixels + y * floor.pitch, grid.width, out);
        if (solids.hasMedia()) {
            const float* depth = solids.depthRow(y);
            const float* above = solids.depthRow(std::max(y - 1, 0));
            const float* below = solids.depthRow(std::min(y + 1, grid.height - 1));
            for (int x = 0; x < grid.width; ++x) {
                const float off = depth[x] - 1.0f;
                const float steepX = depth[std::min(x + 1, grid.width - 1)] - depth[std::max(x - 1, 0)];
                const float steep = std::abs(steepX) + std::abs(below[x] - above[x]);
                if (off == 0.0f && steep == 0.0f) continue;
                const double share = std::min(0.55f, 2.0f * std::abs(off));
                out[x] = blended(out[x], off < 0.0f ? slow : fast, share);
                // Marks steps only, not gentle slopes.
                out[x] = blended(out[x], edge, std::clamp(2.0f * steep - 0.15f, 0.0f, 0.6f));
            }
        }
        if (solids.hasWalls()) {
            const std::uint8_t* cover = solids.coverRow(y);
            for (int x = 0; x < grid.width; ++x)
                if (cover[x] > 0) out[x] = blended(out[x], stone, cover[x] / 255.0);
        }
    }
}

} // namespace seiche
