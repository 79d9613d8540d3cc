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
constexpr T least = std::numeric_limits<T>::min();

/// Processors that take denormals for zero judge a result by how it would be rounded if exponents had no end.
/// Products, quotients and conversions lose digits where they are denormal, and may come out as the least
/// normal number; so much larger they keep all digits.
template <std::floating_point T>
constexpr T scale = T(sizeof(T) == sizeof(float) ? 0x1p64 : 0x1p512);

/// A number, or a zero of its sign if `size` is less than that.
template <class T>
constexpr T unlessBelow(T size, T most, T number) {
    return size < most && size > -most ? number * T{0} : number;
}
/// The same, of what `larger` is `scale` times as large as.
template <class T>
constexpr T unlessDenormal(T larger, T number) {
    return unlessBelow(larger, least<T> * scale<T>, number);
}

/// `number` as a T, never denormal: what changes heights outside of a step rounds them so, since a step takes
/// denormals for zero, but on machines that flush by hand it looks only at what it computes itself.
template <AnyNumber T, AnyNumber From>
constexpr T converted(From number) {
    if constexpr (std::same_as<T, float> && std::same_as<From, double>)
        return unlessDenormal(static_cast<float>(number * scale<float>), static_cast<float>(number));
    else if constexpr (std::floating_point<T>)
        return unlessBelow(static_cast<T>(number), least<T>, static_cast<T>(number));
    else return static_cast<T>(number);
}

} // namespace flushing

/// A denormal becomes a zero of the same sign, any other number itself.
template <AnyNumber T>
constexpr T flushed(T number) {
    return flushing::converted<T>(number);
}

/// A number whose denormals are zero, for machines that cannot take them so of their own accord: whatever is
/// made of it, together with plain numbers or by a conversion, is flushed.
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

/// Whether of two numbers at least one flushes.
template <class A, class B>
constexpr bool isPair = Plain<A>::flushes || Plain<B>::flushes;

/// What both are computed in.
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
    return flushing::plain<T>(a) + flushing::plain<T>(b); // exact where it is denormal
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
