// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "run/exact_comparison.h"
#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "theory/modes.h"
#include "theory/projection.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

using namespace seiche;

namespace {

constexpr std::pair<Edge, Edge> allEnds[] = {{Edge::Fixed, Edge::Fixed},
                                             {Edge::Free, Edge::Free},
                                             {Edge::Fixed, Edge::Free},
                                             {Edge::Free, Edge::Fixed},
                                             {Edge::Periodic, Edge::Periodic}};

Experiment stringWith(int points, std::pair<Edge, Edge> ends) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = points;
    e.pullWith.x = points / 2;
    e.rule.edges.left = ends.first;
    e.rule.edges.right = ends.second;
    return e;
}

Pull modePull(double halfWaves, double height = 1.0, double x = 0.0) {
    return {PullShape::Mode, halfWaves, height, PullMode::Pluck, x, 0};
}

// Returns the fraction of the squared displacements in modes of this many half-wavelengths.
double shareOf(const Modes& modes, const std::vector<double>& heights, double halfWaves) {
    const std::vector<double> amounts = projectedOnto(modes, heights);
    double all = 0.0, wanted = 0.0;
    for (int m = 0; m < modes.alongX().count(); ++m) {
        const double square = amounts[std::size_t(m)] * amounts[std::size_t(m)];
        all += square;
        if (modes.alongX().halfWaves(m) == halfWaves) wanted += square;
    }
    return wanted / all;
}

} // namespace

TEST(ModePull, ExcitesSingleModeForAllEnds) {
    for (const auto& ends : allEnds) {
        const Experiment e = stringWith(65, ends);
        const auto modes = Modes::of(e.rule, e.grid);
        ASSERT_TRUE(modes);
        for (int m : {1, 2, 3, 7, 30, 62}) {
            const double halfWaves = modes->alongX().halfWaves(m);
            const std::vector<double> heights = addedHeights(e.rule, e.grid, modePull(halfWaves));
            // The remainder is rounding to float.
            EXPECT_NEAR(shareOf(*modes, heights, halfWaves), 1.0, 1e-13) << halfWaves;
        }
    }
}

TEST(ModePull, MatchesTextbookSine) {
    const Experiment e = stringWith(320, {Edge::Fixed, Edge::Fixed});
    const std::vector<double> heights = addedHeights(e.rule, e.grid, modePull(3, 2.0));
    for (int i = 0; i < 320; ++i)
        EXPECT_NEAR(heights[std::size_t(i)], 2.0 * std::sin(3 * M_PI * i / 319), 3e-7) << i;
}

TEST(ModePull, NodesOnPointsAreExactlyZero) {
    const Experiment e = stringWith(321, {Edge::Fixed, Edge::Fixed});
    const std::vector<double> heights = addedHeights(e.rule, e.grid, modePull(4, 5.0));
    for (int node : {0, 80, 160, 240, 320}) EXPECT_EQ(heights[std::size_t(node)], 0.0) << node;
    EXPECT_EQ(heights[40], 5.0);
    EXPECT_EQ(heights[120], -5.0);
}

// Tested in float, double precision and the exact solution.
TEST(ModePull, SetModeOverwritesNodes) {
    for (const Conserve conserve : {Conserve::Off, Conserve::On}) {
        Experiment e = stringWith(41, conserve == Conserve::On ? std::pair{Edge::Free, Edge::Free}
                                                               : std::pair{Edge::Fixed, Edge::Fixed});
        e.rule.conserve = conserve;
        e.pullWith = modePull(2, 1.0);
        e.pullWith.mode = PullMode::Set;
        const int node = conserve == Conserve::On ? 10 : 20;
        Simulation run(e);
        run.apply(Pull{PullShape::Gaussian, 5.0, 1.0, PullMode::Pluck, 18.0, 0.0});
        std::optional<ExactComparison> exact = ExactComparison::startFrom(run);
        ASSERT_TRUE(exact);
        EXPECT_GT(run.height(20), 0.5);
        run.apply(e.pullWith);
        EXPECT_NEAR(run.height(node), conserve == Conserve::On ? run.height(30) : 0.0, 1e-6);
        ASSERT_TRUE(exact->follow(run));
        EXPECT_LT(largestDifference(run, exact->heights()), 1e-5);
    }
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {41, 31};
    Simulation run(pool);
    run.apply(Pull{PullShape::Gaussian, 5.0, 1.0, PullMode::Pluck, 20.0, 15.0});
    run.apply(Pull{PullShape::Mode, 2.0, 1.0, PullMode::Set, 0.0, 0.0});
    for (int y = 0; y < 31; ++y) EXPECT_EQ(run.height(20, y), 0.0);
    DoublePrecisionRun precise([&] {
        Experiment e = pool;
        e.pullWith = {PullShape::Mode, 2.0, 1.0, PullMode::Set, 0.0, 0.0};
        e.drive = {0.5, 0.25, 0.25, PullShape::Gaussian, 4.0, 20.0, 15.0};
        return e;
    }());
    precise.advance(3);
    EXPECT_NE(precise.height(20, 15), 0.0);
    precise.pull();
    EXPECT_EQ(precise.height(20, 15), 0.0);
}

TEST(ModePull, PeriodicCrestIsAtTapPosition) {
    const Experiment e = stringWith(60, {Edge::Periodic, Edge::Periodic});
    const std::vector<double> heights = addedHeights(e.rule, e.grid, modePull(4, 1.0, 50));
    for (int i = 0; i < 60; ++i)
        EXPECT_NEAR(heights[std::size_t(i)], std::cos(2 * M_PI * 2 * (i - 50) / 60), 2e-7) << i;
}

TEST(ModePull, ModeRecursAfterItsPeriod) {
    // A third of a round trip at k = 1, without damping.
    Experiment e = stringWith(61, {Edge::Fixed, Edge::Fixed});
    e.events = {{0, modePull(3)}};
    Simulation run(e);
    run.advance(40);
    const auto modes = Modes::of(e.rule, e.grid);
    std::vector<double> heights;
    for (int i = 0; i < 61; ++i) heights.push_back(run.height(i));
    EXPECT_NEAR(shareOf(*modes, heights, 3), 1.0, 1e-9);
    for (int i = 0; i < 61; ++i) EXPECT_NEAR(run.height(i), std::sin(3 * M_PI * i / 60), 1e-5) << i;
}

TEST(ModePull, PoolHasEqualHalfWavesOnBothAxes) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {24, 17};
    e.rule.edges = {Edge::Fixed, Edge::Fixed, Edge::Free, Edge::Free};
    const auto modes = Modes::of(e.rule, e.grid);
    ASSERT_TRUE(modes);
    const std::vector<double> amounts = projectedOnto(*modes, addedHeights(e.rule, e.grid, modePull(2)));
    double all = 0.0;
    for (double amount : amounts) all += amount * amount;
    // Mode 1 between fixed sides, mode 2 between free sides.
    const double wanted = amounts[std::size_t(2 * modes->alongX().count() + 1)];
    EXPECT_NEAR(wanted * wanted / all, 1.0, 1e-12);
}

TEST(ModePull, FilesKeepModePull) {
    Experiment e = stringWith(33, {Edge::Fixed, Edge::Free});
    e.events = {{4, modePull(2.5, 3.0, 16)}};
    const std::string text = writeExperiment(e);
    EXPECT_NE(text.find("\"mode\""), std::string::npos);
    const ReadExperiment again = readExperiment(text);
    ASSERT_TRUE(std::holds_alternative<Experiment>(again));
    EXPECT_EQ(std::get<Experiment>(again), e);
}

TEST(ModePull, StaysBoundedForAnyWidth) {
    for (const auto& ends : allEnds)
        for (double width : {5e-324, 0.3, 1e6}) {
            const Experiment e = stringWith(7, ends);
            for (double height : addedHeights(e.rule, e.grid, modePull(width, 1.0, 3)))
                EXPECT_LE(std::abs(height), 1.0);
        }
}
