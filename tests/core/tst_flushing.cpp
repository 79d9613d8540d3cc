// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/denormals.h"
#include "wave/flushing.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>

using namespace seiche;

#if defined(__SSE__) // other processors check products before rounding

namespace {

template <class T>
using Bits = std::conditional_t<sizeof(T) == sizeof(float), std::uint32_t, std::uint64_t>;

template <class T>
Bits<T> bits(T number) {
    return std::bit_cast<Bits<T>>(number);
}

// Random numbers of both signs, with zeros and denormals. Many products and quotients are close to
// the smallest normal number.
template <class T>
class Numbers {
public:
    T next() {
        switch (m_random() % 8) {
        case 0: return std::copysign(T{0}, sign());
        case 1: return sign() * std::numeric_limits<T>::denorm_min() * static_cast<T>(m_random() % 1000);
        case 2: return sign() * std::numeric_limits<T>::min();
        default: return sign() * std::ldexp(mantissa(), exponent());
        }
    }
    // Returns a factor for a product often near the smallest normal number.
    T partnerOf(T number) {
        if (!(std::abs(number) > 0) || m_random() % 4 == 0) return next();
        const T min = std::numeric_limits<T>::min();
        T partner = min / number;
        for (unsigned step = static_cast<unsigned>(m_random() % 5); step > 0; --step)
            partner = std::nextafter(partner, T{0});
        return partner;
    }

private:
    T sign() { return m_random() % 2 == 0 ? T{1} : T{-1}; }
    T mantissa() { return std::uniform_real_distribution<T>(T{1}, T{2})(m_random); }
    int exponent() {
        constexpr int lowest = std::numeric_limits<T>::min_exponent;
        return std::uniform_int_distribution<int>(lowest, m_random() % 2 == 0 ? lowest + 30 : 30)(m_random);
    }

    std::mt19937_64 m_random{20261124};
};

// Computes in the processor's denormals-are-zero mode; volatile prevents constant folding.
template <class T, class Operation>
T byProcessor(T a, T b, Operation operation) {
    const DenormalsAreZero flush;
    volatile T x = a, y = b;
    volatile T result = operation(T{x}, T{y});
    return result;
}

template <class T, class Operation>
void expectSame(const char* name, T a, T b, Operation operation) {
    const T expected = byProcessor(a, b, operation);
    for (const T found : {T(operation(Flushing<T>(a), Flushing<T>(b))), T(operation(Flushing<T>(a), b)),
                          T(operation(a, Flushing<T>(b)))}) {
        if (std::isnan(expected) && std::isnan(found)) continue;
        EXPECT_EQ(bits(found), bits(expected)) << name << std::hexfloat << ' ' << a << ' ' << b;
    }
}

template <class T>
class FlushingNumbers : public testing::Test {};
using Kinds = testing::Types<float, double>;
TYPED_TEST_SUITE(FlushingNumbers, Kinds);

} // namespace

TYPED_TEST(FlushingNumbers, MatchProcessorArithmetic) {
    using T = TypeParam;
    Numbers<T> numbers;
    int minOnes = 0;
    for (int i = 0; i < 200'000; ++i) {
        const T a = numbers.next(), b = numbers.partnerOf(a);
        if (std::abs(a * b) == std::numeric_limits<T>::min()) ++minOnes;
        expectSame("product", a, b, [](auto x, auto y) { return static_cast<T>(x * y); });
        expectSame("sum", a, b, [](auto x, auto y) { return static_cast<T>(x + y); });
        expectSame("difference", a, b, [](auto x, auto y) { return static_cast<T>(x - y); });
        expectSame("quotient", a, b, [](auto x, auto y) { return static_cast<T>(x / y); });
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(minOnes, 1000);
}

TEST(Flushing, RoundsDoublesLikeProcessor) {
    std::mt19937_64 random(7);
    const double min = std::numeric_limits<float>::min();
    for (int i = 0; i < 100'000; ++i) {
        const double near = min * (1.0 + std::uniform_real_distribution<double>(-3e-7, 3e-7)(random));
        const double number = i % 3 == 0 ? near * 0.3 : near;
        const float expected = [&] {
            const DenormalsAreZero flush;
            volatile double exact = number;
            volatile float rounded = static_cast<float>(exact);
            return float{rounded};
        }();
        ASSERT_EQ(bits(static_cast<float>(Flushing<double>(number))), bits(expected))
            << std::hexfloat << number;
        ASSERT_EQ(bits(flushing::converted<float>(number)), bits(expected)) << std::hexfloat << number;
    }
}

#endif

TEST(Flushing, KeepsSignsAndNormalNumbers) {
    EXPECT_TRUE(std::signbit(float{Flushing<float>(-1e-40f)}));
    EXPECT_EQ(float{Flushing<float>(-1e-40f)}, 0.0f);
    EXPECT_EQ(float{Flushing<float>(1.5f)}, 1.5f);
    EXPECT_EQ(flushed(std::numeric_limits<float>::min()), std::numeric_limits<float>::min());
    EXPECT_TRUE(std::isnan(float{Flushing<float>(std::numeric_limits<float>::quiet_NaN())}));
    EXPECT_EQ(float{Flushing<float>(std::numeric_limits<float>::infinity())},
              std::numeric_limits<float>::infinity());
    EXPECT_EQ(flushed(-7), -7);
}
