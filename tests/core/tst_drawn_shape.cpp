// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/comparison.h"
#include "run/exact_comparison.h"
#include "wave/drawn_shape.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

Experiment drawnOn(Experiment e, std::vector<double> heights, std::int64_t step = 0) {
    e.events.push_back({step, DrawnShape{std::move(heights)}});
    return e;
}

Experiment stringOf(int points) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.pullWith.x = points / 2;
    return e;
}

std::vector<double> mode(int points, int number) {
    std::vector<double> heights;
    for (int i = 0; i < points; ++i) heights.push_back(std::sin(std::numbers::pi * number * i / (points - 1)));
    return heights;
}

std::string problemsOf(const std::string& text) {
    const ReadExperiment read = readExperiment(text);
    std::string lines;
    if (const auto* all = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
    return lines;
}

} // namespace

TEST(DrawnShape, InterpolatesLinearlyBetweenHeights) {
    const DrawnShape shape{{0, 2, -1}};
    EXPECT_EQ(shape.heightAt(0, 5), 0);
    EXPECT_EQ(shape.heightAt(1, 5), 1);
    EXPECT_EQ(shape.heightAt(2, 5), 2);
    EXPECT_EQ(shape.heightAt(3, 5), 0.5);
    EXPECT_EQ(shape.heightAt(4, 5), -1);
    EXPECT_EQ(shape.heightAt(0, 1), 0);
}

TEST(DrawnShape, ReplacesEarlierMotion) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::DelayedEuler, Scheme::Trapezoid, Scheme::Rk4})
        for (const double damping : {1.0, 0.999}) {
            Experiment swung = stringOf(101);
            swung.rule.scheme = scheme;
            swung.rule.k = 0.5;
            swung.rule.damping.velocity = damping;
            const Experiment still = drawnOn(swung, mode(101, 2), 60);
            swung.events.push_back({0, Pull{PullShape::Gaussian, 6, 3, PullMode::Add, 30, 0}});
            Simulation one(drawnOn(swung, mode(101, 2), 60)), other(still);
            one.advance(200);
            other.advance(200);
            EXPECT_EQ(one.hash(), other.hash()) << toString(scheme) << damping;
            EXPECT_GT(one.largestHeight(), 0.1);
        }
}

// Leapfrog with k = 1 is exact, corners included.
TEST(DrawnShape, SplitsIntoTwoUndistortedHalves) {
    std::vector<double> corners(201, 0.0);
    for (int i = 80; i <= 120; ++i)
        corners[static_cast<std::size_t>(i)] = i < 90 ? 0.1 * (i - 80) : i < 101 ? 1.0 : 0.05 * (120 - i);
    Simulation run(drawnOn(stringOf(201), corners));
    run.advance(60);
    for (int i = 80; i <= 120; ++i) {
        const double half = 0.5 * corners[static_cast<std::size_t>(i)];
        ASSERT_NEAR(run.height(i - 60), half, 1e-5) << i;
        ASSERT_NEAR(run.height(i + 60), half, 1e-5) << i;
    }
}

TEST(DrawnShape, ModeShapeStartsFromRest) {
    Experiment e = drawnOn(stringOf(161), mode(161, 3));
    Simulation run(e);
    run.applyPendingEvents();
    EXPECT_NEAR(run.height(27), std::sin(std::numbers::pi * 3 * 27 / 160), 1e-6);
    const double energy = run.energy().total();
    run.advance(500);
    EXPECT_NEAR(run.energy().total(), energy, 1e-4 * energy);
}

TEST(DrawnShape, ExactSolutionAppliesShape) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4}) {
        Experiment e = stringOf(120);
        e.rule.scheme = scheme;
        e.rule.k = 0.25;
        Simulation run(e);
        auto exact = ExactComparison::startFrom(run);
        ASSERT_TRUE(exact);
        run.apply(Pull{PullShape::Cosine, 20, 1, PullMode::Pluck, 40, 0});
        run.advance(30);
        run.apply(DrawnShape{mode(120, 2)});
        run.advance(150);
        ASSERT_TRUE(exact->follow(run));
        EXPECT_LT(largestDifference(run, exact->heights()), 0.01) << toString(scheme);
    }
}

TEST(DrawnShape, ComparisonRunsApplyShape) {
    Experiment e = stringOf(150);
    e.rule.k = 0.25;
    Comparison runs(e);
    runs.startComparison(Scheme::Rk4);
    runs.advance(5);
    runs.apply(DrawnShape{mode(150, 2)});
    runs.advance(400);
    EXPECT_LT(largestDifference(runs.main(), runs.comparisonRuns().front().run), 2e-3);
}

TEST(DrawnShape, StaysFlatAtAbsorbingEnds) {
    Experiment e = stringOf(100);
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.events.push_back({0, Pull{PullShape::Gaussian, 6, 3, PullMode::Add, 90, 0}});
    Simulation run(drawnOn(e, {0.5, 0.5}, 40)); // a flat line
    run.advance(40);
    EXPECT_GT(run.largestHeight(), 1.0);
    run.advance(200);
    EXPECT_NEAR(run.largestHeight(), 0.5, 1e-4);
    EXPECT_NEAR(run.height(0), 0.5, 1e-4);
}

TEST(DrawnShape, SurvivesRoundTrip) {
    const Experiment e = drawnOn(stringOf(50), {0, 0.25, -1.5, 0.125}, 7);
    const ReadExperiment read = readExperiment(writeExperiment(e));
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    EXPECT_EQ(std::get<Experiment>(read).events, e.events);
}

TEST(DrawnShape, RejectsInvalidShapesWithReason) {
    const auto onString = [](const std::string& draw) {
        return problemsOf(R"({"seiche": 1, "medium": "string", "events": [{"step": 0, "draw": )" + draw +
                          "}]}");
    };
    EXPECT_EQ(onString("{}"), "events[0].draw.heights: is missing (at least two values)\n");
    EXPECT_EQ(onString(R"({"heights": [1]})"), "events[0].draw.heights: is missing (at least two values)\n");
    EXPECT_EQ(onString(R"({"heights": [1, 2e6]})"),
              "events[0].draw.heights: a value is too large (at most 1000000, positive or negative)\n");
    EXPECT_EQ(onString(R"({"heights": [1, "x"]})"),
              "events[0].draw.heights[1]: \"x\" is not a number\nevents[0].draw.heights: is missing (at least "
              "two values)\n");
    EXPECT_EQ(onString(R"({"shape": []})"),
              "events[0].draw.shape: unknown key; valid keys: heights, formula, "
              "raster\nevents[0].draw.heights: is missing (at least two values)\n");
    EXPECT_EQ(
        problemsOf(R"({"seiche": 1, "medium": "pool", "events": [{"step": 0, "draw": {"heights": [0, 1]}}]})"),
        "events[0].draw: needs a formula or a raster of the heights in the pool\nevents[0].draw.heights: is "
        "only for a string; a pool uses \"formula\" or \"raster\"\n");
}

TEST(DrawnShape, ReadsHeightsFromFormula) {
    const auto read = [](const std::string& formula) {
        return readExperiment(R"({ "seiche": 1, "medium": "string", "size": [101], "events": [
            { "step": 0, "draw": { "formula": ")" +
                              formula + R"(" } } ] })");
    };
    const auto heights = [&](const std::string& formula) {
        const Experiment e = std::get<Experiment>(read(formula));
        return std::get<DrawnShape>(e.events[0].what).heights;
    };
    const SharedList<double> sine = heights("0.5 * sin(2*pi*x)");
    ASSERT_EQ(sine.size(), 101u);
    for (int i = 0; i <= 100; ++i)
        EXPECT_NEAR(sine[static_cast<std::size_t>(i)], 0.5 * std::sin(2 * std::numbers::pi * i / 100), 1e-6)
            << i;
    EXPECT_EQ(heights("x < 0.5 ? x : 1 - x")[50], 0.5);
    EXPECT_EQ(heights("exp(-((x-0.25)/0.05)^2)")[25], 1.0);
    // Saved as heights, the shape needs no formula parser.
    const Experiment e = std::get<Experiment>(read("min(x, 0.3)"));
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(e))), e);

    const auto problem = [&](const std::string& formula) {
        const ReadExperiment result = read(formula);
        const auto* problems = std::get_if<std::vector<Problem>>(&result);
        return problems ? lineOf(problems->front()) : std::string();
    };
    const std::string path = "events[0].draw.formula: ";
    EXPECT_EQ(problem("sin(2*pi*y)"), path + "column 10: unknown name or character “y”");
    EXPECT_EQ(problem("(x + 1"), path + "column 7: a parenthesis is missing");
    EXPECT_EQ(problem("2 x"), path + "column 3: missing or misplaced operator");
    EXPECT_EQ(problem("1 / x"), path + "the formula is undefined at x = 0");
    EXPECT_EQ(problem("10^9 * x"), path + "the value at x = 0.01 is above 1000000");
    EXPECT_EQ(problem(""), path + "the formula is empty");
    EXPECT_EQ(problem(std::string(201, '1')), path + "a formula can have at most 200 characters");
    EXPECT_EQ(problem(std::string(40, '(') + "x" + std::string(40, ')')),
              path + "parentheses can be nested at most 32 levels deep");
}
