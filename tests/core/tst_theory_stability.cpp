// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "theory/growth.h"
#include "theory/stability.h"
#include "theory/symbol.h"

#include <cmath>
#include <ctime>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace seiche;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Rule stringRule(Scheme scheme, double k, Damping damping = {}) {
    Rule rule;
    rule.scheme = scheme;
    rule.k = k;
    rule.damping = damping;
    return rule;
}

Rule poolRule(Stencil stencil, double k) {
    Rule rule = stringRule(Scheme::Leapfrog, k);
    rule.scene = SceneKind::Pool;
    rule.stencil = stencil;
    return rule;
}

double largestByScan(const Rule& rule) {
    double largest = 0.0;
    for (int i = 0; i <= 4000; ++i)
        largest = std::max(largest, growthOf(rule, largestEigenvalue(rule) * i / 4000.0));
    return largest;
}

// Returns the measured growth per step of the maximum.
double measuredGrowth(Experiment experiment, std::int64_t from, std::int64_t steps) {
    Simulation run(experiment);
    run.advance(from);
    const double start = run.largestHeight();
    run.advance(steps);
    return std::pow(run.largestHeight() / start, 1.0 / static_cast<double>(steps));
}

} // namespace

TEST(Stability, LimitsMatchStencilsAndSchemes) {
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Leapfrog, 1)).limitK, 1.0);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Cross, 0.5)).limitK, 0.5);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Diagonal, 0.5)).limitK, 0.5);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Moore, 0.3)).limitK, 1.0 / 3.0);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Isotropic, 0.5)).limitK, 0.75);
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Rk4, 1)).limitK, 2.0);
    EXPECT_EQ(stabilityOf(stringRule(Scheme::Euler, 1)).limitK, 0.0);
    EXPECT_EQ(stabilityOf(stringRule(Scheme::DelayedEuler, 1)).limitK, 0.0);
    EXPECT_EQ(stabilityOf(stringRule(Scheme::Trapezoid, 1)).limitK, infinity);
    EXPECT_EQ(stabilityOf(stringRule(Scheme::ImplicitEuler, 1)).limitK, infinity);
}

TEST(Stability, VerdictChangesAtLimit) {
    const auto verdict = [](const Rule& rule) { return stabilityOf(rule).verdict; };
    EXPECT_EQ(verdict(stringRule(Scheme::Leapfrog, 0.999)), Verdict::Stable);
    EXPECT_EQ(verdict(stringRule(Scheme::Leapfrog, 1.0)), Verdict::Limit);
    EXPECT_EQ(verdict(stringRule(Scheme::Leapfrog, 1.0001)), Verdict::Unstable);
    EXPECT_EQ(verdict(poolRule(Stencil::Cross, 0.5)), Verdict::Limit);
    EXPECT_EQ(verdict(poolRule(Stencil::Moore, 1.0 / 3.0)), Verdict::Limit);
    EXPECT_EQ(verdict(poolRule(Stencil::Isotropic, 0.75)), Verdict::Limit);
    EXPECT_EQ(verdict(stringRule(Scheme::Rk4, 2.0)), Verdict::Limit);
    EXPECT_EQ(verdict(stringRule(Scheme::Euler, 1e-4)), Verdict::Unstable);
    EXPECT_EQ(verdict(stringRule(Scheme::Euler, 1e-4, {1.0, 0.99})), Verdict::Stable);
    EXPECT_EQ(verdict(stringRule(Scheme::Trapezoid, 4.0)), Verdict::Stable);
    EXPECT_EQ(verdict(stringRule(Scheme::ImplicitEuler, 4.0)), Verdict::Stable);
    EXPECT_TRUE(stabilityOf(stringRule(Scheme::Leapfrog, 1.0)).usable());
    EXPECT_EQ(stabilityOf(stringRule(Scheme::Leapfrog, 1.0)).growthPerStep, 1.0);
}

TEST(Stability, DampingShiftsLimit) {
    // The zigzag changes sign at every step: |a - q| = 1 + b.
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Leapfrog, 1, {1.0, 0.9})).limitK, 2 * 1.9 / 0.9 / 4);
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Leapfrog, 1, {0.9, 1.0})).limitK,
                     (1 + 0.9 + 1.8) / 0.9 / 4);
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Euler, 1, {1.0, 0.8})).limitK, (1 / 0.8 - 1) / 4);
}

TEST(Stability, FindsWorstWave) {
    const double pi = std::acos(-1.0);
    EXPECT_DOUBLE_EQ(stabilityOf(stringRule(Scheme::Leapfrog, 1.2)).worst.length(), 2.0);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Cross, 0.6)).worst.length(), std::sqrt(2.0));
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Cross, 0.6)).worst.direction(), 45.0);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Moore, 0.4)).worst.length(), 2.0);
    EXPECT_DOUBLE_EQ(stabilityOf(poolRule(Stencil::Moore, 0.4)).worst.direction(), 0.0);
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic}) {
        const Rule rule = poolRule(stencil, 1.0);
        const Stability stability = stabilityOf(rule);
        double scanned = 0.0;
        for (int i = 0; i <= 100; ++i)
            for (int j = 0; j <= 100; ++j)
                scanned = std::max(scanned, growthOf(rule, eigenvalue(rule, pi * i / 100, pi * j / 100)));
        EXPECT_NEAR(stability.growthPerStep, scanned, 1e-12);
        EXPECT_NEAR(growthOf(rule, eigenvalue(rule, stability.worst.alpha, stability.worst.beta)),
                    stability.growthPerStep, 1e-12);
    }
}

TEST(Stability, MatchesScanOverAllWaves) {
    std::mt19937 random(4);
    std::uniform_real_distribution<double> factor(0.1, 1.0);
    std::uniform_real_distribution<double> spring(0.001, 4.0);
    for (const auto& [scheme, word] : EnumNames<Scheme>::all)
        for (int i = 0; i < 60; ++i) {
            const Rule rule =
                stringRule(scheme, spring(random), {i % 4 ? factor(random) : 1.0, factor(random)});
            const Stability stability = stabilityOf(rule);
            const double scanned = largestByScan(rule);
            EXPECT_NEAR(stability.growthPerStep, scanned, 1e-6 * scanned)
                << word << " k " << rule.k << " d " << rule.damping.update << " s " << rule.damping.velocity;
            EXPECT_EQ(stability.usable(), scanned <= 1.0 + 1e-9)
                << word << " k " << rule.k << " d " << rule.damping.update << " s " << rule.damping.velocity;
        }
}

TEST(Stability, MeasuredGrowthMatchesPrediction) {
    // The worst wave is a zigzag on a periodic string.
    for (double k : {1.01, 1.2, 2.0}) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.rule = stringRule(Scheme::Leapfrog, k);
        e.rule.edges = {Edge::Periodic, Edge::Periodic, Edge::Fixed, Edge::Fixed};
        e.events = {{0, Pull{PullShape::Point, 1, 1e-6, PullMode::Add, 160, 0}}};
        const std::int64_t from = k < 1.1 ? 60 : 8;
        EXPECT_NEAR(measuredGrowth(e, from, from) / stabilityOf(e.rule).growthPerStep, 1.0, 0.06) << k;
        for (int i = 0; i < 320; ++i)
            e.events.push_back(
                {0, Pull{PullShape::Point, 1, i % 2 ? 1e-3 : -1e-3, PullMode::Set, double(i), 0}});
        EXPECT_NEAR(measuredGrowth(e, from, 8) / stabilityOf(e.rule).growthPerStep, 1.0, 0.001) << k;
    }
    Experiment water = defaultExperiment(SceneKind::Pool);
    water.grid = {16, 16};
    water.rule.edges = {Edge::Periodic, Edge::Periodic, Edge::Periodic, Edge::Periodic};
    water.rule.arithmetic = Arithmetic::Integer;
    water.rule.stencil = Stencil::Moore;
    water.rule.divisor = 2;
    water.rule.dampingShare = 0;
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            water.events.push_back({0, Pull{PullShape::Point, 1, 100, PullMode::Add, double(x), double(y)}});
    EXPECT_NEAR(measuredGrowth(water, 4, 6), 2 + std::sqrt(3.0), 0.001);
}

TEST(Stability, IntegerWaterDependsOnDivisor) {
    Rule rule = poolRule(Stencil::Moore, 9);
    rule.arithmetic = Arithmetic::Integer;
    rule.dampingShare = 0;
    rule.divisor = 2;
    const Stability broken = stabilityOf(rule);
    EXPECT_EQ(broken.verdict, Verdict::Unstable);
    EXPECT_NEAR(broken.growthPerStep, 2 + std::sqrt(3.0), 1e-12);
    EXPECT_EQ(broken.worst.length(), infinity);
    EXPECT_DOUBLE_EQ(broken.limitK, 0.25);
    rule.divisor = 4;
    EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Limit);
    rule.dampingShare = 16;
    EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Stable);
    rule.stencil = Stencil::Cross;
    rule.dampingShare = 0;
    rule.divisor = 2;
    EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Limit);
    rule.divisor = 1;
    EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Unstable);
    rule.dampingShare = 1;
    EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Stable);
}

TEST(Stability, MapMatchesSingleSettings) {
    std::vector<double> springs, factors;
    for (int i = 0; i < 200; ++i) {
        springs.push_back(0.01 + 4.0 * i / 200);
        factors.push_back(0.5 + 0.5 * (i + 1) / 200);
    }
    for (const auto& [scheme, word] : EnumNames<Scheme>::all) {
        const Rule rule = stringRule(scheme, 1.0);
        const std::clock_t start = std::clock(); // processor time, independent of other load
        const StabilityMap map = stabilityMap(rule, springs, factors, DampingKind::Velocity);
        const double took = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%-15s 200 x 200 map: %.2f ms\n", std::string(word).c_str(), took);
        for (std::size_t row = 0; row < 200; row += 37)
            for (std::size_t column = 0; column < 200; column += 23) {
                const Stability single = stabilityOf(stringRule(scheme, springs[column], {1.0, factors[row]}));
                EXPECT_EQ(map.verdictAt(column, row), single.verdict);
                EXPECT_FLOAT_EQ(map.growthAt(column, row), static_cast<float>(single.growthPerStep));
            }
    }
}
