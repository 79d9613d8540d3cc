// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A string in double precision, a vector of cells at a time.
// Include inside the namespace of one instruction set, after machine/vectors.h.

typedef double PlainDoubles __attribute__((vector_size(SEICHE_LANES * 4)));
typedef std::int64_t Longs __attribute__((vector_size(SEICHE_LANES * 4)));
#if defined(SEICHE_FLUSHES_BY_HAND)
using Doubles = FlushingVector<double, PlainDoubles, Longs>;
#else
using Doubles = PlainDoubles;
#endif
typedef double LooseDoubles __attribute__((vector_size(SEICHE_LANES * 4), aligned(8), may_alias));

constexpr int doubleLanes = SEICHE_LANES / 2;
#if SEICHE_LANES == 16
constexpr Longs doubleLaneNumber = {0, 1, 2, 3, 4, 5, 6, 7};
#elif SEICHE_LANES == 8
constexpr Longs doubleLaneNumber = {0, 1, 2, 3};
#else
constexpr Longs doubleLaneNumber = {0, 1};
#endif

INLINE Doubles load(const double* p) { return *reinterpret_cast<const LooseDoubles*>(p); }
INLINE void store(double* p, Doubles v) { *reinterpret_cast<LooseDoubles*>(p) = PlainDoubles(v); }
INLINE Doubles select(Longs mask, Doubles yes, Doubles no) {
    return mask ? PlainDoubles(yes) : PlainDoubles(no);
}

// Returns the bits of sum - 2 * cells, see `minus`.
INLINE Doubles lessTwice(Doubles sum, Doubles cells) {
#if SEICHE_LANES == 16 && defined(__AVX512F__)
    return _mm512_fnmadd_pd(cells, _mm512_set1_pd(2.0), sum);
#elif SEICHE_LANES == 8 && defined(__FMA__)
    return _mm256_fnmadd_pd(cells, _mm256_set1_pd(2.0), sum);
#else
    return sum - (cells + cells);
#endif
}

INLINE Doubles widened(const float* p) {
    typedef float HalfFloats __attribute__((vector_size(SEICHE_LANES * 2), aligned(4), may_alias));
    return __builtin_convertvector(*reinterpret_cast<const HalfFloats*>(p), PlainDoubles);
}

// A sliding window, see `SlidingRow`. Shifts registers for both neighbours at every width: an
// unaligned load over two fresh stores would wait for the cache.
class SlidingDoubles {
public:
    INLINE explicit SlidingDoubles(const double* cells)
        : m_here(load(cells - doubleLanes)), m_right(load(cells)) {}
    INLINE void moveTo(const double* cells) {
        m_left = m_here;
        m_here = m_right;
        m_right = load(cells + doubleLanes);
    }
    INLINE Doubles here() const { return m_here; }
    INLINE Doubles left() const { return cellsFrom<doubleLanes - 1>(m_left, m_here); }
    INLINE Doubles right() const { return cellsFrom<1>(m_here, m_right); }

private:
    // Returns a vector of (low, high) from cell `by` on.
    template <int by>
    INLINE static Doubles cellsFrom(Doubles low, Doubles high) {
#if SEICHE_LANES == 16
        constexpr __mmask8 all = 0xff;
        return reinterpret_cast<Doubles>(_mm512_maskz_alignr_epi64(all, reinterpret_cast<__m512i>(high),
                                                                   reinterpret_cast<__m512i>(low), by));
#elif SEICHE_LANES == 8
        return __builtin_shufflevector(PlainDoubles(low), PlainDoubles(high), by, by + 1, by + 2, by + 3);
#else
        return __builtin_shufflevector(PlainDoubles(low), PlainDoubles(high), by, by + 1);
#endif
    }

    Doubles m_left{}, m_here, m_right;
};

// Returns the Laplacian with a stiffness per bond, see `BondShares` and `freeWall`.
INLINE Doubles unevenLaplacian(const SlidingDoubles& near, const float* stiffness,
                               const StringFormula& formula) {
    const Doubles own = widened(stiffness);
    const auto bond = [&](const float* besides, Doubles height) INLINE_CALL {
        const Doubles other = widened(besides);
        const Doubles factor = select(other > 0.0, formula.ownShare * own + formula.otherShare * other, own);
        return select(other != 0.0, factor * (height - near.here()), Doubles{});
    };
    return select(own > 0.0, bond(stiffness - 1, near.left()) + bond(stiffness + 1, near.right()), Doubles{});
}

// Restores the previous values of cells outside begin <= x < end in a vector at column x.
INLINE void restore(double* cells, int x, int begin, int end, Doubles held) {
    const Longs column = doubleLaneNumber + x;
    store(cells, select((column >= begin) & (column < end), load(cells), held));
}

template <StringForm form, bool updateLossy>
void stringRow(const StringRow& row, const StringFormula& formula, int begin, int end) {
    double* const next = row.next;
    const double *before = row.previous, *now = row.now, *source = row.source;
    const double k = formula.k, s = formula.velocityFactor, d = formula.updateFactor, own = formula.hereFactor;
    const int first = begin & -doubleLanes, last = (end - 1) & -doubleLanes;
    const Doubles firstHeld = load(next + first), lastHeld = load(next + last);
    SlidingDoubles near(source + first);
    const auto doVector = [&](int x) INLINE_CALL {
        near.moveTo(source + x);
        Doubles height;
        if constexpr (form == StringForm::Weighted) {
            height = (own * near.here() - s * load(before + x)) + k * (near.left() + near.right());
        } else {
            const Doubles f = load(now + x);
            const Doubles laplacian = form == StringForm::Uneven
                                          ? unevenLaplacian(near, row.stiffness + x, formula)
                                          : lessTwice(near.left() + near.right(), near.here());
            height = f + (s * (f - load(before + x)) + k * laplacian);
        }
        store(next + x, updateLossy ? d * height : height);
    };
    int x = first;
    // Unrolled, because the branch costs as much as a vector.
    for (; x + 3 * doubleLanes <= last; x += 4 * doubleLanes)
        for (int i = 0; i < 4; ++i) doVector(x + i * doubleLanes);
    for (; x <= last; x += doubleLanes) doVector(x);
    if (begin != first) restore(next + first, first, begin, end, firstHeld);
    if (end != last + doubleLanes) restore(next + last, last, begin, end, lastHeld);
}

template <bool updateLossy>
StringStep stringRowFor(StringForm form) {
    switch (form) {
    case StringForm::Uneven: return stringRow<StringForm::Uneven, updateLossy>;
    case StringForm::Weighted: return stringRow<StringForm::Weighted, updateLossy>;
    case StringForm::Differences: break;
    }
    return stringRow<StringForm::Differences, updateLossy>;
}
