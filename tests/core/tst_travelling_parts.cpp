// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Splits a string into right- and left-travelling waves (d'Alembert).
#include "engine/engine.h"
#include "measure/travelling_parts.h"
#include "theory/joint_reflection.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numbers>

using namespace seiche;

namespace {

Rule stringRule(double k, Edge left, Edge right, Scheme scheme = Scheme::Leapfrog) {
    Rule rule;
    rule.scheme = scheme;
    rule.k = k;
    rule.edges.left = left;
    rule.edges.right = right;
    return rule;
}

Wave<float> stringOf(int points, const Rule& rule) {
    Wave<float> wave({points, 1}, SceneKind::String);
    conformTo(wave, rule);
    return wave;
}

double gauss(double x, double sigma) { return std::exp(-0.5 * x * x / (sigma * sigma)); }

void pluck(Wave<float>& wave, const Rule& rule, double x, double height, double sigma) {
    applyPull(wave, rule, {PullShape::Gaussian, sigma, height, PullMode::Pluck, x, 0.0});
}

// Sets a pulse that travels at the speed of long waves.
void send(Wave<float>& wave, const Rule& rule, double at, double sigma, bool toTheRight = true) {
    const double step = (toTheRight ? 1.0 : -1.0) * std::sqrt(rule.k);
    const bool velocityNow = infoOf(rule.scheme).isRungeKutta;
    for (int x = 1; x + 1 < wave.grid().width; ++x) {
        const double slope = -(x - at) / (sigma * sigma) * gauss(x - at, sigma);
        wave.now.at(x, 0) = static_cast<float>(gauss(x - at, sigma));
        wave.previous.at(x, 0) =
            static_cast<float>(velocityNow ? gauss(x - at, sigma) + step * slope : gauss(x - at + step, sigma));
    }
    conformTo(wave, rule);
}

double farthest(const std::vector<float>& part, const std::function<double(int)>& expected) {
    double apart = 0.0;
    for (std::size_t i = 0; i < part.size(); ++i)
        apart = std::max(apart, std::abs(double{part[i]} - expected(static_cast<int>(i))));
    return apart;
}

double largestOf(const std::vector<float>& part) {
    return farthest(part, [](int) { return 0.0; });
}

} // namespace

TEST(TravellingParts, SeparatesOverlappingPulses) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4})
        for (const double k : {1.0, 0.5})
            for (const Edge ends :
                 {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic, Edge::Impedance}) {
                const Rule rule = stringRule(k, ends, ends, scheme);
                Wave<float> wave = stringOf(700, rule);
                pluck(wave, rule, 250.0, 2.0, 8.0);
                pluck(wave, rule, 410.0, -1.2, 8.0);
                // The inner halves of both plucks overlap at this step.
                const int steps = static_cast<int>(std::lround(80.0 / std::sqrt(k)));
                Engine().advance(wave, rule, steps);
                // A plucked string is at rest between two time levels, for Runge-Kutta at one.
                const double way = std::sqrt(k) * (infoOf(scheme).isRungeKutta ? steps : steps + 0.5);
                const TravellingParts parts = travellingParts(wave, rule);
                const auto right = [&](int x) {
                    return gauss(x - 250.0 - way, 8.0) - 0.6 * gauss(x - 410.0 - way, 8.0);
                };
                const auto left = [&](int x) {
                    return gauss(x - 250.0 + way, 8.0) - 0.6 * gauss(x - 410.0 + way, 8.0);
                };
                // The trapezoidal rule slows short waves down.
                const double tolerance = scheme == Scheme::Trapezoid ? 0.1 : 0.01;
                EXPECT_LT(farthest(parts.right, right), tolerance) << toString(scheme) << k << toString(ends);
                EXPECT_LT(farthest(parts.left, left), tolerance) << toString(scheme) << k << toString(ends);
                for (int x = 0; x < 700; ++x)
                    ASSERT_NEAR(parts.right[std::size_t(x)] + parts.left[std::size_t(x)], wave.now.at(x, 0),
                                1e-6);
            }
}

// Schemes may distort the pulse, but not reverse it.
TEST(TravellingParts, SinglePulseHasOnePart) {
    for (const SchemeInfo& scheme : allSchemes)
        for (const double k : {1.0, 0.4})
            for (const Edge ends : {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic})
                for (const bool toTheRight : {true, false}) {
                    const Rule rule = stringRule(k, ends, ends, scheme.value);
                    Wave<float> wave = stringOf(300, rule);
                    send(wave, rule, 150.0, 6.0, toTheRight);
                    const TravellingParts parts = travellingParts(wave, rule);
                    EXPECT_LT(largestOf(toTheRight ? parts.left : parts.right), 0.004)
                        << scheme.word << k << toString(ends);
                    EXPECT_NEAR(largestOf(toTheRight ? parts.right : parts.left), 1.0, 0.004);
                    const float far = toTheRight ? parts.right[20] : parts.left[20];
                    EXPECT_NEAR(far, 0.0, 1e-4) << scheme.word << k << toString(ends);
                }
}

TEST(TravellingParts, ReflectedPartIsMirrorImageAtEnds) {
    struct {
        Edge edge;
        double impedance, echo;
    } const ends[] = {{Edge::Fixed, 1.0, -1.0},     {Edge::Free, 1.0, 1.0},      {Edge::Absorbing, 1.0, 0.0},
                      {Edge::Impedance, 0.25, 0.6}, {Edge::Impedance, 1.0, 0.0}, {Edge::Impedance, 4.0, -0.6}};
    for (const auto& end : ends)
        for (const Edge other : {Edge::Fixed, Edge::Absorbing})
            for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4}) {
                Rule rule = stringRule(0.5, other, end.edge, scheme);
                rule.edges.rightImpedance = end.impedance;
                Wave<float> wave = stringOf(300, rule);
                send(wave, rule, 260.0, 8.0);
                // A free end lies half a cell further out.
                const bool isUpright = end.edge == Edge::Free || end.impedance < 1.0;
                const double place = isUpright ? 299.5 : 299.0;
                for (int steps : {40, 15, 15}) { // before, during and after the reflection
                    Engine().advance(wave, rule, steps);
                    const double at = 260.0 + std::sqrt(0.5) * static_cast<double>(wave.frame);
                    const TravellingParts parts = travellingParts(wave, rule);
                    EXPECT_LT(farthest(parts.right, [&](int x) { return gauss(x - at, 8.0); }), 0.015)
                        << toString(end.edge) << end.impedance << toString(other) << " frame " << wave.frame;
                    EXPECT_LT(
                        farthest(parts.left, [&](int x) { return end.echo * gauss(2 * place - x - at, 8.0); }),
                        0.015)
                        << toString(end.edge) << end.impedance << toString(other) << " frame " << wave.frame;
                }
                if (end.edge == Edge::Fixed) {
                    const TravellingParts parts = travellingParts(wave, rule);
                    EXPECT_EQ(parts.right.back() + parts.left.back(), 0.0f);
                }
            }
}

// Theory holds on both sides despite the jump between.
TEST(TravellingParts, MatchesReflectionTheoryAtBoundary) {
    for (const MediumModel model : {MediumModel::Density, MediumModel::Depth}) {
        Rule rule = stringRule(0.5, Edge::Absorbing, Edge::Absorbing);
        rule.model = model;
        Wave<float> wave({600, 1}, SceneKind::String);
        wave.stiffness.emplace(Grid{600, 1}, SceneKind::String);
        for (int x = 0; x < 600; ++x) wave.stiffness->at(x, 0) = x < 300 ? 1.0f : 0.36f;
        conformTo(wave, rule);
        send(wave, rule, 250.0, 12.0);
        const double c1 = std::sqrt(0.5), c2 = 0.6 * c1;
        Engine().advance(wave, rule, static_cast<int>(49.5 / c1));
        const double at = 250.0 + c1 * static_cast<double>(wave.frame);
        const JointReflection expected = jointReflection(model, c1, c2);
        const TravellingParts parts = travellingParts(wave, rule);
        for (int x = 1; x < 599; ++x) {
            if (std::abs(x - 299.5) < 3.0) continue;
            const double beyond = (x - 299.5) / 0.6; // distance of equal travel time
            const double right =
                x < 300 ? gauss(x - at, 12.0) : expected.transmitted * gauss(299.5 + beyond - at, 12.0);
            const double left = x < 300 ? expected.reflected * gauss(2 * 299.5 - x - at, 12.0) : 0.0;
            ASSERT_NEAR(parts.right[std::size_t(x)], right, 0.02) << toString(model) << x;
            ASSERT_NEAR(parts.left[std::size_t(x)], left, 0.02) << toString(model) << x;
        }
    }
}

TEST(TravellingParts, SplitsStandingWaveIntoEqualParts) {
    const Rule rule = stringRule(0.5, Edge::Fixed, Edge::Fixed);
    Wave<float> wave = stringOf(321, rule);
    applyPull(wave, rule, {PullShape::Mode, 3.0, 1.0, PullMode::Pluck, 0.0, 0.0});
    const double kappa = 3.0 * std::numbers::pi / 320.0;
    const double omega = 2.0 * std::asin(std::sqrt(0.5) * std::sin(0.5 * kappa));
    for (int i = 0; i < 5; ++i) {
        Engine().advance(wave, rule, 37);
        const double angle = omega * (static_cast<double>(wave.frame) + 0.5);
        const TravellingParts parts = travellingParts(wave, rule);
        EXPECT_LT(farthest(parts.right, [&](int x) { return 0.5 * std::sin(kappa * x - angle); }), 0.002);
        EXPECT_LT(farthest(parts.left, [&](int x) { return 0.5 * std::sin(kappa * x + angle); }), 0.002);
    }
}

// Damped strings store velocities; short strings use double precision.
TEST(TravellingParts, ReadsStoredVelocities) {
    for (const int points : {300, maxDoubleStringWidth + 1}) {
        Rule rule = stringRule(0.5, Edge::Fixed, Edge::Fixed);
        rule.damping.velocity = 0.9999;
        Wave<float> wave = stringOf(points, rule);
        pluck(wave, rule, 100.0, 2.0, 8.0);
        Engine().advance(wave, rule, 60);
        const TravellingParts parts = travellingParts(wave, rule);
        const double way = std::sqrt(0.5) * 60.5;
        EXPECT_LT(farthest(parts.right, [&](int x) { return gauss(x - 100.0 - way, 8.0); }), 0.015);
        EXPECT_LT(farthest(parts.left, [&](int x) { return gauss(x - 100.0 + way, 8.0); }), 0.015);
    }
}

TEST(TravellingParts, IsEmptyForPoolsAndNonFiniteHeights) {
    const Rule rule = stringRule(0.5, Edge::Fixed, Edge::Fixed);
    Wave<float> wave = stringOf(40, rule);
    EXPECT_EQ(travellingParts(wave, rule).right.size(), 40u);
    wave.previous.at(3, 0) = std::numeric_limits<float>::infinity();
    EXPECT_TRUE(travellingParts(wave, rule).right.empty());
    Rule pool;
    pool.scene = SceneKind::Pool;
    EXPECT_TRUE(travellingParts(Wave<float>({8, 8}, SceneKind::Pool), pool).left.empty());
    for (const int points : {1, 2, 3})
        for (const Edge ends : {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic, Edge::Impedance}) {
            const Rule any = stringRule(0.5, ends, ends);
            Wave<float> few = stringOf(points, any);
            few.now.at(points / 2, 0) = 1.0f;
            conformTo(few, any);
            const TravellingParts parts = travellingParts(few, any);
            for (int x = 0; x < points; ++x)
                EXPECT_NEAR(parts.right[std::size_t(x)] + parts.left[std::size_t(x)], few.now.at(x, 0), 1e-6);
        }
}

TEST(TravellingParts, StopsAtWallOnString) {
    const Rule rule = stringRule(0.5, Edge::Fixed, Edge::Free);
    Wave<float> wave({300, 1}, SceneKind::String);
    wave.stiffness.emplace(Grid{300, 1}, SceneKind::String);
    wave.stiffness->fill(1.0f);
    wave.stiffness->at(150, 0) = fixedWall;
    conformTo(wave, rule);
    pluck(wave, rule, 60.0, 2.0, 6.0);
    Engine().advance(wave, rule, 50);
    const TravellingParts parts = travellingParts(wave, rule);
    const double way = std::sqrt(0.5) * 50.5;
    EXPECT_LT(farthest(parts.right, [&](int x) { return gauss(x - 60.0 - way, 6.0); }), 0.015);
    for (std::size_t x = 150; x < 300; ++x) EXPECT_EQ(parts.right[x], 0.0f);
}
