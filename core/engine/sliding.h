// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walking along rows of cells a vector at a time. To be included inside the namespace of one instruction set, after
// machine/vectors.h.

// A row seen through a window that moves along it: a vector of cells and their neighbours to the left and right. To be
// moved to `cells` after the start, and from there on by a vector at a time. Nothing is loaded before it is needed:
// another thread may still be at work there. Neighbours made by shifting registers cost less than loads from
// addresses that straddle cache lines, except for short vectors.
#if SEICHE_LANES == 16
template <class T>
class Sliding {
public:
    Sliding() = default;
    INLINE explicit Sliding(const T* cells) { start(cells); }
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
    INLINE Vector<T> left() const {
        return __builtin_shufflevector(m_left, m_here, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
                                       29, 30);
    }
    INLINE Vector<T> right() const {
        return __builtin_shufflevector(m_here, m_right, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    }

private:
    Vector<T> m_left, m_here, m_right;
};
#elif SEICHE_LANES == 8
template <class T>
class Sliding {
public:
    Sliding() = default;
    INLINE explicit Sliding(const T* cells) { start(cells); }
    INLINE void start(const T* cells) {
        m_right = load(cells);
        m_toRight = halves(load(cells - lanes), m_right);
    }
    INLINE void moveTo(const T* cells) {
        m_toLeft = m_toRight;
        m_here = m_right;
        m_right = load(cells + lanes);
        m_toRight = halves(m_here, m_right);
    }
    INLINE Vector<T> here() const { return m_here; }
    INLINE Vector<T> left() const {
        return __builtin_shufflevector(m_toLeft, m_here, 3, 8, 9, 10, 7, 12, 13, 14);
    }
    INLINE Vector<T> right() const {
        return __builtin_shufflevector(m_here, m_toRight, 1, 2, 3, 8, 5, 6, 7, 12);
    }

private:
    // The upper half of `a`, then the lower half of `b`: the processor shifts cells within halves only.
    INLINE static Vector<T> halves(Vector<T> a, Vector<T> b) {
        return __builtin_shufflevector(a, b, 4, 5, 6, 7, 8, 9, 10, 11);
    }

    Vector<T> m_toLeft, m_here, m_toRight, m_right;
};
#else
template <class T>
class Sliding {
public:
    Sliding() = default;
    INLINE explicit Sliding(const T* cells) { start(cells); }
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

// Gives the cells outside begin <= x < end of a vector at column x back what they held before.
template <class T>
INLINE void restore(T* cells, int x, int begin, int end, Vector<T> held) {
    const Ints column = laneNumber + x;
    store(cells, ((column >= begin) & (column < end)) ? load(cells) : held);
}

// Runs update(x) for whole vectors that cover begin <= x < end, in `tile` rows; the cells written beyond get their heights
// back.
template <int tile, class T, class Update>
INLINE void sweep(T* next, std::ptrdiff_t pitch, int begin, int end, Update update) {
    const int first = begin & -lanes;
    const int last = (end - 1) & -lanes;
    const bool ragged = begin != first || end != last + lanes;
    Vector<T> firstHeld[tile], lastHeld[tile];
    if (ragged)
        for (int i = 0; i < tile; ++i) {
            firstHeld[i] = load(next + i * pitch + first);
            lastHeld[i] = load(next + i * pitch + last);
        }
    for (int x = first; x <= last; x += lanes) update(x);
    if (ragged)
        for (int i = 0; i < tile; ++i) {
            restore(next + i * pitch + first, first, begin, end, firstHeld[i]);
            if (last != first) restore(next + i * pitch + last, last, begin, end, lastHeld[i]);
        }
}
