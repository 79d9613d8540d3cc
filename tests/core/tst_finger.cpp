// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "run/simulation.h"
#include "run/undoable_run.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"
#include "theory/projection.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment stringOf(int points) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.pullWith.x = points / 2;
    return e;
}

Event finger(double x, double softness, std::int64_t steps, std::int64_t from = 0) {
    Hold hold{.shape = PullShape::Point, .width = 1.0, .height = 0.0, .x = x, .steps = steps};
    hold.softness = softness;
    return {from, hold};
}

double amountOf(const Simulation& run, int mode) {
    std::vector<double> heights;
    for (int x = 0; x < run.grid().width; ++x) heights.push_back(run.height(x));
    const Modes modes = *Modes::of(run.rule(), run.grid());
    return std::abs(projectedOnto(modes, heights)[static_cast<std::size_t>(mode - 1)]);
}

std::string problemsOf(const std::string& hold) {
    const ReadExperiment read = readExperiment(
        R"({ "seiche": 1, "medium": "string", "events": [ { "step": 0, "hold": )" + hold + " } ] }");
    std::string lines;
    if (const auto* all = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
    return lines;
}

} // namespace

TEST(Finger, KeepsModesWithNodeAtFinger) {
    // Modes 2 and 4 have a node in the middle.
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4, Scheme::Trapezoid}) {
        Experiment e = stringOf(201);
        e.rule.scheme = scheme;
        e.rule.k = 0.64;
        AddedModes modes;
        for (const double n : {1.0, 2.0, 3.0, 4.0}) modes.modes.push_back({.halfWavesX = n, .height = 1.0});
        e.events = {{0, modes}, finger(100, 1.0 / 2.6, 6000)};
        Simulation run(e);
        run.applyPendingEvents();
        const double whole = amountOf(run, 2);
        double second = 0.0, fourth = 0.0;
        run.advance(5000);
        double first = 0.0, third = 0.0;
        for (int i = 0; i < 500; ++i) { // one period of the fundamental
            run.advance(1);
            first = std::max(first, amountOf(run, 1));
            second = std::max(second, amountOf(run, 2));
            third = std::max(third, amountOf(run, 3));
            fourth = std::max(fourth, amountOf(run, 4));
        }
        EXPECT_LT(first, 1e-3 * whole) << toString(scheme);
        EXPECT_LT(third, 1e-3 * whole) << toString(scheme);
        EXPECT_NEAR(second, whole, 2e-3 * whole) << toString(scheme);
        EXPECT_NEAR(fourth, whole, 1e-2 * whole) << toString(scheme);
    }
}

TEST(Finger, ReflectsPulsesLikeDamper) {
    // The damper force 2 b v and sqrt(k) v of both string halves give r = -R / (2 Z + R).
    for (const double k : {1.0, 0.5})
        for (const double softness : {0.8, 0.5, 1.0 / (1.0 + 2.0 * std::sqrt(k)), 0.1}) {
            Experiment e = stringOf(1201);
            e.rule.k = k;
            e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
            e.events = {{0, Pull{.width = 40.0, .height = 2.0, .mode = PullMode::Pluck, .x = 400.0}},
                        finger(700, softness, 100000)};
            Simulation run(e);
            run.advance(std::llround(600.0 / std::sqrt(k))); // one half is 300 points beyond the finger
            double back = 0.0, on = 0.0;
            for (int x = 250; x < 600; ++x) back = std::min(back, run.height(x));
            for (int x = 800; x < 1190; ++x) on = std::max(on, run.height(x));
            const double resistance = 1.0 / softness - 1.0;
            const double r = -resistance / (2.0 * std::sqrt(k) + resistance);
            EXPECT_NEAR(back, r, 0.012) << "k " << k << " softness " << softness;
            EXPECT_NEAR(on, 1.0 + r, 0.012) << "k " << k << " softness " << softness;
        }
}

TEST(Finger, NeverAddsEnergy) {
    for (const auto& [scheme, k] : {std::pair(Scheme::Leapfrog, 1.0), std::pair(Scheme::Rk4, 1.9),
                                    std::pair(Scheme::ImplicitEuler, 4.0), std::pair(Scheme::Trapezoid, 4.0)})
        for (const double softness : {0.001, 0.3, 0.7, 0.999}) {
            Experiment e = stringOf(40);
            e.rule.scheme = scheme;
            e.rule.k = k;
            // A tap at a point contains the shortest wavelengths.
            e.events = {{0, Pull{.shape = PullShape::Point, .height = 1.0, .x = 17.0}},
                        finger(18, softness, 100000)};
            Simulation run(e);
            run.advance(20000);
            EXPECT_FALSE(run.divergedAt());
            EXPECT_LT(run.largestHeight(), 2.0) << toString(scheme) << ' ' << softness;
        }
}

TEST(Finger, AdvancesIdenticallyForAnySplit) {
    Experiment e = stringOf(101);
    e.rule.damping.velocity = 0.999;
    e.events = {{0, Pull{.height = 1.0, .x = 20.0}}, finger(33, 0.4, 150, 40)};
    Simulation one(e), other(e);
    one.advance(300);
    for (const int steps : {1, 39, 7, 100, 3, 150}) other.advance(steps);
    EXPECT_EQ(one.hash(), other.hash());
    Experiment without = e;
    without.events.pop_back();
    Simulation free(without);
    free.advance(300);
    EXPECT_NE(one.hash(), free.hash());
}

TEST(Finger, ReplaysRecordedTouch) {
    UndoableRun run(stringOf(101));
    run.apply(Pull{.height = 1.0, .x = 20.0});
    run.advance(30);
    Hold hold{.shape = PullShape::Point, .height = 0.0, .x = 50.0};
    hold.softness = 0.4;
    run.hold(0, hold);
    run.advance(57);
    run.letGo(0);
    run.advance(100);
    const Experiment recorded = run.runs().main().asExperiment();
    Simulation again(std::get<Experiment>(readExperiment(writeExperiment(recorded))));
    again.advance(187);
    EXPECT_EQ(again.hash(), run.runs().main().hash());
}

TEST(Finger, BringsIntegerStringToRest) {
    Experiment e = stringOf(101);
    e.rule.arithmetic = Arithmetic::Integer;
    e.rule.divisor = 1; // k = 1
    e.rule.dampingShare = 0;
    e.events = {{0, AddedModes{{{.halfWavesX = 1, .height = 10000.0}}, false}}, finger(50, 0.34, 100000)};
    Simulation run(e);
    run.advance(4000);
    EXPECT_LT(run.largestHeight(), 200.0);
}

TEST(Finger, SoftnessRangesFrom0To1) {
    EXPECT_EQ(problemsOf(R"({ "at": [20], "steps": 5, "softness": 0.5 })"), "");
    EXPECT_NE(problemsOf(R"({ "softness": 1.5, "steps": 5 })").find("events[0].hold.softness"),
              std::string::npos);
    EXPECT_NE(problemsOf(R"({ "softness": -0.1, "steps": 5 })").find("events[0].hold.softness"),
              std::string::npos);
    EXPECT_NE(problemsOf(R"({ "softness": "soft", "steps": 5 })").find("events[0].hold.softness"),
              std::string::npos);
}
