// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Vectors for machines that cannot take denormals for zero: whatever is computed is flushed by hand, as by
// `Flushing`. To be included by machine/vectors.h.

// Of numbers of the type Number, in the compiler's own vector Plain; Mask has as many whole numbers of the same
// size.
template <class Number, class Plain, class Mask>
class FlushingVector {
public:
    INLINE FlushingVector() : m_plain{} {}
    // What comes out of memory has been flushed on its way there.
    INLINE FlushingVector(Plain plain) : m_plain(plain) {}
    INLINE explicit operator Plain() const { return m_plain; }

    INLINE friend FlushingVector operator+(FlushingVector a, FlushingVector b) {
        return flushed(a.m_plain + b.m_plain);
    }
    INLINE friend FlushingVector operator-(FlushingVector a, FlushingVector b) {
        return flushed(a.m_plain - b.m_plain);
    }
    INLINE friend FlushingVector operator*(FlushingVector a, FlushingVector b) {
        return product(a.m_plain, b.m_plain);
    }
    INLINE friend FlushingVector operator*(Number a, FlushingVector b) {
        return product(a - Plain{}, b.m_plain);
    }
    INLINE friend FlushingVector operator*(FlushingVector a, Number b) { return b * a; }
    INLINE friend Mask operator>(FlushingVector a, Number b) { return a.m_plain > b; }
    INLINE friend Mask operator<=(FlushingVector a, Number b) { return a.m_plain <= b; }
    INLINE friend Mask operator==(FlushingVector a, Number b) { return a.m_plain == b; }
    INLINE friend Mask operator!=(FlushingVector a, Number b) { return a.m_plain != b; }

private:
    typedef std::numeric_limits<Number> Limits;
    typedef std::conditional_t<sizeof(Number) == sizeof(std::int32_t), std::int32_t, std::int64_t> Bits;
    static constexpr Bits signless = std::numeric_limits<Bits>::max();

    // Zero in the lanes where `size` is less than this; the signs stay.
    INLINE static FlushingVector flushedWhere(Plain size, Number isLess, Plain numbers) {
        const Mask magnitude = reinterpret_cast<Mask>(size) & signless;
        const Mask isDenormal = magnitude < __builtin_bit_cast(Bits, isLess);
        return reinterpret_cast<Plain>(reinterpret_cast<Mask>(numbers) & ~(isDenormal & signless));
    }
    // Sums are exact where they are denormal.
    INLINE static FlushingVector flushed(Plain sum) { return flushedWhere(sum, Limits::min(), sum); }
    // A product is denormal when it is so after rounding to all digits, as a larger one is rounded: see
    // `flushing::scale`.
    INLINE static FlushingVector product(Plain a, Plain b) {
        constexpr Number scale = seiche::flushing::scale<Number>;
        return flushedWhere((a * scale) * b, Limits::min() * scale, a * b);
    }

    Plain m_plain;
};
