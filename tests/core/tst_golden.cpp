// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "model/validate.h"
#include "run/simulation.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment stringOf(int points, double updateDamping) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.pullWith.x = points / 2;
    e.rule.damping.update = updateDamping;
    return e;
}

Experiment poolOf(int width, int height, Stencil stencil, double k, Damping damping) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.pullWith.x = width / 2;
    e.pullWith.y = height / 2;
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.damping = damping;
    return e;
}

Experiment integerPool(int width, int height, Stencil stencil, int divisor, int dampingShare) {
    Experiment e = poolOf(width, height, stencil, 0.5, {});
    e.rule.arithmetic = Arithmetic::Integer;
    e.rule.divisor = divisor;
    e.rule.dampingShare = dampingShare;
    return e;
}

Event point(std::int64_t step, double x, double y, double height, PullMode mode) {
    return {step, Pull{PullShape::Point, 1.0, height, mode, x, y}};
}

Edges ring() { return {Edge::Periodic, Edge::Periodic, Edge::Periodic, Edge::Periodic}; }

// Compares the run with the golden file. The tolerance is relative to each frame's largest height.
void expectGolden(const Experiment& experiment, const std::string& name, double tolerance) {
    ASSERT_TRUE(validate(experiment).empty());
    Simulation run(experiment);
    double largestOfAll = 0.0;
    for (const auto& [step, cells] : readGolden(name)) {
        run.advance(step - run.frame());
        double largest = 0.0, error = 0.0;
        for (const GoldenHeight& cell : cells) {
            largest = std::max(largest, std::abs(cell.height));
            error = std::max(error, std::abs(run.height(cell.x, cell.y) - cell.height));
        }
        largestOfAll = std::max(largestOfAll, largest);
        EXPECT_LE(error, tolerance * largest) << name << ", frame " << step;
    }
    EXPECT_GT(largestOfAll, 0.0);
}

constexpr double floats = 5e-5;
constexpr double exactly = 0.0;

} // namespace

TEST(Golden, String2013) {
    Experiment e = stringOf(320, 0.995);
    for (int step : {0, 44, 88}) e.events.push_back(point(step, 160, 0, 120, PullMode::Set));
    expectGolden(e, "string-2013", floats);
}

TEST(Golden, String2009) {
    Experiment e = stringOf(640, 0.99);
    for (int step : {0, 50}) e.events.push_back(point(step, 160, 0, 240, PullMode::Set));
    expectGolden(e, "string-2009", floats);
}

TEST(Golden, Pool2013AsProgrammed) {
    Experiment e = poolOf(320, 240, Stencil::Diagonal, 0.5, {0.99999, 1.0});
    e.events = {point(0, 100, 80, 8, PullMode::Set), point(12, 200, 150, 8, PullMode::Set)};
    expectGolden(e, "pool-2013-code", floats);
}

TEST(Golden, Pool2013AsDescribed) {
    Experiment e = poolOf(320, 240, Stencil::Cross, 0.5, {0.99, 1.0});
    e.events = {point(0, 100, 80, 8, PullMode::Set), point(12, 200, 150, 8, PullMode::Set)};
    expectGolden(e, "pool-2013-text", floats);
}

TEST(Golden, Springs1d) {
    Experiment e = stringOf(100, 1.0);
    e.rule.k = 0.5;
    e.rule.damping.velocity = 0.99;
    e.rule.edges = ring();
    e.events = {point(0, 30, 0, 1, PullMode::Pluck), point(25, 70, 0, -2, PullMode::Add)};
    expectGolden(e, "springs-1d", floats);
}

TEST(Golden, Springs2d) {
    Experiment e = poolOf(64, 48, Stencil::Cross, 0.2, {1.0, 0.999});
    e.rule.edges = ring();
    e.events = {point(0, 20, 30, 1, PullMode::Pluck), point(9, 50, 5, 3, PullMode::Add)};
    expectGolden(e, "springs-2d", floats);
}

TEST(Golden, AreaSampling) {
    Experiment e = integerPool(80, 60, Stencil::Cross, 2, 16);
    e.events = {point(0, 40, 30, -100, PullMode::Set), point(5, 12, 50, -1000, PullMode::Set)};
    expectGolden(e, "area-sampling", exactly);
}

TEST(Golden, EightNeighboursDividedBy4) {
    Experiment e = integerPool(80, 60, Stencil::Moore, 4, 0);
    e.events = {point(0, 40, 30, 2000, PullMode::Set)};
    expectGolden(e, "eight-neighbours-divided-by-4", exactly);
}

TEST(Golden, EightNeighboursAsPrinted) {
    Experiment e = integerPool(40, 30, Stencil::Moore, 2, 0);
    e.events = {point(0, 20, 15, 2000, PullMode::Set)};
    expectGolden(e, "eight-neighbours-as-printed", exactly);
}
