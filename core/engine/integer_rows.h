// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Integer water of reference.cpp, a vector of cells at a time.
// Include inside the namespace of one instruction set, after sliding_row.h.

// Limit that keeps all sums and results within 32 bits.
constexpr std::int32_t safeHeight = 1 << 27;

template <Neighbours neighbours>
[[gnu::always_inline]] inline std::int64_t exactSum(const Row<std::int32_t>& row, int x) {
    std::int64_t sum = 0;
    if constexpr (neighbours != Neighbours::Corners) sum += std::int64_t{row.source[x - 1]} + row.source[x + 1];
    if constexpr (neighbours == Neighbours::Sides || neighbours == Neighbours::All)
        sum += std::int64_t{row.up[x]} + row.down[x];
    if constexpr (neighbours == Neighbours::Corners || neighbours == Neighbours::All)
        sum +=
            (std::int64_t{row.up[x - 1]} + row.up[x + 1]) + (std::int64_t{row.down[x - 1]} + row.down[x + 1]);
    return sum;
}

// Scalar loop for heights that may saturate.
template <Neighbours neighbours>
[[gnu::noinline]] void exactCells(const Row<std::int32_t>& row, const IntegerFormula& formula, int begin,
                                  int end) {
    for (int x = begin; x < end; ++x) {
        std::int64_t height = exactSum<neighbours>(row, x) / formula.divisor - row.previous[x];
        if (formula.dampingShare != 0) height -= height / formula.dampingShare;
        if (height > INT32_MAX) height = INT32_MAX;
        if (height < INT32_MIN) height = INT32_MIN;
        row.next[x] = static_cast<std::int32_t>(height);
    }
}

// Division by a power of two, truncating toward zero.
struct Shift {
    std::int32_t shift, mask;
    [[gnu::always_inline]] explicit Shift(std::int32_t divisor)
        : shift(__builtin_ctz(static_cast<unsigned>(divisor))), mask(divisor - 1) {}
    [[gnu::always_inline]] Ints operator()(Ints x) const { return (x + ((x >> 31) & mask)) >> shift; }
    static bool handles(std::int32_t divisor) { return divisor > 0 && (divisor & (divisor - 1)) == 0; }
};

// Division by any divisor. Exact: fractional quotients of 32-bit integers differ from integers by
// far more than the rounding of doubles.
struct Quotient {
    typedef double Doubles __attribute__((vector_size(lanes * 8)));
    double divisor;
    [[gnu::always_inline]] explicit Quotient(std::int32_t d) : divisor(d) {}
    [[gnu::always_inline]] Ints operator()(Ints x) const {
        return __builtin_convertvector(__builtin_convertvector(x, Doubles) / divisor, Ints);
    }
};

template <Neighbours neighbours, class Divide, bool lossy>
void integerRow(const Row<std::int32_t>& row, const IntegerFormula& formula, int begin, int end) {
    const Divide byDivisor(formula.divisor);
    const Divide byShare(lossy ? formula.dampingShare : 1);
    int x = begin;
    while (x < end) {
        if (x + lanes > end) {
#if defined(__AVX__)
            // GCC omits this before a tail call. Dirty wide registers make the caller's narrow
            // instructions several times slower.
            __builtin_ia32_vzeroupper();
#endif
            return exactCells<neighbours>(row, formula, x, end);
        }
        // Unsigned, because it may wrap; then it is discarded.
        typedef std::uint32_t Wrapping __attribute__((vector_size(sizeof(Ints))));
        Wrapping sum{};
        Ints size{};
        const auto add = [&](const std::int32_t* p) INLINE_CALL {
            const Ints v = load(p);
            sum += (Wrapping)v;
            size |= v ^ (v >> 31);
        };
        if constexpr (neighbours != Neighbours::Corners) {
            add(row.source + x - 1);
            add(row.source + x + 1);
        }
        if constexpr (neighbours == Neighbours::Sides || neighbours == Neighbours::All) {
            add(row.up + x);
            add(row.down + x);
        }
        if constexpr (neighbours == Neighbours::Corners || neighbours == Neighbours::All) {
            add(row.up + x - 1);
            add(row.up + x + 1);
            add(row.down + x - 1);
            add(row.down + x + 1);
        }
        const Ints before = load(row.previous + x);
        size |= before ^ (before >> 31);
        if (anyAtLeast(size, safeHeight)) {
            exactCells<neighbours>(row, formula, x, x + lanes);
        } else {
            Ints height = byDivisor((Ints)sum) - before;
            if constexpr (lossy) height -= byShare(height);
            store(row.next + x, height);
        }
        x += lanes;
    }
}

template <Neighbours neighbours>
IntegerSteps integerRowAround(const IntegerFormula& formula) {
    const bool lossy = formula.dampingShare != 0;
    const bool shifts = Shift::handles(formula.divisor) && (!lossy || Shift::handles(formula.dampingShare));
    const auto one =
        shifts ? (lossy ? integerRow<neighbours, Shift, true> : integerRow<neighbours, Shift, false>)
               : (lossy ? integerRow<neighbours, Quotient, true> : integerRow<neighbours, Quotient, false>);
    return {one, one, 1};
}
