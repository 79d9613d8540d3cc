// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compiler vectors with SEICHE_LANES lanes. a + b adds per lane, exactly as the scalar loop does. Include it
// inside the namespace of one instruction set; everything here is internal to the including file. With
// SEICHE_FLUSHES_BY_HAND, denormals are zero.

#define INLINE [[gnu::always_inline]] inline
#define INLINE_CALL __attribute__((always_inline))

typedef float PlainFloats __attribute__((vector_size(SEICHE_LANES * 4)));
typedef std::int32_t Ints __attribute__((vector_size(SEICHE_LANES * 4)));
typedef std::uint32_t Uints __attribute__((vector_size(SEICHE_LANES * 4)));
typedef float LooseFloats __attribute__((vector_size(SEICHE_LANES * 4), aligned(4), may_alias));
typedef std::int32_t LooseInt __attribute__((may_alias));
typedef std::int32_t LooseInts __attribute__((vector_size(SEICHE_LANES * 4), aligned(4), may_alias));
typedef std::uint32_t LooseUints __attribute__((vector_size(SEICHE_LANES * 4), aligned(4), may_alias));

constexpr int lanes = SEICHE_LANES;

#if defined(SEICHE_FLUSHES_BY_HAND)
#include "machine/flushing_vector.h"
using Floats = FlushingVector<float, PlainFloats, Ints>;
#else
using Floats = PlainFloats;
#endif

INLINE Floats load(const float* p) { return *reinterpret_cast<const LooseFloats*>(p); }
INLINE Ints load(const std::int32_t* p) { return *reinterpret_cast<const LooseInts*>(p); }
INLINE Floats splat(float value) { return value - PlainFloats{}; }

// Computes a - b with fused multiply-add units, if available. They are idle beside the adding
// units, so the subtraction is free. A product with 1 is exact, so the bits equal a - b.
INLINE Floats minus(Floats a, Floats b) {
#if SEICHE_LANES == 16 && defined(__AVX512F__)
    return _mm512_fnmadd_ps(b, _mm512_set1_ps(1.0f), a);
#elif SEICHE_LANES == 8 && defined(__FMA__)
    return _mm256_fnmadd_ps(b, _mm256_set1_ps(1.0f), a);
#else
    return a - b;
#endif
}

// Returns mask ? yes : no, per lane.
INLINE Ints select(Ints mask, Ints yes, Ints no) { return mask ? yes : no; }
INLINE Floats select(Ints mask, Floats yes, Floats no) { return mask ? PlainFloats(yes) : PlainFloats(no); }

INLINE void store(float* p, Floats v) { *reinterpret_cast<LooseFloats*>(p) = PlainFloats(v); }
INLINE void store(std::int32_t* p, Ints v) { *reinterpret_cast<LooseInts*>(p) = v; }
INLINE void store(std::uint32_t* p, Uints v) { *reinterpret_cast<LooseUints*>(p) = v; }

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

INLINE bool anyAtLeast(Ints v, std::int32_t limit) {
    const Ints reached = v >= limit;
    std::int32_t any = 0;
    for (int i = 0; i < lanes; ++i) any |= reached[i];
    return any != 0;
}
