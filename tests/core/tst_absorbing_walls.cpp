// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walls, media and strong damping at absorbing sides, which continue beyond the side.
#include "run/simulation.h"
#include "study/run_stability.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr Edge A = Edge::Absorbing, P = Edge::Periodic, F = Edge::Free;
constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};

PoolObject box(const char* name, double x, double y, double width, double height, WallKind kind) {
    Wall wall;
    wall.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 0.0, .path = {}};
    wall.kind = kind;
    return {name, x, y, 0.0, wall};
}

PoolObject mediumBox(const char* name, double x, double y, double width, double height, double factor) {
    MediumRegion region;
    region.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 0.0, .path = {}};
    region.factor = factor;
    return {name, x, y, 0.0, region};
}

// Sets `k` to a fraction of the stability limit.
Experiment pool(const Grid& grid, Stencil stencil, const Edges& edges, const PoolObjects& objects,
                double share) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = grid;
    e.rule.stencil = stencil;
    e.rule.edges = edges;
    e.rule.k = 0.1;
    e.objects = objects;
    e.rule.k = std::min(4.0, share * stabilityOf(Simulation(e)).limitK);
    e.pullWith.x = e.pullWith.y = 0;
    return e;
}

void expectNoGrowth(Simulation& run, std::int64_t steps, double max, const std::string& what) {
    while (run.frame() < steps && !run.divergedAt()) {
        run.advance(10);
        ASSERT_LE(run.largestHeight(), max) << what << " at step " << run.frame();
    }
    EXPECT_FALSE(run.divergedAt()) << what;
}

double largestHidden(const Simulation& run, int firstX, int lastX, int firstY, int lastY) {
    const Wave<float>& wave = std::get<Wave<float>>(run.wave());
    double largest = 0.0;
    for (int y = firstY; y <= lastY; ++y)
        for (int x = firstX; x <= lastX; ++x)
            for (const Field<float>* field : {&wave.now, &wave.previous})
                largest = std::max(largest, std::abs(double{field->at(x, y)}));
    return largest;
}

} // namespace

// The layers use objects beyond periodic sides from the first step.
TEST(AbsorbingWalls, StayStableWithPeriodicSides) {
    const PoolObjects reaching[] = {{mediumBox("m", 13, 5, 12, 40, 0.16)},
                                    {mediumBox("m", 8, 3, 60, 4, 2.0)},
                                    {box("w", 8, 0, 60, 2.5, WallKind::Free)},
                                    {box("w", 15, 5, 4, 40, WallKind::Fixed), mediumBox("m", 2, 6, 8, 5, 0.5)}};
    for (Stencil stencil : everyStencil)
        for (const PoolObjects& objects : reaching)
            for (bool turned : {false, true})
                for (bool later : {false, true}) {
                    const Edges joined = turned ? Edges{P, P, A, A} : Edges{A, A, P, P};
                    Experiment e = pool({17, 11}, stencil, later ? Edges{F, F, F, F} : joined, objects, 0.95);
                    e.events = {{0, Pull{PullShape::Gaussian, 2, 1.0, PullMode::Pluck, 7, 5}}};
                    if (later)
                        e.events.push_back(
                            {20, Settings{{"edges.left", std::string(toString(joined.left))},
                                          {"edges.right", std::string(toString(joined.right))},
                                          {"edges.top", std::string(toString(joined.top))},
                                          {"edges.bottom", std::string(toString(joined.bottom))}}});
                    const std::string what = std::string(toString(stencil)) + ", " + objects[0].name +
                                             (turned ? ", turned" : "") + (later ? ", later" : "");
                    Simulation whole(e), singly(e);
                    whole.advance(150);
                    for (int step = 0; step < 150; ++step) singly.advance(1);
                    EXPECT_EQ(whole.hash(), singly.hash()) << what;
                    expectNoGrowth(singly, 600, 4.0, what);
                }
}

// Boundaries cross the layers at right angles; bonds must stay symmetric.
TEST(AbsorbingWalls, StayStableWithMediaInLayers) {
    for (Stencil stencil : everyStencil)
        for (double factor : {0.02, 0.16, 4.0, 16.0})
            for (bool turned : {false, true})
                for (const Edges& edges : {turned ? Edges{A, A, P, P} : Edges{P, P, A, A}, Edges{A, A, A, A}}) {
                    const PoolObject strip =
                        turned ? mediumBox("m", 5, 8, 60, 4, factor) : mediumBox("m", 8, 5, 4, 60, factor);
                    Experiment e = pool({17, 17}, stencil, edges, {strip}, 0.95);
                    e.events = {{0, Pull{PullShape::Gaussian, 2, 1.0, PullMode::Pluck, 7, 6}}};
                    Simulation run(e);
                    expectNoGrowth(run, 2000, 1.5,
                                   std::string(toString(stencil)) + ' ' + std::to_string(factor) +
                                       (turned ? ", turned" : ""));
                }
}

// Hidden wall cells would keep displacement and velocity for ever.
TEST(AbsorbingWalls, KeepHiddenWallsAtRestDuringTaps) {
    for (WallKind kind : {WallKind::Fixed, WallKind::Free}) {
        Experiment e = pool({20, 15}, Stencil::Cross, {A, A, A, A}, {box("w", 4, 7, 20, 4, kind)}, 0.9);
        e.events = {{0, Pull{PullShape::Gaussian, 4, 1.0, PullMode::Add, 0, 4}}};
        Simulation run(e);
        run.advance(1);
        EXPECT_GT(largestHidden(run, -5, -1, 2, 3), 0.0);
        EXPECT_EQ(largestHidden(run, -24, -1, 6, 8), 0.0) << toString(kind);
        expectNoGrowth(run, 2000, 10.0, std::string(toString(kind)));
    }
}

TEST(AbsorbingWalls, AddedWallClearsHiddenWaves) {
    for (WallKind kind : {WallKind::Fixed, WallKind::Free}) {
        Experiment e = pool({20, 15}, Stencil::Cross, {A, A, A, A}, {}, 0.9);
        e.events = {{0, Pull{PullShape::Gaussian, 3, 1.0, PullMode::Pluck, 3, 7}}};
        Simulation run(e);
        run.advance(12);
        EXPECT_GT(largestHidden(run, -12, -1, 6, 8), 0.01);
        run.apply(ObjectsChange{{box("w", 4, 7, 20, 4, kind)}, {}, {}});
        EXPECT_EQ(largestHidden(run, -24, -1, 6, 8), 0.0) << toString(kind);
        expectNoGrowth(run, 2000, 3.0, std::string(toString(kind)));
        EXPECT_LT(run.largestHeight(), 0.02) << toString(kind);
    }
}

// The more an absorbing wall damps per step, the less Runge-Kutta may dissipate itself.
TEST(AbsorbingWalls, RungeKuttaAddsNoEnergy) {
    for (Stencil stencil : everyStencil)
        for (double thick : {3.0, 6.0, 10.0})
            for (double share : {0.05, 0.5, 1.0}) {
                Experiment e = pool({14, 12}, stencil, {F, F, F, F}, {}, 0.0);
                e.rule.scheme = Scheme::Rk4;
                e.rule.k = share * stabilityOf(e.rule).limitK;
                e.objects = {box("w", 6, 5, thick, 40, WallKind::Absorbing)};
                e.events = {{0, Pull{PullShape::Gaussian, 1.5, 1.0, PullMode::Pluck, 5, 6}},
                            {0, Pull{PullShape::Point, 1, 1.0, PullMode::Pluck, 9, 3}}};
                Simulation run(e);
                expectNoGrowth(run, 1500, 3.0,
                               std::string(toString(stencil)) + ", " + std::to_string(thick) +
                                   " thick, share " + std::to_string(share));
            }
}

// Damping allows k lambda > 8 in Runge-Kutta; the layers must not feed that energy back.
TEST(AbsorbingWalls, RungeKuttaStaysStableBeyondUndampedLimit) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (Stencil stencil : everyStencil)
            for (const Damping& damping :
                 {Damping{1, 0.05}, Damping{1, 0.15}, Damping{0.05, 1}, Damping{0.02, 1}, Damping{1, 0.4}})
                for (double share : {0.9, 0.98}) {
                    Experiment e = defaultExperiment(scene);
                    e.grid = scene == SceneKind::Pool ? Grid{7, 5} : Grid{30, 1};
                    e.rule.scheme = Scheme::Rk4;
                    e.rule.stencil = stencil;
                    e.rule.damping = damping;
                    e.rule.edges = {A, A, P, P};
                    e.rule.k = std::min(4.0, share * stabilityOf(e.rule).limitK);
                    e.events = {
                        {0, Pull{PullShape::Point, 1, 1.0, PullMode::Add, 3, double(e.grid.height / 2)}},
                        {0, Pull{PullShape::Point, 1, -1.0, PullMode::Add, 4, 0}}};
                    Simulation run(e);
                    expectNoGrowth(run, 600, 30.0,
                                   std::string(toString(stencil)) + ", s " + std::to_string(damping.velocity) +
                                       ", d " + std::to_string(damping.update));
                }
}

// Neither total length nor combined rule shows the absorbing end.
TEST(AbsorbingWalls, ImplicitStringEndsCanBeSwapped) {
    for (Scheme scheme : {Scheme::ImplicitEuler, Scheme::Trapezoid}) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid = {60, 1};
        e.rule.scheme = scheme;
        e.rule.edges = {A, Edge::Fixed, Edge::Fixed, Edge::Fixed};
        e.events = {{0, Pull{PullShape::Gaussian, 4, 1.0, PullMode::Pluck, 30, 0}},
                    {20, Settings{{"edges.left", "fixed"}, {"edges.right", "absorbing"}}}};
        Simulation run(e);
        run.advance(21);
        Simulation taken(e);
        taken.returnTo(run.snapshot(), {run.log().begin(), run.log().end()});
        Simulation before(e);
        before.advance(20);
        Simulation fresh(e);
        fresh.returnTo(before.snapshot(), {before.log().begin(), before.log().end()});
        fresh.advance(1);
        EXPECT_EQ(run.hash(), fresh.hash()) << toString(scheme);
        run.advance(100);
        taken.advance(100);
        EXPECT_EQ(run.hash(), taken.hash()) << toString(scheme);
    }
}
