// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Vectors of the width the including file asks for by SEICHE_LANES, in the compiler's own notation: a + b adds lane by
// lane, so every lane does exactly what the plain loop does. To be included inside the namespace of one instruction
// set; everything here is internal to that file.

#define INLINE [[gnu::always_inline]] inline
#define INLINE_CALL [[gnu::always_inline]]

typedef float Floats __attribute__((vector_size(SEICHE_LANES * 4)));
typedef std::int32_t Ints __attribute__((vector_size(SEICHE_LANES * 4)));
typedef float LooseFloats __attribute__((vector_size(SEICHE_LANES * 4), aligned(4), may_alias));
typedef std::int32_t LooseInts __attribute__((vector_size(SEICHE_LANES * 4), aligned(4), may_alias));

constexpr int lanes = SEICHE_LANES;

INLINE Floats load(const float* p) { return *reinterpret_cast<const LooseFloats*>(p); }
INLINE Ints load(const std::int32_t* p) { return *reinterpret_cast<const LooseInts*>(p); }
INLINE void store(float* p, Floats v) { *reinterpret_cast<LooseFloats*>(p) = v; }
INLINE void store(std::int32_t* p, Ints v) { *reinterpret_cast<LooseInts*>(p) = v; }

template <class T>
struct VectorFor;
template <>
struct VectorFor<float> {
    using Type = Floats;
};
template <>
struct VectorFor<std::int32_t> {
    using Type = Ints;
};
template <class T>
using Vector = typename VectorFor<T>::Type;

#if SEICHE_LANES == 16
constexpr Ints laneNumber = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif SEICHE_LANES == 8
constexpr Ints laneNumber = {0, 1, 2, 3, 4, 5, 6, 7};
#else
constexpr Ints laneNumber = {0, 1, 2, 3};
#endif

// The last lane of `a` followed by all but the last of `b`; all but the first of `a` followed by the first of `b`.
template <class V>
INLINE V shiftedIn(V a, V b) {
#if SEICHE_LANES == 16
    return __builtin_shufflevector(a, b, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
#elif SEICHE_LANES == 8
    return __builtin_shufflevector(a, b, 7, 8, 9, 10, 11, 12, 13, 14);
#else
    return __builtin_shufflevector(a, b, 3, 4, 5, 6);
#endif
}
template <class V>
INLINE V shiftedOut(V a, V b) {
#if SEICHE_LANES == 16
    return __builtin_shufflevector(a, b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
#elif SEICHE_LANES == 8
    return __builtin_shufflevector(a, b, 1, 2, 3, 4, 5, 6, 7, 8);
#else
    return __builtin_shufflevector(a, b, 1, 2, 3, 4);
#endif
}

INLINE bool anyAtLeast(Ints v, std::int32_t limit) {
    const Ints reached = v >= limit;
    std::int32_t any = 0;
    for (int i = 0; i < lanes; ++i) any |= reached[i];
    return any != 0;
}

// A row seen through three vectors side by side: a cell's neighbours are made by shifting registers, which costs less
// than loading them again from an address that straddles cache lines. To be moved to `cells` after the start, and from
// there on by a vector at a time. Nothing is loaded before it is needed: another thread may still be at work there.
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
    INLINE Vector<T> left() const { return shiftedIn(m_left, m_here); }
    INLINE Vector<T> here() const { return m_here; }
    INLINE Vector<T> right() const { return shiftedOut(m_here, m_right); }

private:
    Vector<T> m_left, m_here, m_right;
};

// Gives the cells outside begin <= x < end of a vector at column x back what they held before.
template <class T>
INLINE void restore(T* cells, int x, int begin, int end, Vector<T> held) {
    const Ints column = laneNumber + x;
    store(cells, (column >= begin) & (column < end) ? load(cells) : held);
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
