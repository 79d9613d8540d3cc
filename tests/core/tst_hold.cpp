// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "model/validate.h"
#include "run/comparison.h"
#include "run/exact_comparison.h"
#include "theory/stability.h"
#include "wave/hold.h"

#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <utility>

using namespace seiche;

namespace {

Pull drop(double x, double y) { return {PullShape::Gaussian, 2, 1, PullMode::Pluck, x, y}; }

Experiment smallPool() {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {40, 30};
    e.pullWith = drop(20, 15);
    return e;
}

void setEdges(Experiment& e, Edge edge) {
    e.rule.edges = {edge, edge, Edge::Fixed, Edge::Fixed};
    if (e.rule.scene == SceneKind::Pool) e.rule.edges.top = e.rule.edges.bottom = edge;
}

const Wave<float>& waveOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

std::uint64_t hashAt(const Experiment& e, std::int64_t frame) {
    Simulation run(e);
    run.advance(frame);
    return run.hash();
}

/// Returns the cells that the hold fixes.
std::vector<HeldCell> cellsOf(const Simulation& run, const Hold& hold) {
    return heldCells(Wave<float>(run.grid(), run.rule().scene), run.rule(), hold);
}

void expectHeld(const Simulation& run, const Hold& hold) {
    const Wave<float>& wave = waveOf(run);
    int wrong = 0;
    for (const HeldCell& cell : cellsOf(run, hold)) {
        const float height = static_cast<float>(cell.height);
        wrong += wave.now.at(cell.x, cell.y) != height || wave.previous.at(cell.x, cell.y) != height;
        if (wave.older) wrong += wave.older->at(cell.x, cell.y) != height;
    }
    EXPECT_EQ(wrong, 0) << "frame " << run.frame();
}

/// Returns the second half's maximum relative to the first half's. 1 if nothing grows.
double growthOver(Simulation& run, int steps) {
    double first = 0.0, second = 0.0;
    for (int i = 0; i < steps && !run.divergedAt(); i += 5) {
        run.advance(5);
        double& half = i < steps / 2 ? first : second;
        half = std::max(half, run.largestHeight());
    }
    return run.divergedAt() ? INFINITY : second / first;
}

} // namespace

TEST(Hold, FixesCellsAndReleasesFromRest) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4}) {
        Experiment e = smallPool();
        e.rule.scheme = scheme;
        e.rule.k = 0.1;
        const Hold hold{PullShape::Cosine, 6, 0.5, 22, 12, 40};
        e.events = {{0, drop(10, 15)}, {8, hold}};
        Simulation run(e);
        run.advance(8);
        run.applyPendingEvents();
        for (int i = 0; i <= 40; ++i) {
            expectHeld(run, hold);
            EXPECT_EQ(run.height(22, 12), 0.5);
            EXPECT_EQ(run.isHeld(), i < 40);
            run.advance(1);
        }
        EXPECT_NE(run.height(22, 12), 0.5);
    }
}

TEST(Hold, LeavesSurroundingCellsFree) {
    // The untruncated bell would reach 36 cells.
    Experiment e = defaultExperiment(SceneKind::String);
    const Hold hold{PullShape::Gaussian, 6, 1, 160, 0, 500};
    e.events = {{0, Pull{PullShape::Gaussian, 4, 1, PullMode::Pluck, 100, 0}}, {0, hold}};
    Simulation run(e);
    double highest = 0;
    for (int frame = 0; frame < 60; ++frame) {
        run.advance(1);
        highest = std::max(highest, std::abs(run.height(138)));
    }
    EXPECT_GT(highest, 0.4) << "a wave comes as near as three widths";
    EXPECT_EQ(cellsOf(run, hold).size(), 37u);
}

// The default pool explodes if heights are set at intervals; a hold stays stable.
TEST(Hold, DefaultPoolStaysStableForLong) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (double velocity : {1.0, 0.998}) {
            Experiment e = *loadPreset("pool");
            e.rule.stencil = stencil;
            e.rule.damping.velocity = velocity;
            e.rule.k = 0.5;
            if (!stabilityOf(e.rule).usable()) e.rule.k = 0.3;
            e.events = {{0, e.pullWith}, {40, Hold{PullShape::Cosine, 10, 1, 220, 79, 10'000}}};
            Simulation run(e);
            double highest = 0;
            for (int i = 0; i < 10'000; i += 500) {
                run.advance(500);
                highest = std::max(highest, run.largestHeight());
            }
            EXPECT_LE(highest, 1.5) << toString(stencil);
            EXPECT_EQ(run.height(220, 79), 1.0);
        }
}

TEST(Hold, KeepsStableRulesStable) {
    int rules = 0;
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const auto& [scheme, schemeWord] : EnumNames<Scheme>::all)
            for (const auto& [stencil, stencilWord] : EnumNames<Stencil>::all)
                for (Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic})
                    for (double share : {0.3, 0.999})
                        for (const Damping& damping : {Damping{1, 1}, Damping{0.999, 0.99}}) {
                            Experiment e = smallPool();
                            e.grid = {24, 18};
                            if (scene == SceneKind::String) {
                                if (stencil != Stencil::Cross) continue;
                                e = defaultExperiment(SceneKind::String);
                                e.grid = {60, 1};
                                e.pullWith = drop(20, 0);
                            } else if (scheme == Scheme::ImplicitEuler || scheme == Scheme::Trapezoid) {
                                continue;
                            }
                            e.rule.scheme = scheme;
                            e.rule.stencil = stencil;
                            e.rule.damping = damping;
                            setEdges(e, edge);
                            const double max = stabilityOf(e.rule).limitK;
                            e.rule.k = share * std::min(max, 4.0);
                            if (!(e.rule.k > 0) || !stabilityOf(e.rule).usable() || !validate(e).empty())
                                continue;
                            ++rules;
                            const int steps = edge == Edge::Absorbing ? 300 : 2'000;
                            // Holds across an edge, near an edge, and of one cell.
                            const double y = scene == SceneKind::Pool ? 9 : 0;
                            e.events = {{0, e.pullWith},
                                        {3, Hold{PullShape::Gaussian, 2, 1, 3, y, 10'000}},
                                        {5, Hold{PullShape::Point, 1, -1, 17, y, 10'000}}};
                            Simulation run(e);
                            run.setThreads(1);
                            EXPECT_LE(growthOver(run, steps), 1.25)
                                << toString(scene) << " " << schemeWord << " " << stencilWord << " "
                                << toString(edge) << " k " << e.rule.k << " d " << damping.update << " s "
                                << damping.velocity;
                            EXPECT_LE(run.largestHeight(), 50.0);
                        }
    EXPECT_GE(rules, 100);
}

TEST(Hold, FixedEdgesAndWallsStayAtRest) {
    Experiment e = smallPool();
    Wall wall;
    wall.kind = WallKind::Fixed;
    wall.shape.form = Form::Box;
    wall.shape.width = 3;
    wall.shape.height = 9;
    e.objects = {{"wall", 20, 15, 0, wall}};
    e.events = {{0, Hold{PullShape::Cosine, 8, 1, 2, 2, 50}}, {0, Hold{PullShape::Cosine, 8, 1, 23, 15, 50}}};
    Simulation run(e);
    for (int i = 0; i < 80; ++i) {
        run.advance(1);
        for (int x = 0; x < 40; ++x) ASSERT_EQ(run.height(x, 0), 0.0);
        for (int y = 12; y < 19; ++y) ASSERT_EQ(run.height(20, y), 0.0);
    }
}

TEST(Hold, WrapsPeriodicAndExtendsPastAbsorbingSides) {
    Experiment ring = smallPool();
    setEdges(ring, Edge::Periodic);
    ring.events = {{0, Hold{PullShape::Triangle, 4, 1, 0, 0, 10}}};
    Simulation round(ring);
    round.advance(5);
    EXPECT_EQ(round.height(0, 0), 1.0);
    EXPECT_EQ(round.height(39, 0), 0.75);
    EXPECT_EQ(round.height(0, 28), 0.5);

    Experiment open = smallPool();
    setEdges(open, Edge::Absorbing);
    open.events = {{0, Hold{PullShape::Triangle, 4, 1, 0, 15, 2'000}}};
    Simulation beyond(open);
    beyond.advance(1'500);
    EXPECT_EQ(waveOf(beyond).now.at(-1, 15), 0.75f);
    EXPECT_EQ(waveOf(beyond).previous.at(-2, 15), 0.5f);
    EXPECT_LE(beyond.largestHeight(), 1.0);
}

TEST(Hold, FixesIntegerHeights) {
    Experiment e = smallPool();
    e.rule.arithmetic = Arithmetic::Integer;
    e.rule.dampingShare = 0;
    e.events = {{0, Pull{PullShape::Point, 1, 1000, PullMode::Pluck, 10, 10}},
                {5, Hold{PullShape::Cosine, 4, 700.4, 25, 15, 5'000}}};
    Simulation run(e);
    run.advance(4'000);
    EXPECT_EQ(run.height(25, 15), 700.0);
    EXPECT_LE(run.largestHeight(), 20'000.0);
}

// Integers round towards rest, so crests and troughs must stay symmetric.
TEST(Hold, SoftHoldOfIntegersIsSymmetric) {
    const auto runWith = [](double height) {
        Experiment e = smallPool();
        e.rule.arithmetic = Arithmetic::Integer;
        e.rule.dampingShare = 0;
        e.events = {{0, Pull{PullShape::Point, 1, height, PullMode::Pluck, 20, 15}},
                    {0, Hold{PullShape::Cosine, 6, 0, 20, 15, 1'000, 0.0, 0, 0.5}}};
        return Simulation(e);
    };
    Simulation crest = runWith(7), trough = runWith(-7);
    for (int step = 0; step < 40; ++step) {
        for (int x = 14; x <= 26; ++x)
            ASSERT_EQ(crest.height(x, 15), -trough.height(x, 15)) << x << " at " << step;
        crest.advance(1);
        trough.advance(1);
    }
}

namespace {

/// Returns overlapping and successive holds among all other events.
Experiment busy() {
    Experiment e = smallPool();
    e.rain.rate = 40;
    e.drive.height = 0.05;
    e.drive.frequency = 0.03;
    e.drive.x = 30;
    e.drive.y = 20;
    Wall wall;
    wall.shape.width = 12;
    ObjectsChange put;
    put.put = {{"wall", 14, 12, 30, wall}};
    e.events = {{3, drop(12, 12)},
                {10, Hold{PullShape::Cosine, 6, 1, 12, 12, 30}},
                {20, Hold{PullShape::Gaussian, 2, -0.5, 14, 13, 60}},
                {25, Settings{{"edges.left", std::string("absorbing")}}},
                {25, drop(14, 13)},
                {40, Hold{PullShape::Point, 1, 2, 3, 3, 1}},
                {44, put},
                {50, Settings{{"scheme", std::string("delayed-euler")}, {"damping.velocity", 0.4}}},
                {60, Settings{{"edges.left", std::string("free")}, {"scheme", std::string("leapfrog")}}},
                {60, Hold{PullShape::Cosine, 5, 0.3, 0, 15, 25}},
                {70, LocalDamping{14, 13, 9, 0.1}}};
    return e;
}

} // namespace

TEST(Hold, AdvancesIdenticallyForAnySplit) {
    const Experiment e = busy();
    ASSERT_TRUE(validate(e).empty());
    Simulation whole(e);
    whole.advance(120);
    ASSERT_FALSE(whole.divergedAt());
    Simulation byStep(e);
    for (int i = 0; i < 120; ++i) {
        byStep.advance(1);
        byStep.applyPendingEvents();
    }
    EXPECT_EQ(byStep.hash(), whole.hash());
    std::mt19937 random(4);
    for (int round = 0; round < 10; ++round) {
        Simulation inParts(e);
        while (inParts.frame() < 120)
            inParts.advance(std::min<std::int64_t>(1 + random() % 25, 120 - inParts.frame()));
        EXPECT_EQ(inParts.hash(), whole.hash());
    }
    // A snapshot restores every step exactly.
    Simulation run(e);
    for (int frame = 0; frame < 120; frame += 7) {
        run.advance(frame - run.frame());
        const Simulation::Snapshot snapshot = run.snapshot();
        run.advance(120 - frame);
        EXPECT_EQ(run.hash(), whole.hash());
        run.returnTo(snapshot, e.events);
        EXPECT_EQ(run.hash(), hashAt(e, frame)) << frame;
    }
}

TEST(Hold, ComparisonRunsApplyHold) {
    Experiment e = smallPool();
    e.rule.k = 0.2;
    const Hold hold{PullShape::Cosine, 6, 1, 20, 15, 60};
    e.events = {{0, drop(8, 8)}, {10, hold}};
    Comparison runs(e);
    runs.startComparison(Scheme::Rk4);
    runs.advance(30);
    runs.startComparison(Scheme::DelayedEuler);
    for (int i = 0; i < 40; ++i) {
        runs.advance(1);
        expectHeld(runs.main(), hold);
        for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
            expectHeld(comparisonRun.run, hold);
    }
    EXPECT_FALSE(runs.main().isHeld());
}

TEST(Hold, DivergenceStepIsIndependentOfSplit) {
    for (double k : {0.505, 0.52, 0.9})
        for (std::int64_t steps : {200, 100'000}) {
            Experiment e = smallPool();
            e.rule.k = k;
            e.events = {{0, drop(13, 11)}, {3, Hold{PullShape::Cosine, 4, 1000, 25, 15, steps}}};
            Simulation whole(e);
            whole.advance(20'000);
            ASSERT_TRUE(whole.divergedAt()) << k;
            Simulation stepwise(e);
            while (!(stepwise.largestHeight() > Simulation::divergenceHeight)) stepwise.advance(1);
            EXPECT_EQ(whole.divergedAt(), stepwise.frame()) << k;
            EXPECT_EQ(whole.hash(), stepwise.hash());
        }
}

// Overridden holds are dropped now and then: 97 exceed the limit.
TEST(Hold, DroppedOverriddenHoldsHaveNoEffect) {
    for (const int hands : {97, 200}) {
        Experiment e = smallPool();
        for (int i = 0; i < hands; ++i)
            e.events.push_back({0, Hold{PullShape::Cosine, 100, 0.001 * i, 20, 15, 100}});
        e.events.push_back({0, Hold{PullShape::Triangle, 5, -1, 20, 15, 100}});
        Simulation run(e);
        run.advance(50);
        Experiment few = e;
        few.events.erase(few.events.begin(), few.events.end() - 2);
        EXPECT_EQ(run.hash(), hashAt(few, 50)) << hands;
        EXPECT_EQ(run.height(20, 15), -1.0);
    }
}

TEST(Hold, LaterHoldOverridesEarlierHold) {
    for (const double later : {-0.5, 0.5}) {
        Experiment e = smallPool();
        e.events = {{0, Hold{PullShape::Point, 1, -later, 20, 15, 100}},
                    {3, Hold{PullShape::Point, 1, later, 20, 15, 100}}};
        Simulation run(e);
        run.advance(10);
        EXPECT_EQ(run.height(20, 15), later);
    }
}

TEST(Hold, HeldStringHasNoExactSolution) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.events = {{0, Pull{}}, {10, Hold{PullShape::Point, 1, 1, 100, 0, 20}}};
    e.events[0].what = Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 200, 0};
    Simulation run(e);
    run.advance(5);
    auto exact = ExactComparison::startFrom(run);
    ASSERT_TRUE(exact);
    run.advance(10);
    EXPECT_FALSE(exact->follow(run));
    EXPECT_FALSE(ExactComparison::startFrom(run));
    run.advance(30);
    EXPECT_TRUE(ExactComparison::startFrom(run));
}

TEST(Hold, ProlongsOnlyActiveHolds) {
    Experiment e = smallPool();
    e.events = {{0, drop(8, 8)}, {5, Hold{PullShape::Point, 1, 1, 20, 15, 4}}};
    Simulation run(e);
    run.advance(9);
    run.holdUntil(0, 50);
    run.holdUntil(7, 50);
    run.holdUntil(1, 7);
    EXPECT_EQ(run.asExperiment(), e);
    run.holdUntil(1, 20);
    EXPECT_EQ(std::get<Hold>(run.log()[1].what).steps, 15);
    EXPECT_TRUE(run.isHeld());
    run.advance(30);
    EXPECT_EQ(run.hash(), hashAt(run.asExperiment(), 39));
}

namespace {

// Returns the fraction of potential energy in wavelengths below 4 cells.
double shareOfShortWaves(const Simulation& run) {
    const int width = run.grid().width, height = run.grid().height;
    double shorts = 0.0, all = 0.0;
    const auto add = [&](int size, auto heightAt) {
        for (int wave = 1; wave <= size / 2; ++wave) {
            const double angle = 2.0 * std::numbers::pi * wave / size;
            const std::complex<double> turn = std::polar(1.0, angle);
            std::complex<double> part = 0.0, phase = 1.0;
            for (int i = 0; i < size; ++i, phase *= turn) part += heightAt(i) * phase;
            const double energy = std::norm(part) * (2.0 - 2.0 * std::cos(angle)) / size;
            all += energy;
            if (angle > std::numbers::pi / 2.0) shorts += energy;
        }
    };
    for (int y = 0; y < height; ++y) add(width, [&](int x) { return run.height(x, y); });
    for (int x = 0; x < width; ++x) add(height, [&](int y) { return run.height(x, y); });
    return shorts / all;
}

// Returns a periodic pool with a wavelength of 32 cells.
Experiment swell(double height) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {96, 64};
    setEdges(e, Edge::Periodic);
    if (height != 0.0) e.events = {{0, Pull{PullShape::Mode, 6, height, PullMode::Pluck, 10, 0}}};
    return e;
}

/// Motion of a dragged pointer: `pace` cells per step, sampled every `stepsPerPicture` steps,
/// positions at most `spacing` cells apart.
struct Drag {
    double pace;
    int stepsPerPicture;
    double spacing;
};

constexpr int dragged = 120; // steps, from step 40 on

Experiment withTrail(Experiment e, const Hold& hand, const Drag& drag) {
    double last = hand.x;
    for (int i = 0; i < dragged; i += drag.stepsPerPicture) {
        const double now = hand.x + drag.pace * i;
        const int places = std::max(1, static_cast<int>(std::ceil((now - last) / drag.spacing)));
        for (int place = 1; place <= places; ++place) {
            Hold there = hand;
            there.x = last + (now - last) * place / places;
            there.steps = place < places ? 1 : std::min(drag.stepsPerPicture, dragged - i);
            e.events.push_back({40 + i, there});
        }
        last = now;
    }
    return e;
}

} // namespace

// 10 to 200 frames per second, at 200 steps per second.
TEST(Hold, TrailThroughWavesLeavesNoCellNoise) {
    Rule four;
    four.scene = SceneKind::Pool;
    four.k = 0.3;
    Rule fourth = four;
    fourth.scheme = Scheme::Rk4;
    for (const Rule& rule : {loadPreset("pool")->rule, four, fourth})
        for (const double height : {0.0, 1.0})
            for (const auto& [shape, width] :
                 {std::pair{PullShape::Cosine, 10.0}, {PullShape::Gaussian, 2.0}, {PullShape::Gaussian, 5.0}})
                for (const double pace : {0.07, 0.25})
                    for (const int steps : {1, 2, 3, 7, 20}) {
                        Experiment e = swell(1.0);
                        e.rule = rule;
                        setEdges(e, Edge::Periodic);
                        e = withTrail(e, {shape, width, height, 10, 30, 1}, {pace, steps, 0.5 * width});
                        Simulation run(e);
                        run.advance(40 + dragged - 1);
                        EXPECT_LT(shareOfShortWaves(run), 0.01)
                            << toString(rule.scheme) << ' ' << toString(shape) << width << " every " << steps
                            << " height " << height << " pace " << pace << ", held";
                        run.advance(41);
                        EXPECT_LT(shareOfShortWaves(run), 0.01)
                            << toString(rule.scheme) << ' ' << toString(shape) << width << " every " << steps
                            << " height " << height << " pace " << pace << ", let go";
                        EXPECT_GT(run.largestHeight(), 0.5) << "the swell goes on";
                    }
}

// The reference is a pool without reflections because it is far larger.
TEST(Hold, TrailAtAbsorbingSideMatchesLargerPool) {
    const auto pool = [](double row, int every, int beyond) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {96 + 2 * beyond, 64 + 2 * beyond};
        e.rule.k = 0.5;
        setEdges(e, beyond > 0 ? Edge::Free : Edge::Absorbing);
        e.events = {{0, Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 48.0 + beyond, 30.0 + beyond}}};
        for (int i = 0; i < dragged; i += every)
            e.events.push_back(
                {10 + i, Hold{PullShape::Cosine, 10, 0, 20 + 0.25 * i + beyond, row + beyond, every}});
        return e;
    };
    constexpr int beyond = 130;
    for (const double row : {0.0, 3.0, 8.0})
        for (const int every : {1, 3, 20}) {
            Simulation run(pool(row, every, 0)), open(pool(row, every, beyond));
            const auto bend = [](const Simulation& in, int x, int y) {
                return in.height(x - 1, y) + in.height(x + 1, y) + in.height(x, y - 1) + in.height(x, y + 1) -
                       4.0 * in.height(x, y);
            };
            double peak = 0.0, largest = 0.0;
            for (int step = 0; step < 200; step += 4) {
                run.advance(4);
                open.advance(4);
                peak = std::max(peak, open.largestHeight());
                for (int y = 1; y < 63; ++y)
                    for (int x = 1; x < 95; ++x)
                        largest =
                            std::max(largest, std::abs(bend(run, x, y) - bend(open, x + beyond, y + beyond)));
            }
            EXPECT_LT(largest, 0.015 * peak) << "row " << row << " every " << every;
        }
}

// One position per frame at any distance, and a pointer at rest.
TEST(Hold, TrailOfSinglePositionsLeavesNoCellNoise) {
    const auto drawn = [](const Experiment& e, PullShape shape, double width, double height, int every) {
        const Drag drag{every > 0 ? 0.25 : 0.0, every > 0 ? every : dragged, 1e6};
        return withTrail(e, {shape, width, height, 30, 30, 1}, drag);
    };
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4})
        for (const double height : {0.0, 1.0})
            for (const auto& [shape, width] : {std::pair{PullShape::Cosine, 10.0}, {PullShape::Gaussian, 4.0}})
                for (const int every : {0, 1, 5, 12}) {
                    Experiment e = drawn(swell(1.0), shape, width, height, every);
                    e.rule.scheme = scheme;
                    e.rule.k = every == 5 ? 0.5 : 0.3;
                    Simulation run(e);
                    run.advance(159);
                    EXPECT_LT(shareOfShortWaves(run), 0.01)
                        << toString(shape) << " every " << every << " height " << height << ", held";
                    run.advance(41);
                    EXPECT_LT(shareOfShortWaves(run), 0.01)
                        << toString(shape) << " every " << every << " height " << height << ", let go";
                }
    // The hold itself makes waves, even in a flat pool.
    for (const int every : {1, 5, 12}) {
        Experiment e = drawn(swell(0.0), PullShape::Gaussian, 4.0, 1.0, every);
        e.rule.k = 0.4;
        Simulation run(e);
        run.advance(200);
        EXPECT_LT(shareOfShortWaves(run), 0.02) << every;
    }
}

// Positions of one frame are released together, spaced as in the window.
TEST(Hold, PositionsOfOneFrameLeaveNoSteps) {
    for (const auto& [shape, width] : {std::pair{PullShape::Cosine, 10.0}, {PullShape::Gaussian, 4.0}}) {
        Experiment e = withTrail(swell(0.0), {shape, width, 1, 20, 30, 1}, {4.0, 10, 0.5 * width});
        e.rule = loadPreset("pool")->rule;
        setEdges(e, Edge::Periodic);
        e.events.resize(1 + static_cast<std::size_t>(std::ceil(40.0 / (0.5 * width))));
        Simulation run(e);
        run.advance(70);
        EXPECT_LT(shareOfShortWaves(run), 0.03) << toString(shape); // 0.5 if steps remain
    }
}

// In a flat pool, a pointer at rest is the reference.
TEST(Hold, TrailOnFlatPoolAddsFewShortWaves) {
    for (const auto& [shape, width] :
         {std::pair{PullShape::Cosine, 10.0}, {PullShape::Gaussian, 2.0}, {PullShape::Gaussian, 5.0}}) {
        const Hold hand{shape, width, 1.0, 20, 30, 1};
        const auto after = [&](const Drag& drag, int steps) {
            Experiment e = withTrail(swell(0.0), hand, drag);
            e.rule.k = 0.4;
            Simulation run(e);
            run.advance(steps);
            return shareOfShortWaves(run);
        };
        for (const int steps : {1, 3, 7, 12}) {
            EXPECT_LT(after({0.25, steps, 0.5 * width}, 200), 2.0 * after({0.0, dragged, 1.0}, 200) + 0.001)
                << toString(shape) << width << " every " << steps;
        }
    }
}

// The pointer moves randomly for 4000 steps.
TEST(Hold, TrailsKeepStableMediumBounded) {
    std::mt19937 random(3);
    for (const Stencil stencil : {Stencil::Cross, Stencil::Moore, Stencil::Isotropic})
        for (const Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic})
            for (const int every : {1, 3, 20}) {
                Experiment e = smallPool();
                e.rule.stencil = stencil;
                e.rule.k = 0.999 * stabilityOf(e.rule).limitK;
                setEdges(e, edge);
                e.events = {{0, drop(13, 11)}};
                double x = 20, y = 15;
                const int steps = 4'000;
                for (int i = 1; i < steps; i += every) {
                    x = std::clamp(x + (double(random() % 201) - 100.0) / 40.0, 0.0, 39.0);
                    y = std::clamp(y + (double(random() % 201) - 100.0) / 40.0, 0.0, 29.0);
                    e.events.push_back({i, Hold{PullShape::Cosine, 5, i / 500 % 2 ? 1.0 : -1.0, x, y, every}});
                }
                Simulation run(e);
                double highest = 0.0;
                for (int i = 0; i < steps + 500 && !run.divergedAt(); i += 100) {
                    run.advance(100);
                    highest = std::max(highest, run.largestHeight());
                }
                EXPECT_LE(highest, 12.0) << toString(stencil) << ' ' << toString(edge) << " every " << every;
            }
}
