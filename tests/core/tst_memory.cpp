// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_memory.h"

#include "classroom/classroom.h"
#include "files/experiment_file.h"
#include "machine/thread_pool.h"
#include "model/limits.h"
#include "model/run_memory.h"
#include "model/validate.h"
#include "picture/polyline.h"
#include "run/undoable_run.h"
#include "show/pool_picture.h"
#include "study/one_pull.h"
#include "study/resonance_curve.h"
#include "study/sweep.h"
#include "wave/height_range.h"

#include <gtest/gtest.h>

#include <atomic>

using namespace seiche;

namespace {

Experiment poolOf(int width, int height, Scheme scheme = Scheme::Leapfrog) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.rule.scheme = scheme;
    e.rule.k = 0.2;
    e.pullWith.x = width / 2;
    e.pullWith.y = height / 2;
    return e;
}

Experiment withAbsorbingEdges(Experiment e) {
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    return e;
}

/// Damps so strongly that even `DelayedEuler` stays stable.
Experiment locallyDamped(Experiment e) {
    e.rule.damping.velocity = 0.5;
    e.rule.k = 0.02;
    return e;
}

PoolObject wall(double x, double y, WallKind kind, const Shape& shape) {
    Wall wall;
    wall.shape = shape;
    wall.kind = kind;
    return {"wall", x, y, 0.0, wall};
}

PoolObject source(const std::string& name, double x, double y, SourceForm form, double width) {
    Source what;
    what.form = form;
    what.width = width;
    return {name, x, y, 20.0, what};
}

Experiment withObjects(Experiment e) {
    const double x = e.grid.width / 2.0, y = e.grid.height / 2.0;
    e.objects.push_back(
        wall(x, y, WallKind::Fixed, {.form = Form::Line, .width = x, .height = 3.0, .path = {}}));
    e.objects.push_back({"glass", x, y, 0.0, MediumRegion{}});
    return e;
}

/// Returns a pool with brush-painted walls of `places` positions.
Experiment painted(int walls, std::size_t places) {
    Experiment e = poolOf(48, 48);
    for (int i = 0; i < walls; ++i) {
        Shape shape{.form = Form::Paint, .thickness = 1.0, .path = {}};
        std::vector<Spot> path;
        for (std::size_t j = 0; j < places; ++j) path.push_back({0.0, static_cast<double>(j % 2)});
        shape.path = path;
        e.objects.push_back(wall(3.0, 3.0, WallKind::Fixed, shape));
        e.objects.back().name += std::to_string(i);
    }
    return e;
}

std::size_t bytesTakenBy(const Experiment& experiment, std::int64_t steps) {
    const std::size_t before = counted::held;
    counted::highest = before;
    Simulation run(experiment);
    run.apply(experiment.pullWith);
    run.advance(steps);
    run.apply(Settings{{"k", 0.21}});
    run.advance(steps);
    return counted::highest - before;
}

/// Checks the timeline's byte count against the allocated memory.
void expectCounted(UndoableRun& undoable, std::size_t before, const char* what) {
    // Runs hold heights and three copies of the settings.
    const std::size_t runs = undoable.runs().bytes() + 3 * bytesHeldBy(undoable.runs().main().settings());
    const std::size_t found = counted::held - before;
    const double counts = static_cast<double>(undoable.timeline().bytes());
    EXPECT_NEAR(static_cast<double>(found), counts, 0.1 * counts + static_cast<double>(runs) + 1e5) << what;
}

} // namespace

TEST(Memory, PoolRunMatchesEstimate) {
    for (const Grid& grid : {Grid{700, 500}, Grid{1, 5000}, Grid{5000, 1}, Grid{16, 3000}})
        for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4}) {
            const Experiment plain = poolOf(grid.width, grid.height, scheme);
            for (const Experiment& e : {plain, withObjects(plain), withAbsorbingEdges(plain),
                                        withAbsorbingEdges(withObjects(plain))}) {
                const double said = static_cast<double>(bytesOfRun(e));
                const double found = static_cast<double>(bytesTakenBy(e, 3));
                const std::string what = std::string(toString(scheme)) + " " + std::to_string(grid.width) +
                                         " by " + std::to_string(grid.height) + " things " +
                                         std::to_string(e.objects.size()) +
                                         (absorbs(e.rule) ? " absorbing" : "");
                EXPECT_LE(found, 1.05 * said + 2e5) << what;
                EXPECT_GE(found, 0.7 * said - 2e5) << what;
            }
        }
}

TEST(Memory, StringRunStaysWithinEstimate) {
    for (Scheme scheme :
         {Scheme::Leapfrog, Scheme::Euler, Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4}) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid.width = limits::stringPoints;
        e.rule.scheme = scheme;
        EXPECT_TRUE(validate(e).empty());
        for (Edge edge : {Edge::Fixed, Edge::Absorbing}) {
            e.rule.edges.right = edge;
            EXPECT_LE(static_cast<double>(bytesTakenBy(e, 2)), 1.05 * static_cast<double>(bytesOfRun(e)) + 2e5)
                << toString(scheme);
        }
    }
}

TEST(Memory, AcceptsLargePoolsOfEveryScheme) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler}) {
        const Experiment e = withAbsorbingEdges(withObjects(poolOf(4096, 4096, scheme)));
        EXPECT_TRUE(validate(e).empty()) << toString(scheme) << ' ' << bytesOfRun(e);
    }
    // One step with walls and media would take almost a second.
    EXPECT_TRUE(validate(withAbsorbingEdges(poolOf(4096, 4096, Scheme::Rk4))).empty());
    EXPECT_TRUE(validate(withAbsorbingEdges(withObjects(poolOf(2000, 2000, Scheme::Rk4)))).empty());
    EXPECT_EQ(validate(withObjects(poolOf(4096, 4096, Scheme::Rk4))).front().path, "scheme");
}

// A short file can request excessive memory.
TEST(Memory, CountsMemoryOfObjects) {
    const auto refused = [](const Experiment& e) {
        const std::vector<Problem> problems = validate(e);
        return !problems.empty() && problems.front().path == "size";
    };
    const Shape sheet{.form = Form::Box, .width = 9000.0, .height = 9000.0, .path = {}};
    Experiment walls = poolOf(4096, 4096);
    for (int i = 0; i < 3; ++i) {
        walls.objects.push_back(wall(2000, 2000, WallKind::Absorbing, sheet));
        walls.objects.back().name += std::to_string(i);
    }
    EXPECT_TRUE(refused(walls));
    Experiment sources = poolOf(4096, 4096);
    for (int i = 0; i < 2; ++i)
        sources.objects.push_back(source("s" + std::to_string(i), 2000.0, 2000.0, SourceForm::Point, 5000.0));
    EXPECT_TRUE(refused(sources));
    // Objects of later events count too.
    Experiment later = poolOf(4096, 4096);
    later.events = {{5, ObjectsChange{walls.objects, {}, {}}}};
    EXPECT_TRUE(refused(later));
    // An oblique wall needs only its cells, not its bounding box.
    Experiment slanting = withAbsorbingEdges(withObjects(poolOf(4096, 4096, Scheme::DelayedEuler)));
    slanting.objects.push_back(wall(2000, 2000, WallKind::Absorbing,
                                    {.form = Form::Line, .width = 4000.0, .height = 25.0, .path = {}}));
    slanting.objects.back().name = "slanting";
    slanting.objects.back().angle = 45.0;
    EXPECT_TRUE(validate(slanting).empty());
}

TEST(Memory, SpongeAndSourcesStayWithinEstimate) {
    Experiment e = poolOf(600, 500);
    for (const Form form :
         {Form::Line, Form::Box, Form::Ellipse, Form::Lens, Form::Prism, Form::Parabola, Form::Paint})
        for (double angle : {0.0, 31.0}) {
            Shape shape{.form = form, .width = 320.0, .height = 140.0, .thickness = 21.0, .path = {}};
            std::vector<Spot> path;
            for (int i = 0; i < 9; ++i) path.push_back({30.0 * i - 120.0, i % 2 * 70.0});
            shape.path = path;
            e.objects = {wall(300, 250, WallKind::Absorbing, shape)};
            e.objects.front().angle = angle;
            const double said = static_cast<double>(bytesOfRun(e));
            EXPECT_LE(static_cast<double>(bytesTakenBy(e, 1)), said + 1e5) << toString(form);
        }
    for (const SourceForm form : {SourceForm::Line, SourceForm::Multipole, SourceForm::Array})
        for (double width : {1.0, 40.0, 5000.0}) {
            e.objects = {source("source", 300.0, 250.0, form, width)};
            EXPECT_LE(static_cast<double>(bytesTakenBy(e, 1)), static_cast<double>(bytesOfRun(e)) + 2e5)
                << toString(form) << ' ' << width;
        }
}

TEST(Memory, TimelineCountsItsMemory) {
    struct Scene {
        const char* name;
        Experiment experiment;
        bool comparisonRuns = false;
        bool changes = false;
    };
    const Scene scenes[]{{"painted walls", painted(6, 4096)},
                         {"painted walls that change", painted(4, 1000), false, true},
                         {"absorbing", withAbsorbingEdges(poolOf(160, 120))},
                         {"absorbing, delayed", locallyDamped(withAbsorbingEdges(
                                                    withObjects(poolOf(160, 120, Scheme::DelayedEuler))))},
                         {"narrow", poolOf(1, 4000)},
                         {"twins", poolOf(160, 120), true},
                         {"string", defaultExperiment(SceneKind::String), true}};
    for (const Scene& scene : scenes) {
        constexpr std::size_t budget = std::size_t{12} << 20;
        const std::size_t before = counted::held;
        UndoableRun undoable(scene.experiment, budget);
        if (scene.comparisonRuns)
            for (Scheme scheme : {Scheme::Euler, Scheme::Rk4}) undoable.switchComparison(scheme, true);
        undoable.apply(scene.experiment.pullWith);
        std::int64_t step = 50'000'000 / scene.experiment.grid.cells() / 40;
        for (int i = 0; i < 100; ++i) {
            undoable.advance(step);
            if (scene.changes && i % 5 == 0) {
                PoolObject object = scene.experiment.objects.front();
                object.angle = i;
                undoable.apply(ObjectsChange{{object}, {}, {}});
            }
            // Object events belong to the log, not to the snapshots.
            std::size_t log = 0;
            if (scene.changes && i % 20 == 0) log = bytesHeldBy(undoable.runs().main().asExperiment());
            if (i % 20 == 0) expectCounted(undoable, before + log, scene.name);
            ASSERT_LE(undoable.timeline().bytes(), budget) << scene.name;
        }
        EXPECT_GT(undoable.timeline().snapshots(), 2u) << scene.name;
    }
    // Snapshots with equal settings share one copy.
    UndoableRun undoable(painted(6, 4096));
    undoable.apply(undoable.runs().main().settings().pullWith);
    const std::size_t before = counted::held;
    for (int i = 0; i < 40; ++i) undoable.advance(5'000);
    EXPECT_GT(undoable.timeline().snapshots(), 30u);
    EXPECT_LT(counted::held - before, 40 * std::size_t{75'000});
}

// Snapshots without room are not copied, whatever the budget.
TEST(Memory, AvoidsCopyingDiscardedSnapshots) {
    for (const bool comparisonRuns : {false, true}) {
        const Experiment e = poolOf(160, 120);
        const std::size_t frame = Field<float>::bytesFor(e.grid, SceneKind::Pool);
        for (const double frames : {1.0, 3.0, 3.9, 5.0, 12.5}) {
            UndoableRun undoable(e, static_cast<std::size_t>(frames * static_cast<double>(frame)));
            if (comparisonRuns)
                for (Scheme scheme : {Scheme::Euler, Scheme::Rk4}) undoable.switchComparison(scheme, true);
            undoable.apply(e.pullWith);
            for (int i = 0; i < 20; ++i) undoable.advance(1);
            const std::size_t before = counted::taken;
            for (int i = 0; i < 1000; ++i) undoable.advance(1);
            // The snapshot spacing doubles, with a few copies each time.
            const double copies = static_cast<double>(counted::taken - before) / static_cast<double>(frame);
            EXPECT_LT(copies, comparisonRuns ? 200 : 120) << frames;
            undoable.beginSeek(0);
            const std::size_t sought = counted::taken;
            while (undoable.isSeeking()) undoable.continueSeek(1);
            undoable.beginSeek(1000);
            while (undoable.isSeeking()) undoable.continueSeek(1);
            EXPECT_LT(static_cast<double>(counted::taken - sought) / static_cast<double>(frame),
                      comparisonRuns ? 200 : 120)
                << frames;
        }
    }
}

// 4K pool with picture: no snapshots and no duplicates.
TEST(Memory, ShownLargePoolNeedsNoDuplicates) {
    Experiment e = poolOf(3840, 2160);
    e.rule.damping.velocity = 0.998;
    const std::size_t frame = Field<float>::bytesFor(e.grid, SceneKind::Pool);
    const std::size_t before = counted::held;
    counted::highest = before;
    UndoableRun undoable(e);
    undoable.apply(e.pullWith);
    for (int i = 0; i < 3; ++i) undoable.advance(2);
    EXPECT_EQ(undoable.timeline().snapshots(), 1u);
    EXPECT_LT(counted::highest - before, 3 * frame + 2'000'000) << "two frames of heights and the velocity";
    const auto isPaintedWithin = [&](PoolPicture& picture, PoolView view, std::size_t bytes) {
        PoolLook look;
        look.view = view;
        std::vector<std::uint32_t> pixels(std::size_t{3304} * 1858);
        const std::size_t held = counted::held;
        counted::highest = held;
        picture.paint(undoable.runs().main(), look, 0.1f, {pixels.data(), 3304, 1858, 3304});
        EXPECT_LT(counted::highest, held + bytes) << toString(view);
    };
    PoolPicture picture;
    const std::size_t floor = std::size_t{4} * 3304 * 1858;
    isPaintedWithin(picture, PoolView::Deep, 2'000'000);
    isPaintedWithin(picture, PoolView::Water, floor + 2'000'000);
    isPaintedWithin(picture, PoolView::Rings, 2'000'000);
    EXPECT_LT(counted::held - before, 3 * frame + 4'000'000) << "the floor is not seen any more";
    // The timeline keeps snapshots after a first seek.
    const std::uint64_t hash = undoable.runs().main().hash();
    undoable.seek(1);
    undoable.seek(6);
    EXPECT_EQ(undoable.runs().main().hash(), hash);
    undoable.advance(2);
    EXPECT_GT(undoable.timeline().snapshots(), 1u);
}

TEST(Memory, RecomputesPastWithoutSnapshots) {
    Experiment e = withAbsorbingEdges(withObjects(poolOf(120, 90, Scheme::DelayedEuler)));
    e.events = {{0, e.pullWith}, {7, Settings{{"k", 0.15}}}, {9, ObjectsChange{{}, {}, {"glass"}}}};
    ASSERT_TRUE(validate(e).empty());
    UndoableRun undoable(e, 1000);
    undoable.advance(40);
    EXPECT_EQ(undoable.timeline().snapshots(), 1u);
    EXPECT_LT(undoable.timeline().bytes(), 100'000u);
    for (std::int64_t frame : {0, 8, 25, 40}) {
        undoable.seek(frame);
        Simulation straight(e);
        straight.advance(frame);
        EXPECT_EQ(undoable.runs().main().frame(), frame);
        EXPECT_EQ(undoable.runs().main().hash(), straight.hash()) << frame;
    }
}

TEST(Memory, LargeRunsReduceTimelineBudget) {
    Timeline timeline;
    timeline.begin(Comparison(poolOf(320, 240)));
    EXPECT_EQ(timeline.room(), Timeline::defaultBudget);
    const Comparison large(withAbsorbingEdges(poolOf(3000, 3000, Scheme::Rk4)));
    timeline.begin(large);
    EXPECT_EQ(timeline.room(), Timeline::defaultBudget + Timeline::besideBudget - large.bytes());
    EXPECT_LT(timeline.bytes(), 100'000u) << "a copy of the beginning would take all the room";
}

TEST(Memory, RefusesComparisonRunsWithoutRoom) {
    Comparison runs(poolOf(3500, 3500));
    EXPECT_TRUE(runs.hasRoomFor(Scheme::Rk4));
    runs.startComparison(Scheme::Rk4);
    ASSERT_TRUE(runs.comparisonRun(Scheme::Rk4));
    EXPECT_TRUE(runs.hasRoomFor(Scheme::Rk4)) << "it would take its own place";
    EXPECT_FALSE(runs.hasRoomFor(Scheme::DelayedEuler));
    const std::size_t before = counted::taken;
    runs.startComparison(Scheme::DelayedEuler);
    EXPECT_FALSE(runs.comparisonRun(Scheme::DelayedEuler));
    EXPECT_LT(counted::taken - before, 100'000u);
    EXPECT_LE(runs.bytes(), limits::memory);
}

// 20 minutes of 60 taps per second.
TEST(Memory, EditsForUndoStaySmall) {
    UndoableRun undoable(defaultExperiment(SceneKind::String), 0);
    const Pull pull = undoable.runs().main().settings().pullWith;
    constexpr std::size_t pulls = 2000;
    std::vector<Edit> edits;
    edits.reserve(pulls);
    const std::size_t before = counted::held;
    for (std::size_t i = 0; i < pulls; ++i) {
        edits.push_back(undoable.apply(pull));
        undoable.advance(1);
    }
    const double each = static_cast<double>(counted::held - before) / pulls + sizeof(Edit);
    EXPECT_LT(each * 60 * 20 * 60, 40e6) << each;
}

TEST(Memory, KeepsOldRunWhenAllocationFails) {
    for (const int side : {300, 3900}) {
        Experiment old = poolOf(side, side, Scheme::Euler);
        old.events = {{0, old.pullWith}};
        UndoableRun undoable(old, 1 << 20);
        undoable.advance(3);
        const std::uint64_t hash = undoable.runs().main().hash();
        // Leaves no room for the steps of the new run.
        const Experiment another = poolOf(side, side, Scheme::Rk4);
        counted::max = counted::held + bytesOfRun(another) / 2;
        if (side > 1000) counted::max -= undoable.runs().bytes();
        EXPECT_THROW(undoable.beginAgain(another), std::bad_alloc);
        counted::max = std::numeric_limits<std::size_t>::max();
        undoable.finishSeek();
        EXPECT_EQ(undoable.runs().main().rule().scheme, Scheme::Euler);
        EXPECT_EQ(undoable.runs().main().frame(), 3);
        EXPECT_EQ(undoable.runs().main().hash(), hash);
        undoable.seek(1);
        EXPECT_EQ(undoable.runs().main().frame(), 1);
        EXPECT_NO_THROW(undoable.beginAgain(another));
    }
}

TEST(Memory, FreesLargeRunBeforeNext) {
    const Experiment large = poolOf(3000, 3000, Scheme::Rk4);
    UndoableRun undoable(large);
    undoable.advance(1);
    counted::highest = counted::held.load();
    undoable.beginAgain(large);
    EXPECT_LT(counted::highest, limits::memory);
}

// The amplitude comes from the region that one tap reaches.
TEST(Memory, SingleTapAmplitudeCopiesNoPool) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4}) {
        Experiment e =
            withObjects(scheme == Scheme::Rk4 ? poolOf(1300, 400, scheme) : poolOf(1400, 1200, scheme));
        e.rule.edges.left = e.rule.edges.right = Edge::Free;
        e.objects.front().y += 40;
        e.pullWith.x = 60.0;
        const int x = 50, y = static_cast<int>(e.pullWith.y) + 35;
        Simulation whole(e);
        whole.apply(e.pullWith);
        HeightRange range;
        range.include(whole.height(x, y));
        for (int i = 0; i < 100; ++i) {
            whole.advance(1);
            range.include(whole.height(x, y));
        }
        const std::size_t before = counted::held;
        counted::highest = before;
        EXPECT_EQ(swingAfterOnePull(e, x, y), range.swing());
        EXPECT_GT(range.swing(), 0.0);
        EXPECT_LT(counted::highest - before, whole.bytes() / 2);
    }
}

// Slow waves need long periods, here 60 million steps.
TEST(Memory, SlowWavePredictionsStaySmall) {
    Rule rule;
    rule.k = 1e-14;
    rule.damping.velocity = 1.0 - 2e-7;
    const auto response = SteadyResponse::to(rule, {3, 1}, Pull{.x = 1.0}, 1);
    ASSERT_TRUE(response);
    const std::size_t before = counted::held;
    counted::highest = before;
    const std::vector<std::int64_t> periods(5, 60'000'000);
    ASSERT_LT(response->framesToFade(accuracyOfCharts), 5 * periods.front());
    EXPECT_GT(response->curve(periods, accuracyOfCharts).front(), 0.5);
    EXPECT_LT(counted::highest - before, 100'000'000u);
}

TEST(Memory, SweepsStayWithinEstimate) {
    Sweep narrow;
    narrow.experiment = poolOf(2, 20'000);
    narrow.maxRunSteps = 10;
    std::size_t before = counted::held;
    counted::highest = before;
    measureAtPeriod(narrow, 3);
    EXPECT_LE(static_cast<double>(counted::highest - before),
              1.05 * static_cast<double>(bytesOfPoint(narrow.experiment)) + 2e5);

    Sweep wide;
    wide.experiment = poolOf(1500, 1200);
    wide.maxRunSteps = 2;
    wide.fromHertz = 5.0;
    wide.toHertz = 20.0;
    wide.points = 16;
    before = counted::held;
    counted::highest = before;
    EXPECT_EQ(measure(wide, 16).size(), 7u);
    EXPECT_LT(counted::highest - before, 210'000'000u);
}

TEST(Memory, SurfaceViewStaysSmallerThanPool) {
    const Simulation run(poolOf(4096, 3000));
    std::vector<std::uint32_t> pixels(320 * 240);
    PoolLook look;
    look.view = PoolView::Surface;
    const std::size_t before = counted::held;
    counted::highest = before;
    PoolPicture().paint(run, look, 1.0f, {pixels.data(), 320, 240, 320});
    EXPECT_LT(counted::highest - before, 80'000'000u);
    // The surface has a quarter of the columns and rows.
    const SurfacePlaces places(run.grid(), look, 320, 240), quarter({1024, 750}, look, 320, 240);
    const auto seen = places.toPicture(501.5, 1201.5, 8.0), same = quarter.toPicture(125.0, 300.0, 2.0);
    EXPECT_NEAR(seen.x, same.x, 1e-9);
    EXPECT_NEAR(seen.y, same.y, 1e-9);
    const auto atRest = places.toPicture(501.5, 1201.5), back = places.toCells(atRest.x, atRest.y);
    EXPECT_NEAR(back.x, 501.5, 1e-6);
    EXPECT_NEAR(back.y, 1201.5, 1e-6);
}

// Formerly all blended rows were widened first.
TEST(Memory, PicturesOfNarrowPoolStaySmall) {
    const Simulation run(poolOf(2, 400'000));
    std::vector<std::uint32_t> pixels(640 * 480);
    for (const PoolView view : {PoolView::Signed, PoolView::Deep, PoolView::Surface}) {
        PoolLook look;
        look.view = view;
        look.levelLines = view != PoolView::Surface;
        const std::size_t before = counted::held;
        counted::highest = before;
        PoolPicture().paint(run, look, 1.0f, {pixels.data(), 640, 480, 640}, 1);
        EXPECT_LT(counted::highest - before, 12'000'000u) << toString(view);
    }
}

TEST(Memory, ViewsUseFewBytesPerCell) {
    const auto takenBy = [](const Simulation& run, PoolView view) {
        std::vector<std::uint32_t> pixels(320 * 240);
        PoolLook look;
        look.view = view;
        PoolPicture picture;
        const std::size_t before = counted::held;
        counted::highest = before;
        picture.watch(run, view);
        picture.paint(run, look, 1.0f, {pixels.data(), 320, 240, 320});
        return static_cast<double>(counted::highest - before) / static_cast<double>(run.grid().cells());
    };
    const Simulation run(poolOf(3000, 2000));
    EXPECT_LT(takenBy(run, PoolView::Intensity), 4.0) << "it was 12";
    EXPECT_LT(takenBy(run, PoolView::Energy), 4.5);
    Experiment integers = poolOf(3000, 2000);
    integers.rule.arithmetic = Arithmetic::Integer;
    integers.rule.scheme = Scheme::Leapfrog;
    EXPECT_LT(takenBy(Simulation(integers), PoolView::Energy), 7.0) << "it was 12";
}

// Dashes are computed during painting.
TEST(Memory, DashesAreNotStored) {
    std::vector<std::vector<PicturePoint>> lines;
    for (int i = 0; i < 3000; ++i) lines.push_back({{-1e6, 0.2 * i}, {1e6, 600.0 - 0.2 * i}});
    std::vector<std::uint32_t> pixels(1000 * 600);
    const std::size_t before = counted::held;
    counted::highest = before;
    paintPolylines(lines, {0xffffffff, 2.0, 6.0}, {pixels.data(), 1000, 600, 1000}, 1);
    EXPECT_LT(counted::highest - before, 1'000'000u);
}

// A drawn shape needs a step of a copied wave.
TEST(Memory, DrawnShapeCopiesWaveOnce) {
    Experiment e = poolOf(1000, 1000);
    DrawnShape shape;
    shape.raster = Raster{1, 1, {0.1}};
    e.events.push_back({0, shape});
    Simulation run(e);
    const std::size_t before = counted::held;
    counted::highest = before;
    run.advance(1);
    EXPECT_LT(counted::highest - before, run.bytes() + run.bytes() / 4);
}

// The remaining threads do the work. The next lease retries.
TEST(Memory, UsesFewerThreadsWithoutMemory) {
    constexpr int wanted = 4;
    const auto run = [](ThreadPool::Lease& lease) {
        std::atomic<int> parts = 0;
        lease.run(lease.threads(), [&parts](int) { ++parts; });
        EXPECT_EQ(parts, lease.threads());
    };
    std::size_t refusals = 0;
    for (std::size_t given = 0; given < 2'000; given += 16) {
        ThreadPool pool;
        {
            counted::max = counted::held + given;
            ThreadPool::Lease lease(pool, wanted);
            counted::max = std::numeric_limits<std::size_t>::max();
            EXPECT_GE(lease.threads(), 1);
            refusals += lease.threads() < wanted ? 1 : 0;
            run(lease);
        }
        ThreadPool::Lease lease(pool, wanted);
        EXPECT_EQ(lease.threads(), wanted);
        run(lease);
    }
    EXPECT_GT(refusals, 4u);
    EXPECT_LT(refusals, 125u);
}

TEST(Memory, TapCopiesNoPlannedEvents) {
    Experiment e = defaultExperiment(SceneKind::String);
    for (int i = 0; i < 20'000; ++i) e.events.push_back({1000 + i, Settings{{"k", i % 2 ? 0.5 : 0.6}}});
    UndoableRun undoable(e);
    undoable.apply(e.pullWith); // reserves room in the log
    const std::size_t before = counted::taken;
    for (int i = 0; i < 10; ++i) {
        undoable.apply(e.pullWith);
        undoable.advance(1);
    }
    EXPECT_LT(counted::taken - before, 10 * std::size_t{20'000});
    EXPECT_EQ(undoable.runs().main().log().size(), 20'011u);
}

// Memory grows linearly with the number of events.
TEST(Memory, DropsInvalidEventsWithLinearCost) {
    const Settings ring{{"edges.left", std::string("periodic")}, {"edges.right", std::string("periodic")}};
    const auto takenFor = [&](int misfits) {
        Experiment e = defaultExperiment(SceneKind::String);
        for (int i = 0; i < misfits; ++i)
            e.events.push_back({1000 + i, Settings{{"edges.left", std::string(i % 2 ? "free" : "fixed")}}});
        UndoableRun undoable(e);
        const std::size_t before = counted::taken;
        undoable.apply(ring);
        EXPECT_EQ(undoable.runs().main().log().size(), 1u);
        return static_cast<double>(counted::taken - before);
    };
    EXPECT_LT(takenFor(2'000), 2.5 * takenFor(1'000));
}

TEST(Memory, ClassPointsMatchCountedSize) {
    constexpr int points = limits::pointsOfAStudent;
    Classroom room(defaultExperiment(SceneKind::String));
    const int student = std::get<int>(room.join(room.code(), "", 0.0));
    const std::string run(30'000, 'r');
    const std::size_t before = counted::held;
    for (int i = 0; i < points; ++i)
        ASSERT_TRUE(std::holds_alternative<std::int64_t>(
            room.addPoint(student, {1.0 + 0.1 * i, 2.0, 5, run + std::to_string(i), {}})));
    std::size_t runs = 0;
    for (const ClassPoint& each : room.points()) runs += each.run.size();
    EXPECT_LT(counted::held - before, runs + points * 4 * sizeof(ClassPoint));
}

// All events share one path of 64 kB.
TEST(Memory, EventsSharePathOfMovedObject) {
    std::string path;
    for (int i = 0; i < 4000; ++i) path += (i ? ",[" : "[") + std::to_string(i % 99) + ",0]";
    std::string events;
    for (int i = 0; i < 5000; ++i)
        events += std::string(i ? "," : "") + R"({"step":9,"things":{"put":[{"name":"w","at":[)" +
                  std::to_string(i % 300) + ",9]}]}}";
    const std::string text =
        R"({"seiche":1,"medium":"pool","things":[{"kind":"wall","name":"w","form":"paint","path":[)" + path +
        "]}],\"events\":[" + events + "]}";
    const std::size_t before = counted::held;
    counted::highest = before;
    const auto read = readExperiment(text);
    const Experiment& experiment = std::get<Experiment>(read);
    EXPECT_LT(counted::highest - before, 60'000'000u);
    counted::highest = counted::held.load();
    const std::string written = writeExperiment(experiment);
    EXPECT_LT(written.size(), 3 * text.size());
    EXPECT_LT(counted::highest - before, 60'000'000u);
    EXPECT_EQ(std::get<Experiment>(readExperiment(written)), experiment);
}

TEST(Memory, EventsShareHeightsOfMovedTrace) {
    std::string heights = "0";
    for (int i = 1; i < 1000; ++i) heights += ",0.5";
    std::string events;
    for (int i = 0; i < 5000; ++i)
        events += std::string(i ? "," : "") + R"({"step":9,"things":{"put":[{"name":"t","at":[)" +
                  std::to_string(i % 300) + ",0]}]}}";
    const std::string text =
        R"({"seiche":1,"medium":"string","things":[{"kind":"mark","name":"t","mark":"trace","heights":[)" +
        heights + "]}],\"events\":[" + events + "]}";
    const std::size_t before = counted::held;
    counted::highest = before;
    const auto read = readExperiment(text);
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    const std::string written = writeExperiment(std::get<Experiment>(read));
    EXPECT_LT(written.size(), 3 * text.size());
    EXPECT_LT(counted::highest - before, 60'000'000u);
}

// The wall fills most of a large pool.
TEST(Memory, FreedCellsStaySmallerThanPool) {
    Experiment e = poolOf(1500, 1500);
    e.objects = {wall(750, 750, WallKind::Fixed,
                      {.form = Form::Box, .width = 1400, .height = 1400, .thickness = 0, .path = {}})};
    Simulation run(e);
    const std::size_t before = counted::held;
    counted::highest = before;
    run.apply(ObjectsChange{.put = {}, .probes = {}, .remove = {e.objects.front().name}});
    EXPECT_LT(static_cast<double>(counted::highest - before), 2.5 * 1500.0 * 1500.0);
}
