// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A string in double precision, a vector of cells at a time. To be included inside the namespace of one
// instruction set, after machine/vectors.h.

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

// The bits of sum - 2 * cells: a double is exact, see `minus`.
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

// Each bond times its stiffness; walls and what they do are those of `BondShares` and `freeWall`.
INLINE Doubles unevenLaplacian(const StringRow& row, const StringFormula& formula, int x) {
    const Doubles own = widened(row.stiffness + x), here = load(row.source + x);
    const auto bond = [&](int beside) INLINE_CALL {
        const Doubles other = widened(row.stiffness + x + beside);
        const Doubles factor = select(other > 0.0, formula.ownShare * own + formula.otherShare * other, own);
        return select(other != 0.0, factor * (load(row.source + x + beside) - here), Doubles{});
    };
    return select(own > 0.0, bond(-1) + bond(1), Doubles{});
}

// See `Sliding`. Both neighbours are made by shifting registers, with every width: a load from between two
// addresses that the step before has just stored to waits until both have reached the cache.
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
    INLINE Doubles left() const {
#if SEICHE_LANES == 16
        return shifted<7>(m_here, m_left);
#elif SEICHE_LANES == 8
        return __builtin_shufflevector(PlainDoubles(m_left), PlainDoubles(m_here), 3, 4, 5, 6);
#else
        return __builtin_shufflevector(PlainDoubles(m_left), PlainDoubles(m_here), 1, 2);
#endif
    }
    INLINE Doubles right() const {
#if SEICHE_LANES == 16
        return shifted<1>(m_right, m_here);
#elif SEICHE_LANES == 8
        return __builtin_shufflevector(PlainDoubles(m_here), PlainDoubles(m_right), 1, 2, 3, 4);
#else
        return __builtin_shufflevector(PlainDoubles(m_here), PlainDoubles(m_right), 1, 2);
#endif
    }

private:
#if SEICHE_LANES == 16
    template <int by>
    INLINE static Doubles shifted(Doubles high, Doubles low) {
        constexpr __mmask8 all = 0xff;
        return reinterpret_cast<Doubles>(_mm512_maskz_alignr_epi64(all, reinterpret_cast<__m512i>(high),
                                                                   reinterpret_cast<__m512i>(low), by));
    }
#endif

    Doubles m_left{}, m_here, m_right;
};

// Gives the cells outside begin <= x < end of a vector at column x back what they held before.
INLINE void restore(double* cells, int x, int begin, int end, Doubles held) {
    const Longs column = doubleLaneNumber + x;
    store(cells, select((column >= begin) & (column < end), load(cells), held));
}

template <StringForm form, bool updateLossy>
void stringRow(const StringRow& row, const StringFormula& formula, int begin, int end) {
    double* const next = row.next;
    const double *before = row.before, *now = row.now, *source = row.source;
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
                                          ? unevenLaplacian(row, formula, x)
                                          : lessTwice(near.left() + near.right(), near.here());
            height = f + (s * (f - load(before + x)) + k * laplacian);
        }
        store(next + x, updateLossy ? d * height : height);
    };
    int x = first;
    // Several per round: the jump back takes as long as one of them.
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
