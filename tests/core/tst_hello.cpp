// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hello world: a test to copy. It describes an experiment, runs it, and compares what is measured with what
// theory says. No window, no clock, no luck: the step is the only time there is, and the same steps give the
// same heights everywhere.
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/modes.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

// Helpers stand in an unnamed namespace. Tests are compiled together: give helpers names that no other test
// has.
namespace {

// A string with fixed ends, let go from rest in the shape of its fundamental.
Experiment helloString() {
    // Every value has a default: 320 points, fixed ends, k = 1, no damping, leapfrog. Change what the test is
    // about.
    Experiment experiment = defaultExperiment(SceneKind::String);
    // k is the squared Courant number: at 1/4 a wave takes two steps from one point to the next.
    experiment.rule.k = 0.25;
    experiment.stepsPerSecond = 638.0;

    // A pull in the shape of one half wave between the ends. `Pluck` displaces the string without giving it a
    // velocity.
    Pull pull;
    pull.shape = PullShape::Mode;
    pull.width = 1.0;
    pull.height = 1.0;
    pull.mode = PullMode::Pluck;

    // Whatever happens to a run is an event with its step; it acts before the next step is computed.
    experiment.events = {{0, pull}};
    return experiment;
}

// Hz, from the moments in which the middle rises through rest; between two steps it moves in a straight line.
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

TEST(Hello, AStringSwingsAsOftenAsTheorySays) {
    // 1. Describe. `validate` lists everything that is wrong with a description; a simulation takes valid ones
    // only.
    const Experiment experiment = helloString();
    ASSERT_TRUE(validate(experiment).empty());

    // 2. Run. The first step makes the pull happen: the string stands as high as it was pulled.
    Simulation run(experiment);
    run.advance(1);
    ASSERT_NEAR(run.largestHeight(), 1.0, 1e-3);
    const double measured = measuredFrequency(run, 10);

    // 3. Compare. The expected number comes from theory: at every step the leapfrog scheme turns the phase of a
    // mode by theta, cos(theta) = 1 - k lambda / 2, where lambda is the mode's eigenvalue of the Laplacian.
    const double pi = 3.14159265358979323846;
    const double lambda = 4.0 * std::pow(std::sin(pi / (2.0 * 319.0)), 2);
    const double theta = std::acos(1.0 - 0.25 * lambda / 2.0);
    const double expected = theta / (2.0 * pi) * experiment.stepsPerSecond;
    EXPECT_NEAR(measured, expected, 1e-5 * expected);

    // The program predicts the same. `core/theory` has such formulas ready, each with its source.
    const Mode mode = Modes::of(run.rule(), run.grid())->mode(0);
    EXPECT_NEAR(mode.motion.frequency(experiment.stepsPerSecond), expected, 1e-12);
    EXPECT_FALSE(run.divergedAt());
}

// A test must be able to fail: say what has to go wrong, too, and look for the reason, not only for a failure.
TEST(Hello, WhatCannotBeRunIsNamed) {
    Experiment experiment = helloString();
    experiment.rule.k = -1.0;
    const std::vector<Problem> problems = validate(experiment);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "k");
}
