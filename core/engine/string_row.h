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

template <bool updateLossy, bool uneven>
void stringRow(const StringRow& row, const StringFormula& formula, int begin, int end) {
    double* const next = row.next;
    const double *before = row.before, *now = row.now, *source = row.source;
    const double k = formula.k, s = formula.velocityFactor, d = formula.updateFactor;
    const int first = begin & -doubleLanes, last = (end - 1) & -doubleLanes;
    double firstHeld[doubleLanes], lastHeld[doubleLanes];
    store(firstHeld, load(next + first));
    store(lastHeld, load(next + last));
    for (int x = first; x <= last; x += doubleLanes) {
        const Doubles f = load(now + x);
        const Doubles laplacian =
            uneven ? unevenLaplacian(row, formula, x)
                   : lessTwice(load(source + x - 1) + load(source + x + 1), load(source + x));
        const Doubles height = f + (s * (f - load(before + x)) + k * laplacian);
        store(next + x, updateLossy ? d * height : height);
    }
    for (int x = first; x < begin; ++x) next[x] = firstHeld[x - first];
    for (int x = end; x < last + doubleLanes; ++x) next[x] = lastHeld[x - last];
}
