// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/comparison.h"
#include "run/exact_comparison.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment pulled(Scheme scheme, double k) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 161;
    experiment.rule.scheme = scheme;
    experiment.rule.k = k;
    experiment.rule.damping.velocity = 0.9995;
    experiment.events = {{0, Pull{PullShape::Gaussian, 12.0, 1.0, PullMode::Pluck, 60.0, 0.0}},
                         {75, Pull{PullShape::Gaussian, 12.0, 0.5, PullMode::Pluck, 100.0, 0.0}}};
    return experiment;
}

double errorAfter(Experiment experiment, int steps) {
    Simulation run(experiment);
    auto exact = ExactComparison::startFrom(run);
    EXPECT_TRUE(exact);
    for (int i = 0; i < steps; i += 25) {
        run.advance(25);
        EXPECT_TRUE(exact->follow(run));
    }
    return largestDifference(run, exact->heights());
}

} // namespace

TEST(ExactComparison, AppliesPullsOfRun) {
    // Smooth waves and a small time step. The amplitude error of a first-order scheme is about n k
    // lambda / 2, here 400 * 0.01 / 12^2 / 2 = 1.4 %; leapfrog is of second order.
    const double leapfrog = errorAfter(pulled(Scheme::Leapfrog, 0.01), 400);
    EXPECT_LT(leapfrog, 1e-3);
    for (Scheme scheme : {Scheme::Euler, Scheme::ImplicitEuler}) {
        const double error = errorAfter(pulled(scheme, 0.01), 400);
        EXPECT_GT(error, 0.004);
        EXPECT_LT(error, 0.03);
    }
}

TEST(ExactComparison, AppliesChangedSettings) {
    Experiment experiment = pulled(Scheme::Leapfrog, 0.01);
    experiment.events.push_back({150, Settings{{"damping.velocity", 0.99}}});
    experiment.events.push_back({200, Settings{{"edges.right", std::string("free")}}});
    EXPECT_LT(errorAfter(experiment, 400), 5e-3);
    experiment.events.push_back({300, Settings{{"edges.right", std::string("absorbing")}}});
    Simulation run(experiment);
    auto exact = ExactComparison::startFrom(run);
    run.advance(400);
    EXPECT_FALSE(exact->follow(run));
    EXPECT_FALSE(ExactComparison::startFrom(run));
}

TEST(ExactComparison, IntegerRunsHaveNoComparisonRun) {
    Rule rule = defaultExperiment(SceneKind::String).rule;
    EXPECT_TRUE(supportsComparison(rule, Scheme::Trapezoid));
    rule.arithmetic = Arithmetic::Integer;
    EXPECT_FALSE(supportsComparison(rule, Scheme::Trapezoid));
}

TEST(ExactComparison, RefusesToFollowDifferentRun) {
    const Simulation run(pulled(Scheme::Leapfrog, 0.01));
    auto exact = ExactComparison::startFrom(run);
    ASSERT_TRUE(exact);
    EXPECT_TRUE(exact->follow(run));
    for (int points : {40, 160, 162, 640}) {
        Experiment other = pulled(Scheme::Leapfrog, 0.01);
        other.grid.width = points;
        other.events.clear();
        EXPECT_FALSE(exact->follow(Simulation(other))) << points;
    }
    Experiment free = pulled(Scheme::Leapfrog, 0.01);
    free.rule.edges.right = Edge::Free;
    EXPECT_FALSE(exact->follow(Simulation(free)));
    EXPECT_FALSE(exact->follow(Simulation(pulled(Scheme::Leapfrog, 0.02))));
    // A refused run leaves the exact solution unchanged.
    EXPECT_TRUE(exact->follow(run));
    EXPECT_EQ(exact->heights().size(), 161u);
}

TEST(ExactComparison, DifferenceOfEqualRunsIsZero) {
    Simulation run(pulled(Scheme::Leapfrog, 0.5));
    run.advance(100);
    const Simulation same = run;
    EXPECT_EQ(largestDifference(run, same), 0.0);
    run.advance(1);
    EXPECT_GT(largestDifference(run, same), 0.0);
}
