// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/driving_forces.h"

#include "model/validate.h"

#include <cmath>
#include <gtest/gtest.h>
#include <optional>

using namespace seiche;

namespace {

/// Returns a string that gains momentum only from drives.
Experiment freeString() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {121, 1};
    e.pullWith.x = 60.0;
    e.stepsPerSecond = 100.0;
    e.rule.k = 0.5;
    e.rule.edges.left = e.rule.edges.right = Edge::Free;
    return e;
}

PoolObject oscillator(SourceForm form, double at) {
    Source source;
    source.form = form;
    source.hertz = 2.0;
    source.height = 0.4;
    return {"o", at, 0, 0, source};
}

/// Returns the momentum of all points except `held`, in heights per step.
double momentum(const Simulation& run, std::optional<int> held) {
    const auto& wave = std::get<Wave<float>>(run.wave());
    double sum = 0.0;
    for (int x = 0; x < run.grid().width; ++x)
        if (x != held) sum += double{wave.now.at(x, 0)} - double{wave.previous.at(x, 0)};
    return sum;
}

/// Checks at each step that the momentum gained equals the predicted force.
void expectGains(const Experiment& experiment, std::optional<int> held = {}) {
    ASSERT_TRUE(validate(experiment).empty());
    Simulation run(experiment);
    double largest = 0.0;
    for (int step = 0; step < 300; ++step) {
        const std::vector<DrivingForce> forces = drivingForces(run);
        double all = 0.0;
        for (const DrivingForce& each : forces) all += each.force;
        const double before = momentum(run, held);
        run.advance(1);
        if (step > 0) {
            EXPECT_NEAR(momentum(run, held) - before, all, 2e-5) << step;
        }
        largest = std::max(largest, std::abs(all));
    }
    EXPECT_GT(largest, 0.01);
}

} // namespace

TEST(DrivingForces, TransparentSourceForceMatchesMomentum) {
    for (const double at : {60.0, 1.0}) {
        Experiment e = freeString();
        e.objects = {oscillator(SourceForm::Line, at)};
        expectGains(e);
    }
}

TEST(DrivingForces, SineDriveForceMatchesMomentum) {
    Experiment e = freeString();
    e.drive = {.height = 0.02, .frequency = 0.02, .width = 4.0, .x = 40.0};
    expectGains(e);
    const Simulation run(e);
    ASSERT_EQ(drivingForces(run).size(), 1u);
    EXPECT_EQ(drivingForces(run).front().source, nullptr);
    EXPECT_EQ(drivingForces(run).front().point, 40.0);
}

TEST(DrivingForces, HeldPointForceMatchesMomentum) {
    for (const int at : {0, 30, 120}) {
        Experiment e = freeString();
        e.objects = {oscillator(SourceForm::Held, at)};
        expectGains(e, at);
    }
    Experiment ring = freeString();
    ring.rule.edges.left = ring.rule.edges.right = Edge::Periodic;
    ring.objects = {oscillator(SourceForm::Held, 0)};
    expectGains(ring, 0);
}

TEST(DrivingForces, HeldPointForceIncludesBending) {
    Experiment e = freeString();
    e.rule.k = 0.05;
    e.rule.bending = 3.0;
    e.objects = {oscillator(SourceForm::Held, 30)};
    expectGains(e, 30);
}

// Half of the source would push the immovable end.
TEST(DrivingForces, ExcludeShareOfFixedEnd) {
    Experiment e = freeString();
    e.rule.edges.left = Edge::Fixed;
    e.objects = {oscillator(SourceForm::Line, 0)};
    Simulation run(e);
    run.advance(10);
    const double atEnd = std::abs(drivingForces(run).front().force);
    e.objects.front().x = 60;
    Simulation other(e);
    other.advance(10);
    EXPECT_GT(atEnd, 0.0);
    EXPECT_LT(atEnd, 0.9 * std::abs(drivingForces(other).front().force));
}

TEST(DrivingForces, AreEmptyWithoutDrive) {
    EXPECT_TRUE(drivingForces(Simulation(freeString())).empty());
    EXPECT_TRUE(drivingForces(Simulation(defaultExperiment(SceneKind::Pool))).empty());
    Experiment whole = defaultExperiment(SceneKind::String);
    whole.rule.arithmetic = Arithmetic::Integer;
    EXPECT_TRUE(drivingForces(Simulation(whole)).empty());
}
