// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An open medium returns to rest after any change during a run. A push of volume V per step leaves
// the height V / (2 pi c^2 t) in a plane, a pluck leaves 0.
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <string>

using namespace seiche;

namespace {

constexpr Edges open{Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
constexpr double sigma = 5.0;
constexpr double pushed = 2.0 * std::numbers::pi * sigma * sigma; // sum of the Gaussian's heights

Experiment openPool(Stencil stencil, double k, double x = 20, double y = 30) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {70, 54};
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.edges = open;
    e.events = {{0, Pull{PullShape::Gaussian, sigma, 1.0, PullMode::Add, x, y}}};
    return e;
}

Experiment openString(Scheme scheme, double k) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {200, 1};
    e.rule.scheme = scheme;
    e.rule.k = k;
    e.rule.damping = {};
    e.rule.edges = open;
    e.events = {{0, Pull{PullShape::Gaussian, 10, 1.0, PullMode::Pluck, 90, 0}}};
    return e;
}

struct Level {
    double mean = 0.0;
    double largest = 0.0;
};
Level levelOf(const Simulation& run) {
    Level level;
    const Grid& grid = run.grid();
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            level.mean += run.height(x, y) / static_cast<double>(grid.cells());
            level.largest = std::max(level.largest, std::abs(run.height(x, y)));
        }
    return level;
}

double limitOf(Stencil stencil) {
    if (stencil == Stencil::Moore) return 1.0 / 3.0;
    return stencil == Stencil::Isotropic ? 0.75 : 0.5;
}

// Returns the mean height `t` steps after a push.
double levelAfter(const Rule& rule, double push, double t) {
    const double speed = longWaveSpeed(rule);
    return push / (2.0 * std::numbers::pi * speed * speed * t);
}

constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};

} // namespace

TEST(OpenChanges, PoolFollowsPushDecayAfterKChange) {
    for (const Stencil stencil : everyStencil)
        for (const double factor : {0.5, 1.2}) {
            Simulation run(openPool(stencil, 0.8 * limitOf(stencil)));
            run.advance(70);
            run.apply(Settings{{"k", factor * run.rule().k}});
            for (const int t : {2000, 8000}) {
                run.advance(t - run.frame());
                const double expected = levelAfter(run.rule(), pushed, t);
                // Rounding becomes visible: 1e-4 of the push height.
                EXPECT_NEAR(levelOf(run).mean, expected, 0.02 * expected + 7e-4)
                    << toString(stencil) << " " << t;
                EXPECT_LT(levelOf(run).largest, 1.05 * expected + 1e-3) << toString(stencil) << " " << t;
            }
        }
}

TEST(OpenChanges, PoolFollowsPushDecayAfterZeroK) {
    Simulation run(openPool(Stencil::Isotropic, 0.4));
    run.advance(60);
    run.apply(Settings{{"k", 0.0}});
    run.advance(1);
    run.apply(Settings{{"k", 0.4}});
    run.advance(8000);
    const double expected = levelAfter(run.rule(), pushed, 8000);
    EXPECT_NEAR(levelOf(run).mean, expected, 0.05 * expected);
}

TEST(OpenChanges, PoolFollowsPushDecayDuringSliderDrag) {
    Simulation run(openPool(Stencil::Cross, 0.5));
    run.advance(40);
    for (int i = 0; i < 100; ++i) {
        run.apply(Settings{{"k", 0.3 + 0.2 * std::cos(0.2 * i)}});
        run.advance(2);
    }
    run.advance(8000 - run.frame());
    const double expected = levelAfter(run.rule(), pushed, 8000);
    EXPECT_NEAR(levelOf(run).mean, expected, 0.1 * expected);
}

TEST(OpenChanges, DampedPoolMatchesLargerPool) {
    Experiment small = openPool(Stencil::Cross, 0.4), large = openPool(Stencil::Cross, 0.4, 320, 330);
    large.grid = {670, 654};
    Simulation run(small), whole(large);
    double peak = 0.0;
    for (const int t : {70, 120, 200, 400, 800}) {
        run.advance(t - run.frame());
        whole.advance(t - whole.frame());
        peak = std::max(peak, levelOf(run).largest);
        for (int y = 0; y < small.grid.height; y += 3)
            for (int x = 0; x < small.grid.width; x += 3)
                ASSERT_NEAR(run.height(x, y), whole.height(x + 300, y + 300), 0.02 * peak)
                    << "step " << t << " at " << x << ", " << y;
        if (t > 70) continue;
        run.apply(Settings{{"damping.velocity", 0.9995}});
        whole.apply(Settings{{"damping.velocity", 0.9995}});
    }
}

TEST(OpenChanges, StringReturnsToRestAfterAnyChange) {
    const std::vector<Settings> changes = {{{"k", 0.3}},
                                           {{"k", 0.9}},
                                           {{"damping.velocity", 0.999}},
                                           {{"damping.update", 0.999}},
                                           {{"scheme", "rk4"}},
                                           {{"scheme", "trapezoid"}},
                                           {{"scheme", "implicit-euler"}},
                                           {{"scheme", "leapfrog"}, {"k", 0.4}}};
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4, Scheme::Trapezoid, Scheme::ImplicitEuler})
        for (const Settings& change : changes)
            for (const int step : {110, 180}) {
                Simulation run(openString(scheme, 0.6));
                run.advance(step);
                run.apply(change);
                run.advance(12'000);
                // Absorbing layers are less exact in Runge-Kutta schemes.
                const bool isExact = scheme != Scheme::Rk4 && run.rule().scheme != Scheme::Rk4;
                EXPECT_LT(levelOf(run).largest, isExact ? 0.003 : 0.03)
                    << toString(scheme) << ", " << change.front().id << " at step " << step;
            }
}

// The medium outside was at rest.
TEST(OpenChanges, OpenedSidesLetMeanHeightDecay) {
    Experiment e = openPool(Stencil::Cross, 0.5);
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    for (const int step : {60, 120, 300}) {
        Simulation run(e);
        run.advance(step);
        run.apply(Settings{{"edges.left", "absorbing"},
                           {"edges.right", "absorbing"},
                           {"edges.top", "absorbing"},
                           {"edges.bottom", "absorbing"}});
        run.advance(8000);
        const double expected = levelAfter(run.rule(), pushed, 8000);
        EXPECT_NEAR(levelOf(run).mean, expected, 0.5 * expected) << step;
        EXPECT_LT(levelOf(run).largest, 2.0 * expected) << step;
    }
}

TEST(OpenChanges, OtherSidesKeepAbsorbingWhenOneCloses) {
    Simulation run(openPool(Stencil::Isotropic, 0.5)), changed(openPool(Stencil::Isotropic, 0.5));
    run.advance(45); // wave leaves at the left and has not reached the right
    changed.advance(45);
    changed.apply(Settings{{"edges.right", "fixed"}});
    run.advance(25);
    changed.advance(25);
    for (int y = 0; y < 54; ++y)
        for (int x = 0; x < 10; ++x) EXPECT_NEAR(run.height(x, y), changed.height(x, y), 2e-3) << x << " " << y;
}

// The wall makes two half-planes, so the mean heights add up to twice the value of a plane.
TEST(OpenChanges, MovedWallLeavesNoOffset) {
    Experiment e = openPool(Stencil::Isotropic, 0.5);
    Wall wall;
    wall.shape.width = 400;
    e.objects = {{"wall", 55, 27, 90, wall}};
    Simulation run(e);
    run.advance(60);
    run.apply(ObjectsChange{{{"wall", 40, 27, 90, wall}}, {}, {}});
    run.advance(8000);
    const double expected = 2.0 * levelAfter(run.rule(), pushed, 8000);
    double left = 0.0, right = 0.0;
    for (int y = 0; y < 54; ++y) {
        for (int x = 0; x < 30; ++x) left += run.height(x, y) / (54 * 30);
        for (int x = 45; x < 70; ++x) right += run.height(x, y) / (54 * 25);
    }
    EXPECT_NEAR(left + right, expected, 0.15 * expected);
    EXPECT_GT(left, right);
    EXPECT_LT(std::abs(right), 0.5 * expected);
}

TEST(OpenChanges, BoundaryTapDecaysLikeCentralTap) {
    struct Place {
        double x, y, allowed;
    };
    for (const Place& at : {Place{3, 27, 0.05}, Place{66, 4, 0.1}, Place{2, 2, 0.15}}) {
        Simulation run(openPool(Stencil::Cross, 0.4, at.x, at.y));
        run.advance(8000);
        const double expected = levelAfter(run.rule(), pushed, 8000);
        EXPECT_NEAR(levelOf(run).mean, expected, at.allowed * expected) << at.x << ", " << at.y;
    }
    Experiment e = openString(Scheme::Leapfrog, 0.5);
    e.events = {{0, Pull{PullShape::Gaussian, 8, 1.0, PullMode::Add, 3, 0}}};
    Simulation run(e);
    run.advance(8000);
    // A push lifts all points that the wave passes.
    const double expected = 8 * std::sqrt(2.0 * std::numbers::pi) / (2.0 * std::sqrt(0.5));
    EXPECT_NEAR(levelOf(run).mean, expected, 0.002 * expected);
}

TEST(OpenChanges, BoundaryHoldLeavesMediumAtRest) {
    for (const double x : {35.0, 3.0, 2.0}) {
        Experiment e = openPool(Stencil::Cross, 0.4);
        e.events = {{0, Hold{}}};
        Hold& hold = std::get<Hold>(e.events.front().what);
        hold.x = x;
        hold.y = x;
        hold.shape = PullShape::Gaussian;
        hold.width = 5;
        hold.height = 1.0;
        hold.steps = 60;
        Simulation run(e);
        run.advance(8000);
        EXPECT_LT(levelOf(run).largest, 0.02) << x;
    }
}

// The mode replaces all earlier waves, including hidden cells.
TEST(OpenChanges, AddingModeAloneClearsOtherWaves) {
    for (const double damping : {1.0, 0.999}) {
        Experiment e = openPool(Stencil::Isotropic, 0.5);
        e.rule.damping.velocity = damping;
        Simulation run(e);
        run.advance(60);
        run.apply(AddedModes{.modes = {}, .alone = true});
        run.advance(100);
        EXPECT_EQ(run.largestHeight(), 0.0) << damping;
    }
}

// The mean height decays or is negligible.
TEST(OpenChanges, RandomChangesReturnToRest) {
    std::mt19937 random(5);
    const auto chosen = [&](const auto& from) { return from[random() % std::size(from)]; };
    for (int i = 0; i < 16; ++i) {
        const Stencil stencil = chosen(everyStencil);
        Experiment e = openPool(stencil, limitOf(stencil) * (0.2 + 0.1 * (random() % 8)), 10.0 + random() % 50,
                                10.0 + random() % 34);
        std::get<Pull>(e.events[0].what).mode = PullMode::Pluck;
        e.rule.scheme = random() % 4 == 0 ? Scheme::Rk4 : Scheme::Leapfrog;
        Simulation run(e);
        run.advance(10);
        const double peak = levelOf(run).largest;
        std::string what = std::string(toString(stencil)) + ' ' + std::string(toString(e.rule.scheme));
        for (int changes = 1 + random() % 3; changes > 0; --changes) {
            run.advance(10 + random() % 90);
            const Settings change = [&]() -> Settings {
                switch (random() % 4) {
                case 0: return {{"k", limitOf(run.rule().stencil) * (0.2 + 0.1 * (random() % 8))}};
                case 1: return {{"damping.velocity", chosen(std::array{1.0, 0.9995, 0.999})}};
                case 2: return {{"scheme", chosen(std::array{"leapfrog", "rk4"})}};
                default: return {{"stencil", chosen(std::array{"cross", "isotropic"})}, {"k", 0.3}};
                }
            }();
            run.apply(change);
            what += ", " + change.front().id + " at " + std::to_string(run.frame());
        }
        run.advance(3000);
        EXPECT_LT(levelOf(run).largest, 0.02 * peak) << i << ": " << what;
        const double before = levelOf(run).largest;
        run.advance(3000);
        EXPECT_LT(levelOf(run).largest, std::max(1.1 * before, 0.005 * peak)) << i << ": " << what;
    }
}
