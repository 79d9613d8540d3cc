// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hello world: a test to copy. Describes an experiment, runs it and compares the result with
// theory. Equal steps give equal heights on every computer.
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/modes.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

// Tests are compiled together, so helpers need an unnamed namespace and unique names.
namespace {

// Returns a string released from rest in its fundamental mode.
Experiment helloString() {
    // Defaults: 320 points, fixed ends, k = 1, no damping, leapfrog. Change only the tested
    // values.
    Experiment experiment = defaultExperiment(SceneKind::String);
    // k is the squared Courant number: 1/4 gives half a point per step.
    experiment.rule.k = 0.25;
    experiment.stepsPerSecond = 638.0;

    // `Pluck` displaces the string without adding velocity. The shape is one half-wavelength.
    Pull pull;
    pull.shape = PullShape::Mode;
    pull.width = 1.0;
    pull.height = 1.0;
    pull.mode = PullMode::Pluck;

    // Events act before the next step.
    experiment.events = {{0, pull}};
    return experiment;
}

// Measures the frequency, in Hz, from interpolated upward zero crossings of the middle.
double measuredFrequency(Simulation& run, int swings) {
    const int middle = run.grid().width / 2;
    double first = 0.0;
    for (int counted = 0;;) {
        const double before = run.height(middle);
        run.advance(1);
        const double now = run.height(middle);
        if (before >= 0.0 || now < 0.0) continue;
        const double rises = static_cast<double>(run.frame()) - now / (now - before);
        if (counted == 0) first = rises;
        if (counted++ == swings) return swings * run.settings().stepsPerSecond / (rises - first);
    }
}

} // namespace

TEST(Hello, StringFrequencyMatchesTheory) {
    // 1. Describe. `validate` returns all errors; a simulation needs a valid experiment.
    const Experiment experiment = helloString();
    ASSERT_TRUE(validate(experiment).empty());

    // 2. Run. The first step performs the tap.
    Simulation run(experiment);
    run.advance(1);
    ASSERT_NEAR(run.largestHeight(), 1.0, 1e-3);
    const double measured = measuredFrequency(run, 10);

    // 3. Compare with theory. Leapfrog advances a mode's phase by theta per step, cos(theta) = 1 -
    // k lambda / 2. lambda is the mode's eigenvalue of the Laplacian.
    const double pi = 3.14159265358979323846;
    const double lambda = 4.0 * std::pow(std::sin(pi / (2.0 * 319.0)), 2);
    const double theta = std::acos(1.0 - 0.25 * lambda / 2.0);
    const double expected = theta / (2.0 * pi) * experiment.stepsPerSecond;
    EXPECT_NEAR(measured, expected, 1e-5 * expected);

    // `core/theory` has such formulas with their sources.
    const Mode mode = Modes::of(run.rule(), run.grid())->mode(0);
    EXPECT_NEAR(mode.motion.frequency(experiment.stepsPerSecond), expected, 1e-12);
    EXPECT_FALSE(run.divergedAt());
}

// Test failures too, and check the reported reason.
TEST(Hello, ReportsInvalidParameter) {
    Experiment experiment = helloString();
    experiment.rule.k = -1.0;
    const std::vector<Problem> problems = validate(experiment);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "k");
}
