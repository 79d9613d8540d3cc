// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "theory/modes.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace seiche;

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double infinity = std::numeric_limits<double>::infinity();

struct Pair {
    Edge low, high;
};
constexpr std::array allEnds{Pair{Edge::Fixed, Edge::Fixed}, Pair{Edge::Free, Edge::Free},
                             Pair{Edge::Fixed, Edge::Free}, Pair{Edge::Free, Edge::Fixed},
                             Pair{Edge::Periodic, Edge::Periodic}};

// Returns the cell with the displacement of cell `i`, mirrored at the boundary. -1 for
// displacement 0.
int mirrored(int i, int size, Pair ends) {
    if (i >= 0 && i < size) return i;
    const Edge edge = i < 0 ? ends.low : ends.high;
    if (edge == Edge::Periodic) return i < 0 ? size - 1 : 0;
    if (edge == Edge::Free) return i < 0 ? 0 : size - 1;
    return -1;
}

bool held(int i, int size, Pair ends) {
    return (i == 0 && ends.low == Edge::Fixed) || (i == size - 1 && ends.high == Edge::Fixed);
}

Experiment stringWith(int size, Pair ends, double k, Damping damping) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {size, 1};
    e.rule.k = k;
    e.rule.damping = damping;
    e.rule.edges.left = ends.low;
    e.rule.edges.right = ends.high;
    return e;
}

} // namespace

TEST(Modes, AxisShapesAreCompleteOrthonormalEigenvectors) {
    for (Pair ends : allEnds)
        for (int size : {3, 4, 7, 16, 33}) {
            const std::optional<AxisModes> modes = AxisModes::between(size, ends.low, ends.high);
            ASSERT_TRUE(modes);
            int moving = 0;
            for (int i = 0; i < size; ++i) moving += held(i, size, ends) ? 0 : 1;
            ASSERT_EQ(modes->count(), moving);
            for (int m = 0; m < modes->count(); ++m) {
                if (m > 0) {
                    EXPECT_GE(modes->angle(m), modes->angle(m - 1));
                }
                for (int other = 0; other <= m; ++other) {
                    double product = 0.0;
                    for (int i = 0; i < size; ++i) product += modes->shape(m, i) * modes->shape(other, i);
                    EXPECT_NEAR(product, m == other ? 1.0 : 0.0, 1e-13);
                }
                for (int i = 0; i < size; ++i) {
                    if (held(i, size, ends)) {
                        EXPECT_NEAR(modes->shape(m, i), 0.0, 1e-13);
                        continue;
                    }
                    const auto height = [&](int j) {
                        const int from = mirrored(j, size, ends);
                        return from < 0 ? 0.0 : modes->shape(m, from);
                    };
                    EXPECT_NEAR(height(i - 1) + height(i + 1) - 2 * height(i),
                                -modes->eigenvalue(m) * height(i), 1e-13);
                }
            }
        }
}

TEST(Modes, ProductsAreEigenvectorsOfEveryStencil) {
    const Grid grid{9, 7};
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (Pair across : allEnds)
            for (Pair down : allEnds) {
                Rule rule;
                rule.scene = SceneKind::Pool;
                rule.stencil = stencil;
                rule.edges = {across.low, across.high, down.low, down.high};
                const std::optional<Modes> modes = Modes::of(rule, grid);
                ASSERT_TRUE(modes);
                const StencilWeights weights = weightsOf(stencil);
                for (const Mode& mode : modes->lowest(1000)) {
                    const auto height = [&](int x, int y) {
                        const int fromX = mirrored(x, grid.width, across);
                        const int fromY = mirrored(y, grid.height, down);
                        return fromX < 0 || fromY < 0 ? 0.0 : modes->shape(mode, fromX, fromY);
                    };
                    for (int y = 0; y < grid.height; ++y)
                        for (int x = 0; x < grid.width; ++x) {
                            if (held(x, grid.width, across) || held(y, grid.height, down)) continue;
                            const double pull =
                                weights.side * (height(x - 1, y) + height(x + 1, y) + height(x, y - 1) +
                                                height(x, y + 1) - 4 * height(x, y)) +
                                weights.corner *
                                    (height(x - 1, y - 1) + height(x + 1, y - 1) + height(x - 1, y + 1) +
                                     height(x + 1, y + 1) - 4 * height(x, y));
                            ASSERT_NEAR(pull, -mode.lambda * height(x, y), 1e-12);
                        }
                }
            }
}

TEST(Modes, LowestReturnsSortedModes) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.stencil = Stencil::Diagonal;
    rule.edges = {Edge::Free, Edge::Free, Edge::Fixed, Edge::Free};
    const std::optional<Modes> modes = Modes::of(rule, {20, 11});
    ASSERT_TRUE(modes);
    const std::vector<Mode> all = modes->lowest(100000);
    ASSERT_EQ(std::int64_t(all.size()), modes->count());
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LE(all[i - 1].lambda, all[i].lambda);
    const std::vector<Mode> few = modes->lowest(7);
    ASSERT_EQ(few.size(), 7u);
    for (std::size_t i = 0; i < 7; ++i) EXPECT_NEAR(few[i].lambda, all[i].lambda, 1e-14);
}

TEST(Modes, IsEmptyForAbsorbingEnds) {
    Rule rule;
    rule.edges.right = Edge::Absorbing;
    EXPECT_FALSE(Modes::of(rule, {320, 1}));
    rule.edges.right = Edge::Fixed;
    EXPECT_TRUE(Modes::of(rule, {320, 1}));
    EXPECT_FALSE(Modes::of(rule, {2, 1}));
    rule.scene = SceneKind::Pool;
    rule.edges.top = Edge::Absorbing;
    EXPECT_FALSE(Modes::of(rule, {32, 32}));
}

TEST(Modes, FrequenciesMatchUndampedString) {
    Rule rule;
    const std::optional<Modes> modes = Modes::of(rule, {320, 1});
    ASSERT_TRUE(modes);
    for (int m = 0; m < 318; ++m) // k = 1 has no dispersion: m + 1 oscillations in 638 steps
        EXPECT_NEAR(modes->mode(m).motion.period(), 638.0 / (m + 1), 1e-10);
    EXPECT_NEAR(modes->mode(0).motion.frequency(638), 1.0, 1e-13);
    EXPECT_EQ(modes->mode(0).motion.halfLife(), infinity);
    rule.k = 0.25;
    const Mode first = Modes::of(rule, {320, 1})->mode(0);
    EXPECT_NEAR(std::cos(first.motion.angle), 1 - 0.25 * first.lambda / 2, 1e-15);
}

TEST(Modes, UpdateDampingRaisesFundamentalFrequency) {
    Rule rule;
    rule.damping.update = 0.995;
    EXPECT_NEAR(Modes::of(rule, {320, 1})->mode(0).motion.period(), 87.9, 0.05);
    // No wave has an angle below arccos(sqrt d).
    EXPECT_NEAR(motionOf(rule, 0.0).angle, std::acos(std::sqrt(0.995)), 1e-12);
    rule.damping = {1.0, 0.995};
    const Motion motion = Modes::of(rule, {320, 1})->mode(0).motion;
    const double q = 4 * std::pow(std::sin(pi / 638), 2);
    EXPECT_NEAR(std::cos(motion.angle), (1.995 - 0.995 * q) / (2 * std::sqrt(0.995)), 1e-14);
    EXPECT_NEAR(motion.period(), 2 * pi / std::sqrt(q - 0.0025 * 0.0025),
                2.0); // textbook drag lowers the frequency by 3 %
    EXPECT_NEAR(motion.decay, std::sqrt(0.995), 1e-15);
    EXPECT_NEAR(motion.halfLife(), std::log(2.0) / (-0.5 * std::log(0.995)), 1e-9);
}

TEST(Modes, OverdampedModesDoNotOscillate) {
    Rule rule;
    rule.damping.velocity = 0.5;
    const Motion motion = motionOf(rule, 1e-3);
    EXPECT_EQ(motion.angle, 0.0);
    EXPECT_EQ(motion.frequency(50), 0.0);
    EXPECT_EQ(motion.period(), infinity);
    // z^2 - (1.5 - 0.0005) z + 0.5 = 0
    EXPECT_NEAR(motion.decay, 0.5 * (1.4995 + std::sqrt(1.4995 * 1.4995 - 2.0)), 1e-14);
}

TEST(Modes, PluckedStringModeMatchesTheory) {
    for (Pair ends : allEnds)
        for (Damping damping : {Damping{1, 1}, Damping{1, 0.99}, Damping{0.995, 1}, Damping{0.998, 0.99}})
            for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler}) {
                // Under Euler, short waves grow fastest from rounding errors.
                Experiment e = stringWith(33, ends, scheme == Scheme::Euler ? 0.01 : 0.7, damping);
                e.rule.scheme = scheme;
                const std::optional<Modes> modes = Modes::of(e.rule, e.grid);
                ASSERT_TRUE(modes);
                const Mode mode = modes->mode(3);
                for (int i = 0; i < 33; ++i)
                    e.events.push_back(
                        {0, Pull{PullShape::Point, 1, modes->shape(mode, i), PullMode::Pluck, double(i), 0}});
                Simulation run(e);
                run.advance(40);
                // Re(c z^n) with the value 1 at n = 0 and n = -1.
                const std::complex<double> z = std::polar(mode.motion.decay, mode.motion.angle);
                const std::complex<double> back = 1.0 / z;
                const double slope = (back.real() - 1.0) / back.imag();
                const std::complex<double> height = std::complex<double>(1.0, slope) * std::pow(z, 40);
                for (int i = 0; i < 33; ++i)
                    EXPECT_NEAR(run.height(i), height.real() * modes->shape(mode, i), 2e-6 * std::abs(height));
            }
}

TEST(Modes, PluckedPoolModeMatchesTheory) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic}) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {24, 17};
        e.rule.stencil = stencil;
        e.rule.k = 0.3;
        e.rule.edges = {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Periodic};
        const std::optional<Modes> modes = Modes::of(e.rule, e.grid);
        ASSERT_TRUE(modes);
        const Mode mode = modes->mode(2, 3);
        for (int y = 0; y < 17; ++y)
            for (int x = 0; x < 24; ++x)
                e.events.push_back({0, Pull{PullShape::Point, 1, modes->shape(mode, x, y), PullMode::Pluck,
                                            double(x), double(y)}});
        Simulation run(e);
        run.advance(100);
        const double angle = mode.motion.angle;
        const double height =
            std::cos(100 * angle) + std::sin(100 * angle) * (std::cos(angle) - 1) / std::sin(angle);
        for (int y = 0; y < 17; ++y)
            for (int x = 0; x < 24; ++x) EXPECT_NEAR(run.height(x, y), height * modes->shape(mode, x, y), 3e-6);
    }
}
