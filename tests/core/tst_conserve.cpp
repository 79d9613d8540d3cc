// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "study/resonance_curve.h"
#include "study/sweep.h"
#include "theory/resonance.h"
#include "wave/height_range.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr Edges closed{Edge::Free, Edge::Free, Edge::Free, Edge::Free};

Experiment closedPool(int width, int height) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.rule.edges = closed;
    e.rule.conserve = Conserve::On;
    e.rule.damping.velocity = 0.999;
    e.pullWith = {PullShape::Gaussian, 3.0, 1.0, PullMode::Pluck, 5.0, 7.0};
    return e;
}

double meanOf(const Field<float>& field) {
    double sum = 0.0;
    for (int y = 0; y < field.grid().height; ++y)
        for (int x = 0; x < field.grid().width; ++x) sum += double{field.at(x, y)};
    return sum / static_cast<double>(field.grid().cells());
}

struct Levels {
    double now;
    double previous;
};
Levels levelsOf(const Simulation& run) {
    const auto& wave = std::get<Wave<float>>(run.wave());
    return {meanOf(wave.now), meanOf(wave.previous)};
}

Experiment read(const std::string& conserve) {
    auto result = readExperiment(R"({ "seiche": 1, "medium": "pool", "conserve": )" + conserve + " }");
    if (auto* problems = std::get_if<std::vector<Problem>>(&result)) {
        ADD_FAILURE() << lineOf(problems->front());
        return {};
    }
    return std::get<Experiment>(std::move(result));
}

} // namespace

TEST(Conserve, TapsKeepMeanAtZero) {
    for (const auto& [mode, modeWord] : EnumNames<PullMode>::all)
        for (const auto& [shape, shapeWord] : EnumNames<PullShape>::all)
            for (const Edge sides : {Edge::Free, Edge::Periodic}) {
                Experiment e = closedPool(40, 30);
                e.rule.edges.left = e.rule.edges.right = sides;
                e.pullWith.shape = shape;
                e.pullWith.mode = mode;
                Simulation run(e);
                for (int i = 0; i < 5; ++i) {
                    run.apply(e.pullWith);
                    run.advance(37);
                }
                const Levels levels = levelsOf(run);
                EXPECT_GT(run.largestHeight(), 1e-3) << modeWord << ' ' << shapeWord;
                EXPECT_NEAR(levels.now, 0.0, 1e-5 * run.largestHeight()) << modeWord << ' ' << shapeWord;
                EXPECT_NEAR(levels.previous, 0.0, 1e-5 * run.largestHeight()) << modeWord << ' ' << shapeWord;
            }
}

// The shape stays: the same amount is subtracted everywhere.
TEST(Conserve, SubtractsMeanEvenly) {
    Experiment e = closedPool(40, 30);
    Simulation moved(e);
    moved.apply(e.pullWith);
    e.rule.conserve = Conserve::Off;
    Simulation added(e);
    added.apply(e.pullWith);
    const double each = meanOf(std::get<Wave<float>>(added.wave()).now);
    EXPECT_GT(each, 0.01);
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 40; ++x) EXPECT_NEAR(moved.height(x, y), added.height(x, y) - each, 1e-7);
}

TEST(Conserve, KeepsWallsAtRest) {
    Experiment e = closedPool(40, 30);
    Wall wall;
    wall.kind = WallKind::Free;
    wall.shape = {Form::Box, 6.0, 8.0, 0.0, {}};
    e.objects.push_back({.name = "wall", .x = 25.0, .y = 15.0, .angle = 0.0, .is = wall});
    Simulation run(e);
    for (int i = 0; i < 4; ++i) {
        run.apply(e.pullWith);
        run.advance(50);
    }
    EXPECT_EQ(run.height(25, 15), 0.0);
    EXPECT_NEAR(levelsOf(run).now, 0.0, 2e-6 * run.largestHeight());
}

TEST(Conserve, DriveRainAndSourcesKeepMeanAtZero) {
    for (int what = 0; what < 3; ++what) {
        Experiment e = closedPool(40, 30);
        if (what == 0) e.drive = {0.02, 0.004, 0.1, PullShape::Gaussian, 3.0, 4.0, 4.0};
        if (what == 1) {
            e.rain.rate = 4.0;
            e.stepsPerSecond = 40.0;
        }
        if (what == 2)
            e.objects.push_back({.name = "source", .x = 9.0, .y = 9.0, .angle = 0.0, .is = Source{}});
        for (const Conserve conserve : {Conserve::On, Conserve::Off}) {
            e.rule.conserve = conserve;
            Simulation run(e);
            double level = 0.0, largest = 0.0;
            for (int n = 0; n < 600; ++n) {
                run.advance(1);
                level = std::max(level, std::abs(levelsOf(run).now));
                largest = std::max(largest, run.largestHeight());
            }
            if (conserve == Conserve::On) EXPECT_LT(level, 1e-4 * largest) << what;
            else EXPECT_GT(level, 1e-3 * largest) << what;
        }
    }
}

// Fixed or absorbing sides have no mean to conserve; integers cannot be shared evenly.
TEST(Conserve, AppliesOnlyToClosedNonIntegerMedia) {
    const auto hashOf = [](const Experiment& e) {
        Simulation run(e);
        run.apply(e.pullWith);
        run.advance(50);
        return run.hash();
    };
    for (const Edge edge : {Edge::Fixed, Edge::Absorbing, Edge::Free}) {
        Experiment on = closedPool(40, 30), off = on;
        on.rule.edges.top = off.rule.edges.top = edge;
        off.rule.conserve = Conserve::Off;
        EXPECT_EQ(hashOf(on) == hashOf(off), edge != Edge::Free) << toString(edge);
    }
    Experiment whole = closedPool(40, 30), usual = whole;
    whole.rule.arithmetic = usual.rule.arithmetic = Arithmetic::Integer;
    usual.rule.conserve = Conserve::Off;
    EXPECT_EQ(hashOf(whole), hashOf(usual));
}

TEST(Conserve, IsReadFromAndWrittenToFile) {
    EXPECT_EQ(read("\"on\"").rule.conserve, Conserve::On);
    EXPECT_EQ(read("true").rule.conserve, Conserve::On);
    EXPECT_EQ(read("\"off\"").rule.conserve, Conserve::Off);
    EXPECT_EQ(read("false").rule.conserve, Conserve::Off);
    EXPECT_EQ(defaultExperiment(SceneKind::Pool).rule.conserve, Conserve::Off);
    const Experiment e = closedPool(40, 30);
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(e))).rule.conserve, Conserve::On);
    EXPECT_TRUE(std::holds_alternative<std::vector<Problem>>(
        readExperiment(R"({ "seiche": 1, "medium": "pool", "conserve": 1 })")));
}

TEST(Conserve, CanBeSwitchedOnDuringRun) {
    Experiment e = closedPool(40, 30);
    e.rule.conserve = Conserve::Off;
    Simulation run(e);
    run.apply(e.pullWith);
    const double level = levelsOf(run).now;
    run.apply(Settings{{"conserve", "on"}});
    run.advance(40);
    run.apply(e.pullWith);
    run.advance(40);
    EXPECT_NEAR(levelsOf(run).now, level, 1e-6);
}

TEST(Conserve, MatchesDoublePrecisionRun) {
    for (const auto& [mode, word] : EnumNames<PullMode>::all) {
        Experiment e = closedPool(40, 30);
        e.pullWith.mode = mode;
        e.drive = {0.02, 0.004, 0.1, PullShape::Gaussian, 3.0, 4.0, 4.0};
        DoublePrecisionRun precise(e);
        Simulation run(e);
        for (int i = 0; i < 3; ++i) {
            precise.pull();
            run.apply(e.pullWith);
            precise.advance(60);
            run.advance(60);
        }
        for (int y = 0; y < 30; ++y)
            for (int x = 0; x < 40; ++x)
                ASSERT_NEAR(precise.height(x, y), run.height(x, y), 4e-5 * precise.largestHeight()) << word;
    }
}

// Theory holds with a conserved, rising or moving mean level.
TEST(Conserve, ClosedPoolsMatchTheoreticalResponse) {
    for (const Conserve conserve : {Conserve::On, Conserve::Off})
        for (const PullMode mode : {PullMode::Pluck, PullMode::Add})
            for (const bool sine : {false, true}) {
                Sweep sweep;
                Experiment& e = sweep.experiment;
                e = closedPool(33, 20);
                e.rule.conserve = conserve;
                e.rule.damping.velocity = 0.99;
                e.stepsPerSecond = 100.0;
                e.pullWith.mode = sine ? PullMode::Add : mode;
                sweep.probeX = 30;
                sweep.probeY = 16;
                sweep.sine = sine;
                const auto response =
                    SteadyResponse::to(e.rule, e.grid, e.pullWith, sweep.probeX, sweep.probeY);
                ASSERT_TRUE(response);
                for (const std::int64_t period : {41, 67, 93, 160}) {
                    const SweepPoint point = measureAtPeriod(sweep, period);
                    const double cycles = 1.0 / static_cast<double>(period);
                    const double exact =
                        sine ? 2.0 * cycles * response->sineAmplitude(cycles) : response->amplitude(period);
                    EXPECT_TRUE(point.steady) << toString(conserve) << ' ' << toString(mode) << ' ' << period;
                    EXPECT_NEAR(point.amplitude / exact, 1.0, 0.002)
                        << toString(conserve) << ' ' << toString(mode) << ' ' << sine << ' ' << period;
                    if (sine) continue;
                    EXPECT_NEAR(response->curve(std::vector{period}, 1e-12).front() / exact, 1.0, 1e-9);
                }
            }
}

// Taps reach steady state on the theoretical curve.
TEST(Conserve, SeicheSceneReachesSteadyState) {
    Sweep sweep;
    sweep.experiment = *loadPreset("seiche");
    Experiment& e = sweep.experiment;
    ASSERT_TRUE(conserves(e.rule));
    sweep.probeX = static_cast<int>(e.pullWith.x);
    sweep.probeY = static_cast<int>(e.pullWith.y);
    const auto response = SteadyResponse::to(e.rule, e.grid, e.pullWith, sweep.probeX, sweep.probeY);
    ASSERT_TRUE(response);
    for (const std::int64_t period : {375, 545}) {
        const SweepPoint point = measureAtPeriod(sweep, period);
        EXPECT_TRUE(point.steady) << period;
        EXPECT_NEAR(point.amplitude / response->amplitude(period), 1.0, 0.002) << period;
    }

    // The mean level stays below 0.1 % of the height range; the probe mean below 1 %.
    Simulation run(*loadPreset("seiche"));
    const auto x = static_cast<int>(e.probes.front().x), y = static_cast<int>(e.probes.front().y);
    HeightRange swing;
    double level = 0.0;
    run.advance(8000);
    for (int n = 0; n < 378; ++n) {
        run.advance(1);
        swing.include(run.height(x, y));
        level = std::max(level, std::abs(levelsOf(run).now));
    }
    EXPECT_LT(level, 0.001 * swing.swing());
    EXPECT_LT(std::abs(swing.high + swing.low) / 2.0, 0.01 * swing.swing());
}
