// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/absorbing_wall.h"
#include "wave/near_cells.h"
#include "wave/object_cells.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// The cells of an absorbing wall: how deep each lies in it, seen from the water, and which are its core.
///
/// Where the wall reaches a side of the pool or another wall, it has no water in front of it and no rim, so
/// that its core goes on to there; the rim is as deep as if the wall went on, too. Where bodies of water on
/// both sides of the wall meet in it all the same, as beside a thin wall that ends at this one, the cells half
/// way between them are core as well, so that nothing comes through anywhere.
class AbsorbingCells {
public:
    /// The wall `objects[index]`, which is an absorbing one.
    AbsorbingCells(const PoolObjects& objects, std::size_t index, const Grid& grid);

    /// Calls `visit(x, y, depth, isCore)` for each cell of the wall.
    template <class Visit>
    void forEach(Visit visit) const {
        const auto take = [&](int x, int y, double depth) {
            if (depth >= 0.0) visit(x, y, depth, depth >= m_rim.depth());
        };
        if (m_depth.empty()) return forEachDepth(take);
        forEachCell([&](int x, int y) { take(x, y, m_depth[at(x, y)]); });
    }
    const AbsorbingRim& rim() const { return m_rim; }

    /// The largest rectangle around a wall, in cells, in which its cells are measured from the water. In a
    /// larger one they have the depth of the wall's own shape, wherever that reaches.
    static constexpr std::size_t mostMeasured = 600'000;

private:
    static constexpr double outside = -1e9, covered = 1e9;
    static constexpr double shell = 2.5; ///< how far from the wall water matters, cells

    static std::size_t countOf(const Vicinity& near) {
        const std::int64_t columns = near.x1 - near.x0 + std::int64_t{1},
                           rows = near.y1 - near.y0 + std::int64_t{1};
        return columns > 0 && rows > 0 ? static_cast<std::size_t>(columns * rows) : 0;
    }
    int width() const { return m_near.x1 - m_near.x0 + 1; }
    int height() const { return m_near.y1 - m_near.y0 + 1; }
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y - m_near.y0) * static_cast<std::size_t>(width()) +
               static_cast<std::size_t>(x - m_near.x0);
    }
    /// What the wall's own shape says of each cell near it.
    template <class Visit>
    void forEachDepth(Visit visit) const {
        const Turn turn(m_object.angle);
        forEachNear(m_object, m_shape, m_grid, [&](int x, int y, const ShapeNear& near) {
            visit(x, y, absorbingDepth(m_object, m_wall, m_shape, turn, m_grid, x, y, near.parts.get()));
        });
    }
    template <class Visit>
    void forEachCell(Visit visit) const {
        for (int y = m_near.y0; y <= m_near.y1; ++y)
            for (int x = m_near.x0; x <= m_near.x1; ++x) visit(x, y);
    }

    /// 1 where water lies around the wall, 2 in the outermost cells: what lies beyond those does not move, nor
    /// do they where a side is fixed.
    std::vector<std::uint8_t> waterAround(const PoolObjects& objects, std::size_t index) const;
    /// Whether anything but water lies beside the wall.
    bool touchesAny(const std::vector<std::uint8_t>& water) const;
    /// Makes a box as deep as it is behind those faces that have water in front of them.
    void goOnBeyondCoveredFaces(const std::vector<std::uint8_t>& water, const Turn& turn);
    void measureFrom(const std::vector<std::uint8_t>& water);

    const PoolObject& m_object;
    const Wall& m_wall;
    const Shape m_shape;
    const Grid m_grid;
    const Vicinity m_near;
    std::vector<double> m_depth; ///< of the cells in the vicinity; negative outside the wall; empty: not kept
    AbsorbingRim m_rim{0.0};
};

} // namespace seiche
