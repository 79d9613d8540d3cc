// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost.h"

#include "files/experiment_file.h"
#include "model/limits.h"
#include "model/run_work.h"
#include "run/undoable_run.h"

#include <gtest/gtest.h>

#include <string>

using namespace seiche;

namespace {

/// Returns the path of the first problem. Empty if none.
std::string problemWith(const std::string& members) {
    const auto read = readExperiment(R"({"seiche": 1, )" + members + "}");
    const auto* problems = std::get_if<std::vector<Problem>>(&read);
    return problems ? problems->front().path : std::string();
}

std::string inLargePool(const std::string& members) {
    return problemWith(R"("medium": "pool", "size": [4096, 4096], )" + members);
}

std::string repeated(const std::string& text, int times, const std::string& between = ", ") {
    std::string all = text;
    for (int i = 1; i < times; ++i) all += between + text;
    return all;
}

/// Returns a polygon whose sides all cross its area.
std::string star(int corners, double radius) {
    std::string path;
    for (int i = 0; i < corners; ++i) {
        const double turns = 6.283185307179586 * i * (corners / 2) / corners;
        path += (i ? ", [" : "[") + std::to_string(radius * std::cos(turns)) + ", " +
                std::to_string(radius * std::sin(turns)) + "]";
    }
    return "[" + path + "]";
}

Experiment poolWith(const Change& change, int events) {
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {2000, 2000};
    for (int i = 0; i < events; ++i) pool.events.push_back({3, change});
    return pool;
}

} // namespace

TEST(Cost, RefusesRainThatCoversLargePool) {
    EXPECT_EQ(inLargePool(R"("rain": {"rate": 1000000, "width": 1000000})"), "rain.rate");
    EXPECT_EQ(inLargePool(R"("rain": {"rate": 20, "width": 4})"), "");
    EXPECT_EQ(inLargePool(R"("events": [{"step": 1, "set": {"rain.rate": 1000, "rain.width": 500}}])"),
              "events[0].set.rain.rate");
}

TEST(Cost, RefusesPullsAndHoldsWithTooManyCells) {
    EXPECT_EQ(inLargePool(R"("pullWith": {"width": 4000})"), "pullWith.width");
    EXPECT_EQ(inLargePool(R"("pullWith": {"width": 100})"), "");
    EXPECT_EQ(inLargePool(R"("events": [{"step": 0, "pull": {"width": 4000}}])"), "events[0]");
    EXPECT_NE(inLargePool(R"("events": [{"step": 0, "hold": {"shape": "mode", "width": 1, "steps": 3}}])"), "");
    EXPECT_EQ(inLargePool(R"("events": [{"step": 0, "hold": {"width": 6, "steps": 3}}])"), "");
    EXPECT_EQ(inLargePool(R"("drive": {"height": 1, "width": 3000, "x": 9, "y": 9})"), "drive.width");
}

TEST(Cost, CountsCopyOfDrawnShape) {
    const std::string drawn = R"("events": [{"step": 0, "draw": {"formula": "0.1"}}])";
    EXPECT_EQ(problemWith(R"("medium": "pool", "size": [2, 1000000], )" + drawn), "size");
    EXPECT_EQ(problemWith(R"("medium": "pool", "size": [2, 1000000])"), "");
    EXPECT_EQ(inLargePool(drawn), "");
}

// Single holds are cheap; many fix too many cells.
TEST(Cost, CountsSimultaneousHolds) {
    const std::string hold = R"({"step": 0, "hold": {"width": 20, "steps": STEPS}})";
    const auto holds = [&](int count, const std::string& steps) {
        std::string one = hold;
        one.replace(one.find("STEPS"), 5, steps);
        std::string all = one;
        for (int i = 1; i < count; ++i) {
            std::string next = one;
            next.replace(next.find("\"step\": 0"), 9, "\"step\": " + std::to_string(i));
            all += ", " + next;
        }
        return inLargePool("\"events\": [" + all + "]");
    };
    EXPECT_EQ(holds(2000, "1"), "");
    EXPECT_NE(holds(2000, "5000"), "");
}

TEST(Cost, RefusesObjectsThatAreSlowToPlace) {
    const std::string box = R"({"kind": "medium", "width": 4000, "height": 4000, "form": "parabola"})";
    EXPECT_EQ(inLargePool("\"things\": [" + repeated(box, 3) + "]"), "things");
    const std::string wall =
        R"({"kind": "wall", "form": "line", "width": 100000, "height": 100000, "angle": 33, "slits": 1000})";
    EXPECT_EQ(inLargePool("\"things\": [" + repeated(wall, 20) + "]"), "things");
    EXPECT_EQ(
        inLargePool(R"("things": [{"kind": "wall", "form": "outline", "path": )" + star(1001, 2000) + "}]"),
        "things");
    EXPECT_EQ(inLargePool(R"("events": [{"step": 0, "things": {"put": [)" + repeated(wall, 20) + "]}}]"),
              "events[0].things");
    EXPECT_EQ(inLargePool(R"("things": [{"kind": "wall", "form": "box", "width": 300, "height": 300}])"), "");
}

// Objects without effect on waves do not rebuild walls.
TEST(Cost, IgnoresUnchangedWalls) {
    const std::string wall = R"("things": [{"kind": "wall", "form": "box", "width": 4000, "height": 4000}], )";
    EXPECT_EQ(inLargePool(wall + R"("events": [{"step": 0, "things": {"put": [{"kind": "mark"}]}}])"), "");
    EXPECT_EQ(inLargePool(wall + R"("events": [{"step": 0, "things": {"remove": ["wall 1"]}}])"),
              "events[0].things");
}

// Freehand drawing in an ordinary pool is never refused.
TEST(Cost, AllowsLongPathsInOrdinaryPool) {
    const auto problemOf = [](const std::string& kind, const std::string& form, int places) {
        std::string path;
        for (int i = 0; i < places; ++i)
            path +=
                (i ? ", [" : "[") + std::to_string(i % 128 - 64) + ", " + std::to_string(i / 128 - 16) + "]";
        return problemWith(R"("medium": "pool", "things": [{"kind": ")" + kind + R"(", "form": ")" + form +
                           R"(", "thickness": 5, "path": [)" + path + "]}]");
    };
    EXPECT_EQ(problemOf("wall", "paint", 4096), "");
    EXPECT_EQ(problemOf("wall", "outline", 4096), "");
    EXPECT_EQ(problemOf("medium", "paint", 4096), "");
    EXPECT_EQ(problemOf("medium", "outline", 1500), "");
}

TEST(Cost, CountsModesByCellsAndByWaves) {
    const std::string wave = R"({"halfWaves": [3, 2], "height": 1})";
    EXPECT_EQ(inLargePool(R"("events": [{"step": 0, "modes": {"waves": [)" + repeated(wave, 6) + "]}}]"),
              "events[0]");
    EXPECT_EQ(problemWith(R"("medium": "pool", "events": [{"step": 0, "modes": {"waves": [)" +
                          repeated(wave, 50) + "]}}]"),
              "");
}

// A window seeks in parts of a few events, 50 ms each.
TEST(Cost, TimelineAppliesFewExpensiveEventsAtOnce) {
    UndoableRun run(poolWith(Pull{.shape = PullShape::Gaussian, .width = 1e5, .height = 0.001}, 100));
    ASSERT_TRUE(problemsOfCost(run.runs().main().asExperiment()).empty());
    run.advance(3);
    run.seek(0);
    run.advance(3); // events of step 3 are due
    ASSERT_EQ(run.runs().main().eventsActed(), 0u);
    run.applyNextEvent();
    EXPECT_EQ(run.runs().main().eventsActed(), 1u);
    EXPECT_TRUE(run.hasPendingEvents());
    // A change does not wait for all pending events.
    run.apply(Pull{});
    EXPECT_LT(run.runs().main().eventsActed(), 10u);
    EXPECT_TRUE(run.hasPendingEvents());
}

TEST(Cost, SeekingInPartsMatchesBitForBit) {
    const Experiment experiment =
        poolWith(Pull{.shape = PullShape::Gaussian, .width = 1e5, .height = 0.001, .x = 900.0, .y = 3.0}, 12);
    Simulation straight(experiment);
    straight.advance(8);
    UndoableRun run(experiment, 1); // no room for intermediate snapshots
    run.advance(8);
    run.seek(0);
    run.beginSeek(8);
    int parts = 0;
    for (; run.isSeeking(); ++parts) {
        const std::size_t before = run.runs().main().eventsActed();
        run.continueSeek(1);
        EXPECT_LE(run.runs().main().eventsActed(), before + 2) << parts;
    }
    EXPECT_GE(parts, 6);
    EXPECT_EQ(run.runs().main().hash(), straight.hash());
}
