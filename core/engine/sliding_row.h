// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Traversal of rows of cells, a vector at a time.
// Include inside the namespace of one instruction set, after machine/vectors.h.

// Sliding window on a row: a vector of cells with its left and right neighbours.
//
// Move it to `cells` after construction, then by one vector at a time. Cells are loaded as late as
// possible, because a different thread may still write them. Register shifts for the neighbours cost
// less than loads across cache lines; narrower registers use one shift, or none.
#if SEICHE_LANES == 16
template <class T>
class SlidingRow {
public:
    SlidingRow() = default;
    INLINE explicit SlidingRow(const T* cells) { start(cells); }
    INLINE void start(const T* cells) {
        m_here = load(cells - lanes);
        m_right = load(cells);
    }
    INLINE void moveTo(const T* cells) {
        m_left = m_here;
        m_here = m_right;
        m_right = load(cells + lanes);
    }
    INLINE Vector<T> here() const { return m_here; }
    INLINE Vector<T> left() const { return shifted<15>(m_here, m_left); }
    INLINE Vector<T> right() const { return shifted<1>(m_right, m_here); }

private:
    // Returns 16 cells of `low` followed by `high`, starting at cell `by`. Explicit, because the
    // compiler chooses slower instructions.
    template <int by>
    INLINE static Vector<T> shifted(Vector<T> high, Vector<T> low) {
        constexpr __mmask16 all = 0xffff;
        return reinterpret_cast<Vector<T>>(_mm512_maskz_alignr_epi32(all, reinterpret_cast<__m512i>(high),
                                                                     reinterpret_cast<__m512i>(low), by));
    }

    Vector<T> m_left, m_here, m_right;
};
#elif SEICHE_LANES == 8
template <class T>
class SlidingRow {
public:
    SlidingRow() = default;
    INLINE explicit SlidingRow(const T* cells) { start(cells); }
    INLINE void start(const T* cells) { m_right = load(cells); }
    INLINE void moveTo(const T* cells) {
        m_cells = cells;
        m_here = m_right;
        m_right = load(cells + lanes);
    }
    INLINE Vector<T> here() const { return m_here; }
    INLINE Vector<T> left() const { return load(m_cells - 1); }
    INLINE Vector<T> right() const {
        // The processor shifts cells within halves only.
        const Vector<T> halves = __builtin_shufflevector(m_here, m_right, 4, 5, 6, 7, 8, 9, 10, 11);
        return __builtin_shufflevector(m_here, halves, 1, 2, 3, 8, 5, 6, 7, 12);
    }

private:
    const T* m_cells;
    Vector<T> m_here, m_right;
};
#else
template <class T>
class SlidingRow {
public:
    SlidingRow() = default;
    INLINE explicit SlidingRow(const T* cells) { start(cells); }
    INLINE void start(const T* cells) { m_cells = cells; }
    INLINE void moveTo(const T* cells) {
        m_cells = cells;
        m_here = load(cells);
    }
    INLINE Vector<T> here() const { return m_here; }
    INLINE Vector<T> left() const { return load(m_cells - 1); }
    INLINE Vector<T> right() const { return load(m_cells + 1); }

private:
    const T* m_cells;
    Vector<T> m_here;
};
#endif

// GCC does not see that `held` is initialised.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
// Restores the previous values of cells outside begin <= x < end in a vector at column x.
template <class T>
INLINE void restore(T* cells, int x, int begin, int end, Vector<T> held) {
    const Ints column = laneNumber + x;
    store(cells, select((column >= begin) & (column < end), load(cells), held));
}

// Runs update(x) for whole vectors that cover begin <= x < end, in `tile` rows. Restores cells
// beyond that range in each field of `written`.
template <int tile, std::size_t fields, class T, class Update>
INLINE void sweep(T* const (&written)[fields], std::ptrdiff_t pitch, int begin, int end, Update update) {
    const int first = begin & -lanes;
    const int last = (end - 1) & -lanes;
    const bool ragged = begin != first || end != last + lanes;
    Vector<T> firstHeld[fields][tile], lastHeld[fields][tile];
    if (ragged)
        for (std::size_t field = 0; field < fields; ++field)
            for (int i = 0; i < tile; ++i) {
                firstHeld[field][i] = load(written[field] + i * pitch + first);
                lastHeld[field][i] = load(written[field] + i * pitch + last);
            }
    for (int x = first; x <= last; x += lanes) update(x);
    if (ragged)
        for (std::size_t field = 0; field < fields; ++field)
            for (int i = 0; i < tile; ++i) {
                T* const row = written[field] + i * pitch;
                restore(row + first, first, begin, end, firstHeld[field][i]);
                if (last != first) restore(row + last, last, begin, end, lastHeld[field][i]);
            }
}
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif
