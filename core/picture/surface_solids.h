// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "wave/pool_objects.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Solid objects of a surface on its cells: walls as blocks, media as floors of different depth
/// (wave speed is the square root of the depth). The area beyond the edge is empty.
class SurfaceSolids {
public:
    /// Rasterizes the objects. `objects` have their current positions in cells of the pool; the
    /// surface may have a different grid. Keeps the result until the objects change.
    ///
    /// The work for outlines is limited to about 0.1 s. Beyond this limit, outlines are as coarse
    /// as the pool cells, taken from `stiffness`, the factor on k per cell (see `Wave::stiffness`).
    /// If `stiffness` is empty, nothing is shown.
    void set(const PoolObjects& objects, const Grid& pool, const Grid& surface,
             const HeightView& stiffness = {});

    bool hasWalls() const { return !m_cover.empty(); }
    bool hasMedia() const { return !m_depth.empty(); }
    /// Returns a number that changes with walls or media.
    int version() const { return m_version; }

    /// Returns the wall coverage of each cell (with close surroundings), 0 ... 255. Outlines run
    /// through 127.5.
    const std::uint8_t* coverRow(int y) const { return m_cover.data() + at(0, y); }
    /// Returns the coverage interpolated between cells, 0 ... 255. The position must be inside the
    /// surface.
    float coverAt(float x, float y) const;
    /// Returns whether a wall may be within a cell.
    bool isNearWall(int x, int y) const {
        return m_blocks[(static_cast<unsigned>(y) / block) * static_cast<unsigned>(m_blocksAcross) +
                        static_cast<unsigned>(x) / block] != 0;
    }
    /// Returns whether a wall is possible within the maximum sideways path of light under water.
    bool isWallInReach(int x, int y) const {
        return m_reached[(static_cast<unsigned>(y) / block) * static_cast<unsigned>(m_blocksAcross) +
                         static_cast<unsigned>(x) / block] != 0;
    }
    /// Returns the kind of the nearest wall; a wall must be within one cell.
    WallKind kindAt(float x, float y) const;

    /// Returns the relative floor depth, 1 outside media.
    const float* depthRow(int y) const { return m_depth.data() + at(0, y); }
    float depthAt(float x, float y) const;
    /// Range of columns near a medium.
    struct Span {
        std::size_t begin = 0, end = 0;
    };
    Span mediaWithin(float cells, int y) const;
    /// Limits of the relative depth in media: slower waves below 1, faster waves above.
    static constexpr float shallowest = 0.12f, deepest = 1.6f;

    /// Replaces the heights in walls, except fixed walls, by the mean of adjacent water, so that
    /// the surface does not bend at walls. Returns the view itself if there are no such walls.
    HeightView withoutHoles(const HeightView& heights);

private:
    static constexpr unsigned block = 16;
    /// A pool cell in a wall, and the adjacent cells whose mean replaces its height.
    struct Hole {
        std::int32_t cell = 0;
        int count = 0;
        std::int32_t beside[8] = {};
    };
    std::ptrdiff_t at(int x, int y) const { return std::ptrdiff_t{y} * m_surface.width + x; }
    void layWalls(const HeightView& stiffness);
    /// Returns false if the work exceeds the limit.
    bool layOutlines();
    void layWallCells(const HeightView& stiffness);
    void markBlocks();
    void layMedia(const HeightView& stiffness);
    void findHoles(const HeightView& stiffness);
    Spot inPool(double x, double y) const;

    PoolObjects m_walls, m_media;
    Grid m_pool, m_surface;
    int m_version = 0;
    std::vector<std::uint8_t> m_cover;
    std::vector<std::uint8_t> m_kind; ///< 0: no wall; otherwise 1 + wall kind
    std::vector<std::uint8_t> m_blocks, m_reached;
    int m_blocksAcross = 0;
    std::vector<float> m_depth;
    int m_mediaX0 = 0, m_mediaY0 = 0, m_mediaX1 = -1, m_mediaY1 = -1;
    std::vector<Hole> m_holes;
    std::vector<float> m_filled;
};

} // namespace seiche
