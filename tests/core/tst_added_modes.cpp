// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/limits.h"
#include "model/resize.h"
#include "model/validate.h"
#include "run/comparison.h"
#include "run/exact_comparison.h"
#include "theory/modes.h"
#include "theory/projection.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double turn = 2.0 * std::numbers::pi;

Experiment stringOf(int points, Edge left = Edge::Fixed, Edge right = Edge::Fixed) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.rule.edges.left = left;
    e.rule.edges.right = right;
    e.pullWith.x = points / 2;
    return e;
}

Experiment with(Experiment e, AddedModes added, std::int64_t step = 0) {
    e.events.push_back({step, std::move(added)});
    return e;
}

double crestOf(const Modes& modes, const Mode& mode) {
    double crest = 0.0;
    for (int x = 0; x < modes.alongX().size(); ++x)
        crest = std::max(crest, std::abs(modes.alongX().shape(mode.m, x)));
    double across = 0.0;
    for (int y = 0; y < modes.alongY().size(); ++y)
        across = std::max(across, std::abs(modes.alongY().shape(mode.n, y)));
    return crest * across;
}

std::vector<double> heightsOf(const Simulation& run) {
    std::vector<double> heights;
    for (int y = 0; y < run.grid().height; ++y)
        for (int x = 0; x < run.grid().width; ++x) heights.push_back(run.height(x, y));
    return heights;
}

std::string problemsOf(const std::string& text) {
    const ReadExperiment read = readExperiment(text);
    std::string lines;
    if (const auto* all = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
    return lines;
}

// Returns the largest error of one mode against height * decay^n cos(2 pi phase + angle n),
// relative to the peak.
double errorOfMode(const Experiment& experiment, const AddedMode& added, int m, int n, int steps) {
    const Modes modes = *Modes::of(experiment.rule, experiment.grid);
    const Mode mode = modes.mode(m, n);
    EXPECT_GT(mode.motion.angle, 0.0);
    Simulation run(with(experiment, {{added}, false}));
    run.applyPendingEvents();
    double worst = 0.0;
    for (int step = 0; step <= steps; ++step) {
        const double amplitude = added.height * std::pow(mode.motion.decay, step);
        const double wanted = amplitude * std::cos(turn * added.phase + mode.motion.angle * step);
        double crest = 0.0;
        for (const double height : heightsOf(run)) crest = std::max(crest, std::abs(height));
        // A crest may lie between two cells.
        const double there = crestOf(modes, mode) /
                             std::sqrt((modes.alongX().count() > 1 ? 2.0 / (experiment.grid.width - 1) : 1.0) *
                                       (modes.alongY().count() > 1 ? 2.0 / (experiment.grid.height - 1) : 1.0));
        worst = std::max(worst, std::abs(crest - std::abs(wanted) * there) / amplitude);
        run.advance(1);
    }
    return worst;
}

} // namespace

TEST(AddedModes, MatchTheoryUnderEveryScheme) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::ImplicitEuler,
                                Scheme::Trapezoid, Scheme::Rk4})
        for (const Damping damping : {Damping{1.0, 1.0}, Damping{1.0, 0.995}, Damping{0.9995, 0.995}})
            for (const double phase : {0.0, 0.1, 0.25, 0.7}) {
                Experiment e = stringOf(101);
                e.rule.scheme = scheme;
                e.rule.damping = damping;
                // The textbook schemes amplify rounding.
                const bool grows = scheme == Scheme::Euler || scheme == Scheme::DelayedEuler;
                e.rule.k = grows ? 0.05 : 0.3;
                const int steps = grows ? 40 : 150;
                EXPECT_LT(errorOfMode(e, {.halfWavesX = 3, .height = 2.0, .phase = phase}, 2, 0, steps), 2e-4)
                    << toString(scheme) << " damping " << damping.velocity << " phase " << phase;
            }
}

TEST(AddedModes, PoolModesAreProductsOfTwoShapes) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic, Stencil::Moore}) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {41, 31};
        e.rule.stencil = stencil;
        e.rule.k = 0.2;
        EXPECT_LT(errorOfMode(e, {.halfWavesX = 3, .halfWavesY = 2, .height = 0.5, .phase = 0.4}, 2, 1, 100),
                  2e-4)
            << toString(stencil);
    }
}

TEST(AddedModes, ContainNoOtherModes) {
    const std::pair<Edge, Edge> ends[] = {{Edge::Fixed, Edge::Fixed},
                                          {Edge::Fixed, Edge::Free},
                                          {Edge::Free, Edge::Fixed},
                                          {Edge::Free, Edge::Free}};
    for (const auto& [left, right] : ends) {
        const Experiment e = stringOf(64, left, right);
        const Modes modes = *Modes::of(e.rule, e.grid);
        Simulation run(
            with(e, {{{.halfWavesX = modes.alongX().halfWaves(4), .height = 1.0, .phase = 0.15}}, false}));
        run.advance(7);
        const std::vector<double> amounts = projectedOnto(modes, heightsOf(run));
        EXPECT_GT(std::abs(amounts[4]), 0.1);
        for (std::size_t m = 0; m < amounts.size(); ++m) EXPECT_NEAR(m == 4 ? 0.0 : amounts[m], 0.0, 2e-5) << m;
    }
}

TEST(AddedModes, PeriodicModesHaveCrestAtGivenPoint) {
    Simulation run(with(stringOf(80, Edge::Periodic, Edge::Periodic),
                        {{{.halfWavesX = 4, .height = 3.0, .x = 13.0}}, false}));
    run.applyPendingEvents();
    EXPECT_FLOAT_EQ(static_cast<float>(run.height(13)), 3.0F);
    EXPECT_NEAR(run.height(13 + 20), -3.0, 1e-5); // half a wavelength further
    EXPECT_NEAR(run.height(13 + 10), 0.0, 1e-5);
}

TEST(AddedModes, AddToOrReplaceExistingWaves) {
    const AddedMode third{.halfWavesX = 3, .height = 1.0, .phase = 0.1};
    Experiment e = stringOf(101);
    e.rule.damping.velocity = 0.999;
    e.events.push_back({0, Pull{.height = 4.0, .x = 30.0}});
    Simulation pulled(e), both(with(e, {{third}, false}, 50)), alone(with(e, {{third}, true}, 50));
    Simulation fresh(with(stringOf(101), {{third}, false}));
    for (Simulation* run : {&pulled, &both, &alone}) {
        run->advance(50);
        run->applyPendingEvents();
    }
    fresh.applyPendingEvents();
    for (int x = 0; x < 101; ++x) {
        EXPECT_NEAR(both.height(x), pulled.height(x) + fresh.height(x), 1e-5) << x;
        EXPECT_FLOAT_EQ(static_cast<float>(alone.height(x)), static_cast<float>(fresh.height(x))) << x;
    }
    // Replacing also clears the velocity.
    const Modes modes = *Modes::of(e.rule, e.grid);
    alone.advance(200);
    const std::vector<double> amounts = projectedOnto(modes, heightsOf(alone));
    for (std::size_t m = 0; m < amounts.size(); ++m) EXPECT_NEAR(m == 2 ? 0.0 : amounts[m], 0.0, 5e-5) << m;
}

TEST(AddedModes, ReplaceClearsAbsorbingLayer) {
    Experiment e = stringOf(101, Edge::Fixed, Edge::Absorbing);
    e.events.push_back({0, Pull{.height = 4.0, .x = 80.0}});
    Simulation run(with(e, {{}, true}, 25));
    run.advance(25);
    ASSERT_GT(run.largestHeight(), 0.1);
    run.advance(100);
    EXPECT_EQ(run.largestHeight(), 0.0);
}

TEST(AddedModes, AreRoundedInIntegerArithmetic) {
    Experiment e = stringOf(101);
    e.rule.arithmetic = Arithmetic::Integer;
    e.rule.divisor = 2;
    e.rule.dampingShare = 0;
    Simulation run(with(e, {{{.halfWavesX = 1, .height = 10000.0, .phase = 0.125}}, false}));
    run.applyPendingEvents();
    EXPECT_EQ(run.height(50), std::nearbyint(10000.0 * std::sqrt(0.5)));
    const Modes modes = *Modes::of(e.rule, e.grid);
    run.advance(37);
    EXPECT_NEAR(run.height(50), 10000.0 * std::cos(turn * 0.125 + 37 * modes.mode(0).motion.angle), 40.0);
}

TEST(AddedModes, ExactSolutionFollows) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4})
        for (const bool alone : {false, true}) {
            Experiment e = stringOf(101);
            e.rule.scheme = scheme;
            e.rule.k = scheme == Scheme::Leapfrog ? 1.0 : 0.5;
            e.events.push_back({0, Pull{.width = 12.0, .height = 1.0, .mode = PullMode::Pluck, .x = 40.0}});
            Simulation run(with(e, {{{.halfWavesX = 2, .height = 0.5, .phase = 0.3}}, alone}, 60));
            run.advance(20);
            // Leapfrog at k = 1 is exact; Runge-Kutta nearly matches the exact motion of the
            // springs.
            auto exact = ExactComparison::startFrom(run, scheme == Scheme::Leapfrog ? Material::Continuum
                                                                                    : Material::Springs);
            ASSERT_TRUE(exact);
            run.advance(300);
            ASSERT_TRUE(exact->follow(run));
            EXPECT_LT(largestDifference(run, exact->heights()), scheme == Scheme::Leapfrog ? 1e-4 : 0.02)
                << toString(scheme) << alone;
        }
}

TEST(AddedModes, MoveComparisonRunEqually) {
    Experiment e = stringOf(201);
    e.rule.k = 0.25;
    Comparison runs(e);
    runs.startComparison(Scheme::Rk4);
    runs.apply(AddedModes{{{.halfWavesX = 2, .height = 1.0, .phase = 0.2}}, false});
    runs.advance(400);
    EXPECT_LT(largestDifference(runs.main(), runs.comparisonRuns().front().run), 2e-3);
}

TEST(AddedModes, SurviveFileRoundTrip) {
    Experiment e =
        with(stringOf(100),
             {{{.halfWavesX = 2.5, .height = -1.5, .phase = 0.75, .x = 3.0}, {.halfWavesX = 7}}, true});
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(e))), e);
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool = with(pool, {{{.halfWavesX = 2, .halfWavesY = 5, .x = 1.0, .y = 2.0}}, false});
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(pool))), pool);
    EXPECT_TRUE(validate(pool).empty());
}

TEST(AddedModes, RejectsInvalidModes) {
    const auto problems = [](const std::string& modes, const std::string& medium = "string") {
        return problemsOf(R"({ "seiche": 1, "medium": ")" + medium +
                          R"(", "events": [ { "step": 0, "modes": )" + modes + " } ] }");
    };
    EXPECT_EQ(problems(R"({ "waves": [ { "halfWaves": 2 } ] })"), "");
    EXPECT_EQ(problems(R"({ "alone": 1 })"), "events[0].modes.alone: 1 is neither true nor false\n");
    EXPECT_EQ(problems(R"({ "waves": [ { "halfWaves": [1, 2] } ] })"),
              "events[0].modes.waves[0].halfWaves: [1, 2] is not a number\n");
    EXPECT_EQ(problems(R"({ "waves": [ { "halfWaves": 3 } ] })", "pool"),
              "events[0].modes.waves[0].halfWaves: 3 is not of the form [half-wavelengths along x, along y]\n");
    EXPECT_NE(problems(R"({ "waves": [ { "halfWaves": -1 } ] })").find("events[0].modes.waves[0].halfWaves"),
              std::string::npos);
    EXPECT_NE(problems(R"({ "waves": [ { "phase": 1.5 } ] })").find("events[0].modes.waves[0].phase"),
              std::string::npos);
    EXPECT_NE(problems(R"({ "waves": [ { "height": 1e7 } ] })").find("events[0].modes.waves[0].height"),
              std::string::npos);
    EXPECT_NE(problems(R"({ "waves": [ { "at": [400] } ] })").find("events[0].modes.waves[0].at"),
              std::string::npos);
    EXPECT_NE(problems(R"({ "waves": [ { "colour": 1 } ] })").find("colour"), std::string::npos);
}

TEST(AddedModes, LimitsNumberInLargeMedia) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {4096, 4096};
    const std::vector<AddedMode> one(1), three(3);
    EXPECT_TRUE(validate(with(e, {one, false})).empty());
    ASSERT_EQ(validate(with(e, {three, false})).size(), 1u);
    EXPECT_EQ(validate(with(e, {three, false})).front().path, "events[0]");
    e.grid = {320, 240};
    const std::vector<AddedMode> many(800), more(1025);
    EXPECT_TRUE(validate(with(e, {many, false})).empty());
    EXPECT_EQ(validate(with(e, {more, false})).front().path, "events[0].modes.waves");
}
