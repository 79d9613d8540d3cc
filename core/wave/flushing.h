// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <limits>
#include <type_traits>

namespace seiche {

template <class T>
concept AnyNumber = std::is_arithmetic_v<T>;

namespace flushing {

template <std::floating_point T>
constexpr T min = std::numeric_limits<T>::min();

/// Scale at which results keep all digits.
///
/// Processors that flush denormals decide by the result rounded with an unlimited exponent.
/// Denormal products, quotients and conversions lose digits and may round up to the smallest normal
/// number.
template <std::floating_point T>
constexpr T scale = T(sizeof(T) == sizeof(float) ? 0x1p64 : 0x1p512);

/// Returns `number`, or its signed zero if |`size`| is below `max`.
template <class T>
constexpr T unlessBelow(T size, T max, T number) {
    return size < max && size > -max ? number * T{0} : number;
}
/// Returns `number`, or a zero of the same sign if it is denormal. `larger`: the number times
/// `scale`.
template <class T>
constexpr T unlessDenormal(T larger, T number) {
    return unlessBelow(larger, min<T> * scale<T>, number);
}

/// Returns `number` as a T, never denormal. Use it for heights that are changed outside of a step:
/// steps expect no denormals, and machines that flush in software check only their own results.
template <AnyNumber T, AnyNumber From>
constexpr T converted(From number) {
    if constexpr (std::same_as<T, float> && std::same_as<From, double>)
        return unlessDenormal(static_cast<float>(number * scale<float>), static_cast<float>(number));
    else if constexpr (std::floating_point<T>)
        return unlessBelow(static_cast<T>(number), min<T>, static_cast<T>(number));
    else return static_cast<T>(number);
}

} // namespace flushing

/// Returns the number, or its signed zero if denormal.
template <AnyNumber T>
constexpr T flushed(T number) {
    return flushing::converted<T>(number);
}

/// Number without denormals, for machines that cannot flush them in hardware. All results of
/// operators and conversions are flushed.
template <AnyNumber T>
class Flushing {
public:
    constexpr Flushing() = default;
    constexpr Flushing(T number) : m_number(flushed(number)) {}

    template <AnyNumber U>
    constexpr operator U() const {
        return flushing::converted<U>(m_number);
    }
    constexpr T number() const { return m_number; }

    constexpr Flushing operator-() const { return -m_number; }
    template <class U>
    constexpr Flushing& operator+=(const U& other) {
        return *this = Flushing(T(*this + other));
    }
    template <class U>
    constexpr Flushing& operator-=(const U& other) {
        return *this = Flushing(T(*this - other));
    }

private:
    T m_number{};
};

namespace flushing {

template <class T>
struct Plain {
    static constexpr bool flushes = false;
    using Number = T;
};
template <class T>
struct Plain<Flushing<T>> {
    static constexpr bool flushes = true;
    using Number = T;
};

/// True if either operand type flushes.
template <class A, class B>
constexpr bool isPair = Plain<A>::flushes || Plain<B>::flushes;

/// Type in which two operands are computed.
template <class A, class B>
using Common = std::common_type_t<typename Plain<A>::Number, typename Plain<B>::Number>;
template <class A, class B>
using Result = std::enable_if_t<isPair<A, B>, Flushing<Common<A, B>>>;

template <class To, AnyNumber T>
constexpr To plain(T number) {
    return converted<To>(number);
}
template <class To, class T>
constexpr To plain(const Flushing<T>& number) {
    return static_cast<To>(number.number());
}

} // namespace flushing

template <class A, class B>
constexpr flushing::Result<A, B> operator+(const A& a, const B& b) {
    using T = flushing::Common<A, B>;
    return flushing::plain<T>(a) + flushing::plain<T>(b); // exact if denormal
}
template <class A, class B>
constexpr flushing::Result<A, B> operator-(const A& a, const B& b) {
    using T = flushing::Common<A, B>;
    return flushing::plain<T>(a) - flushing::plain<T>(b);
}
template <class A, class B>
constexpr flushing::Result<A, B> operator*(const A& a, const B& b) {
    using T = flushing::Common<A, B>;
    const T x = flushing::plain<T>(a), y = flushing::plain<T>(b);
    return flushing::unlessDenormal(x * flushing::scale<T> * y, x * y);
}
template <class A, class B>
constexpr flushing::Result<A, B> operator/(const A& a, const B& b) {
    using T = flushing::Common<A, B>;
    const T x = flushing::plain<T>(a), y = flushing::plain<T>(b);
    return flushing::unlessDenormal(x * flushing::scale<T> / y, x / y);
}
template <class A, class B>
constexpr std::enable_if_t<flushing::isPair<A, B>, bool> operator==(const A& a, const B& b) {
    using T = flushing::Common<A, B>;
    return flushing::plain<T>(a) == flushing::plain<T>(b);
}

} // namespace seiche
