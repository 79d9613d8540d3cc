// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Strings with media, in every scheme, in float and double precision.
#include "engine/engine.h"
#include "engine/kernels.h"
#include "files/experiment_file.h"
#include "measure/energy.h"
#include "run/exact_comparison.h"
#include "run/simulation.h"
#include "study/run_stability.h"
#include "wave/bond.h"
#include "wave/denormals.h"
#include "wave/material_map.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

constexpr Scheme everyScheme[] = {Scheme::Leapfrog,      Scheme::Euler,     Scheme::DelayedEuler,
                                  Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4};
constexpr MediumModel bothModels[] = {MediumModel::Depth, MediumModel::Density};

// Returns a medium between two positions, in points.
PoolObject stretch(const std::string& name, double from, double to, double factor, double factorTo = 0.0) {
    MediumRegion region;
    region.shape.width = to - from;
    region.factor = factor;
    region.factorTo = factorTo;
    return {name, 0.5 * (from + to), 0.0, 0.0, region};
}

Experiment joined(int points, double k, MediumModel model, PoolObjects objects, Edge ends = Edge::Absorbing) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = points;
    e.rule.k = k;
    e.rule.model = model;
    e.rule.edges.left = e.rule.edges.right = ends;
    e.objects = std::move(objects);
    return e;
}

Event pluckAt(double x, double sigma) {
    return {0, Pull{PullShape::Gaussian, sigma, 2.0, PullMode::Pluck, x, 0.0}};
}

double highest(const Simulation& run, int from, int to) {
    double found = 0.0;
    for (int x = from; x < to; ++x)
        if (std::abs(run.height(x, 0)) > std::abs(found)) found = run.height(x, 0);
    return found;
}

struct Parted {
    double back;
    double through;
};

// Returns the peaks after a pulse of height 1 has met the middle of 1200 points.
Parted partedAt(Experiment e, double sigma, bool fromTheRight, int steps) {
    e.events = {pluckAt(fromTheRight ? 900.0 : 300.0, sigma)};
    Simulation run(e);
    run.advance(steps);
    const double left = highest(run, 0, 580), right = highest(run, 620, 1200);
    return fromTheRight ? Parted{right, left} : Parted{left, right};
}

std::vector<double> heightsOf(const Simulation& run) {
    std::vector<double> heights;
    for (int x = 0; x < run.grid().width; ++x) heights.push_back(run.height(x, 0));
    return heights;
}

} // namespace

// Density: r = (c2 - c1) / (c1 + c2), t = 2 c2 / (c1 + c2). Depth: c1 and c2 exchanged.
TEST(JoinedStrings, BoundaryMatchesPredictedCoefficients) {
    for (const MediumModel model : bothModels)
        for (const double factor : {0.36, 2.25})
            for (const bool fromTheRight : {false, true})
                for (const double velocityDamping : {1.0, 0.9999999}) {
                    const double c1 = fromTheRight ? std::sqrt(factor) : 1.0;
                    const double c2 = fromTheRight ? 1.0 : std::sqrt(factor);
                    const double sign = model == MediumModel::Density ? 1.0 : -1.0;
                    const double into = model == MediumModel::Density ? c2 : c1;
                    Experiment e = joined(1200, 0.9 / std::max(1.0, factor), model,
                                          {stretch("heavy", 599.5, 1300.0, factor)});
                    e.rule.damping.velocity = velocityDamping;
                    const double speed = std::sqrt(e.rule.k);
                    const int steps = static_cast<int>((300.0 / c1 + 120.0 / std::min(c1, c2)) / speed);
                    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4}) {
                        e.rule.scheme = scheme;
                        // The trapezoidal rule slows short waves.
                        const double sigma = scheme == Scheme::Trapezoid ? 24.0 : 12.0;
                        const Parted parted = partedAt(e, sigma, fromTheRight, steps);
                        const std::string what =
                            std::string(toString(model)) + ' ' + std::string(toString(scheme)) + " factor " +
                            std::to_string(factor) + (fromTheRight ? " from the right" : "");
                        EXPECT_NEAR(parted.back, sign * (c2 - c1) / (c1 + c2), 0.01) << what;
                        EXPECT_NEAR(parted.through, 2.0 * into / (c1 + c2), 0.01) << what;
                    }
                }
}

// Tested in every scheme, damping, end and precision.
TEST(JoinedStrings, UniformMediumEqualsScaledK) {
    for (const int points : {200, 5000})
        for (const MediumModel model : bothModels)
            for (const Scheme scheme : everyScheme)
                for (const Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Absorbing})
                    for (const Damping damping : {Damping{1, 1}, Damping{0.999, 1}, Damping{1, 0.99}}) {
                        // The run stops before a wave reaches the absorbing layers, which use the
                        // k of the rule.
                        Experiment e =
                            joined(points, 0.6, model, {stretch("all", -50, points + 50, 0.25)}, end);
                        e.rule.scheme = scheme;
                        e.rule.damping = damping;
                        e.events = {pluckAt(0.5 * points, 9.0)};
                        Simulation run(e);
                        e.objects.clear();
                        e.rule.k = 0.15;
                        Simulation other(e);
                        const int steps = end == Edge::Absorbing ? 120 : points == 200 ? 600 : 60;
                        run.advance(scheme == Scheme::Leapfrog || infoOf(scheme).isImplicit ? steps : 60);
                        other.advance(run.frame());
                        const std::vector<double> one = heightsOf(run), two = heightsOf(other);
                        for (int x = 0; x < points; ++x)
                            ASSERT_NEAR(one[std::size_t(x)], two[std::size_t(x)],
                                        2e-5 * std::max(1.0, other.largestHeight()))
                                << toString(model) << ' ' << toString(scheme) << ' ' << toString(end) << ' '
                                << points << " points, damping " << damping.update << ' ' << damping.velocity
                                << " at " << x;
                    }
}

// Checks the bonds of implicit schemes, also across a periodic seam.
TEST(JoinedStrings, SchemesAgreeForSmallSteps) {
    constexpr double inDouble = 1.0 - 1e-9; // negligible damping, selects double precision
    for (const MediumModel model : bothModels)
        for (const Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Absorbing}) {
            Experiment e = joined(
                160, 2e-5, model,
                {stretch("a", -50, 30, 3.0), stretch("b", 25, 60, 0.3), stretch("c", 60, 90, 0.5, 2.0)}, end);
            e.events = {pluckAt(20.0, 6.0)};
            Experiment fine = e;
            fine.rule.scheme = Scheme::Rk4;
            fine.rule.damping.velocity = inDouble;
            Simulation expected(fine);
            expected.advance(12'000);
            const std::vector<double> heights = heightsOf(expected);
            for (const Scheme scheme : everyScheme)
                for (const double velocityDamping : {1.0, inDouble}) {
                    e.rule.scheme = scheme;
                    e.rule.damping.velocity = velocityDamping;
                    Simulation run(e);
                    run.advance(12'000);
                    // first-order schemes change by k lambda / 2 per step
                    const bool isSecond =
                        scheme == Scheme::Leapfrog || scheme == Scheme::Trapezoid || scheme == Scheme::Rk4;
                    // Float rounding loses such small steps.
                    const double max = (isSecond ? 0.003 : 0.06) + (velocityDamping == 1.0 ? 0.06 : 0.0);
                    for (int x = 0; x < 160; ++x)
                        ASSERT_NEAR(run.height(x, 0), heights[std::size_t(x)], max)
                            << toString(model) << ' ' << toString(scheme) << ' ' << toString(end) << " s "
                            << velocityDamping << " at " << x;
                }
        }
}

TEST(JoinedStrings, ConservesEnergy) {
    for (const MediumModel model : bothModels)
        for (const Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic}) {
            Experiment e = joined(
                320, 0.24, model,
                {stretch("a", 40, 120, 4.0), stretch("b", 100, 200, 0.1), stretch("c", 220, 300, 0.5, 2.0)},
                end);
            e.events = {pluckAt(70.0, 8.0)};
            Simulation run(e);
            run.advance(1);
            const double start = run.energy().total();
            for (int i = 0; i < 10; ++i) {
                run.advance(1000);
                EXPECT_NEAR(run.energy().total() / start, 1.0, 1e-5) << toString(model) << ' ' << toString(end);
            }
        }
}

// Residual reflection as a fraction of the pulse.
TEST(JoinedStrings, MediumContinuesBeyondAbsorbingEnd) {
    for (const MediumModel model : bothModels)
        for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4})
            for (const double factor : {0.25, 0.6, 2.0, 4.0})
                for (const double velocityDamping : {1.0, 0.9999999}) {
                    Experiment e = joined(400, 0.24, model, {stretch("rest", 199.5, 700, factor)});
                    e.rule.scheme = scheme;
                    e.rule.damping.velocity = velocityDamping;
                    e.events = {pluckAt(300.0, 12.0)};
                    Simulation run(e);
                    run.advance(3000);
                    EXPECT_LT(run.largestHeight(), 1e-3)
                        << toString(model) << ' ' << toString(scheme) << ' ' << factor;
                }
}

// Includes uniform strings.
TEST(JoinedStrings, InstructionSetsMatchScalarLoop) {
    std::mt19937 random(5);
    const auto any = [&random] { return double(random() % 2'000'001) * 1e-6 - 1.0; };
    const double k = 0.3, s = 0.98, own = 1.375; // arbitrary, to identify their terms
    for (const int points : {1, 2, 7, 8, 9, 15, 31, 33, 64, 200})
        for (const StringForm form : {StringForm::Differences, StringForm::Uneven, StringForm::Weighted})
            for (const MediumModel model : bothModels)
                for (const double d : {1.0, 0.99})
                    for (const bool fromNow : {true, false}) {
                        if (form == StringForm::Weighted && !fromNow) continue;
                        const Grid grid{points, 1};
                        Field<double> now(grid, SceneKind::String), before = now, source = now;
                        Field<float> stiffness(grid, SceneKind::String);
                        for (int x = -1; x <= points; ++x) {
                            now.at(x, 0) = any();
                            before.at(x, 0) = any();
                            source.at(x, 0) = fromNow ? now.at(x, 0) : any();
                            stiffness.at(x, 0) = random() % 8   ? float(2.0 + any())
                                                 : random() % 2 ? freeWall
                                                                : fixedWall;
                        }
                        const BondShares shares = bondSharesOf(model);
                        const StringFormula formula{form, k, d, s, own, shares.own, shares.other};
                        const auto bond = [&](int x, int beside) {
                            const double mine = stiffness.at(x, 0), other = stiffness.at(x + beside, 0);
                            if (other == 0.0) return 0.0;
                            const double factor = other > 0.0 ? shares.own * mine + shares.other * other : mine;
                            return factor * (source.at(x + beside, 0) - source.at(x, 0));
                        };
                        const auto laplacian = [&](int x) {
                            if (form == StringForm::Uneven)
                                return stiffness.at(x, 0) > 0.0f ? bond(x, -1) + bond(x, 1) : 0.0;
                            return (source.at(x - 1, 0) + source.at(x + 1, 0)) - 2.0 * source.at(x, 0);
                        };
                        // Part of a row, starting within a vector.
                        const int begin = points / 5, end = points;
                        Field<double> expected = before;
                        for (int x = begin; x < end; ++x) {
                            const double f = now.at(x, 0);
                            const double height = form == StringForm::Weighted
                                                      ? (own * f - s * before.at(x, 0)) +
                                                            k * (now.at(x - 1, 0) + now.at(x + 1, 0))
                                                      : f + (s * (f - before.at(x, 0)) + k * laplacian(x));
                            expected.at(x, 0) = d == 1.0 ? height : d * height;
                        }
                        for (const Isa isa : availableIsas()) {
                            Field<double> next = before;
                            stepsFor(formula, isa)(
                                {next.row(0), next.row(0), now.row(0), source.row(0), stiffness.row(0)},
                                formula, begin, end);
                            EXPECT_EQ(std::memcmp(next.row(0) - 1, expected.row(0) - 1,
                                                  sizeof(double) * std::size_t(points + 2)),
                                      0)
                                << toString(isa) << ' ' << points << ' ' << int(form);
                        }
                    }
}

TEST(JoinedStrings, LaterRegionCountsAndPartialPointsBlend) {
    const Grid grid{100, 1};
    const MaterialMap materials = materialMapOf(
        grid, SceneKind::String, {stretch("a", 9.75, 60.0, 0.5), stretch("b", 39.5, 79.5, 2.0, 4.0)});
    ASSERT_TRUE(materials.stiffness);
    const Field<float>& stiffness = *materials.stiffness;
    EXPECT_FLOAT_EQ(stiffness.at(9, 0), 1.0f);
    EXPECT_FLOAT_EQ(stiffness.at(10, 0), 0.625f); // three quarters covered
    EXPECT_FLOAT_EQ(stiffness.at(39, 0), 0.5f);
    EXPECT_NEAR(stiffness.at(40, 0), 2.025, 1e-6); // half a point into the slope of 40 points
    EXPECT_NEAR(stiffness.at(79, 0), 3.975, 1e-6);
    EXPECT_FLOAT_EQ(stiffness.at(80, 0), 1.0f);
}

TEST(JoinedStrings, LimitFollowsLargestFactor) {
    Experiment e = joined(320, 0.5, MediumModel::Density, {stretch("light", 100, 200, 1.9)}, Edge::Fixed);
    EXPECT_TRUE(stabilityOf(Simulation(e)).usable());
    EXPECT_NEAR(stabilityOf(Simulation(e)).limitK, 1.0 / 1.9, 1e-6);
    EXPECT_TRUE(isUneven(Simulation(e)));
    e.rule.k = 0.53;
    e.events = {pluckAt(150.0, 2.0)};
    Simulation run(e);
    EXPECT_FALSE(stabilityOf(run).usable());
    run.advance(20'000);
    EXPECT_TRUE(run.divergedAt());
}

TEST(JoinedStrings, HasNoExactSolution) {
    Experiment e = joined(320, 1.0, MediumModel::Density, {stretch("heavy", 100, 200, 0.5)}, Edge::Fixed);
    EXPECT_FALSE(ExactComparison::startFrom(Simulation(e)));
    const PoolObjects heavy = std::exchange(e.objects, {});
    Simulation run(e);
    std::optional<ExactComparison> exact = ExactComparison::startFrom(run);
    ASSERT_TRUE(exact);
    run.apply(ObjectsChange{heavy, {}, {}});
    EXPECT_FALSE(exact->follow(run));
}

TEST(JoinedStrings, FilesOmitPoolKeysOfSections) {
    const std::string text = R"({ "seiche": 1, "medium": "string", "size": [320], "model": "depth",
        "things": [ { "kind": "medium", "at": [240.5], "width": 160, "speed": 0.6 },
                    { "kind": "medium", "name": "slope", "at": [100, 0], "factorTo": 0.3 } ],
        "events": [ { "step": 9, "things": { "put": [ { "kind": "medium", "name": "late", "width": 7 } ],
                                             "remove": [ "slope" ] } } ] })";
    const ReadExperiment read = readExperiment(text);
    const Experiment* e = std::get_if<Experiment>(&read);
    ASSERT_TRUE(e) << lineOf(std::get<std::vector<Problem>>(read).front());
    EXPECT_EQ(e->rule.model, MediumModel::Depth);
    EXPECT_EQ(e->objects[0].x, 240.5);
    EXPECT_EQ(e->objects[0].y, 0.0);
    EXPECT_NEAR(std::get<MediumRegion>(e->objects[0].is).factor, 0.36, 1e-12);
    const std::string written = writeExperiment(*e);
    EXPECT_NE(written.find("\"at\": [240.5], \"width\": 160, \"factor\": 0.36"), std::string::npos) << written;
    for (const char* ofAPool : {"\"form\"", "\"angle\"", "\"thickness\""})
        EXPECT_EQ(written.substr(0, written.find("\"events\"")).find(ofAPool), std::string::npos) << ofAPool;
    const ReadExperiment again = readExperiment(written);
    ASSERT_TRUE(std::holds_alternative<Experiment>(again));
    EXPECT_EQ(std::get<Experiment>(again), *e);
}

TEST(JoinedStrings, FilesWithoutMediaOmitMediaKeys) {
    const std::string written = writeExperiment(defaultExperiment(SceneKind::String));
    EXPECT_EQ(written.find("model"), std::string::npos);
    EXPECT_EQ(written.find("things"), std::string::npos);
    // Instruments on a string keep their row.
    Experiment e = defaultExperiment(SceneKind::String);
    e.objects = {{"tape", 100.0, 0.0, 0.0, Instrument()}};
    EXPECT_NE(writeExperiment(e).find("\"at\": [100, 0]"), std::string::npos);
}

TEST(JoinedStrings, RejectsInvalidObjectsWithReason) {
    const auto problemsOf = [](const std::string& things, const std::string& more = "") {
        const ReadExperiment read = readExperiment(R"({ "seiche": 1, "medium": "string", "size": [100], )" +
                                                   more + R"("things": [ )" + things + " ] }");
        std::string lines;
        if (const auto* problems = std::get_if<std::vector<Problem>>(&read))
            for (const Problem& problem : *problems) lines += lineOf(problem) + '\n';
        return lines;
    };
    const auto medium = [&](const std::string& rest) {
        return problemsOf(R"({ "kind": "medium", )" + rest + " }");
    };
    EXPECT_EQ(medium(R"("at": [50], "width": 20, "factor": 100)"), "");
    EXPECT_EQ(medium(R"("at": [120])"), "things[0].at: 120 is outside the string (0 to 99)\n");
    EXPECT_EQ(medium(R"("at": [-1])"), "things[0].at: -1 is outside the string (0 to 99)\n");
    EXPECT_EQ(medium(R"("at": [5, 3])"), "things[0].at: 5, 3 is outside the pool (0 to 99, 0 to 0)\n");
    EXPECT_EQ(medium(R"("at": 5)"), "things[0].at: 5 is not a place on a string ([point])\n");
    EXPECT_EQ(medium(R"("form": "lens")"), "things[0].form: \"lens\" is not allowed (on a string: box)\n");
    EXPECT_EQ(medium(R"("angle": 90)"), "things[0].angle: 90 is not allowed (on a string: 0)\n");
    EXPECT_EQ(medium(R"("thickness": 2)"), "things[0].thickness: 2 is not allowed (on a string: 0)\n");
    EXPECT_EQ(medium(R"("factor": 0)"), "things[0].factor: 0 is not allowed (greater than 0, at most 100)\n");
    EXPECT_EQ(medium(R"("factor": 101)"),
              "things[0].factor: 101 is not allowed (greater than 0, at most 100)\n");
    EXPECT_EQ(medium(R"("factorTo": -1)"), "things[0].factorTo: -1 is not allowed (at least 0, at most 100)\n");
    EXPECT_EQ(medium(R"("width": 0)"), "things[0].width: 0 is not allowed (greater than 0, at most 100000)\n");
    EXPECT_EQ(medium(R"("factor": 0.5, "speed": 0.7)"), "things[0].speed: either factor or speed, not both\n");
    EXPECT_EQ(problemsOf(R"({ "kind": "wall" })"), "things[0]: a wall is only available in a pool\n");
    EXPECT_EQ(problemsOf(R"({ "kind": "source" })", R"("arithmetic": "integer", )"),
              "things[0]: integer arithmetic does not support a source\n");
    EXPECT_EQ(problemsOf(R"({ "kind": "medium" })", R"("arithmetic": "integer", )"),
              "things[0]: integer arithmetic does not support a medium\n");
}
