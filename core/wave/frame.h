// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/large_pages.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

namespace seiche {

/// The heights of every cell at one frame, in rows, with a rim of ghost cells around them: `row(y)[x]` may be used
/// for x in -1 ... width and, in a pool, y in -1 ... height. A string has no ghost rows. Column 0 of every row
/// starts a cache line; the pitch is an odd number of cache lines, so that rows do not alias in the cache.
/// T is float, or std::int32_t for integer water.
template <class T>
class Frame {
public:
    static constexpr std::size_t lineBytes = 64;
    static constexpr std::ptrdiff_t lineCells = lineBytes / sizeof(T);

    Frame(Grid grid, Medium medium)
        : m_grid(grid), m_ghostRows(medium == Medium::Pool ? 1 : 0), m_pitch(pitchFor(grid.width)),
          m_size(static_cast<std::size_t>(m_pitch) * static_cast<std::size_t>(grid.height + 2 * m_ghostRows) +
                 static_cast<std::size_t>(2 * lineCells)),
          m_cells(allocated(m_size)) {
        fill(T{0});
    }
    Frame(const Frame& other)
        : m_grid(other.m_grid), m_ghostRows(other.m_ghostRows), m_pitch(other.m_pitch), m_size(other.m_size),
          m_cells(allocated(m_size)) {
        std::copy_n(other.m_cells.get(), m_size, m_cells.get());
    }
    Frame(Frame&&) noexcept = default;
    Frame& operator=(const Frame& other) {
        if (this != &other) *this = Frame(other);
        return *this;
    }
    Frame& operator=(Frame&&) noexcept = default;

    const Grid& grid() const { return m_grid; }
    int ghostRows() const { return m_ghostRows; }
    /// The distance from a cell to the one below it, in cells.
    std::ptrdiff_t pitch() const { return m_pitch; }

    T* row(int y) { return m_cells.get() + offset(y); }
    const T* row(int y) const { return m_cells.get() + offset(y); }
    T& at(int x, int y) { return row(y)[x]; }
    T at(int x, int y) const { return row(y)[x]; }

    void fill(T value) { std::fill_n(m_cells.get(), m_size, value); }

private:
    struct Release {
        void operator()(T* cells) const { ::operator delete (cells, std::align_val_t{lineBytes}); }
    };

    static T* allocated(std::size_t cells) {
        T* memory = static_cast<T*>(::operator new (cells * sizeof(T), std::align_val_t{lineBytes}));
        wishForLargePages(memory, cells * sizeof(T));
        return memory;
    }
    static std::ptrdiff_t pitchFor(int width) {
        // A row's own lines, one that may be read but belongs to nobody, and one for the next row's ghost.
        const std::ptrdiff_t lines = (width + 1 + lineCells - 1) / lineCells + 2;
        return (lines | 1) * lineCells;
    }
    std::ptrdiff_t offset(int y) const { return lineCells + (y + m_ghostRows) * m_pitch; }

    Grid m_grid;
    int m_ghostRows;
    std::ptrdiff_t m_pitch;
    std::size_t m_size;
    std::unique_ptr<T, Release> m_cells;
};

} // namespace seiche
