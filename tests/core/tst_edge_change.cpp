// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "theory/stability.h"

#include <cmath>
#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace seiche;

namespace {

constexpr Edge loose[] = {Edge::Fixed, Edge::Free, Edge::Absorbing};

std::vector<Edges> stringEnds() {
    std::vector<Edges> ends;
    for (Edge left : loose)
        for (Edge right : loose) ends.push_back({left, right, Edge::Fixed, Edge::Fixed});
    ends.push_back({Edge::Periodic, Edge::Periodic, Edge::Fixed, Edge::Fixed});
    return ends;
}

std::vector<Edges> poolSides() {
    const Edge P = Edge::Periodic;
    std::vector<Edges> sides;
    for (Edge edge : loose) sides.push_back({edge, edge, edge, edge});
    sides.push_back({P, P, P, P});
    sides.push_back({P, P, Edge::Fixed, Edge::Absorbing});
    sides.push_back({Edge::Free, Edge::Absorbing, P, P});
    sides.push_back({Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Fixed});
    sides.push_back({Edge::Absorbing, Edge::Fixed, Edge::Free, Edge::Absorbing});
    return sides;
}

Settings changeTo(const Edges& edges) {
    const auto word = [](Edge edge) { return std::string(toString(edge)); };
    return {{"edges.left", word(edges.left)},
            {"edges.right", word(edges.right)},
            {"edges.top", word(edges.top)},
            {"edges.bottom", word(edges.bottom)}};
}

std::string named(const Edges& edges) {
    std::string words;
    for (Edge edge : {edges.left, edges.right, edges.top, edges.bottom})
        words += std::string(toString(edge)) + ' ';
    return words;
}

// Returns the energy that fixed sides radiate while settling, into a medium at rest: the integral
// of sqrt(k) v^2 with v = -h (n / 32^2) exp(-n / 32).
double energyOfSettling(const Simulation& run) {
    const Grid& grid = run.grid();
    const Cells inside = interiorOf(grid, run.rule());
    double squares = 0.0;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x)
            if (!inside.contains(x, y)) squares += run.height(x, y) * run.height(x, y);
    constexpr double maxOfStencil = 3.0;
    const double speed = std::sqrt(run.rule().k * (grid.height > 1 ? maxOfStencil : 1.0));
    return speed * squares / (4.0 * 32.0);
}

// Changes the edges and checks the energy. The change may add only rounding errors, in proportion
// to `first`. Afterwards, settling sides may add at most their work against the wave. The change
// leaves the wave as it was unless edges become periodic.
void changeAndWatch(const Simulation& running, const Edges& edges, std::int64_t steps, double first) {
    Simulation run(running);
    const double before = run.energy().total();
    const double height = run.largestHeight();
    const std::string what =
        named(run.rule().edges) + "to " + named(edges) + "at step " + std::to_string(run.frame());
    run.apply(changeTo(edges));
    EXPECT_LE(run.energy().total(), before + 1e-6 * first) << what;
    const bool joins = (edges.left == Edge::Periodic && running.rule().edges.left != Edge::Periodic) ||
                       (edges.top == Edge::Periodic && running.rule().edges.top != Edge::Periodic);
    EXPECT_GT(run.largestHeight() / height, joins ? 0.25 : 0.9) << what;
    const double root = std::sqrt(before) + std::sqrt(energyOfSettling(run));
    for (int i = 0; i < 5; ++i) {
        run.advance(steps / 5);
        EXPECT_LE(run.energy().total(), root * root * (1 + 1e-4))
            << what << ", " << run.frame() - running.frame() << " later";
    }
}

} // namespace

TEST(EdgeChange, AddsNoEnergyToString) {
    for (double k : {1.0, 0.6})
        for (const Edges& from : stringEnds()) {
            Experiment e = defaultExperiment(SceneKind::String);
            e.grid = {80, 1};
            e.rule.k = k;
            e.rule.edges = from;
            e.events = {{0, Pull{PullShape::Gaussian, 5, 1.0, PullMode::Pluck, 30, 0}},
                        {0, Pull{PullShape::Gaussian, 3, -0.4, PullMode::Add, 55, 0}}};
            Simulation run(e);
            run.advance(1);
            const double first = run.energy().total();
            while (run.frame() < 200) {
                run.advance(9);
                if (run.energy().total() < 1e-4 * first) break; // the wave has left
                for (const Edges& to : stringEnds()) changeAndWatch(run, to, 100, first);
            }
        }
}

// A damper of impedance Z leaves 1 / (1 + Z) of the end's velocity.
TEST(EdgeChange, DamperIncreaseInStepsEqualsOneStep) {
    const auto afterTurns = [](const std::vector<double>& impedances) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid = {40, 1};
        e.rule.k = 1.0;
        e.rule.edges.left = Edge::Impedance;
        e.rule.edges.leftImpedance = 0.0;
        e.events = {{0, Pull{PullShape::Gaussian, 5, 1.0, PullMode::Pluck, 6, 0}}};
        Simulation run(e);
        run.advance(4);
        for (const double impedance : impedances) run.apply(Settings{{"edges.leftImpedance", impedance}});
        const Wave<float>& wave = std::get<Wave<float>>(run.wave());
        // A ratio, because all heights may be lowered slightly.
        return 1.0 - double{wave.previous.at(0, 0)} / wave.now.at(0, 0);
    };
    const double untouched = afterTurns({});
    ASSERT_GT(std::abs(untouched), 0.01);
    EXPECT_NEAR(afterTurns({3.0}) / untouched, 0.25, 1e-4);
    EXPECT_NEAR(afterTurns({0.5, 3.0}) / untouched, 0.25, 1e-4);
    EXPECT_NEAR(afterTurns({3.0, 0.5}) / untouched, 0.25, 1e-4); // a weaker damper restores no velocity
}

TEST(EdgeChange, AddsNoEnergyToPool) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Moore})
        for (const Edges& from : poolSides()) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = {30, 24};
            e.rule.stencil = stencil;
            e.rule.k = stencil == Stencil::Cross ? 0.5 : 0.3;
            e.rule.edges = from;
            e.events = {{0, Pull{PullShape::Gaussian, 3, 1.0, PullMode::Pluck, 10, 9}}};
            Simulation run(e);
            run.advance(1);
            const double first = run.energy().total();
            while (run.frame() < 120) {
                run.advance(17);
                if (run.energy().total() < 1e-4 * first) break;
                for (const Edges& to : poolSides()) changeAndWatch(run, to, 40, first);
            }
        }
}

TEST(EdgeChange, AddsNoEnergyToIntegerWater) {
    const Edge kinds[] = {Edge::Fixed, Edge::Free, Edge::Periodic};
    for (Edge from : kinds) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {30, 24};
        e.rule.arithmetic = Arithmetic::Integer;
        e.rule.dampingShare = 0;
        e.rule.edges = {from, from, from, from};
        e.events = {{0, Pull{PullShape::Gaussian, 3, 100'000, PullMode::Pluck, 10, 9}}};
        Simulation run(e);
        while (run.frame() < 120) {
            run.advance(7);
            for (Edge to : kinds) {
                Simulation changed(run);
                const double before = changed.energy().total();
                changed.apply(changeTo({to, to, to, to}));
                EXPECT_LE(changed.energy().total(), before) << toString(from) << " to " << toString(to);
            }
        }
    }
}

// The free ends to be joined rest at different heights.
TEST(EdgeChange, PeriodicJoinLeavesNoJump) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {101, 1};
    e.rule.edges.left = e.rule.edges.right = Edge::Free;
    for (int x = 0; x <= 100; ++x)
        e.events.push_back({0, Pull{PullShape::Point, 1, 0.01 * x, PullMode::Pluck, double(x), 0}});
    Simulation run(e);
    run.advance(1);
    run.apply(changeTo({Edge::Periodic, Edge::Periodic, Edge::Fixed, Edge::Fixed}));
    EXPECT_NEAR(run.height(0), run.height(100), 1e-6);
    for (int x = 1; x < 101; ++x) EXPECT_LT(std::abs(run.height(x) - run.height(x - 1)), 0.05) << x;
}

// A fixed end returns to the rest line as a critically damped oscillator with a time constant of
// 32 steps: h (1 + n / 32) exp(-n / 32).
TEST(EdgeChange, FixedEndSettlesAtCriticalDamping) {
    for (const SchemeInfo& scheme : allSchemes) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid = {80, 1};
        e.rule.scheme = scheme.value;
        e.rule.damping.update = 0.98;
        e.rule.k = std::min(0.3, 0.8 * stabilityOf(e.rule).limitK);
        e.rule.edges.left = e.rule.edges.right = Edge::Free;
        e.events = {{0, Pull{PullShape::Gaussian, 5, 1.0, PullMode::Pluck, 3, 0}}};
        Simulation run(e);
        run.advance(4);
        run.apply(Settings{{"edges.left", "fixed"}});
        const double held = run.height(0);
        ASSERT_GT(held, 0.4) << scheme.word;
        for (int n = 1; n <= 200; ++n) {
            run.advance(1);
            const double share = n / 32.0;
            EXPECT_NEAR(run.height(0), held * (1.0 + share) * std::exp(-share), 0.02 * held)
                << scheme.word << ' ' << n;
        }
        run.advance(1000);
        EXPECT_NEAR(run.height(0), 0.0, 1e-6) << scheme.word;
        EXPECT_LT(run.largestHeight(), 0.01) << scheme.word;
    }
}

TEST(EdgeChange, SettlingEndEmitsPredictedEnergy) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {600, 1};
    e.rule.k = 0.5;
    e.rule.edges.left = e.rule.edges.right = Edge::Free;
    e.pullWith.x = 300;
    for (int x = 0; x < 600; ++x)
        e.events.push_back({0, Pull{PullShape::Point, 1, 1.0, PullMode::Pluck, double(x), 0}});
    e.events.push_back({0, Settings{{"edges.left", "fixed"}}});
    Simulation run(e);
    run.advance(1);
    EXPECT_NEAR(run.energy().total(), 0.0, 1e-4);
    run.advance(500);
    EXPECT_NEAR(run.energy().total(), std::sqrt(0.5) / (4.0 * 32.0), 0.05 * std::sqrt(0.5) / (4.0 * 32.0));
}

TEST(EdgeChange, SettlingIsIndependentOfSplitAndSnapshot) {
    for (const bool isPool : {false, true})
        for (const Arithmetic arithmetic : {Arithmetic::Float, Arithmetic::Integer})
            for (const double damping : {1.0, 0.99}) {
                if (arithmetic == Arithmetic::Integer && damping != 1.0) continue;
                Experiment e = defaultExperiment(isPool ? SceneKind::Pool : SceneKind::String);
                e.grid = isPool ? Grid{40, 30} : Grid{80, 1};
                e.rule.arithmetic = arithmetic;
                if (arithmetic == Arithmetic::Float) e.rule.k = 0.4;
                e.rule.damping.velocity = damping;
                e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
                e.pullWith.x = e.pullWith.y = 0;
                e.events = {{0, Pull{PullShape::Gaussian, 5, 4000.0, PullMode::Pluck, 3, 0}},
                            {9, Settings{{"edges.left", "fixed"}}}};
                Simulation whole(e), parts(e), back(e);
                whole.advance(160);
                for (int i = 0; i < 16; ++i) parts.advance(10);
                EXPECT_EQ(whole.hash(), parts.hash());
                back.advance(60);
                const Simulation::Snapshot middle = back.snapshot();
                back.advance(50);
                back.returnTo(middle, e.events);
                back.advance(100);
                EXPECT_EQ(whole.hash(), back.hash());
                whole.advance(8000);
                EXPECT_NEAR(whole.height(0, 0), 0.0, 1e-6);
            }
}

// A pulse leaves through the unchanged end.
TEST(EdgeChange, OppositeEndKeepsAbsorbing) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {120, 1};
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.events = {{0, Pull{PullShape::Gaussian, 6, 1.0, PullMode::Pluck, 30, 0}}};
    Simulation run(e), changed(e);
    run.advance(35);
    changed.advance(35);
    changed.apply(Settings{{"edges.right", "fixed"}});
    run.advance(30); // before the other half arrives
    changed.advance(30);
    for (int x = 0; x < 60; ++x) EXPECT_EQ(run.height(x), changed.height(x)) << x;
}
