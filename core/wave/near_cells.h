// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace seiche {

/// Rectangle of cells that an object can touch: first and last column and row. Empty if `x1 < x0`
/// or `y1 < y0`.
struct Vicinity {
    int x0, x1, y0, y1;

    double cells() const { return std::max(0.0, x1 - x0 + 1.0) * std::max(0.0, y1 - y0 + 1.0); }
};

/// Returns the vicinity of an object with an outline.
Vicinity vicinityOf(const PoolObject& object, const Grid& grid);

/// Returns a position in the object's own coordinates.
inline Spot seenFrom(const PoolObject& object, const Turn& turn, double x, double y) {
    return turn.back({x - object.x, y - object.y});
}

/// Shape, reduced to the parts near a block.
struct ShapeNear {
    const Shape& shape;
    /// Path parts that determine the depth in the block, and less than a cell around its cells.
    std::shared_ptr<const PathParts> parts;
    bool isInside; ///< true if the whole block is inside

    /// Returns the depth of a nearby position, in own coordinates.
    double depth(const Spot& spot) const { return depthInside(shape, spot.x, spot.y, *parts); }
};

/// Side of a block of cells, and the maximum distance of its positions (plus a cell) from its
/// middle.
struct BlockSize {
    int side;
    double reach;
};
inline constexpr BlockSize largeBlock{64, 47.0}, smallBlock{8, 7.0};

/// Calls `cell(x, y, near)` for the cells that the shape of an object can touch, row by row.
/// `near`: a `ShapeNear`.
///
/// Blocks of cells are checked first. Most of them are entirely outside or inside, and few lines of
/// a long path matter for a block.
template <class Cell>
void forEachNear(const PoolObject& object, const Shape& shape, const Grid& grid, Cell cell) {
    struct Block {
        int x0;
        ShapeNear near;
    };
    const Vicinity all = vicinityOf(object, grid);
    const Turn turn(object.angle);
    const bool tells = hasExactDepth(shape);
    // Adds the block of this size at (x0, y0), unless it is outside. `around`: the larger block
    // that contains it.
    const auto addTo = [&](std::vector<Block>& blocks, const ShapeNear& around, BlockSize size, int x0,
                           int y0) {
        const double half = 0.5 * (size.side - 1);
        const Spot middle = seenFrom(object, turn, x0 + half, y0 + half);
        const double depth = tells && !around.isInside ? around.depth(middle) : 0.0;
        if (depth < -size.reach) return;
        const bool isInside = around.isInside || depth > size.reach;
        const bool isSame = isInside || !followsPath(shape.form);
        blocks.push_back(
            {x0,
             {shape,
              isSame ? around.parts
                     : std::make_shared<PathParts>(partsNear(shape, *around.parts, middle, size.reach)),
              isInside}});
    };
    const ShapeNear whole{shape, std::make_shared<PathParts>(allPartsOf(shape)), false};
    std::vector<Block> large, small;
    for (int bandY = all.y0; bandY <= all.y1; bandY += largeBlock.side) {
        large.clear();
        for (int x0 = all.x0; x0 <= all.x1; x0 += largeBlock.side) addTo(large, whole, largeBlock, x0, bandY);
        const int bandEnd = std::min(bandY + largeBlock.side - 1, all.y1);
        for (int y0 = bandY; y0 <= bandEnd; y0 += smallBlock.side) {
            small.clear();
            for (const Block& block : large)
                for (int x0 = block.x0; x0 <= std::min(block.x0 + largeBlock.side - 1, all.x1);
                     x0 += smallBlock.side)
                    addTo(small, block.near, smallBlock, x0, y0);
            for (int y = y0; y <= std::min(y0 + smallBlock.side - 1, bandEnd); ++y)
                for (const Block& block : small)
                    for (int x = block.x0; x <= std::min(block.x0 + smallBlock.side - 1, all.x1); ++x)
                        cell(x, y, block.near);
        }
    }
}

} // namespace seiche
