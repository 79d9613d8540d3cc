// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/largest_height.h"
#include "run/divergence.h"
#include "run/simulation.h"

#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

constexpr double limit = Simulation::divergenceHeight;

Rule poolRule(Stencil stencil, double k) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.stencil = stencil;
    rule.k = k;
    return rule;
}

} // namespace

TEST(Divergence, StiffnessRangeIgnoresFreeWalls) {
    std::optional<Field<float>> stiffness(std::in_place, Grid{8, 6}, SceneKind::Pool);
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 8; ++x) stiffness->at(x, y) = 1.0f;
    stiffness->at(2, 1) = 3.0f;
    stiffness->at(5, 4) = 0.25f;
    stiffness->at(6, 4) = freeWall;
    EXPECT_EQ(stiffnessRange(stiffness).largest, 3.0);
    EXPECT_EQ(stiffnessRange(stiffness).min, 0.25);
}

TEST(Divergence, AllowsManyUncheckedStepsIfStable) {
    const Grid projector{3840, 2160};
    EXPECT_GE(stepsBelow(limit, 1.0, projector, poolRule(Stencil::Cross, 0.5)), 256);
    EXPECT_GE(stepsBelow(limit, 120.0, projector, poolRule(Stencil::Cross, 0.5)), 128);
    EXPECT_GE(stepsBelow(limit, 1.0, projector, poolRule(Stencil::Moore, 0.25)), 256);
}

TEST(Divergence, AllowsFewUncheckedStepsIfUnstable) {
    const Grid pool{320, 240};
    EXPECT_LE(stepsBelow(limit, 1.0, pool, poolRule(Stencil::Cross, 0.6)), 30);
    Rule euler = poolRule(Stencil::Cross, 0.5);
    euler.scheme = Scheme::Euler;
    EXPECT_LE(stepsBelow(limit, 1.0, pool, euler), 30);
    EXPECT_EQ(stepsBelow(limit, limit, pool, poolRule(Stencil::Cross, 0.5)), 1);
}

// Worst states at the stability limit: the shortest wave grows in proportion to the steps.
TEST(Divergence, BoundHoldsForWorstStates) {
    std::mt19937 random(1);
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double share : {1.0, 0.7})
            for (bool chessboard : {true, false}) {
                Rule rule = poolRule(stencil, 1.0);
                rule.k = share * (stencil == Stencil::Moore       ? 1.0 / 3.0
                                  : stencil == Stencil::Isotropic ? 0.75
                                                                  : 0.5);
                for (double largest : {1e3, 1e6, 1e9}) {
                    Wave<float> wave({64, 48}, SceneKind::Pool);
                    for (int y = 0; y < 48; ++y)
                        for (int x = 0; x < 64; ++x) {
                            const bool odd = (chessboard ? x + y : x) % 2 != 0;
                            const double height = random() % 8 == 0 || odd ? -largest : largest;
                            wave.now.at(x, y) = static_cast<float>(height);
                            wave.previous.at(x, y) = static_cast<float>(chessboard ? height : -height);
                        }
                    const std::int64_t steps = stepsBelow(limit, largest, wave.grid(), rule);
                    Engine engine;
                    engine.advance(wave, rule, steps);
                    EXPECT_LE(largestHeight(wave.now), limit);
                    EXPECT_GE(steps, largest < 1e5 ? 32 : 1);
                }
            }
}

// Tested far above and just above the stability limit.
TEST(Divergence, StepIsIndependentOfSplit) {
    for (double k : {0.505, 0.52, 0.9})
        for (Edge edge : {Edge::Fixed, Edge::Absorbing}) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = {40, 30};
            e.rule.k = k;
            e.rule.edges = {edge, edge, edge, edge};
            e.events = {{0, Pull{PullShape::Point, 1, 1000, PullMode::Set, 13, 11}}};
            Simulation whole(e);
            whole.advance(20'000);
            ASSERT_TRUE(whole.divergedAt()) << k;
            Simulation stepwise(e);
            const auto& now = std::get<Wave<float>>(stepwise.wave()).now;
            while (!(largestHeight(now, now.cells()) > limit)) stepwise.advance(1);
            EXPECT_EQ(whole.divergedAt(), stepwise.frame()) << k;
            EXPECT_EQ(whole.hash(), stepwise.hash());
        }
}

// An event or the drive can exceed the limit itself; then no step follows.
TEST(Divergence, StopsAtStepOfExcessiveEventOrDrive) {
    for (bool driven : {false, true}) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {40, 30};
        e.events = {{7, Pull{PullShape::Point, 1, 2 * limit, PullMode::Set, 13, 11}}};
        if (driven) {
            e.drive = {2 * limit, 0.25, 0.25, PullShape::Point, 1, 13, 11};
            e.events = {};
        }
        const std::int64_t expected = driven ? 0 : 7;
        Simulation whole(e), stepwise(e);
        whole.advance(20);
        for (int step = 0; step < 20; ++step) stepwise.advance(1);
        for (const Simulation* run : {&whole, &stepwise}) {
            EXPECT_EQ(run->divergedAt(), expected);
            EXPECT_EQ(run->frame(), expected);
        }
        EXPECT_EQ(whole.hash(), stepwise.hash());
    }
}
