// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "posix/huge_pages.h"
#include "wave/expects.h"
#include "wave/grid.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

namespace seiche {

/// How many columns and rows of further cells lie around those of a field, in the same memory.
struct Surround {
    int left = 0, right = 0, top = 0, bottom = 0;

    Grid around(const Grid& grid) const { return {grid.width + left + right, grid.height + top + bottom}; }
    /// All of them, in the coordinates of the cells in the middle.
    Cells cellsAround(const Grid& grid) const {
        return {-left, grid.width + right, -top, grid.height + bottom};
    }
    friend bool operator==(const Surround&, const Surround&) = default;
};

/// The heights of all cells at one time, in rows, with a rim of ghost cells around them: `row(y)[x]` may be
/// used for x in -1 ... width and, in a pool, y in -1 ... height.
///
/// A string has no ghost rows. Column 0 of every row starts a cache line, and loops over whole lines may read
/// one more on either side of those that hold a row's cells; the pitch is an odd number of cache lines, so that
/// rows do not alias in the cache. T is float, or std::int32_t for integer water. The grid has at least one
/// cell.
template <class T>
class Field {
public:
    static constexpr std::size_t lineBytes = 64;
    static constexpr std::ptrdiff_t lineCells = lineBytes / sizeof(T);

    Field(Grid grid, SceneKind scene, Surround surround = {})
        : m_grid(grid), m_surround(surround), m_ghostRows(ghostRowsOf(scene)),
          m_pitch(pitchFor(grid, surround)), m_origin(origin()), m_size(sizeFor(grid, scene, surround)),
          m_cells(allocated(m_size)) {
        SEICHE_EXPECTS(grid.width >= 1 && grid.height >= 1);
        fill(T{0});
    }
    /// The same heights with another surround; surrounding cells that the other field does not have are at 0.
    Field(const Field& other, Surround surround)
        : Field(other.m_grid, other.m_ghostRows > 0 ? SceneKind::Pool : SceneKind::String, surround) {
        const Cells mine = cells(), its = other.cells();
        const int x0 = std::max(mine.x0, its.x0), x1 = std::min(mine.x1, its.x1);
        for (int y = std::max(mine.y0, its.y0); y < std::min(mine.y1, its.y1); ++y)
            std::copy_n(other.row(y) + x0, x1 - x0, row(y) + x0);
    }
    Field(const Field& other)
        : m_grid(other.m_grid), m_surround(other.m_surround), m_ghostRows(other.m_ghostRows),
          m_pitch(other.m_pitch), m_origin(other.m_origin), m_size(other.m_size), m_cells(allocated(m_size)) {
        std::copy_n(other.m_cells.get(), m_size, m_cells.get());
    }
    Field(Field&&) noexcept = default;
    /// Keeps its memory where the other field has the same shape.
    Field& operator=(const Field& other) {
        if (this == &other) return *this;
        if (!m_cells || !isLike(other)) return *this = Field(other);
        std::copy_n(other.m_cells.get(), m_size, m_cells.get());
        return *this;
    }
    Field& operator=(Field&&) noexcept = default;

    const Grid& grid() const { return m_grid; }
    const Surround& surround() const { return m_surround; }
    /// With the surrounding ones.
    Cells cells() const { return m_surround.cellsAround(m_grid); }
    int ghostRows() const { return m_ghostRows; }
    /// Whether both have the same cells at the same places of their memory.
    bool isLike(const Field& other) const {
        return m_grid == other.m_grid && m_surround == other.m_surround && m_ghostRows == other.m_ghostRows;
    }
    /// This memory as a field with another part of all its cells in the middle: those that `surround` leaves
    /// over. The columns stay as they are.
    Field with(Surround surround) && {
        const Grid all = m_surround.around(m_grid);
        m_grid = {all.width - surround.left - surround.right, all.height - surround.top - surround.bottom};
        m_surround = surround;
        m_origin = origin();
        return std::move(*this);
    }

    /// The memory that such a field takes.
    static std::size_t bytesFor(const Grid& grid, SceneKind scene, const Surround& surround = {}) {
        return sizeFor(grid, scene, surround) * sizeof(T);
    }
    std::size_t bytes() const { return m_size * sizeof(T); }

    /// The distance from a cell to the one below it, in cells.
    std::ptrdiff_t pitch() const { return m_pitch; }

    T* row(int y) { return m_cells.get() + offset(y); }
    const T* row(int y) const { return m_cells.get() + offset(y); }
    T& at(int x, int y) { return row(y)[x]; }
    T at(int x, int y) const { return row(y)[x]; }

    void fill(T value) { std::fill_n(m_cells.get(), m_size, value); }

private:
    struct Release {
        void operator()(T* cells) const { ::operator delete(cells, std::align_val_t{lineBytes}); }
    };

    static int ghostRowsOf(SceneKind scene) { return scene == SceneKind::Pool ? 1 : 0; }
    static std::size_t sizeFor(const Grid& grid, SceneKind scene, const Surround& surround) {
        const std::int64_t rows = std::int64_t{surround.around(grid).height} + 2 * ghostRowsOf(scene);
        return static_cast<std::size_t>(pitchFor(grid, surround) * rows + 2 * lineCells);
    }
    static T* allocated(std::size_t cells) {
        T* memory = static_cast<T*>(::operator new(cells * sizeof(T), std::align_val_t{lineBytes}));
        adviseHugePages(memory, cells * sizeof(T));
        return memory;
    }
    static std::ptrdiff_t wholeLines(std::ptrdiff_t cells) {
        return (cells + lineCells - 1) / lineCells * lineCells;
    }
    static std::ptrdiff_t pitchFor(const Grid& grid, const Surround& surround) {
        // A row's own lines, one that may be read but is not used, and one for the next row's ghost.
        const std::ptrdiff_t cells =
            wholeLines(surround.left) + wholeLines(std::ptrdiff_t{grid.width} + surround.right + 1);
        const std::ptrdiff_t lines = cells / lineCells + 2;
        return (lines | 1) * lineCells;
    }
    std::ptrdiff_t origin() const {
        return lineCells + (m_surround.top + m_ghostRows) * m_pitch + wholeLines(m_surround.left);
    }
    std::ptrdiff_t offset(int y) const { return m_origin + y * m_pitch; }

    Grid m_grid;
    Surround m_surround;
    int m_ghostRows;
    std::ptrdiff_t m_pitch;
    std::ptrdiff_t m_origin; ///< of the cell (0, 0)
    std::size_t m_size;
    std::unique_ptr<T, Release> m_cells;
};

} // namespace seiche
