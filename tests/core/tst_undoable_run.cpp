// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/undoable_run.h"

#include <gtest/gtest.h>

#include <random>

using namespace seiche;

namespace {

Pull drop(double x, double height = 1) { return {PullShape::Gaussian, 5, height, PullMode::Add, x, 0}; }

std::vector<Event> logOf(const UndoableRun& undoable) {
    const auto log = undoable.runs().main().log();
    return {log.begin(), log.end()};
}

/// Expects the present to match an uninterrupted run.
void expectStraight(const UndoableRun& undoable) {
    const Simulation& recorded = undoable.runs().main();
    Simulation straight(recorded.asExperiment());
    straight.advance(recorded.frame());
    straight.applyPendingEvents();
    Simulation present(recorded);
    present.applyPendingEvents();
    EXPECT_EQ(present.hash(), straight.hash());
    EXPECT_TRUE(validate(recorded.asExperiment()).empty());
}

void undo(UndoableRun& undoable, Edit& edit) {
    std::vector<Edit> edits{edit};
    undoable.undo(edits);
    undoable.settle();
    undoable.finishSeek();
    edit = edits.front();
}

void redo(UndoableRun& undoable, const Edit& edit) {
    undoable.redo({edit});
    undoable.settle();
    undoable.finishSeek();
}

} // namespace

TEST(UndoableRun, UndoesAndRedoesAllEdits) {
    std::mt19937 random(3);
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    struct Known {
        std::vector<Event> log;
        Pull pullWith;
        bool comparisonRun;
    };
    const auto now = [&] {
        return Known{logOf(undoable), undoable.runs().main().settings().pullWith,
                     undoable.runs().comparisonRun(Scheme::Euler) != nullptr};
    };
    std::vector<Edit> edits;
    std::vector<Known> known{now()};
    for (int i = 0; i < 60; ++i) {
        undoable.advance(static_cast<std::int64_t>(random() % 50));
        // An edit in the past creates a new branch.
        if (random() % 4 == 0) undoable.seek(undoable.runs().main().frame() / 2);
        switch (random() % 5) {
        case 0: edits.push_back(undoable.apply(Settings{{"k", 0.5 + 0.001 * i}})); break;
        case 1: edits.push_back(undoable.setPullWith(drop(i, 2))); break;
        case 2: edits.push_back(undoable.switchComparison(Scheme::Euler, i % 2 == 0)); break;
        case 3:
            if (i % 3 == 0) {
                edits.push_back(undoable.beginAgain(undoable.runs().main().start()));
                break;
            }
            [[fallthrough]];
        default: edits.push_back(undoable.apply(drop(10 + i)));
        }
        known.push_back(now());
    }
    const auto expectKnown = [&](std::size_t place) {
        EXPECT_EQ(logOf(undoable), known[place].log) << place;
        EXPECT_EQ(undoable.runs().main().settings().pullWith, known[place].pullWith) << place;
        EXPECT_EQ(undoable.runs().comparisonRun(Scheme::Euler) != nullptr, known[place].comparisonRun) << place;
    };
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = edits.size(); i > 0; --i) {
            undo(undoable, edits[i - 1]);
            expectKnown(i - 1);
            expectStraight(undoable);
        }
        for (std::size_t i = 0; i < edits.size(); ++i) {
            redo(undoable, edits[i]);
            expectKnown(i + 1);
            expectStraight(undoable);
        }
    }
    // Undoing all edits at once equals undoing single edits.
    const std::uint64_t end = undoable.runs().main().hash();
    undoable.undo(edits);
    undoable.settle();
    undoable.finishSeek();
    expectKnown(0);
    expectStraight(undoable);
    undoable.redo(edits);
    undoable.settle();
    undoable.finishSeek();
    expectKnown(edits.size());
    EXPECT_EQ(undoable.runs().main().hash(), end);
}

TEST(UndoableRun, UndoRestoresAbandonedBranch) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.advance(20);
    undoable.apply(drop(100));
    undoable.advance(180);
    const std::uint64_t end = undoable.runs().main().hash();
    undoable.seek(10);
    Edit branched = undoable.apply(drop(50));
    EXPECT_EQ(undoable.timeline().last(), 10);
    undoable.advance(30);
    undo(undoable, branched);
    EXPECT_EQ(undoable.runs().main().frame(), 40);
    EXPECT_EQ(undoable.timeline().last(), 200);
    undoable.seek(200);
    EXPECT_EQ(undoable.runs().main().hash(), end);
    // Redo leaves the old branch again.
    undoable.seek(10);
    redo(undoable, branched);
    ASSERT_EQ(logOf(undoable).size(), 1u);
    EXPECT_EQ(undoable.timeline().last(), 40);
    expectStraight(undoable);
}

TEST(UndoableRun, UndoInPastKeepsRecordedTime) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.advance(20);
    Edit pulled = undoable.apply(drop(100));
    undoable.advance(80);
    undoable.seek(10);
    undo(undoable, pulled);
    EXPECT_EQ(undoable.runs().main().frame(), 10);
    EXPECT_EQ(undoable.timeline().last(), 100);
    redo(undoable, pulled);
    EXPECT_EQ(undoable.timeline().last(), 100);
    undoable.seek(100);
    expectStraight(undoable);
}

TEST(UndoableRun, DropsInvalidPlannedEventsUntilUndo) {
    Experiment planned = defaultExperiment(SceneKind::String);
    const Settings ring{{"edges.left", std::string("periodic")}, {"edges.right", std::string("periodic")}};
    planned.events = {{100, Settings{{"edges.left", std::string("free")}}},
                      {100, drop(40)},
                      {120, Settings{{"edges.right", std::string("free")}}}};
    UndoableRun undoable(planned);
    undoable.advance(50);
    Edit edit = undoable.apply(ring);
    // A periodic string cannot have a single free end.
    ASSERT_EQ(logOf(undoable).size(), 2u);
    EXPECT_EQ(logOf(undoable)[1], planned.events[1]);
    EXPECT_TRUE(validate(undoable.runs().main().asExperiment()).empty());
    undoable.advance(100);
    expectStraight(undoable);
    undo(undoable, edit);
    EXPECT_EQ(logOf(undoable), planned.events);
    expectStraight(undoable);
}

// The first invalid event is removed first, repeatedly.
TEST(UndoableRun, DropsAllInvalidPlannedEvents) {
    const auto place = [](const Problem& problem) {
        return problem.path.starts_with("events[") ? std::stoul(problem.path.substr(7)) : 100'000;
    };
    std::mt19937 dice(5);
    for (int round = 0; round < 20; ++round) {
        Experiment planned = defaultExperiment(SceneKind::String);
        const auto oneOf = [&dice](std::initializer_list<const char*> words) {
            return std::string(*(words.begin() + dice() % words.size()));
        };
        for (int i = 0; i < 200; ++i) {
            const std::string word = oneOf({"fixed", "free", "periodic"});
            const bool ring = word == "periodic";
            Event event{100 + i, drop(40)};
            if (i % 3 == 0) event.what = Settings{{"edges.left", word}, {"edges.right", word}};
            if (i % 3 == 1 && !ring) event.what = Settings{{oneOf({"edges.left", "edges.right"}), word}};
            planned.events.push_back(event);
            if (!validate(planned).empty()) planned.events.pop_back();
        }
        const Settings change{{"edges.left", std::string("periodic")},
                              {"edges.right", std::string("periodic")}};
        UndoableRun undoable(planned);
        undoable.advance(50);
        undoable.apply(change);
        Experiment expected = undoable.runs().main().settings();
        expected.events = planned.events;
        while (true) {
            const std::vector<Problem> problems = validate(expected);
            if (problems.empty()) break;
            std::size_t first = 100'000;
            for (const Problem& problem : problems) first = std::min(first, place(problem));
            ASSERT_LT(first, expected.events.size());
            expected.events.erase(expected.events.begin() + static_cast<std::ptrdiff_t>(first));
        }
        expected.events.insert(expected.events.begin(), {50, change});
        EXPECT_EQ(logOf(undoable), expected.events);
    }
}

TEST(UndoableRun, PartialSeekMatchesDirectSeek) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.apply(drop(100));
    undoable.switchComparison(Scheme::Trapezoid, true);
    undoable.advance(500);
    const std::uint64_t end = undoable.runs().main().hash();
    undoable.beginSeek(200);
    EXPECT_TRUE(undoable.isSeeking());
    for (int part = 1; undoable.isSeeking(); ++part) {
        undoable.continueSeek(7);
        EXPECT_EQ(undoable.runs().main().frame(), std::min(7 * part, 200));
    }
    expectStraight(undoable);
    // A change during a seek ends the seek.
    undoable.beginSeek(400);
    undoable.continueSeek(50);
    undoable.apply(drop(70));
    EXPECT_FALSE(undoable.isSeeking());
    EXPECT_EQ(undoable.timeline().last(), 250);
    ASSERT_TRUE(undoable.runs().comparisonRun(Scheme::Trapezoid));
    UndoableRun again(defaultExperiment(SceneKind::String));
    again.apply(drop(100));
    again.advance(500);
    EXPECT_EQ(again.runs().main().hash(), end);
}

TEST(UndoableRun, InterruptedSeeksKeepComparisonRun) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.advance(300);
    undoable.switchComparison(Scheme::Euler, true);
    undoable.advance(300);
    for (std::int64_t frame : {500, 100, 550, 20, 590}) {
        undoable.beginSeek(frame);
        undoable.continueSeek(5);
    }
    undoable.finishSeek();
    EXPECT_EQ(undoable.runs().main().frame(), 590);
    EXPECT_TRUE(undoable.runs().comparisonRun(Scheme::Euler));
}

TEST(UndoableRun, MillionStepsStayWithinMemoryBudget) {
    UndoableRun undoable(defaultExperiment(SceneKind::String), 40'000);
    undoable.apply(drop(100));
    for (int i = 0; i < 100; ++i) {
        undoable.advance(10'000);
        ASSERT_LE(undoable.timeline().bytes(), 40'000u);
    }
    const std::uint64_t end = undoable.runs().main().hash();
    Simulation straight(undoable.runs().main().asExperiment());
    std::mt19937 random(11);
    for (std::int64_t frame : {1, 31'250, 31'251, 499'999, 750'000, 999'999}) {
        straight.advance(frame - straight.frame());
        undoable.seek(frame);
        EXPECT_EQ(undoable.runs().main().hash(), straight.hash()) << frame;
        EXPECT_LE(undoable.timeline().bytes(), 40'000u);
    }
    undoable.seek(1'000'000);
    EXPECT_EQ(undoable.runs().main().hash(), end);
}

TEST(UndoableRun, SeeksLargePoolBitExactly) {
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {2048, 1152};
    pool.pullWith = {PullShape::Gaussian, 20, 3, PullMode::Add, 700, 500};
    // Three states need about 19 MB each.
    UndoableRun undoable(pool, std::size_t{60} << 20);
    undoable.apply(pool.pullWith);
    for (int i = 0; i < 20; ++i) undoable.advance(2);
    undoable.apply(Settings{{"k", 0.4}});
    undoable.advance(10);
    EXPECT_LE(undoable.timeline().bytes(), std::size_t{60} << 20);
    const Experiment lesson = undoable.runs().main().asExperiment();
    for (std::int64_t frame : {37, 3, 45}) {
        undoable.seek(frame);
        Simulation straight(lesson);
        straight.advance(frame);
        EXPECT_EQ(undoable.runs().main().hash(), straight.hash()) << frame;
    }
    undoable.setBudget(std::size_t{25} << 20);
    EXPECT_LE(undoable.timeline().bytes(), std::size_t{25} << 20);
    undoable.seek(20);
    expectStraight(undoable);
}

TEST(UndoableRun, SeeksAndRepairsDivergedRun) {
    Experiment explosive = defaultExperiment(SceneKind::String);
    explosive.rule.scheme = Scheme::Euler;
    UndoableRun undoable(explosive);
    undoable.apply(drop(100));
    undoable.advance(100'000);
    ASSERT_TRUE(undoable.runs().main().divergedAt());
    const std::int64_t exploded = *undoable.runs().main().divergedAt();
    undoable.seek(exploded / 2);
    EXPECT_FALSE(undoable.runs().main().divergedAt());
    Edit mend = undoable.apply(Settings{{"scheme", std::string("leapfrog")}});
    undoable.advance(100'000);
    EXPECT_FALSE(undoable.runs().main().divergedAt());
    undo(undoable, mend);
    EXPECT_EQ(undoable.runs().main().divergedAt(), exploded);
    EXPECT_EQ(undoable.timeline().last(), exploded);
    redo(undoable, mend);
    EXPECT_FALSE(undoable.runs().main().divergedAt());
    expectStraight(undoable);
}

TEST(UndoableRun, RestartEndsInvalidComparisonRuns) {
    const auto schemesOf = [](const UndoableRun& undoable) {
        std::vector<Scheme> schemes;
        for (const Comparison::ComparisonRun& comparisonRun : undoable.runs().comparisonRuns())
            schemes.push_back(comparisonRun.run.rule().scheme);
        return schemes;
    };
    using enum Scheme;
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {40, 30};
    pool.pullWith.x = 20;
    pool.pullWith.y = 15;
    UndoableRun undoable(pool);
    for (Scheme scheme : {Euler, Rk4}) undoable.switchComparison(scheme, true);
    // Implicit schemes exist only for strings.
    undoable.switchComparison(ImplicitEuler, true);
    EXPECT_EQ(schemesOf(undoable), (std::vector{Euler, Rk4}));
    // A comparison run must differ in scheme from the main run.
    Experiment euler = pool;
    euler.rule.scheme = Euler;
    Edit again = undoable.beginAgain(euler);
    EXPECT_EQ(schemesOf(undoable), std::vector{Rk4});
    undo(undoable, again);
    EXPECT_EQ(schemesOf(undoable), std::vector{Rk4});
    redo(undoable, again);
    EXPECT_EQ(schemesOf(undoable), std::vector{Rk4});
    undoable.switchComparison(Leapfrog, true);
    for (const bool blurs : {false, true}) {
        Experiment integer = pool;
        integer.rule.arithmetic = Arithmetic::Integer;
        integer.rule.water = blurs ? Water::Blur : Water::Waves;
        ASSERT_TRUE(validate(integer).empty());
        UndoableRun other(pool);
        for (Scheme scheme : {Euler, Rk4}) other.switchComparison(scheme, true);
        Edit opened = other.beginAgain(integer);
        EXPECT_TRUE(other.runs().comparisonRuns().empty());
        for (Scheme scheme : {Leapfrog, Euler, DelayedEuler, ImplicitEuler, Trapezoid, Rk4}) {
            Edit edit = other.switchComparison(scheme, true);
            other.advance(3);
            EXPECT_TRUE(other.runs().comparisonRuns().empty()) << toString(scheme);
            undo(other, edit);
            redo(other, edit);
            EXPECT_TRUE(other.runs().comparisonRuns().empty()) << toString(scheme);
        }
        // Undo does not restore the ended comparison runs.
        undo(other, opened);
        EXPECT_TRUE(other.runs().comparisonRuns().empty());
        other.switchComparison(Euler, true);
        EXPECT_EQ(schemesOf(other), std::vector{Euler});
        redo(other, opened);
        EXPECT_TRUE(other.runs().comparisonRuns().empty());
    }
    // Strings support all schemes, so all comparison runs survive.
    UndoableRun string(defaultExperiment(SceneKind::String));
    for (Scheme scheme : {Trapezoid, ImplicitEuler}) string.switchComparison(scheme, true);
    Experiment shorter = defaultExperiment(SceneKind::String);
    shorter.grid.width = 50;
    shorter.pullWith.x = 25;
    string.beginAgain(shorter);
    EXPECT_EQ(schemesOf(string), (std::vector{Trapezoid, ImplicitEuler}));
}

TEST(UndoableRun, RejectsEventWithInvalidPullHeight) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.events = {{5, Settings{{"pullWith.height", -4e8}}}};
    const std::vector<Problem> problems = validate(experiment);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "events[0].set.pullWith.height");
    EXPECT_EQ(sentence(problems[0]), "-400000000 is not allowed (at least -1000000, at most 1000000)");
}

namespace {

Hold heldAt(double x) { return {PullShape::Cosine, 9, 1, x, 0, 1}; }

const Hold& holdIn(const UndoableRun& undoable, std::size_t place) {
    return std::get<Hold>(undoable.runs().main().log()[place].what);
}

} // namespace

TEST(UndoableRun, HoldLastsUntilRelease) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.apply(drop(60));
    undoable.advance(20);
    Edit edit = undoable.hold(1, heldAt(150));
    // A paused run holds too. A click holds for one step.
    EXPECT_EQ(undoable.runs().main().height(150), 1.0);
    EXPECT_EQ(holdIn(undoable, 1).steps, 1);
    for (int steps : {1, 7, 1, 30}) {
        undoable.advance(steps);
        EXPECT_EQ(undoable.runs().main().height(150), 1.0);
        expectStraight(undoable);
    }
    ASSERT_EQ(logOf(undoable).size(), 2u);
    EXPECT_EQ(holdIn(undoable, 1).steps, 39);
    undoable.letGo(1);
    undoable.advance(10);
    EXPECT_NE(undoable.runs().main().height(150), 1.0);
    EXPECT_EQ(holdIn(undoable, 1).steps, 39);
    expectStraight(undoable);
    // Undo and redo keep the duration of the hold.
    const std::vector<Event> log = logOf(undoable);
    const std::uint64_t end = undoable.runs().main().hash();
    undo(undoable, edit);
    EXPECT_EQ(logOf(undoable).size(), 1u);
    expectStraight(undoable);
    redo(undoable, edit);
    EXPECT_EQ(logOf(undoable), log);
    EXPECT_EQ(undoable.runs().main().hash(), end);
    // Every past step shows the hold for its duration.
    for (std::int64_t frame : {19, 20, 21, 40, 58, 59, 60, 69}) {
        undoable.seek(frame);
        expectStraight(undoable);
        EXPECT_EQ(undoable.runs().main().isHeld(), frame > 20 && frame < 59) << frame;
    }
    EXPECT_EQ(undoable.runs().main().hash(), end);
}

TEST(UndoableRun, MovingHoldIsWrittenAsOneStroke) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    std::vector<Edit> edits;
    for (int i = 0; i < 30; ++i) {
        edits.push_back(undoable.hold(1, heldAt(100 + i)));
        // Every fourth position shares its step with the next.
        if (i % 4 != 3) undoable.advance(1 + i % 3);
    }
    undoable.letGo(1);
    undoable.advance(5);
    expectStraight(undoable);
    const std::vector<Event> log = logOf(undoable);
    ASSERT_EQ(log.size(), 30u);
    const Experiment recorded = undoable.runs().main().asExperiment();
    const std::string text = writeExperiment(recorded);
    EXPECT_EQ(text.find("\"hold\""), text.rfind("\"hold\"")) << text;
    EXPECT_EQ(std::get<Experiment>(readExperiment(text)), recorded);
    // Undoes and redoes the whole stroke at once.
    const std::uint64_t end = undoable.runs().main().hash();
    undoable.undo(edits);
    undoable.settle();
    undoable.finishSeek();
    EXPECT_TRUE(logOf(undoable).empty());
    EXPECT_EQ(undoable.runs().main().largestHeight(), 0.0);
    undoable.redo(edits);
    undoable.settle();
    undoable.finishSeek();
    EXPECT_EQ(logOf(undoable), log);
    EXPECT_EQ(undoable.runs().main().hash(), end);
}

TEST(UndoableRun, UndoesSeveralHoldsMixedWithEdits) {
    std::mt19937 random(8);
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    std::vector<Edit> edits;
    for (int i = 0; i < 200; ++i) {
        switch (random() % 8) {
        case 0: edits.push_back(undoable.hold(1, heldAt(double(random() % 320)))); break;
        case 1: edits.push_back(undoable.hold(2, heldAt(double(random() % 320)))); break;
        case 2: undoable.letGo(1 + static_cast<int>(random() % 2)); break;
        case 3: edits.push_back(undoable.apply(drop(double(random() % 320)))); break;
        case 4: edits.push_back(undoable.apply(Settings{{"k", 0.5 + 0.001 * i}})); break;
        case 5:
            if (i % 5 == 0) {
                edits.push_back(undoable.switchComparison(Scheme::Trapezoid, i % 2 == 0));
                break;
            }
            if (i % 7 == 0) undoable.seek(undoable.runs().main().frame() * 3 / 4);
            [[fallthrough]];
        default: undoable.advance(static_cast<std::int64_t>(random() % 9));
        }
        if (i % 10 == 0) expectStraight(undoable);
    }
    expectStraight(undoable);
    const Experiment recorded = undoable.runs().main().asExperiment();
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(recorded))).events, recorded.events);
    const std::uint64_t end = undoable.runs().main().hash();
    for (std::size_t i = edits.size(); i > 0; --i) {
        undo(undoable, edits[i - 1]);
        if (i % 10 == 0) expectStraight(undoable);
    }
    EXPECT_TRUE(logOf(undoable).empty());
    for (const Edit& edit : edits) redo(undoable, edit);
    EXPECT_EQ(logOf(undoable), recorded.events);
    expectStraight(undoable);
    EXPECT_EQ(undoable.runs().main().hash(), end);
}

// Holds must act identically when their duration is known from the start.
TEST(UndoableRun, ReplaysEditsDuringHoldBitExactly) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 4;
    experiment.pullWith.x = 0.0;
    experiment.rule.edges = {Edge::Absorbing, Edge::Fixed, Edge::Fixed, Edge::Fixed};
    experiment.rule.damping.velocity = 0.02;
    const Hold wide{PullShape::Cosine, 40.0, 40.0, 0.15, 0.0, 1},
        other{PullShape::Gaussian, 40.0, -1.0, 1.7, 0.0, 2};
    for (const bool byHand : {false, true}) {
        UndoableRun undoable(experiment);
        undoable.advance(5);
        undoable.hold(1, wide);
        undoable.advance(9);
        if (byHand) undoable.hold(2, other);
        else undoable.apply(other);
        expectStraight(undoable);
        undoable.apply(Settings{{"edges.right", std::string("free")}});
        expectStraight(undoable);
        undoable.advance(1);
        expectStraight(undoable);
        undoable.advance(3);
        expectStraight(undoable);
        undoable.letGo(1);
        undoable.advance(2);
        expectStraight(undoable);
        EXPECT_EQ(holdIn(undoable, 0).steps, 13);
    }
    // A single hold lasts exactly until the next position.
    UndoableRun undoable(experiment);
    undoable.hold(1, wide);
    undoable.advance(3);
    undoable.hold(1, other);
    EXPECT_EQ(holdIn(undoable, 0).steps, 3);
}

TEST(UndoableRun, HoldActsOnComparisonRuns) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    undoable.apply(drop(60));
    undoable.switchComparison(Scheme::ImplicitEuler, true);
    undoable.switchComparison(Scheme::Euler, true); // explodes during the run
    undoable.hold(1, heldAt(150));
    for (int i = 0; i < 200; ++i) undoable.advance(3);
    ASSERT_TRUE(undoable.runs().comparisonRun(Scheme::Euler)->run.divergedAt());
    EXPECT_EQ(undoable.runs().comparisonRun(Scheme::ImplicitEuler)->run.height(150), 1.0);
    EXPECT_EQ(undoable.runs().main().height(150), 1.0);
    const std::uint64_t comparisonRun = undoable.runs().comparisonRun(Scheme::ImplicitEuler)->run.hash();
    undoable.seek(300);
    undoable.seek(600);
    EXPECT_EQ(undoable.runs().comparisonRun(Scheme::ImplicitEuler)->run.hash(), comparisonRun);
    expectStraight(undoable);
}

TEST(UndoableRun, SeekUndoAndDivergenceEndHold) {
    UndoableRun undoable(defaultExperiment(SceneKind::String));
    const auto holds = [&] {
        undoable.hold(1, heldAt(150));
        undoable.advance(10);
        EXPECT_TRUE(undoable.isHeld(1));
        EXPECT_FALSE(undoable.isHeld(2));
    };
    holds();
    undoable.seek(5);
    EXPECT_FALSE(undoable.isHeld(1));
    // The old hold keeps its duration in the new branch.
    undoable.hold(1, heldAt(40));
    undoable.advance(20);
    EXPECT_EQ(holdIn(undoable, 1).steps, 20);
    expectStraight(undoable);
    std::vector<Edit> last{undoable.apply(drop(60))};
    undoable.undo(last);
    EXPECT_FALSE(undoable.isHeld(1));
    holds();
    undoable.beginAgain(undoable.runs().main().start());
    EXPECT_FALSE(undoable.anyHeld());
    undoable.apply(Settings{{"scheme", std::string("euler")}});
    holds();
    undoable.advance(5'000);
    ASSERT_TRUE(undoable.runs().main().divergedAt());
    EXPECT_FALSE(undoable.isHeld(1));
    expectStraight(undoable);
}
