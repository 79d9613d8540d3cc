// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/growth.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace seiche;

namespace {

using Complex = std::complex<double>;

Rule ruleWith(Scheme scheme, double k, double update, double velocity) {
    Rule rule;
    rule.scheme = scheme;
    rule.k = k;
    rule.damping = {update, velocity};
    return rule;
}

// Returns the residual of f[n] = z^n in the update formula
// f[n+1] = d (f + s ((f - f[n-1]) - p f[src])).
double residual(const Rule& rule, double lambda, Complex z) {
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const double p = rule.k * lambda;
    const Complex before = 1.0 / z;
    Complex source = 1.0;
    switch (rule.scheme) {
    case Scheme::Leapfrog: break;
    case Scheme::Euler: source = before; break;
    case Scheme::DelayedEuler: source = before * before; break;
    case Scheme::ImplicitEuler: source = z; break;
    case Scheme::Trapezoid: source = 0.5 * (before + z); break;
    case Scheme::Rk4: {
        // Four stages of the classical scheme on (displacement, velocity).
        const Complex f = 1.0;
        const Complex v = 1.0 - before;
        const Complex v1 = v, a1 = -p * f;
        const Complex v2 = v + 0.5 * a1, a2 = -p * (f + 0.5 * v1);
        const Complex v3 = v + 0.5 * a2, a3 = -p * (f + 0.5 * v2);
        const Complex v4 = v + a3, a4 = -p * (f + v3);
        const Complex height = d * (f + (v1 + 2.0 * v2 + 2.0 * v3 + v4) / 6.0);
        const Complex velocity = s * (v + (a1 + 2.0 * a2 + 2.0 * a3 + a4) / 6.0);
        return std::abs(height - z) + std::abs(velocity - (z - 1.0));
    }
    }
    return std::abs(d * (1.0 + s * ((1.0 - before) - p * source)) - z) / (1.0 + std::norm(before));
}

} // namespace

TEST(Growth, RootsObeyUpdateFormula) {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> factor(0.5, 1.0);
    std::uniform_real_distribution<double> product(0.01, 12.0);
    for (const auto& [scheme, word] : EnumNames<Scheme>::all) {
        if (infoOf(scheme).isRungeKutta) continue; // two unknowns, tested below
        for (int i = 0; i < 300; ++i) {
            const Rule rule = ruleWith(scheme, 1.0, i % 3 ? factor(random) : 1.0, i % 2 ? factor(random) : 1.0);
            const double lambda = product(random);
            const Roots roots = rootsOf(rule, lambda);
            EXPECT_LT(residual(rule, lambda, roots.first), 1e-11) << toString(scheme) << ' ' << lambda;
            EXPECT_LT(residual(rule, lambda, roots.second), 1e-11) << toString(scheme) << ' ' << lambda;
            if (roots.count == 3) {
                EXPECT_LT(residual(rule, lambda, roots.third), 1e-11) << lambda;
            }
        }
    }
}

TEST(Growth, RungeKuttaRootsMatchStageEigenvalues) {
    std::mt19937 random(2);
    std::uniform_real_distribution<double> factor(0.5, 1.0);
    std::uniform_real_distribution<double> product(0.01, 14.0);
    for (int i = 0; i < 300; ++i) {
        const double d = factor(random), s = factor(random), p = product(random);
        const auto stage = [&](double f, double v) {
            const double v1 = v, a1 = -p * f;
            const double v2 = v + 0.5 * a1, a2 = -p * (f + 0.5 * v1);
            const double v3 = v + 0.5 * a2, a3 = -p * (f + 0.5 * v2);
            const double v4 = v + a3, a4 = -p * (f + v3);
            return std::pair{d * (f + (v1 + 2 * v2 + 2 * v3 + v4) / 6),
                             s * (v + (a1 + 2 * a2 + 2 * a3 + a4) / 6)};
        };
        const auto [hh, vh] = stage(1, 0);
        const auto [hv, vv] = stage(0, 1);
        const Roots roots = rootsOf(ruleWith(Scheme::Rk4, 1.0, d, s), p);
        EXPECT_NEAR((roots.first + roots.second).real(), hh + vv, 1e-11);
        EXPECT_NEAR((roots.first * roots.second).real(), hh * vv - hv * vh, 1e-10);
        EXPECT_NEAR((roots.first + roots.second).imag(), 0.0, 1e-12);
    }
}

TEST(Growth, RootsSolveCharacteristicPolynomial) {
    for (const auto& [scheme, word] : EnumNames<Scheme>::all)
        for (double lambda : {0.0, 1e-6, 0.3, 2.0, 4.0, 9.0}) {
            const Rule rule = ruleWith(scheme, 0.9, 0.97, 0.99);
            const Characteristic polynomial = characteristicOf(rule, lambda);
            const Roots roots = rootsOf(rule, lambda);
            ASSERT_EQ(roots.count, polynomial.degree);
            std::vector<Complex> all{roots.first, roots.second};
            if (roots.count == 3) all.push_back(roots.third);
            double largest = 0.0;
            for (Complex z : all) {
                Complex value = 0.0;
                for (int i = 0; i <= polynomial.degree; ++i)
                    value = value * z + polynomial.coefficients[static_cast<std::size_t>(i)];
                EXPECT_LT(std::abs(value), 1e-12 * (1.0 + std::pow(std::abs(z), 3)));
                largest = std::max(largest, std::abs(z));
            }
            EXPECT_NEAR(growthOf(rule, lambda), largest, 1e-14 * largest);
        }
}

TEST(Growth, MatchesTextbookValuesWithoutDamping) {
    for (double p : {0.001, 0.1, 1.0, 3.9}) {
        EXPECT_NEAR(growthOf(ruleWith(Scheme::Leapfrog, 1, 1, 1), p), 1.0, 1e-15);
        EXPECT_NEAR(growthOf(ruleWith(Scheme::Euler, 1, 1, 1), p), std::sqrt(1 + p), 1e-14);
        EXPECT_NEAR(growthOf(ruleWith(Scheme::ImplicitEuler, 1, 1, 1), p), 1 / std::sqrt(1 + p), 1e-14);
        EXPECT_NEAR(growthOf(ruleWith(Scheme::Trapezoid, 1, 1, 1), p), 1.0, 1e-15);
        EXPECT_GT(growthOf(ruleWith(Scheme::DelayedEuler, 1, 1, 1), p), 1.0);
        EXPECT_NEAR(growthOf(ruleWith(Scheme::Rk4, 1, 1, 1), p),
                    std::sqrt(1 - p * p * p / 72 + p * p * p * p / 576), 1e-14);
    }
    // z^3 - 2 z^2 + z + 4 = (z + 1)(z^2 - 3 z + 4)
    EXPECT_NEAR(growthOf(ruleWith(Scheme::DelayedEuler, 1, 1, 1), 4.0), 2.0, 1e-14);
}

TEST(Growth, BothDampingsDecayBySquareRootPerStep) {
    EXPECT_NEAR(growthOf(ruleWith(Scheme::Leapfrog, 1, 1, 0.998), 0.7), std::sqrt(0.998), 1e-15);
    EXPECT_NEAR(growthOf(ruleWith(Scheme::Leapfrog, 1, 0.998, 1), 0.7), std::sqrt(0.998), 1e-15);
}

TEST(Growth, LongWavesKeepAccurateAngle) {
    // theta = 2 arcsin(sqrt(p) / 2). Computing it from 1 - p / 2 would keep 6 digits.
    const double p = 1e-10;
    const Roots roots = rootsOf(ruleWith(Scheme::Leapfrog, 1, 1, 1), p);
    EXPECT_NEAR(std::arg(roots.first) / (2 * std::asin(std::sqrt(p) / 2)), 1.0, 1e-14);
}

TEST(Growth, StableProductMatchesKnownLimits) {
    EXPECT_DOUBLE_EQ(largestStableProduct(Scheme::Leapfrog, {}), 4.0);
    EXPECT_DOUBLE_EQ(largestStableProduct(Scheme::Euler, {}), 0.0);
    EXPECT_DOUBLE_EQ(largestStableProduct(Scheme::DelayedEuler, {}), 0.0);
    EXPECT_DOUBLE_EQ(largestStableProduct(Scheme::Rk4, {}), 8.0);
    EXPECT_EQ(largestStableProduct(Scheme::Trapezoid, {}), std::numeric_limits<double>::infinity());
    EXPECT_EQ(largestStableProduct(Scheme::ImplicitEuler, {}), std::numeric_limits<double>::infinity());
}

TEST(Growth, DampedStableProductBoundsGrowth) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> factor(0.05, 1.0);
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4})
        for (int i = 0; i < 200; ++i) {
            const Rule rule = ruleWith(scheme, 1, i % 3 ? factor(random) : 1.0, factor(random));
            const double limit = largestStableProduct(scheme, rule.damping);
            ASSERT_GT(limit, 0.0);
            for (int j = 0; j <= 1000; ++j)
                ASSERT_LE(growthOf(rule, limit * j / 1000.0), 1.0 + 1e-9)
                    << toString(scheme) << ' ' << rule.damping.update << ' ' << rule.damping.velocity;
            EXPECT_GT(growthOf(rule, limit * 1.0001), 1.0)
                << toString(scheme) << ' ' << rule.damping.update << ' ' << rule.damping.velocity;
        }
}

TEST(Growth, IntegerWaterMatchesLeapfrog) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.arithmetic = Arithmetic::Integer;
    rule.dampingShare = 0;
    rule.stencil = Stencil::Moore;
    rule.divisor = 2;
    EXPECT_NEAR(growthOf(rule, 0.0), 2 + std::sqrt(3.0), 1e-14);
    rule.divisor = 4;
    EXPECT_NEAR(growthOf(rule, 0.0), 1.0, 1e-15);
    EXPECT_NEAR(growthOf(rule, 12.0), 1.0, 1e-15);
    rule.dampingShare = 16;
    EXPECT_NEAR(growthOf(rule, 5.0), std::sqrt(15.0 / 16.0), 1e-15);
    // Integer water equals leapfrog with k = 1 / divisor if the divisor is half the neighbours.
    rule.stencil = Stencil::Cross;
    rule.divisor = 2;
    Rule leapfrog = ruleWith(Scheme::Leapfrog, 0.5, 15.0 / 16.0, 1.0);
    leapfrog.scene = SceneKind::Pool;
    for (double lambda : {0.0, 0.01, 3.0, 8.0}) {
        const Roots water = rootsOf(rule, lambda);
        const Roots floats = rootsOf(leapfrog, lambda);
        EXPECT_NEAR(std::abs(water.first - floats.first), 0.0, 1e-14);
    }
}
