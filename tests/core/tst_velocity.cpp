// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "wave/denormals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace seiche;

namespace {

const Wave<float>& waveOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

Experiment stringOf(int points, Edge left, Edge right, double s, PullMode mode) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.rule.k = 1.0;
    e.rule.edges = {left, right, Edge::Fixed, Edge::Fixed};
    e.rule.damping = {1.0, s};
    e.pullWith = {PullShape::Gaussian, 20.0, 1.0, mode, points / 3.0, 0.0};
    return e;
}

/// Returns the largest deviation from a double-precision run, as a fraction of the largest
/// displacement.
double driftOf(const Experiment& e, std::int64_t steps) {
    Simulation run(e);
    DoublePrecisionRun exact(e);
    run.apply(e.pullWith);
    exact.pull();
    double difference = 0.0, largest = 0.0;
    for (std::int64_t done = 0; done < steps; done += steps / 20) {
        run.advance(steps / 20);
        exact.advance(steps / 20);
        for (int y = 0; y < e.grid.height; ++y)
            for (int x = 0; x < e.grid.width; ++x) {
                largest = std::max(largest, std::abs(exact.height(x, y)));
                difference = std::max(difference, std::abs(run.height(x, y) - exact.height(x, y)));
            }
    }
    return difference / largest;
}

/// Returns the largest deviation of a string from a plain loop of the update formula, as a fraction
/// of the largest displacement.
double driftFromPlainLoop(const Experiment& e, std::int64_t steps) {
    const DenormalsAreZero flush;
    Simulation run(e);
    run.apply(e.pullWith);
    const int points = e.grid.width;
    const Edge left = e.rule.edges.left, right = e.rule.edges.right;
    const double k = e.rule.k, d = e.rule.damping.update, s = e.rule.damping.velocity;
    // Includes a ghost cell on either side.
    std::vector<double> now, before;
    for (int x = -1; x <= points; ++x) {
        const bool ghost = x < 0 || x == points;
        now.push_back(ghost ? 0.0 : double{waveOf(run).now.at(x, 0)});
        before.push_back(ghost ? 0.0 : double{waveOf(run).previous.at(x, 0)});
    }
    const auto last = static_cast<std::size_t>(points);
    const auto beyond = [&](Edge edge, std::size_t border, std::size_t opposite) {
        return edge == Edge::Free ? now[border] : edge == Edge::Periodic ? now[opposite] : 0.0;
    };
    const std::size_t begin = left == Edge::Fixed ? 2 : 1, end = right == Edge::Fixed ? last - 1 : last;
    double difference = 0.0, largest = 0.0;
    for (std::int64_t done = 1; done <= steps; ++done) {
        now[0] = beyond(left, 1, last);
        now[last + 1] = beyond(right, last, 1);
        const double* f = now.data();
        double* next = before.data();
        for (std::size_t i = begin; i <= end; ++i) {
            const double laplacian = (f[i - 1] - f[i]) + (f[i + 1] - f[i]);
            next[i] = d * (f[i] + s * ((f[i] - next[i]) + k * laplacian));
        }
        std::swap(now, before);
        if (done % (steps / 20) != 0) continue;
        run.advance(steps / 20);
        for (int x = 0; x < points; ++x) {
            const double height = now[static_cast<std::size_t>(x) + 1];
            largest = std::max(largest, std::abs(height));
            difference = std::max(difference, std::abs(run.height(x, 0) - height));
        }
    }
    return difference / largest;
}

} // namespace

// Without stored velocities, a free string drifts by a fifth in 15000 steps: damping of slow
// velocities is below the last digit. Float32 velocities leave a drift of a thousandth on short
// periodic strings.
TEST(Velocity, DampedShortStringsDoNotDrift) {
    const Edge F = Edge::Fixed, O = Edge::Free, P = Edge::Periodic;
    for (const auto& [left, right] : {std::pair{F, F}, {O, O}, {P, P}, {F, O}})
        for (int points : {64, 90, 320, 2000})
            for (double s : {0.9, 0.99, 0.999, 0.9999, 0.99999})
                for (PullMode mode : {PullMode::Add, PullMode::Pluck}) {
                    const Experiment e = stringOf(points, left, right, s, mode);
                    EXPECT_LT(driftFromPlainLoop(e, 15000), 1e-6)
                        << toString(left) << ' ' << toString(right) << ' ' << points << ' ' << s << ' '
                        << toString(mode);
                }
}

// Coefficients must sum exactly, or flat strings drift; see `StringFormula`.
TEST(Velocity, FlatStringStaysFlat) {
    for (double k : {1.0, 0.0123, 0.777})
        for (double s : {0.9, 0.9987654321, 0.9999999})
            for (double update : {1.0, 0.99999}) {
                Experiment e = stringOf(100, Edge::Free, Edge::Free, s, PullMode::Pluck);
                e.rule.k = k;
                e.rule.damping.update = update;
                EXPECT_LT(driftFromPlainLoop(e, 50'000), 1e-6) << k << ' ' << s << ' ' << update;
                e.pullWith.width = 1e5; // the whole string lifted
                EXPECT_LT(driftFromPlainLoop(e, 50'000), 1e-6) << k << ' ' << s << ' ' << update;
            }
}

TEST(Velocity, NoSchemeDrifts) {
    for (const SchemeInfo& scheme : allSchemes)
        for (double update : {1.0, 0.9999}) {
            Experiment e = stringOf(320, Edge::Free, Edge::Free, 0.999, PullMode::Add);
            e.rule.scheme = scheme.value;
            e.rule.damping.update = update;
            e.rule.k = scheme.value == Scheme::Euler || scheme.value == Scheme::DelayedEuler ? 1e-4 : 0.9;
            ASSERT_TRUE(validate(e).empty()) << scheme.word;
            EXPECT_LT(driftOf(e, 15000), 1e-4) << scheme.word << ' ' << update;
        }
}

// Only the last digit of the velocity accumulates in floats.
TEST(Velocity, LongStringsHardlyDrift) {
    for (Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic})
        for (double s : {0.99, 0.999, 0.99999})
            for (PullMode mode : {PullMode::Add, PullMode::Pluck})
                EXPECT_LT(driftOf(stringOf(maxDoubleStringWidth + 1, end, end, s, mode), 15000),
                          s < 0.9999 ? 1e-4 : 1e-3)
                    << toString(end) << ' ' << s << ' ' << toString(mode);
}

TEST(Velocity, PoolsDoNotDrift) {
    for (Edge side : {Edge::Fixed, Edge::Free, Edge::Periodic})
        for (double s : {0.99, 0.9999}) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = {60, 45};
            e.rule.k = 0.5;
            e.rule.edges = {side, side, side, side};
            e.rule.damping = {1.0, s};
            e.pullWith = {PullShape::Gaussian, 5.0, 1.0, PullMode::Add, 20.0, 20.0};
            EXPECT_LT(driftOf(e, 10000), 1e-4) << toString(side) << ' ' << s;
        }
}

// Changes also act on the double-precision fields.
TEST(Velocity, EditsUpdateDoublePrecisionFields) {
    for (const SchemeInfo& scheme : allSchemes)
        for (Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing}) {
            Experiment e = stringOf(48, edge, edge, 0.99, PullMode::Add);
            e.rule.scheme = scheme.value;
            e.rule.k = 0.1;
            Simulation run(e);
            const auto expectSame = [&](const char* after) {
                const DenormalsAreZero flush; // same mode as in the engine
                run.advance(1);
                const Wave<float>& wave = waveOf(run);
                ASSERT_TRUE(wave.inDouble) << after;
                EXPECT_FALSE(wave.velocity) << after;
                const Cells all = wave.now.cells();
                ASSERT_EQ(wave.inDouble->now.cells(), all) << after;
                for (int x = all.x0; x < all.x1; ++x) {
                    ASSERT_EQ(wave.now.at(x, 0), static_cast<float>(wave.inDouble->now.at(x, 0))) << after;
                    ASSERT_EQ(wave.previous.at(x, 0), static_cast<float>(wave.inDouble->previous.at(x, 0)))
                        << after;
                }
            };
            for (PullMode mode : {PullMode::Add, PullMode::Pluck, PullMode::Set}) {
                run.apply(Pull{PullShape::Gaussian, 4.0, 1.0, mode, 20.0, 0.0});
                expectSame("a pull");
            }
            run.apply(LocalDamping{20.0, 0.0, 6.0, 0.5});
            expectSame("local damping");
            run.apply(Hold{PullShape::Gaussian, 6.0, 0.8, 25.0, 0.0, 5});
            EXPECT_EQ(run.height(25), 0.8f);
            run.advance(3);
            EXPECT_EQ(run.height(25), 0.8f);
            run.advance(2);
            expectSame("a hold");
            run.apply(Settings{{"edges.left", "fixed"}, {"edges.right", "absorbing"}});
            expectSame("other ends");
            run.apply(Settings{{"scheme", "delayed-euler"}});
            expectSame("another scheme");
            run.apply(Settings{{"damping.velocity", 1.0}});
            EXPECT_FALSE(waveOf(run).inDouble);
            EXPECT_FALSE(waveOf(run).velocity);
        }
}

// Moving the slider to 1 and back keeps the wave.
TEST(Velocity, IsStoredOnlyWithVelocityDamping) {
    Experiment e = stringOf(5000, Edge::Fixed, Edge::Fixed, 1.0, PullMode::Pluck);
    Simulation run(e);
    run.apply(e.pullWith);
    run.advance(100);
    EXPECT_FALSE(waveOf(run).velocity);
    const Field<float> before = waveOf(run).previous, now = waveOf(run).now;
    run.apply(Settings{{"damping.velocity", 0.999}});
    ASSERT_TRUE(waveOf(run).velocity);
    for (int x = 0; x < 5000; ++x) EXPECT_EQ(waveOf(run).velocity->at(x, 0), now.at(x, 0) - before.at(x, 0));
    run.apply(Settings{{"damping.velocity", 1.0}});
    EXPECT_FALSE(waveOf(run).velocity);
    for (int x = 0; x < 5000; ++x) {
        EXPECT_EQ(waveOf(run).now.at(x, 0), now.at(x, 0));
        EXPECT_EQ(waveOf(run).previous.at(x, 0), before.at(x, 0));
    }
}

// Schemes with a different velocity time need a converted velocity.
TEST(Velocity, MatchesTimeLevelOfComparisonRun) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {40, 30};
    e.rule.k = 0.4;
    e.rule.damping = {1.0, 0.999};
    e.pullWith = {PullShape::Gaussian, 4.0, 1.0, PullMode::Pluck, 20.0, 15.0};
    Simulation run(e);
    run.apply(e.pullWith);
    run.advance(20);
    Simulation comparisonRun = run.comparisonRun(Scheme::Rk4);
    comparisonRun.apply(Pull{PullShape::Gaussian, 3.0, 0.5, PullMode::Pluck, 12.0, 10.0});
    ASSERT_TRUE(waveOf(comparisonRun).velocity);
    double moved = 0.0;
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 40; ++x) {
            const float velocity = waveOf(comparisonRun).velocity->at(x, y);
            EXPECT_NEAR(velocity, waveOf(comparisonRun).now.at(x, y) - waveOf(comparisonRun).previous.at(x, y),
                        1e-6);
            moved = std::max(moved, std::abs(double{velocity} - double{waveOf(run).velocity->at(x, y)}));
        }
    EXPECT_GT(moved, 0.01);
}

// Every change of the displacement also changes the velocity.
TEST(Velocity, MatchesDisplacementsAfterEveryEdit) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing}) {
            Experiment e = defaultExperiment(scene);
            e.grid = {scene == SceneKind::Pool ? 48 : maxDoubleStringWidth + 1,
                      scene == SceneKind::Pool ? 40 : 1};
            e.rule.k = scene == SceneKind::Pool ? 0.4 : 0.9;
            e.rule.damping = {0.999, 0.99};
            e.rule.edges = {edge, edge, edge, edge};
            if (scene == SceneKind::Pool) e.objects = {{"source", 30.0, 20.0, 0.0, Source{}}};
            Simulation run(e);
            const auto expectSame = [&](const char* after) {
                const Wave<float>& wave = waveOf(run);
                ASSERT_TRUE(wave.velocity);
                const Cells all = wave.now.cells();
                EXPECT_EQ(wave.velocity->cells(), all);
                for (int y = all.y0; y < all.y1; ++y)
                    for (int x = all.x0; x < all.x1; ++x)
                        ASSERT_NEAR(wave.velocity->at(x, y), wave.now.at(x, y) - wave.previous.at(x, y), 1e-5)
                            << toString(scene) << ' ' << toString(edge) << " after " << after << " at " << x
                            << ',' << y;
            };
            const double y = scene == SceneKind::Pool ? 17.0 : 0.0;
            for (PullMode mode : {PullMode::Add, PullMode::Pluck, PullMode::Set}) {
                run.apply(Pull{PullShape::Gaussian, 4.0, 1.0, mode, 20.0, y});
                expectSame("a pull");
                run.advance(7);
                expectSame("steps");
            }
            run.apply(LocalDamping{20.0, y, 6.0, 0.5});
            expectSame("local damping");
            run.advance(3);
            run.apply(Hold{PullShape::Gaussian, 6.0, 0.8, 25.0, y, 5});
            run.advance(5);
            expectSame("a hold");
            run.apply(Settings{{"edges.left", "fixed"}, {"edges.right", "absorbing"}});
            expectSame("other edges");
            run.advance(30);
            expectSame("steps with other edges");
        }
}
