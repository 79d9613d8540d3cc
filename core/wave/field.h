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

/// Number of extra columns and rows around a field's cells.
struct Surround {
    int left = 0, right = 0, top = 0, bottom = 0;

    Grid around(const Grid& grid) const { return {grid.width + left + right, grid.height + top + bottom}; }
    /// Returns the range of all cells, relative to the middle ones.
    Cells cellsAround(const Grid& grid) const {
        return {-left, grid.width + right, -top, grid.height + bottom};
    }
    friend bool operator==(const Surround&, const Surround&) = default;
};

/// Heights of all cells at one time, stored in rows and surrounded by ghost cells. `row(y)[x]` is
/// valid for x in -1 ... width and, in a pool, y in -1 ... height.
///
/// A string has no ghost rows. Column 0 of every row starts a cache line. Loops over whole lines
/// may read one extra line on either side of a row. The pitch is an odd number of cache lines, so
/// that rows do not alias in the cache. T is float, or std::int32_t for integer water. The grid has
/// at least one cell.
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
    /// Copies with a different surround. New surrounding cells are 0.
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
    /// Reuses its memory if the shapes are equal.
    Field& operator=(const Field& other) {
        if (this == &other) return *this;
        if (!m_cells || !isLike(other)) return *this = Field(other);
        std::copy_n(other.m_cells.get(), m_size, m_cells.get());
        return *this;
    }
    Field& operator=(Field&&) noexcept = default;

    const Grid& grid() const { return m_grid; }
    const Surround& surround() const { return m_surround; }
    /// Returns the range of all cells, including the surround.
    Cells cells() const { return m_surround.cellsAround(m_grid); }
    int ghostRows() const { return m_ghostRows; }
    /// Returns whether both fields have equal size and memory layout.
    bool isLike(const Field& other) const {
        return m_grid == other.m_grid && m_surround == other.m_surround && m_ghostRows == other.m_ghostRows;
    }
    /// Converts this memory to a field with a different surround; the remaining cells are in the
    /// middle. The columns stay unchanged.
    Field with(Surround surround) && {
        const Grid all = m_surround.around(m_grid);
        m_grid = {all.width - surround.left - surround.right, all.height - surround.top - surround.bottom};
        m_surround = surround;
        m_origin = origin();
        return std::move(*this);
    }

    /// Returns the memory of such a field, in bytes.
    static std::size_t bytesFor(const Grid& grid, SceneKind scene, const Surround& surround = {}) {
        return sizeFor(grid, scene, surround) * sizeof(T);
    }
    std::size_t bytes() const { return m_size * sizeof(T); }

    /// Returns the memory distance between rows, in cells.
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
        // Lines of the row, a line that is read but not used, and a line for the ghost cell of the
        // next row.
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
    std::ptrdiff_t m_origin; ///< index of cell (0, 0)
    std::size_t m_size;
    std::unique_ptr<T, Release> m_cells;
};

} // namespace seiche
