// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Vectors for machines without denormal flushing in hardware: all results are flushed in software, as by
// `Flushing`. Included by machine/vectors.h only.

// Vector of flushed numbers of type Number, in the compiler's vector type Plain. Mask has the same
// number of integers of the same size.
template <class Number, class Plain, class Mask>
class FlushingVector {
public:
    INLINE FlushingVector() : m_plain{} {}
    // Values in memory are already flushed.
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

    // Zeroes lanes with |`size`| below `isLess`, keeping signs.
    INLINE static FlushingVector flushedWhere(Plain size, Number isLess, Plain numbers) {
        const Mask magnitude = reinterpret_cast<Mask>(size) & signless;
        const Mask isDenormal = magnitude < __builtin_bit_cast(Bits, isLess);
        return reinterpret_cast<Plain>(reinterpret_cast<Mask>(numbers) & ~(isDenormal & signless));
    }
    // Denormal sums are exact.
    INLINE static FlushingVector flushed(Plain sum) { return flushedWhere(sum, Limits::min(), sum); }
    // A product is denormal by its value rounded to all digits, as that of a scaled product: see
    // `flushing::scale`.
    INLINE static FlushingVector product(Plain a, Plain b) {
        constexpr Number scale = seiche::flushing::scale<Number>;
        return flushedWhere((a * scale) * b, Limits::min() * scale, a * b);
    }

    Plain m_plain;
};
