// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "wave/pool_objects.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// What stands in the water of a surface, on its cells: walls as blocks, media as floors of another depth
/// (waves are as fast as the root of the depth lets them be). Beyond the rim there is nothing of either.
class SurfaceSolids {
public:
    /// `objects` are where they are now, in cells of the pool; the surface may have other cells. Keeps what it
    /// has found as long as they stay the same.
    ///
    /// Outlines are looked for with an amount of work that is counted, about 0.1 s. Where many large or
    /// intricate objects need more, they are as rough as the cells of the pool: `stiffness` is what these
    /// multiply k with (see `Wave::stiffness`). Empty: then nothing is seen of them.
    void set(const PoolObjects& objects, const Grid& pool, const Grid& surface,
             const HeightView& stiffness = {});

    bool hasWalls() const { return !m_cover.empty(); }
    bool hasMedia() const { return !m_depth.empty(); }
    /// Changes whenever walls or media do.
    int version() const { return m_version; }

    /// How much of a cell (and its close surroundings) walls cover, 0 ... 255; their outline runs through
    /// 127.5.
    const std::uint8_t* coverRow(int y) const { return m_cover.data() + at(0, y); }
    /// Smooth between the cells, 0 ... 255. Inside the surface.
    float coverAt(float x, float y) const;
    /// Whether there can be a wall within a cell of this one.
    bool isNearWall(int x, int y) const {
        return m_blocks[(static_cast<unsigned>(y) / block) * static_cast<unsigned>(m_blocksAcross) +
                        static_cast<unsigned>(x) / block] != 0;
    }
    /// The same of so many cells that no light goes further aside under water.
    bool isWallInReach(int x, int y) const {
        return m_reached[(static_cast<unsigned>(y) / block) * static_cast<unsigned>(m_blocksAcross) +
                         static_cast<unsigned>(x) / block] != 0;
    }
    /// What the wall nearest to a place does to waves; there must be one within a cell.
    WallKind kindAt(float x, float y) const;

    /// The depth of the floor, 1 where no medium is.
    const float* depthRow(int y) const { return m_depth.data() + at(0, y); }
    float depthAt(float x, float y) const;
    /// The cells of a row that have a medium so many cells away, or nearer.
    struct Span {
        std::size_t begin = 0, end = 0;
    };
    Span mediaWithin(float cells, int y) const;
    /// How far media make the water slower (below 0) or faster there.
    static constexpr float shallowest = 0.12f, deepest = 1.6f;

    /// The heights of the pool with those in walls that water only touches replaced by what is beside them, so
    /// that the surface does not bend down (or up) there. Held walls keep theirs. The view itself where there
    /// are none.
    HeightView withoutHoles(const HeightView& heights);

private:
    static constexpr unsigned block = 16;
    /// A cell of the pool in a wall, and those beside it whose mean it gets.
    struct Hole {
        std::int32_t cell = 0;
        int count = 0;
        std::int32_t beside[8] = {};
    };
    std::ptrdiff_t at(int x, int y) const { return std::ptrdiff_t{y} * m_surface.width + x; }
    void layWalls(const HeightView& stiffness);
    /// False where it takes too much work.
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
    std::vector<std::uint8_t> m_kind; ///< 0: no wall; else 1 + what it does
    std::vector<std::uint8_t> m_blocks, m_reached;
    int m_blocksAcross = 0;
    std::vector<float> m_depth;
    int m_mediaX0 = 0, m_mediaY0 = 0, m_mediaX1 = -1, m_mediaY1 = -1;
    std::vector<Hole> m_holes;
    std::vector<float> m_filled;
};

} // namespace seiche
