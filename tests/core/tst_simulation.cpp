// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

Pull gaussian(double x, double y, double height, double sigma, PullMode mode) {
    return {PullShape::Gaussian, sigma, height, mode, x, y};
}

Experiment undampedString(double k) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.k = k;
    e.events = {{0, gaussian(100, 0, 1, 6, PullMode::Pluck)}};
    return e;
}

Experiment undampedPool(Stencil stencil, double k, Edge edge) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {48, 36};
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.edges = {edge, edge, edge, edge};
    e.events = {{0, gaussian(20, 15, 1, 3, PullMode::Pluck)}};
    return e;
}

double energyDrift(const Experiment& experiment, std::int64_t steps) {
    Simulation run(experiment);
    run.advance(1);
    const double start = run.energy().total();
    run.advance(steps);
    return std::abs(run.energy().total() / start - 1.0);
}

} // namespace

TEST(Simulation, UndampedStringRepeatsBitForBit) {
    Experiment e = defaultExperiment(SceneKind::String);
    std::mt19937 random(7);
    for (int i = 0; i < 40; ++i)
        e.events.push_back({0, Pull{PullShape::Point, 1, double(int(random() % 2001) - 1000), PullMode::Pluck,
                                    double(1 + random() % 318), 0}});
    Simulation run(e);
    run.advance(1);
    std::vector<double> first;
    for (int i = 0; i < 320; ++i) first.push_back(run.height(i));
    run.advance(2 * 319);
    for (int i = 0; i < 320; ++i) EXPECT_EQ(run.height(i), first[static_cast<std::size_t>(i)]) << i;
}

TEST(Simulation, LeapfrogConservesStringEnergy) {
    for (double k : {0.01, 0.1, 0.25, 0.5, 0.77, 0.99, 0.999, 1.0})
        EXPECT_LT(energyDrift(undampedString(k), 100'000), 1e-4) << "k = " << k;
}

TEST(Simulation, LeapfrogConservesPoolEnergy) {
    for (Edge edge : {Edge::Fixed, Edge::Free, Edge::Periodic}) {
        EXPECT_LT(energyDrift(undampedPool(Stencil::Cross, 0.5, edge), 20'000), 1e-4);
        EXPECT_LT(energyDrift(undampedPool(Stencil::Cross, 0.3, edge), 20'000), 1e-4);
        EXPECT_LT(energyDrift(undampedPool(Stencil::Diagonal, 0.45, edge), 20'000), 1e-4);
        EXPECT_LT(energyDrift(undampedPool(Stencil::Moore, 0.3, edge), 20'000), 1e-4);
        EXPECT_LT(energyDrift(undampedPool(Stencil::Isotropic, 0.7, edge), 20'000), 1e-4);
    }
}

TEST(Simulation, FlatSurfaceStaysFlat) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double k : {0.1, 0.25, 0.5})
            for (Edge edge : {Edge::Free, Edge::Periodic}) {
                Experiment e = undampedPool(stencil, k, edge);
                e.events.clear();
                for (int y = 0; y < 36; ++y)
                    for (int x = 0; x < 48; ++x)
                        e.events.push_back(
                            {0, Pull{PullShape::Point, 1, 0.1, PullMode::Pluck, double(x), double(y)}});
                Simulation run(e);
                run.advance(500);
                for (int y = 0; y < 36; ++y)
                    for (int x = 0; x < 48; ++x) ASSERT_EQ(run.height(x, y), 0.1f);
            }
}

TEST(Simulation, HashIsIndependentOfStepSplit) {
    Experiment e = undampedPool(Stencil::Isotropic, 0.6, Edge::Free);
    e.events.push_back({17, gaussian(30, 10, -2, 2, PullMode::Add)});
    e.events.push_back({60, Settings{{"k", 0.4}, {"damping.velocity", 0.999}}});
    Simulation whole(e);
    whole.advance(200);
    Simulation split(e);
    std::mt19937 random(3);
    while (split.frame() < 200) split.advance(std::min<std::int64_t>(1 + random() % 9, 200 - split.frame()));
    EXPECT_EQ(whole.hash(), split.hash());
}

TEST(Simulation, ReplayedLogHasSameHash) {
    Simulation live(undampedString(0.9));
    live.advance(31);
    live.apply(gaussian(40, 0, 2, 5, PullMode::Add));
    live.advance(10);
    live.apply(Settings{{"damping.update", 0.999}});
    live.apply(gaussian(250, 0, -1, 5, PullMode::Set));
    live.advance(59);
    Simulation replay(live.asExperiment());
    replay.advance(100);
    EXPECT_EQ(replay.hash(), live.hash());
    EXPECT_EQ(replay.settings(), live.settings());
}

TEST(Simulation, ReportsExactStepOfDivergence) {
    Experiment e = undampedString(1.0);
    e.rule.scheme = Scheme::Euler;
    Simulation atOnce(e);
    atOnce.advance(1000);
    ASSERT_TRUE(atOnce.divergedAt());
    Simulation stepwise(e);
    while (stepwise.largestHeight() <= Simulation::divergenceHeight) stepwise.advance(1);
    EXPECT_EQ(atOnce.divergedAt(), stepwise.frame());
    EXPECT_EQ(atOnce.frame(), stepwise.frame());
    EXPECT_TRUE(std::isfinite(atOnce.largestHeight()));
}

TEST(Simulation, FixedEdgeStaysAtRest) {
    Experiment e = undampedString(1.0);
    e.events.push_back({3, Pull{PullShape::Point, 1, 5, PullMode::Add, 0, 0}});
    Simulation run(e);
    run.advance(50);
    EXPECT_EQ(run.height(0), 0.0);
    EXPECT_EQ(run.height(319), 0.0);
}

// A plucked string is straight on both sides of the finger.
TEST(Simulation, WideTriangleSpansWholeString) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = 101;
    for (const double place : {20.0, 50.0, 70.0}) {
        Simulation run(e);
        run.apply(Pull{PullShape::Triangle, 1000.0, 1.0, PullMode::Pluck, place, 0});
        for (int x = 0; x <= 100; ++x)
            EXPECT_NEAR(run.height(x), x < place ? x / place : (100.0 - x) / (100.0 - place), 1e-6) << x;
    }
}

TEST(Simulation, FixedEndInvertsPulseFreeEndDoesNot) {
    for (Edge edge : {Edge::Fixed, Edge::Free}) {
        Experiment e = undampedString(1.0);
        e.rule.edges.right = edge;
        e.events = {{0, gaussian(250, 0, 1, 6, PullMode::Pluck)}};
        Simulation run(e);
        // The right half travels 69 points to the end and back.
        run.advance(edge == Edge::Fixed ? 138 : 139);
        EXPECT_NEAR(run.height(250), edge == Edge::Fixed ? -0.5 : 0.5, 0.01);
    }
}
