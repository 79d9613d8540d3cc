// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "theory/growth.h"
#include "theory/symbol.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <vector>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

// A standing wave: its shape and the eigenvalue of its springs.
struct Mode {
    Grid grid;
    std::vector<double> shape;
    double lambda;

    double at(int x, int y) const { return shape[static_cast<std::size_t>(y * grid.width + x)]; }
};

Mode modeOf(const Grid& grid, const Rule& rule, double alpha, double beta,
            const std::function<double(int, int)>& shape) {
    Mode mode{grid, {}, eigenvalue(rule, alpha, beta)};
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) mode.shape.push_back(shape(x, y));
    return mode;
}

void put(Field<float>& field, const Mode& mode, double amplitude) {
    for (int y = 0; y < mode.grid.height; ++y)
        for (int x = 0; x < mode.grid.width; ++x)
            field.at(x, y) = static_cast<float>(amplitude * mode.at(x, y));
}

double amplitudeOf(const Field<float>& field, const Mode& mode) {
    double sum = 0.0, norm = 0.0;
    for (int y = 0; y < mode.grid.height; ++y)
        for (int x = 0; x < mode.grid.width; ++x) {
            sum += double{field.at(x, y)} * mode.at(x, y);
            norm += mode.at(x, y) * mode.at(x, y);
        }
    return sum / norm;
}

// Returns the tenth mode of 31 points per side with fixed edges. Its angle per cell is pi / 3
// (eigenvalue 1 on the string).
Mode fixedMode(Rule& rule) {
    const double angle = pi / 3;
    if (rule.scene == SceneKind::String)
        return modeOf({31, 1}, rule, angle, 0, [=](int x, int) { return std::sin(angle * x); });
    return modeOf({31, 31}, rule, angle, angle,
                  [=](int x, int y) { return std::sin(angle * x) * std::sin(angle * y); });
}

// Returns the error at time `turns` / omega, with steps of `angle` / omega and k lambda = angle^2.
double errorAfter(Rule rule, double turns, double angle) {
    const Mode mode = fixedMode(rule);
    rule.k = angle * angle / mode.lambda;
    Wave<float> wave(mode.grid, rule.scene);
    put(wave.now, mode, 1.0);
    // Released from rest. Runge-Kutta stores velocities as f[n] - f[n-1].
    put(wave.previous, mode, infoOf(rule.scheme).isRungeKutta ? 1.0 : std::cos(angle));
    conformTo(wave, rule);
    if (wave.older) put(*wave.older, mode, std::cos(2 * angle));
    const std::int64_t steps = std::llround(turns / angle);
    Engine engine;
    engine.advance(wave, rule, steps);
    return std::abs(amplitudeOf(wave.now, mode) - std::cos(angle * double(steps)));
}

// Periodic edges allow every integer number of wavelengths.
Grid ringGrid(const Rule& rule) { return rule.scene == SceneKind::String ? Grid{32, 1} : Grid{16, 16}; }

struct Worst {
    Mode mode;
    double growth;
};

// Returns the wave with the largest growth per step. Waves without spring force persist without
// height damping and are left out.
Worst worstWave(const Rule& rule) {
    const Grid grid = ringGrid(rule);
    double max = -1.0, alpha = 0.0, beta = 0.0;
    for (int p = 0; p <= grid.height / 2; ++p)
        for (int m = 0; m <= grid.width / 2; ++m) {
            const double a = 2 * pi * m / grid.width, b = 2 * pi * p / grid.height;
            const double growth = growthOf(rule, eigenvalue(rule, a, b));
            if (growth <= max || eigenvalue(rule, a, b) < 1e-9) continue;
            max = growth;
            alpha = a;
            beta = b;
        }
    return {
        modeOf(grid, rule, alpha, beta, [=](int x, int y) { return std::cos(alpha * x) * std::cos(beta * y); }),
        max};
}

void scale(Field<float>& field, float factor) {
    for (int y = 0; y < field.grid().height; ++y)
        for (int x = 0; x < field.grid().width; ++x) field.at(x, y) *= factor;
}

// Measures the growth per step between two windows of steps. Scaling by powers of two is exact and
// prevents overflow. Decaying waves need few steps, because rounding errors of slower waves take
// over.
double measuredGrowth(const Rule& rule, const Mode& mode, int steps) {
    Wave<float> wave(mode.grid, rule.scene);
    put(wave.now, mode, 1.0);
    put(wave.previous, mode, 0.97);
    conformTo(wave, rule);
    Engine engine;
    double scaledOff = 0.0; // binary logarithm
    const auto largest = [&](int frames) {
        double max = -1e300;
        for (int i = 0; i < frames; ++i) {
            engine.advance(wave, rule, 1);
            const double amplitude = std::abs(amplitudeOf(wave.now, mode));
            max = std::max(max, scaledOff + std::log2(amplitude));
            const int exponent = std::ilogb(amplitude);
            if (std::abs(exponent) < 20) continue;
            scaledOff += exponent;
            const float factor = std::ldexp(1.0f, -exponent);
            wave.forEachFrame([&](Field<float>& field) { scale(field, factor); });
        }
        return max;
    };
    constexpr int window = 60;
    largest(steps / 10);
    const double first = largest(window);
    largest(steps - window);
    const double second = largest(window);
    return std::exp2((second - first) / steps);
}

std::string named(const Rule& rule) {
    return std::string(toString(rule.scene)) + ", " + std::string(toString(rule.scheme)) + ", " +
           std::string(toString(rule.stencil)) + ", k " + std::to_string(rule.k) + ", d " +
           std::to_string(rule.damping.update) + ", s " + std::to_string(rule.damping.velocity);
}

Rule ringRule(SceneKind scene, Scheme scheme, Stencil stencil, double k, Damping damping) {
    Rule rule;
    rule.scene = scene;
    rule.scheme = scheme;
    rule.stencil = stencil;
    rule.k = k;
    rule.damping = damping;
    rule.edges = {Edge::Periodic, Edge::Periodic, Edge::Periodic, Edge::Periodic};
    return rule;
}

} // namespace

TEST(Schemes, ConvergeWithTheirOrder) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const SchemeInfo& scheme : allSchemes) {
            if (!takes(scene, scheme.value)) continue;
            Rule rule;
            rule.scene = scene;
            rule.scheme = scheme.value;
            // Fourth-order errors soon reach rounding and need coarse steps.
            const double coarse = scheme.order == 4 ? 0.5 : scheme.order == 1 ? 0.025 : 0.2;
            const double turns = 8.0; // sin 8 = 0.99 makes the phase error visible
            const double e1 = errorAfter(rule, turns, coarse);
            const double e2 = errorAfter(rule, turns, coarse / 2);
            const double e3 = errorAfter(rule, turns, coarse / 4);
            const double order = scheme.order;
            EXPECT_NEAR(std::log2(e1 / e2), order, 0.3) << named(rule) << ": " << e1 << ' ' << e2 << ' ' << e3;
            EXPECT_NEAR(std::log2(e2 / e3), order, 0.15) << named(rule) << ": " << e1 << ' ' << e2 << ' ' << e3;
        }
}

TEST(Schemes, FastestGrowingWaveMatchesPrediction) {
    const Damping dampings[] = {{1, 1}, {0.99, 1}, {1, 0.97}, {0.995, 0.998}};
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const auto& [scheme, schemeWord] : EnumNames<Scheme>::all)
            for (const auto& [stencil, stencilWord] : EnumNames<Stencil>::all) {
                if (!takes(scene, scheme)) continue;
                if (scene == SceneKind::String && stencil != Stencil::Cross) continue;
                for (double k : {0.05, 0.3, 0.9, 1.3})
                    for (const Damping& damping : dampings) {
                        const Rule rule = ringRule(scene, scheme, stencil, k, damping);
                        const Worst worst = worstWave(rule);
                        const double measured =
                            measuredGrowth(rule, worst.mode, worst.growth < 0.999 ? 600 : 3000);
                        EXPECT_NEAR(measured / worst.growth, 1.0, 1e-3) << named(rule);
                    }
            }
}

TEST(Schemes, KeepFlatStringUnchanged) {
    for (Scheme scheme : {Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4})
        for (Edge edge : {Edge::Free, Edge::Periodic})
            for (double k : {0.1, 1.0}) {
                Rule rule;
                rule.scheme = scheme;
                rule.k = k;
                rule.edges = {edge, edge, edge, edge};
                Wave<float> wave({101, 1}, SceneKind::String);
                wave.now.fill(0.7f);
                wave.previous.fill(0.7f);
                Engine engine;
                engine.advance(wave, rule, 2000);
                for (int x = 0; x < 101; ++x) EXPECT_EQ(wave.now.at(x, 0), 0.7f) << x;
            }
}

// Inserts the solution into the update formula.
TEST(Schemes, ImplicitSchemesSatisfyUpdateFormula) {
    std::mt19937 random(3);
    std::uniform_real_distribution<float> height(-1.0f, 1.0f);
    const std::pair<Edge, Edge> ends[] = {{Edge::Fixed, Edge::Fixed},
                                          {Edge::Fixed, Edge::Free},
                                          {Edge::Free, Edge::Fixed},
                                          {Edge::Free, Edge::Free},
                                          {Edge::Periodic, Edge::Periodic}};
    for (Scheme scheme : {Scheme::ImplicitEuler, Scheme::Trapezoid})
        for (const auto& [left, right] : ends)
            for (int n : {1, 2, 3, 4, 17, 320}) {
                Rule rule;
                rule.scheme = scheme;
                rule.k = 1.7;
                rule.damping = {0.97, 0.95};
                rule.edges.left = left;
                rule.edges.right = right;
                Wave<float> wave({n, 1}, SceneKind::String);
                for (int x = 0; x < n; ++x) {
                    wave.now.at(x, 0) = height(random);
                    wave.previous.at(x, 0) = height(random);
                }
                conformTo(wave, rule);
                Wave<float> old = wave;
                Engine engine;
                engine.advance(wave, rule, 1);
                const auto pull = [&](const Field<float>& f, int x) {
                    const auto beyond = [&](int i, Edge edge) {
                        if (i >= 0 && i < n) return double{f.at(i, 0)};
                        return double{f.at(edge == Edge::Periodic ? (i + n) % n : x, 0)};
                    };
                    return beyond(x - 1, rule.edges.left) + beyond(x + 1, rule.edges.right) -
                           2 * double{f.at(x, 0)};
                };
                const Cells interior = interiorOf({n, 1}, rule);
                for (int x = 0; x < n; ++x) {
                    const double f = old.now.at(x, 0);
                    double expected = f;
                    if (interior.contains(x, 0)) {
                        const double springs = scheme == Scheme::Trapezoid
                                                   ? 0.5 * (pull(old.previous, x) + pull(wave.now, x))
                                                   : pull(wave.now, x);
                        expected = 0.97 * (f + 0.95 * (f - double{old.previous.at(x, 0)} + 1.7 * springs));
                    }
                    EXPECT_NEAR(wave.now.at(x, 0), expected, 2e-6)
                        << named(rule) << ", point " << x << " of " << n;
                    EXPECT_EQ(wave.previous.at(x, 0), old.now.at(x, 0));
                }
            }
}

// If roots are complex, u[n+1] u[n-1] - u[n]^2 grows by |z|^2 per step.
TEST(Schemes, TrapezoidConservesZigzagImplicitEulerDampsIt) {
    for (Scheme scheme : {Scheme::Trapezoid, Scheme::ImplicitEuler}) {
        const Rule rule = ringRule(SceneKind::String, scheme, Stencil::Cross, 4.0, {1, 1});
        const Mode zigzag = modeOf({32, 1}, rule, pi, 0, [](int x, int) { return x % 2 == 0 ? 1.0 : -1.0; });
        Wave<float> wave(zigzag.grid, rule.scene);
        put(wave.now, zigzag, 1.0);
        put(wave.previous, zigzag, 0.5);
        Engine engine;
        std::vector<double> u;
        for (int n = 0; n < 22; ++n) {
            u.push_back(amplitudeOf(wave.now, zigzag));
            engine.advance(wave, rule, 1);
        }
        const auto determinant = [&](std::size_t n) { return u[n + 1] * u[n - 1] - u[n] * u[n]; };
        const double growth = std::pow(determinant(20) / determinant(1), 1.0 / 38);
        EXPECT_NEAR(growth, scheme == Scheme::Trapezoid ? 1.0 : 1 / std::sqrt(17.0), 1e-6);
    }
}

TEST(Schemes, RungeKuttaIsStableUpToProductEight) {
    for (double product : {1.0, 4.0, 7.9, 8.1}) {
        Rule rule = ringRule(SceneKind::String, Scheme::Rk4, Stencil::Cross, product / 4, {1, 1});
        const Mode mode = modeOf({32, 1}, rule, pi, 0, [](int x, int) { return x % 2 == 0 ? 1.0 : -1.0; });
        const double growth = growthOf(rule, 4.0);
        EXPECT_EQ(growth <= 1.0, product <= 8.0);
        EXPECT_NEAR(measuredGrowth(rule, mode, 3000) / growth, 1.0, 1e-3) << product;
    }
}
