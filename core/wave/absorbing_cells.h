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

/// Cells of an absorbing wall, with their depth behind the water and its core cells.
///
/// A face that meets a side of the pool or a different wall has no absorbing layer; the core
/// extends up to it. The layer depth is computed as if the wall continued. If water on both sides
/// of the wall meets inside it (as beside a thin wall that ends here), the cells half way between
/// are core too. Otherwise waves would leak through.
class AbsorbingCells {
public:
    /// Measures the wall `objects[index]`, which must be absorbing.
    AbsorbingCells(const PoolObjects& objects, std::size_t index, const Grid& grid);

    /// Calls `visit(x, y, depth, isCore)` for each wall cell.
    template <class Visit>
    void forEach(Visit visit) const {
        const auto take = [&](int x, int y, double depth) {
            if (depth >= 0.0) visit(x, y, depth, depth >= m_rim.depth());
        };
        if (m_depth.empty()) return forEachDepth(take);
        forEachCell([&](int x, int y) { take(x, y, m_depth[at(x, y)]); });
    }
    const AbsorbingRim& rim() const { return m_rim; }

    /// Maximum rectangle around a wall, in cells, in which depths are measured from the water. In a
    /// larger rectangle the depth follows from the shape of the wall alone.
    static constexpr std::size_t maxMeasured = 600'000;

private:
    static constexpr double outside = -1e9, covered = 1e9;
    static constexpr double shell = 2.5; ///< search range for water around the wall, cells

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
    /// Calls `visit(x, y, depth)` with the depth in the wall's own shape.
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

    /// Returns a mark per cell: 1 for water around the wall, 2 for water in the outermost cells.
    /// The medium beyond outermost cells does not move, nor do these cells at a fixed side.
    std::vector<std::uint8_t> waterAround(const PoolObjects& objects, std::size_t index) const;
    /// Returns whether the wall has neighbours other than water.
    bool touchesAny(const std::vector<std::uint8_t>& water) const;
    /// Corrects the depth of a box behind faces that touch water.
    void goOnBeyondCoveredFaces(const std::vector<std::uint8_t>& water, const Turn& turn);
    void measureFrom(const std::vector<std::uint8_t>& water);

    const PoolObject& m_object;
    const Wall& m_wall;
    const Shape m_shape;
    const Grid m_grid;
    const Vicinity m_near;
    std::vector<double> m_depth; ///< depth per nearby cell; negative outside; empty if not stored
    AbsorbingRim m_rim{0.0};
};

} // namespace seiche
