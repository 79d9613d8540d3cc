// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving a point of a string: consecutive holds with ramps.
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/comparison.h"
#include "run/undoable_run.h"
#include "wave/hold.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

Experiment stringOf(int points, Edge left = Edge::Fixed, Edge right = Edge::Fixed) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.rule.edges.left = left;
    e.rule.edges.right = right;
    e.pullWith.x = points / 2;
    return e;
}

Hold carried(double point, double from, double height, std::int64_t ramp, std::int64_t steps) {
    Hold hold{PullShape::Point, 1, height, point, 0, steps};
    hold.from = from;
    hold.ramp = ramp;
    return hold;
}

/// Returns holds along `way`, one every `every` steps.
std::vector<Event> follow(double point, int every, int words, double (*way)(double step)) {
    std::vector<Event> events;
    double from = 0.0;
    for (int word = 0; word < words; ++word) {
        const double to = way((word + 1.0) * every);
        events.push_back({std::int64_t{word} * every, carried(point, from, to, every, every)});
        from = std::get<Hold>(events.back().what).heightAt(every);
    }
    return events;
}

double slowSine(double step) { return 0.8 * std::sin(2 * std::numbers::pi * step / 120.0); }

Experiment readAgain(const Experiment& experiment) {
    ReadExperiment read = readExperiment(writeExperiment(experiment));
    if (Experiment* good = std::get_if<Experiment>(&read)) return *good;
    ADD_FAILURE() << lineOf(std::get<std::vector<Problem>>(read).front());
    return experiment;
}

} // namespace

TEST(Carried, MovesLinearlyToTarget) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4}) {
        Experiment e = stringOf(80);
        e.rule.scheme = scheme;
        e.rule.k = 0.5;
        e.events = {{5, carried(30, 0.25, 1.25, 8, 20)}};
        Simulation run(e);
        run.advance(5);
        for (int age = 1; age <= 20; ++age) {
            run.advance(1);
            const double expected = age < 8 ? 0.25 + age / 8.0 : 1.25;
            EXPECT_EQ(run.height(30), expected) << toString(scheme) << " after " << age;
            EXPECT_EQ(run.isHeld(), age < 20);
        }
    }
}

// A point released in motion keeps the pointer's velocity.
TEST(Carried, KeepsVelocityWhenReleased) {
    for (const int points : {80, 5000}) // damping in double precision, or a field of velocities
        for (const double damping : {1.0, 0.999}) {
            Experiment e = stringOf(points);
            e.rule.k = 0.5;
            e.rule.damping.velocity = damping;
            e.events = {{5, carried(30, 0.0, 0.5, 10, 5)}};
            Simulation run(e);
            run.advance(10);
            EXPECT_FALSE(run.isHeld());
            EXPECT_EQ(run.height(30), 0.25);
            const double force = 0.5 * (run.height(29) + run.height(31) - 2.0 * run.height(30));
            run.advance(1);
            EXPECT_NEAR(run.height(30), 0.25 + damping * (0.05 + force), 1e-6) << points << ' ' << damping;
        }
}

// At k = 1 a string transmits the motion of its end exactly: u(x, n) = h(n - x).
TEST(Carried, MovedEndEmitsItsMotion) {
    for (const Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing}) {
        Experiment e = stringOf(400, edge);
        e.events = follow(0, 10, 36, slowSine);
        ASSERT_TRUE(validate(e).empty());
        Simulation run(e);
        run.advance(350);
        std::vector<double> sent(351);
        for (int n = 0; n <= 350; ++n)
            sent[static_cast<std::size_t>(n)] =
                std::get<Hold>(e.events[static_cast<std::size_t>(n / 10)].what).heightAt(n % 10);
        for (int x = 0; x <= 350; ++x)
            ASSERT_NEAR(run.height(x), sent[static_cast<std::size_t>(350 - x)], 1e-5) << toString(edge) << x;
    }
}

TEST(Carried, FixedEndMovesOnlyWhileHeld) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4, Scheme::Euler}) {
        Experiment fixed = stringOf(120), free = stringOf(120, Edge::Free);
        fixed.rule.scheme = free.rule.scheme = scheme;
        fixed.rule.k = free.rule.k = 0.01; // stable long enough for textbook Euler
        fixed.events = free.events = follow(0, 10, 9, slowSine);
        Simulation one(fixed), other(free);
        one.advance(90);
        other.advance(90);
        // Under Runge-Kutta the ends also move within a step.
        for (int x = 0; x < 120 && !infoOf(scheme).isRungeKutta; ++x)
            ASSERT_EQ(one.height(x), other.height(x)) << toString(scheme) << x;
        EXPECT_NE(one.height(0), 0.0);
        one.advance(1);
        EXPECT_EQ(one.height(0), 0.0);
        one.advance(50);
        EXPECT_EQ(one.height(0), 0.0);
        EXPECT_FALSE(one.divergedAt()) << toString(scheme);
    }
}

TEST(Carried, ConstantHoldKeepsFixedEndAtRest) {
    Experiment e = stringOf(60);
    e.events = {{0, Hold{PullShape::Point, 1, 0.5, 0, 0, 20}}};
    Simulation run(e);
    run.advance(10);
    EXPECT_EQ(run.height(0), 0.0);
}

TEST(Carried, SplitAdvancesMatchBitForBit) {
    Experiment e = stringOf(200);
    e.rule.damping.velocity = 0.9995;
    e.events = follow(60, 7, 30, slowSine);
    Simulation whole(e), parts(e);
    whole.advance(300);
    for (int done = 0; done < 300; done += 12) parts.advance(12);
    EXPECT_EQ(whole.hash(), parts.hash());
}

TEST(Carried, LongGestureIsOneEventAndReplaysExactly) {
    Experiment e = stringOf(320);
    UndoableRun run(e);
    for (int word = 0; word < 3600; ++word) {
        // Pointer events are irregular: 9 to 11 steps apart.
        const int next = 9 + word * 7 % 3;
        const auto grasp = run.activeHoldOf(0);
        Hold hold{PullShape::Point, 1, std::round(1e4 * std::sin(0.11 * word)) / 1e4, 0, 0};
        hold.from = grasp ? grasp->height : 0.0;
        hold.ramp = 10;
        run.hold(0, hold);
        run.advance(next);
    }
    const Experiment recorded = run.runs().main().asExperiment();
    const std::string file = writeExperiment(recorded);
    EXPECT_EQ(file.find("\"hold\""), file.rfind("\"hold\""));
    EXPECT_LT(file.size(), 200'000u);
    const Experiment again = readAgain(recorded);
    EXPECT_EQ(again.events, recorded.events);
    Simulation replay(again);
    replay.advance(run.runs().main().frame());
    EXPECT_EQ(replay.hash(), run.runs().main().hash());
    EXPECT_GT(replay.largestHeight(), 0.5);
}

TEST(Carried, UndoRedoAndSeekRestoreSameBits) {
    UndoableRun run(stringOf(160));
    std::vector<Edit> edits;
    for (int word = 0; word < 40; ++word) {
        Hold hold{PullShape::Point, 1, slowSine(10.0 * word), 70, 0};
        const auto grasp = run.activeHoldOf(0);
        hold.from = grasp ? grasp->height : 0.0;
        hold.ramp = 10;
        edits.push_back(run.hold(0, hold));
        run.advance(10);
    }
    run.letGo(0);
    run.advance(60);
    const std::uint64_t recorded = run.runs().main().hash();
    run.seek(123);
    run.seek(460);
    EXPECT_EQ(run.runs().main().hash(), recorded);
    run.undo(edits);
    run.settle();
    run.finishSeek();
    EXPECT_EQ(run.runs().main().largestHeight(), 0.0);
    run.redo(edits);
    run.settle();
    run.finishSeek();
    EXPECT_EQ(run.runs().main().hash(), recorded);
}

TEST(Carried, ReadsLaterTargetsFromFile) {
    const std::string text = R"({"seiche": 1, "medium": "string", "events": [{"step": 3, "hold": {"at": [0],
        "shape": "point", "from": 0.5, "height": 1, "ramp": 4, "steps": 20},
        "then": [[4, 0, 2], [2, 0, -1], [10, 0]]}]})";
    ReadExperiment read = readExperiment(text);
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    const std::vector<Event>& events = std::get<Experiment>(read).events;
    ASSERT_EQ(events.size(), 4u);
    const auto at = [](double from, double height, std::int64_t steps) {
        Hold hold = carried(0, from, height, 4, steps);
        hold.width = 6;
        return hold;
    };
    EXPECT_EQ(events[0], (Event{3, at(0.5, 1, 4)}));
    EXPECT_EQ(events[1], (Event{7, at(1, 2, 2)}));
    EXPECT_EQ(events[2], (Event{9, at(1.5, -1, 10)}));
    EXPECT_EQ(events[3], (Event{19, at(-1, -1, 4)}));
    EXPECT_EQ(readAgain(std::get<Experiment>(read)).events, events);
}

TEST(Carried, ReportsPathAndRangeOfProblems) {
    const auto problems = [](const std::string& event) {
        const ReadExperiment read =
            readExperiment(R"({"seiche": 1, "medium": "string", "events": [)" + event + "]}");
        std::string lines;
        if (const auto* all = std::get_if<std::vector<Problem>>(&read))
            for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
        return lines;
    };
    EXPECT_EQ(problems(R"({"step": 0, "hold": {"steps": 9, "ramp": -1}})"),
              "events[0].hold.ramp: -1 is not allowed (an integer from 0 to 1000000000)\n");
    EXPECT_EQ(problems(R"({"step": 0, "hold": {"steps": 9, "ramp": 5, "from": 2e6}})"),
              "events[0].hold.from: 2000000 is not allowed (at least -1000000, at most 1000000)\n");
    EXPECT_EQ(problems(R"({"step": 0, "hold": {"steps": 9, "ramp": 5, "from": "low"}})"),
              "events[0].hold.from: \"low\" is not a number\n");
    EXPECT_EQ(problems(R"({"step": 0, "hold": {"steps": 9, "ramp": 5}, "then": [[1, 160, 3e6]]})"),
              "events[0].then[0]: 3000000 is not allowed (at least -1000000, at most 1000000)\n");
    EXPECT_EQ(problems(R"({"step": 0, "hold": {"steps": 9}, "then": [[1, 160, 3]]})"),
              "events[0].then[0]: [1, 160, 3] is not of the form [steps later, point]\n");
}

// Comparison runs under other schemes follow the pointer.
TEST(Carried, ComparisonRunsFollowPointer) {
    Experiment e = stringOf(200);
    e.rule.k = 0.25;
    e.events = follow(80, 10, 40, slowSine);
    Comparison runs(e);
    runs.startComparison(Scheme::Rk4);
    runs.startComparison(Scheme::Trapezoid);
    runs.advance(395);
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) {
        EXPECT_EQ(comparisonRun.run.height(80), runs.main().height(80));
        double square = 0.0;
        for (int x = 0; x < 200; ++x)
            square += std::pow(comparisonRun.run.height(x) - runs.main().height(x), 2);
        EXPECT_LT(std::sqrt(square / 200), 0.05); // corners of waves up to 1.5 spread differently
    }
}
