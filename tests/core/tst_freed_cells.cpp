// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walls removed or moved while a wave is present.
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr Grid duct{200, 41};

// Returns a duct with a plane wave.
Experiment planeWave(Edge end, Scheme scheme, double damping) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = duct;
    e.rule.scheme = scheme;
    e.rule.k = 0.3;
    e.rule.stencil = Stencil::Cross;
    e.rule.damping.velocity = damping;
    e.rule.edges = {end, end, Edge::Free, Edge::Free};
    e.pullWith.x = e.pullWith.y = 0;
    Source source;
    source.form = SourceForm::Line;
    source.length = 400.0;
    source.fade = 0.0;
    source.hertz = e.stepsPerSecond / 60.0;
    e.objects = {{"s", 30, 20, 90, source}};
    return e;
}

PoolObject thinWall(double x, double y, double angle) {
    Wall wall;
    wall.shape = {.form = Form::Line, .width = 400.0, .height = 3.0, .thickness = 0.0, .path = {}};
    return {"w", x, y, angle, wall};
}

} // namespace

// A free wall along the direction of travel does not affect a plane wave.
TEST(FreedCells, WallAlongPlaneWaveLeavesNoTrace) {
    for (const Edge end : {Edge::Free, Edge::Absorbing})
        for (const Scheme scheme : {Scheme::Leapfrog, Scheme::DelayedEuler, Scheme::Rk4})
            for (const double damping : {1.0, 0.999}) {
                if (scheme == Scheme::DelayedEuler && damping == 1.0) continue; // the simulation explodes
                const Experiment without = planeWave(end, scheme, damping);
                Experiment with = without;
                with.objects.push_back(thinWall(100, 20, 0));
                Simulation expected(without), run(with);
                expected.advance(230);
                run.advance(230);
                run.apply(ObjectsChange{{}, {}, {"w"}});
                // The absorbing layer has a different history, which shows from the third step.
                for (int i = 0; i < (end == Edge::Absorbing ? 2 : 3); ++i) {
                    double apart = 0.0;
                    for (int y = 0; y < duct.height; ++y)
                        for (int x = 45; x < duct.width; ++x)
                            apart = std::max(apart, std::abs(run.height(x, y) - expected.height(x, y)));
                    EXPECT_LT(apart, 0.02 * expected.largestHeight())
                        << toString(end) << ' ' << toString(scheme) << ' ' << damping << " frame "
                        << run.frame();
                    run.advance(100);
                    expected.advance(100);
                }
            }
}

// A removed wall across the duct leaves a straight slope, without single-cell noise.
TEST(FreedCells, WallAcrossWaveLeavesLinearSlope) {
    Experiment e = planeWave(Edge::Absorbing, Scheme::Leapfrog, 1.0);
    Wall thick;
    thick.shape = {.form = Form::Box, .width = 9.0, .height = 60.0, .thickness = 0.0, .path = {}};
    e.objects.push_back({"w", 100, 20, 0, thick});
    Simulation run(e);
    run.advance(251);
    const double before = run.height(95, 20), behind = run.height(105, 20);
    ASSERT_EQ(behind, 0.0);
    run.apply(ObjectsChange{{}, {}, {"w"}});
    for (int x = 96; x <= 104; ++x)
        EXPECT_NEAR(run.height(x, 20), before * (105 - x) / 10.0, 0.02 * std::abs(before)) << x;
}

TEST(FreedCells, AdvanceIdenticallyForAnySplit) {
    Experiment e = planeWave(Edge::Absorbing, Scheme::Leapfrog, 1.0);
    e.objects.push_back(thinWall(100, 20, 35));
    e.events = {{150, ObjectsChange{{}, {}, {"w"}}}};
    Simulation whole(e), parts(e);
    whole.advance(300);
    for (int i = 0; i < 30; ++i) parts.advance(10);
    EXPECT_EQ(whole.hash(), parts.hash());
}
