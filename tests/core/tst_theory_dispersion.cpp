// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/dispersion.h"
#include "theory/symbol.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr double pi = 3.14159265358979323846;

Rule poolOf(Stencil stencil, double k) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.stencil = stencil;
    rule.k = k;
    return rule;
}

} // namespace

TEST(Dispersion, VanishesOnStringAtLimit) {
    Rule rule;
    for (double wavelength : {2.0, 2.5, 4.0, 17.0, 1000.0})
        EXPECT_NEAR(phaseSpeed(rule, wavelength), 1.0, 1e-13);
    EXPECT_EQ(longWaveSpeed(rule), 1.0);
    rule.k = 0.25; // below the limit, short waves lag
    EXPECT_NEAR(phaseSpeed(rule, 1e4), 0.5, 1e-7);
    EXPECT_NEAR(phaseSpeed(rule, 2.0), std::acos(1 - 0.5) / pi, 1e-14);
    EXPECT_LT(phaseSpeed(rule, 4.0), phaseSpeed(rule, 8.0));
}

TEST(Dispersion, CrossAtLimitIsExactOnlyAlongDiagonal) {
    const Rule rule = poolOf(Stencil::Cross, 0.5);
    const double exact = longWaveSpeed(rule);
    EXPECT_DOUBLE_EQ(exact, std::sqrt(0.5));
    for (double wavelength : {1.5, 3.0, 10.0}) EXPECT_NEAR(phaseSpeed(rule, wavelength, 45), exact, 1e-13);
    EXPECT_LT(phaseSpeed(rule, 3.0, 0), 0.95 * exact);
    EXPECT_NEAR(phaseSpeed(rule, 3.0, 0), phaseSpeed(rule, 3.0, 90), 1e-14);
}

TEST(Dispersion, LongWavesHaveExactSpeedOfStencil) {
    EXPECT_DOUBLE_EQ(longWaveSpeed(poolOf(Stencil::Diagonal, 0.25)), std::sqrt(0.5));
    EXPECT_DOUBLE_EQ(longWaveSpeed(poolOf(Stencil::Moore, 0.25)), std::sqrt(0.75));
    EXPECT_DOUBLE_EQ(longWaveSpeed(poolOf(Stencil::Isotropic, 0.25)), 0.5);
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double degrees : {0.0, 20.0, 45.0, 80.0}) {
            const Rule rule = poolOf(stencil, 0.2);
            EXPECT_NEAR(phaseSpeed(rule, 1e4, degrees), longWaveSpeed(rule), 1e-6);
        }
}

TEST(Dispersion, IsotropicStencilHardlyDependsOnDirection) {
    const auto spread = [](Stencil stencil) {
        const Rule rule = poolOf(stencil, 0.1);
        return std::abs(phaseSpeed(rule, 8, 0) / phaseSpeed(rule, 8, 45) - 1.0);
    };
    EXPECT_LT(spread(Stencil::Isotropic), 0.1 * spread(Stencil::Cross));
}

// Energy travels along the slope of the eigenvalue.
TEST(Dispersion, SlopeMatchesFiniteDifferences) {
    constexpr double d = 1e-5;
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double alpha : {0.0, 0.3, 1.1, 2.9})
            for (double beta : {-2.2, 0.1, 0.8, 2.0}) {
                const Rule rule = poolOf(stencil, 0.2);
                const auto at = [&](double x, double y) { return eigenvalue(rule, x, y); };
                const EigenvalueSlope slope = eigenvalueSlope(rule, alpha, beta);
                EXPECT_NEAR(slope.alpha, (at(alpha + d, beta) - at(alpha - d, beta)) / (2 * d), 1e-8);
                EXPECT_NEAR(slope.beta, (at(alpha, beta + d) - at(alpha, beta - d)) / (2 * d), 1e-8);
            }
}

TEST(Dispersion, HigherOrderSchemesDisperseLess) {
    // The springs without time steps have the speed sqrt(k lambda) / kappa. RK4 has a fourth-order
    // error, leapfrog a second-order error.
    Rule rule;
    rule.k = 0.1;
    const double kappa = 2 * pi / 6;
    const double springs = std::sqrt(rule.k) * 2 * std::sin(kappa / 2) / kappa;
    const auto error = [&](Scheme scheme) {
        rule.scheme = scheme;
        return std::abs(phaseSpeed(rule, 6) / springs - 1);
    };
    EXPECT_LT(error(Scheme::Rk4), 0.1 * error(Scheme::Leapfrog));
    EXPECT_LT(error(Scheme::Leapfrog), error(Scheme::Trapezoid));
}

TEST(Dispersion, WavelengthAndFrequencyAreInverse) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double degrees : {0.0, 30.0, 45.0})
            for (double wavelength : {3.5, 5.0, 40.0}) {
                const Rule rule = poolOf(stencil, 0.2);
                const std::optional<double> back =
                    wavelengthOf(rule, frequencyOf(rule, wavelength, degrees), degrees);
                ASSERT_TRUE(back);
                EXPECT_NEAR(*back, wavelength, 1e-9 * wavelength);
            }
    Rule rule;
    EXPECT_NEAR(*wavelengthOf(rule, 1.0 / 638), 638, 1e-8);
    rule.k = 0.5;
    EXPECT_FALSE(wavelengthOf(rule, 0.45)); // above the maximum frequency arccos(1 - 2 k) / 2 pi = 0.25
    EXPECT_TRUE(wavelengthOf(rule, 0.249));
    EXPECT_FALSE(wavelengthOf(rule, 0.0));
    rule.damping.update = 0.99; // minimum frequency arccos(sqrt 0.99) / 2 pi = 0.0159
    EXPECT_FALSE(wavelengthOf(rule, 0.0159));
    EXPECT_TRUE(wavelengthOf(rule, 0.0160));
}

TEST(Dispersion, ShortestWavelengthDependsOnDirection) {
    EXPECT_DOUBLE_EQ(shortestWavelength(0), 2.0);
    EXPECT_DOUBLE_EQ(shortestWavelength(90), 2.0);
    EXPECT_NEAR(shortestWavelength(45), std::sqrt(2.0), 1e-14);
}
