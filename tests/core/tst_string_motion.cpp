// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/string_motion.h"
#include "model/experiment.h"
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

/// Returns a run `frames` steps after a mode's release from rest.
Simulation movingMode(int halfWaves, double k, std::int64_t frames, Scheme scheme = Scheme::Leapfrog) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 101;
    experiment.rule.k = k;
    experiment.rule.scheme = scheme;
    Pull pull;
    pull.shape = PullShape::Mode;
    pull.width = halfWaves;
    pull.height = 1.0;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    Simulation run(experiment);
    run.advance(frames);
    return run;
}

const Wave<float>& floatWave(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

} // namespace

// Force -k lambda f, with the second difference's eigenvalue.
TEST(StringMotion, ModeForceMatchesEigenvalue) {
    const Simulation run = movingMode(3, 0.25, 1);
    const std::vector<float> forces = forcesAlong(floatWave(run), run.rule());
    const double lambda = 4.0 * std::pow(std::sin(3.0 * pi / 200.0), 2);
    ASSERT_EQ(forces.size(), 101u);
    for (int i = 0; i <= 100; ++i)
        EXPECT_NEAR(double{forces[static_cast<std::size_t>(i)]}, -0.25 * lambda * run.height(i), 1e-6) << i;
}

// Stiffness multiplies the force by 1 + bending lambda.
TEST(StringMotion, StiffStringForceIncludesBending) {
    const Simulation run = movingMode(3, 0.25, 1);
    Rule stiff = run.rule();
    stiff.bending = 20.0;
    const std::vector<float> forces = forcesAlong(floatWave(run), stiff);
    const double lambda = 4.0 * std::pow(std::sin(3.0 * pi / 200.0), 2);
    for (int i = 0; i <= 100; ++i)
        EXPECT_NEAR(double{forces[static_cast<std::size_t>(i)]},
                    -0.25 * lambda * (1.0 + 20.0 * lambda) * run.height(i), 1e-5)
            << i;
}

// Leapfrog: 1 - k lambda / 2 = cos theta and f[n] = cos(theta n + phase).
// The central difference is -sin(theta) sin(theta n + phase).
TEST(StringMotion, VelocityIsCentredOnCurrentStep) {
    const double k = 0.25, lambda = 4.0 * std::pow(std::sin(2.0 * pi / 200.0), 2);
    const double theta = std::acos(1.0 - k * lambda / 2.0);
    for (const std::int64_t frames : {10, 55, 200}) {
        const Simulation run = movingMode(2, k, frames);
        Simulation later = run;
        later.advance(1);
        const std::vector<float> velocities = velocitiesAlong(floatWave(run), run.rule());
        const double central = 0.5 * (later.height(25) - double{floatWave(run).previous.at(25, 0)});
        EXPECT_NEAR(double{velocities[25]}, central, 1e-6);
        // Displacement and scaled velocity combine to the amplitude 1.
        EXPECT_NEAR(std::hypot(run.height(25), double{velocities[25]} / std::sin(theta)), 1.0, 0.01);
        EXPECT_EQ(velocities[0], 0.0f);
        EXPECT_EQ(velocities[100], 0.0f);
    }
}

TEST(StringMotion, RungeKuttaVelocityBelongsToCurrentStep) {
    const double k = 0.25, lambda = 4.0 * std::pow(std::sin(2.0 * pi / 200.0), 2);
    const double angle = std::sqrt(k * lambda);
    const Simulation run = movingMode(2, k, 100, Scheme::Rk4);
    const std::vector<float> velocities = velocitiesAlong(floatWave(run), run.rule());
    EXPECT_NEAR(std::hypot(run.height(25), double{velocities[25]} / angle), 1.0, 1e-3);
}

// A doubled linear density halves the acceleration.
TEST(StringMotion, HeavierStringAcceleratesLess) {
    Wave<float> wave({11, 1}, SceneKind::String);
    wave.stiffness.emplace(wave.grid(), SceneKind::String);
    for (int i = 0; i <= 10; ++i) {
        wave.stiffness->at(i, 0) = i < 5 ? 1.0f : 0.5f;
        wave.now.at(i, 0) = wave.previous.at(i, 0) = static_cast<float>(i * i);
    }
    Rule rule;
    rule.k = 0.5;
    rule.model = MediumModel::Density;
    const std::vector<float> forces = forcesAlong(wave, rule);
    // The second difference of i^2 is 2.
    EXPECT_FLOAT_EQ(forces[3], 1.0f);
    EXPECT_FLOAT_EQ(forces[7], 0.5f);
}

TEST(StringMotion, EndForcesDependOnEdgeKind) {
    Wave<float> wave({5, 1}, SceneKind::String);
    const float heights[] = {1.0f, 3.0f, 0.0f, 0.0f, 2.0f};
    for (int i = 0; i < 5; ++i) wave.now.at(i, 0) = wave.previous.at(i, 0) = heights[i];
    Rule rule;
    rule.k = 1.0;
    rule.edges.left = Edge::Free;
    rule.edges.right = Edge::Fixed;
    std::vector<float> forces = forcesAlong(wave, rule);
    EXPECT_FLOAT_EQ(forces[0], 2.0f);
    EXPECT_FLOAT_EQ(forces[1], -5.0f);
    EXPECT_FLOAT_EQ(forces[4], 0.0f);
    rule.edges.left = rule.edges.right = Edge::Periodic;
    forces = forcesAlong(wave, rule);
    EXPECT_FLOAT_EQ(forces[0], 3.0f);  // 3 - 2 + 2
    EXPECT_FLOAT_EQ(forces[4], -3.0f); // 1 - 4 + 0
}
