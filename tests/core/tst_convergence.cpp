// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "run/comparison.h"
#include "run/exact_comparison.h"
#include "study/convergence.h"
#include "theory/modes.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment stringOf(int points, double k) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = points;
    e.rule.k = k;
    e.pullWith = {PullShape::Gaussian, 0.08 * points, 1.0, PullMode::Pluck, std::floor(0.4 * points), 0.0};
    return e;
}

std::vector<Scheme> schemesFor(SceneKind scene) {
    std::vector<Scheme> schemes;
    for (const SchemeInfo& each : allSchemes)
        if (takes(scene, each.value)) schemes.push_back(each.value);
    return schemes;
}

// Checks all measured orders against the scheme's order.
void expectOrders(const ConvergenceStudy& study, double tolerance) {
    const std::vector<ConvergencePoint> points = measureConvergence(study);
    ASSERT_EQ(points.size(), study.schemes.size() * study.refinements.size());
    for (const ConvergencePoint& point : points) {
        EXPECT_EQ(point.order.has_value(), point.refinement != study.refinements.front());
        if (!point.order || point.error < ConvergencePoint::rounding) continue;
        EXPECT_NEAR(*point.order, infoOf(point.scheme).order, tolerance)
            << toString(point.scheme) << ' ' << point.refinement << ' ' << point.error;
    }
}

} // namespace

TEST(Convergence, EverySchemeShowsItsOrder) {
    for (const bool free : {false, true}) {
        Experiment string = stringOf(120, 0.04);
        if (free) string.rule.edges.right = Edge::Free;
        expectOrders({string, schemesFor(SceneKind::String), {4, 8, 16, 32}, 0}, 0.05);
    }
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {40, 30};
    for (const auto& [stencil, word] : EnumNames<Stencil>::all) {
        pool.rule.stencil = stencil;
        pool.rule.k = 0.02;
        pool.rule.edges = {Edge::Periodic, Edge::Periodic, Edge::Fixed, Edge::Free};
        expectOrders({pool, schemesFor(SceneKind::Pool), {4, 8, 16}, 0}, 0.05);
    }
}

// The order is 2.00 from the first halving.
TEST(Convergence, ClassroomStringShowsOrderFromFirstHalving) {
    const Experiment string = undamped(*loadPreset("string"));
    const std::vector<ConvergencePoint> points =
        measureConvergence({string, {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4}, {1, 2, 4, 8}, 0});
    for (const ConvergencePoint& point : points)
        if (point.order && point.error > ConvergencePoint::rounding) {
            EXPECT_NEAR(*point.order, infoOf(point.scheme).order, 0.05)
                << toString(point.scheme) << ' ' << point.refinement << ' ' << point.error;
        }
    // Temporal errors: doubling the step quadruples k.
    EXPECT_LT(points[3].error, points[0].error / 50.0);
}

// Leapfrog frequency: arccos(1 - k lambda / 2), not sqrt(k lambda).
TEST(Convergence, LeapfrogErrorMatchesPhaseError) {
    Experiment e = stringOf(65, 0.5);
    e.pullWith = {PullShape::Mode, 3.0, 1.0, PullMode::Pluck, 32.0, 0.0};
    const double lambda = 4.0 * std::pow(std::sin(3.0 * std::acos(-1.0) / 128.0), 2);
    const std::vector<ConvergencePoint> points = measureConvergence({e, {Scheme::Leapfrog}, {1, 2}, 50});
    for (const ConvergencePoint& point : points) {
        const double r = point.refinement, q = e.rule.k * lambda / (r * r);
        const double swung = std::cos(std::acos(1.0 - 0.5 * q) * 50.0 * r);
        EXPECT_NEAR(point.error, std::abs(swung - std::cos(std::sqrt(e.rule.k * lambda) * 50.0)), 1e-9);
    }
}

TEST(Convergence, ReportsObstacles) {
    const auto pathOf = [](const Experiment& e) {
        const std::optional<Problem> problem = obstacleToConvergence(e);
        return problem ? problem->path : std::string("none");
    };
    Experiment string = stringOf(64, 0.5);
    EXPECT_EQ(pathOf(string), "none");
    string.rule.damping.velocity = 0.99;
    EXPECT_EQ(pathOf(string), "damping");
    EXPECT_EQ(pathOf(undamped(string)), "none");
    string = stringOf(64, 0.5);
    string.rule.edges.left = Edge::Absorbing;
    EXPECT_EQ(pathOf(string), "edges");
    EXPECT_EQ(pathOf(undamped(*loadPreset("double-slit"))), "things");
    EXPECT_EQ(pathOf(*loadPreset("pool-2009")), "arithmetic");
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {2000, 1000};
    EXPECT_EQ(pathOf(pool), "size");
}

TEST(Convergence, StopsOnRequest) {
    std::stop_source stop;
    double share = 0.0;
    const std::vector<ConvergencePoint> points = measureConvergence(
        {stringOf(64, 0.5), {Scheme::Leapfrog, Scheme::Rk4}, {1, 2, 4}, 500},
        [&](double done) {
            EXPECT_GE(done, share);
            share = done;
            if (done > 0.4) stop.request_stop();
        },
        stop.get_token());
    EXPECT_EQ(points.size(), 2u);
}

namespace {

// Returns the difference of two schemes after 40 coarse steps, relative to the largest
// displacement. Steps are r times shorter.
double apart(Scheme one, Scheme other, int r, PullMode mode, bool tappedSideBySide) {
    Experiment e = stringOf(100, 0.25 / (r * r));
    e.rule.scheme = one;
    e.pullWith.mode = mode;
    e.pullWith.height = mode == PullMode::Pluck ? 1.0 : 1.0 / r; // impulse: a velocity per step
    Comparison runs(e);
    if (tappedSideBySide) runs.startComparison(other);
    runs.apply(e.pullWith);
    if (!tappedSideBySide) runs.startComparison(other);
    runs.advance(40 * r);
    return largestDifference(runs.main(), runs.comparisonRun(other)->run) / runs.main().largestHeight();
}

} // namespace

// A time offset of half a step would be a first-order error, halved by half the step. The
// difference is quartered.
TEST(Convergence, ComparisonRunsStartAtSameTime) {
    for (const auto& [one, other] : {std::pair(Scheme::Leapfrog, Scheme::Rk4),
                                     {Scheme::Rk4, Scheme::Leapfrog},
                                     {Scheme::Trapezoid, Scheme::Rk4},
                                     {Scheme::Leapfrog, Scheme::Trapezoid}})
        for (const PullMode mode : {PullMode::Pluck, PullMode::Add})
            for (const bool tappedSideBySide : {false, true}) {
                const double coarse = apart(one, other, 1, mode, tappedSideBySide);
                const double fine = apart(one, other, 2, mode, tappedSideBySide);
                EXPECT_LT(coarse, 0.02);
                EXPECT_NEAR(std::log2(coarse / fine), 2.0, 0.25)
                    << toString(one) << ' ' << toString(other) << ' ' << toString(mode) << tappedSideBySide
                    << ' ' << coarse << ' ' << fine;
            }
}

namespace {

// Continuous influences that are independent of the step length.
enum class Acts { Drive, DrivenEnd, PointSource, LineSource, Rain, Hold };

Experiment actedOn(Acts acts, int r) {
    const bool pool = acts == Acts::PointSource || acts == Acts::LineSource || acts == Acts::Rain;
    Experiment e = pool ? defaultExperiment(SceneKind::Pool) : stringOf(100, 0.25 / (r * r));
    if (pool) {
        e.grid = {60, 50};
        e.rule.k = 0.2 / (r * r);
    }
    e.stepsPerSecond = 100.0 * r;
    if (acts == Acts::Drive || acts == Acts::DrivenEnd) {
        e.drive = {
            0.02 / (r * r), 0.02 / r, 0.1, PullShape::Gaussian, 6.0, acts == Acts::Drive ? 40.0 : 0.0, 0.0};
        e.rule.edges.left = acts == Acts::Drive ? Edge::Fixed : Edge::Free;
    } else if (acts == Acts::Rain) {
        e.rain = {100.0, 5.0, PullShape::Cosine, 8.0, 0.5, PullMode::Pluck};
    } else if (acts == Acts::Hold) {
        e.events = {{0, Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 30, 0}},
                    {20 * r, Hold{PullShape::Cosine, 12, 0.5, 60, 0, std::int64_t{20} * r}}};
    } else {
        Source source;
        source.form = acts == Acts::PointSource ? SourceForm::Point : SourceForm::Line;
        source.hertz = 2.0;
        source.length = 30.0;
        source.width = 3.0;
        source.phase = 0.1;
        e.objects = {{"source", 30, 25, 0, source}};
    }
    return e;
}

double apart(Acts acts, Scheme one, Scheme other, int r, int steps) {
    Experiment e = actedOn(acts, r);
    e.rule.scheme = one;
    Comparison runs(e);
    runs.startComparison(other);
    runs.advance(std::int64_t{steps} * r);
    return largestDifference(runs.main(), runs.comparisonRun(other)->run) / runs.main().largestHeight();
}

} // namespace

// Continuous influences must not shift comparison runs in time.
TEST(Convergence, ComparisonRunsStayInTimeUnderInfluences) {
    for (const auto& [one, other] : {std::pair(Scheme::Leapfrog, Scheme::Rk4),
                                     {Scheme::Rk4, Scheme::Leapfrog},
                                     {Scheme::Trapezoid, Scheme::Rk4},
                                     {Scheme::Leapfrog, Scheme::Trapezoid}})
        for (const Acts acts :
             {Acts::Drive, Acts::DrivenEnd, Acts::PointSource, Acts::LineSource, Acts::Hold}) {
            const bool pool = acts == Acts::PointSource || acts == Acts::LineSource;
            if (pool && (infoOf(one).isImplicit || infoOf(other).isImplicit)) continue;
            const double coarse = apart(acts, one, other, 2, 100), fine = apart(acts, one, other, 4, 100);
            // The edge of a hold is not smooth.
            const double min = acts == Acts::Hold ? 1.6 : 1.85;
            EXPECT_GT(std::log2(coarse / fine), min) << toString(one) << ' ' << toString(other) << ' '
                                                     << static_cast<int>(acts) << ' ' << coarse << ' ' << fine;
        }
}

// Raindrops act on comparison runs like taps.
TEST(Convergence, RainActsOnComparisonRunsLikePulls) {
    Experiment raining = actedOn(Acts::Rain, 1);
    Experiment pulled = raining;
    pulled.rain = {};
    for (std::int64_t frame = 0; frame < 40; ++frame)
        for (const Pull& drop : dropsAt(raining.rain, raining.grid, raining.stepsPerSecond, frame))
            pulled.events.push_back({frame, drop});
    ASSERT_GT(pulled.events.size(), 10u);
    const auto after = [](const Experiment& e) {
        Comparison runs(e);
        runs.startComparison(Scheme::Rk4);
        runs.advance(40);
        return runs.comparisonRun(Scheme::Rk4)->run.hash();
    };
    EXPECT_EQ(after(raining), after(pulled));
}

// The exact solution starts with the run's velocity.
TEST(Convergence, ExactSolutionStartsWithRungeKuttaVelocity) {
    for (const bool pulledAfter : {false, true}) {
        Experiment e = stringOf(100, 0.25);
        e.rule.scheme = Scheme::Rk4;
        Simulation run(e);
        if (!pulledAfter) run.apply(e.pullWith);
        std::optional<ExactComparison> exact = ExactComparison::startFrom(run);
        ASSERT_TRUE(exact);
        if (pulledAfter) run.apply(e.pullWith);
        run.advance(60);
        ASSERT_TRUE(exact->follow(run));
        EXPECT_LT(largestDifference(run, exact->heights()), 2e-5);
    }
}

// Snapshots of comparison runs keep the time offset.
TEST(Convergence, SnapshotKeepsComparisonRunTime) {
    Experiment e = stringOf(100, 0.25);
    Comparison runs(e);
    runs.startComparison(Scheme::Rk4);
    runs.apply(e.pullWith);
    runs.advance(10);
    const Comparison::Snapshot snapshot = runs.snapshot();
    const auto goOn = [&] {
        runs.apply(e.pullWith);
        runs.advance(10);
        return runs.comparisonRun(Scheme::Rk4)->run.hash();
    };
    const std::vector<Event> log(runs.main().log().begin(), runs.main().log().end());
    const std::uint64_t first = goOn();
    runs.returnTo(snapshot, log);
    EXPECT_EQ(goOn(), first);
}
