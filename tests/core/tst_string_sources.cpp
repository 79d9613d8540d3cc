// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sources on a string: oscillators and pulse generators.
#include "files/experiment_file.h"
#include "model/objects_change.h"
#include "model/validate.h"
#include "run/exact_comparison.h"
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr double perSecond = 600.0;

Experiment stringWith(int points, double at, const Source& source, Edge left = Edge::Absorbing) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.pullWith.x = points / 2;
    e.stepsPerSecond = perSecond;
    e.rule.edges.left = left;
    e.rule.edges.right = Edge::Absorbing;
    e.objects = {{"oscillator", at, 0, 0, source}};
    EXPECT_TRUE(validate(e).empty());
    return e;
}

Source source(SourceForm form, Signal signal, double hertz, double height) {
    Source made;
    made.form = form;
    made.signal = signal;
    made.hertz = hertz;
    made.height = height;
    return made;
}

double highestAt(Simulation& run, int point, int steps) {
    double highest = 0.0;
    for (int i = 0; i < steps; ++i) {
        run.advance(1);
        highest = std::max(highest, std::abs(run.height(point)));
    }
    return highest;
}

} // namespace

TEST(StringSources, TriangleAndSquareReachAmplitude) {
    Source triangle = source(SourceForm::Line, Signal::Triangle, 1, 2);
    EXPECT_NEAR(signalAt(triangle, 5.0), 0.0, 1e-12);
    EXPECT_NEAR(signalAt(triangle, 5.125), 1.0, 1e-12);
    EXPECT_NEAR(signalAt(triangle, 5.25), 2.0, 1e-12);
    EXPECT_NEAR(signalAt(triangle, 5.5), 0.0, 1e-12);
    EXPECT_NEAR(signalAt(triangle, 5.75), -2.0, 1e-12);
    triangle.phase = 0.25;
    EXPECT_NEAR(signalAt(triangle, 5.0), 2.0, 1e-12);
    const Source square = source(SourceForm::Line, Signal::Square, 1, 2);
    EXPECT_EQ(signalAt(square, 5.1), 2.0);
    EXPECT_EQ(signalAt(square, 5.6), -2.0);
}

TEST(StringSources, EmittedWavesHaveSignalAmplitude) {
    for (const double k : {1.0, 0.5, 0.2})
        for (const double wavelength : {16.0, 30.0, 80.0})
            for (const SourceForm form : {SourceForm::Point, SourceForm::Line}) {
                const double hertz = perSecond * std::sqrt(k) / wavelength;
                Experiment e = stringWith(400, 200, source(form, Signal::Sine, hertz, 0.7));
                e.rule.k = k;
                Simulation run(e);
                run.advance(1500);
                const int cycle = static_cast<int>(std::ceil(2 * perSecond / hertz));
                Simulation other = run;
                EXPECT_NEAR(highestAt(run, 100, cycle), 0.7, 0.014) << k << ' ' << wavelength;
                EXPECT_NEAR(highestAt(other, 310, cycle), 0.7, 0.014) << k << ' ' << wavelength;
            }
}

TEST(StringSources, FreeEndDoublesSourceAmplitude) {
    const Source sine = source(SourceForm::Line, Signal::Sine, 15, 0.5);
    Simulation open(stringWith(300, 0, sine)), free(stringWith(300, 0, sine, Edge::Free));
    open.advance(900);
    free.advance(900);
    EXPECT_NEAR(highestAt(open, 150, 80), 0.5, 0.01);
    EXPECT_NEAR(highestAt(free, 150, 80), 1.0, 0.02);
}

// A string with k = 1 transmits the signal exactly.
TEST(StringSources, HeldSourceEmitsItsSignal) {
    for (const Signal signal : {Signal::Sine, Signal::Triangle, Signal::Square, Signal::Pulse, Signal::Packet})
        for (const Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing}) {
            const Source held = source(SourceForm::Held, signal, 5, 0.6);
            Simulation run(stringWith(500, 0, held, edge));
            run.advance(450);
            for (int x = 0; x < 450; ++x)
                ASSERT_NEAR(run.height(x), signalAt(held, (450 - x) / perSecond), 1e-5)
                    << toString(signal) << ' ' << toString(edge) << ' ' << x;
        }
}

TEST(StringSources, HeldSourceReflectsLikeFixedEnd) {
    Source off = source(SourceForm::Held, Signal::Pulse, 5, 0.6);
    off.from = 1e6;
    Experiment e = stringWith(400, 100, off);
    e.events = {{0, Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 200, 0}}};
    Simulation run(e);
    run.advance(200); // the left-going half is back, inverted
    EXPECT_NEAR(run.height(200), -0.5, 0.01);
    for (int x = 0; x < 100; ++x) EXPECT_EQ(run.height(x), 0.0);
}

TEST(StringSources, HashIsIndependentOfSplitAndFile) {
    for (const SourceForm form : {SourceForm::Line, SourceForm::Held}) {
        Experiment e = stringWith(320, 40, source(form, Signal::Triangle, 2.5, 0.3), Edge::Fixed);
        e.rule.damping.velocity = 0.9995;
        Simulation whole(e), parts(e);
        whole.advance(500);
        for (int i = 0; i < 50; ++i) parts.advance(10);
        EXPECT_EQ(whole.hash(), parts.hash());
        const ReadExperiment read = readExperiment(writeExperiment(e));
        ASSERT_TRUE(std::holds_alternative<Experiment>(read));
        EXPECT_EQ(std::get<Experiment>(read).objects, e.objects);
        Simulation again(std::get<Experiment>(read));
        again.advance(500);
        EXPECT_EQ(again.hash(), whole.hash());
    }
}

TEST(StringSources, FixedEndRestsAfterOscillatorIsRemoved) {
    Simulation run(stringWith(200, 0, source(SourceForm::Held, Signal::Sine, 3, 0.6), Edge::Fixed));
    run.advance(250);
    const double height = run.height(0);
    ASSERT_NE(height, 0.0);
    run.apply(ObjectsChange{{}, {}, {"oscillator"}});
    EXPECT_EQ(run.height(0), height);
    run.advance(199);
    EXPECT_NE(run.height(0), 0.0);
    for (int step = 0; step < 100; ++step) {
        run.advance(1); // a cycle has 200 steps
        EXPECT_EQ(run.height(0), 0.0);
    }
}

TEST(StringSources, ExactComparisonRefusesSources) {
    Experiment e = stringWith(200, 60, source(SourceForm::Line, Signal::Sine, 3, 0.6), Edge::Fixed);
    e.rule.edges.right = Edge::Fixed;
    EXPECT_FALSE(ExactComparison::startFrom(Simulation(e)));
    const PoolObjects objects = e.objects;
    e.objects.clear();
    Simulation run(e);
    auto exact = ExactComparison::startFrom(run);
    ASSERT_TRUE(exact);
    run.apply(ObjectsChange{objects, {}, {}});
    run.advance(1);
    EXPECT_FALSE(exact->follow(run));
}

TEST(StringSources, RefusesObjectsOfOtherMedium) {
    const auto problems = [](const std::string& medium, const std::string& object) {
        const ReadExperiment read =
            readExperiment(R"({"seiche": 1, "medium": ")" + medium + R"(", "things": [)" + object + "]}");
        std::string lines;
        if (const auto* all = std::get_if<std::vector<Problem>>(&read))
            for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
        return lines;
    };
    EXPECT_EQ(problems("string", R"({"kind": "source", "form": "held", "at": [0]})"), "");
    EXPECT_EQ(problems("string", R"({"kind": "wall", "at": [3]})"),
              "things[0]: a wall is only available in a pool\n");
    EXPECT_EQ(problems("pool", R"({"kind": "source", "form": "held", "at": [3, 4]})"),
              "things[0].form: \"held\" is not allowed (in a pool: point, line, multipole, array)\n");
    EXPECT_EQ(problems("string", R"({"kind": "source", "at": [3], "speed": 4, "toX": 900})"),
              "things[0].toX: 900 is outside the string (0 to 319)\n");
}
