// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "model/objects_change.h"
#include "run/undoable_run.h"
#include "wave/emission.h"
#include "wave/material_map.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

std::string poolWith(const std::string& rest) {
    return R"({"seiche": 1, "medium": "pool", "size": [64, 48], "k": 0.4, )" + rest + "}";
}

Experiment read(const std::string& text) {
    const ReadExperiment result = readExperiment(text);
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result)) {
        for (const Problem& problem : *problems) ADD_FAILURE() << lineOf(problem);
        return defaultExperiment(SceneKind::Pool);
    }
    return std::get<Experiment>(result);
}

std::string problemsOf(const std::string& text) {
    const ReadExperiment result = readExperiment(text);
    std::string all;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result))
        for (const Problem& problem : *problems) all += lineOf(problem) + '\n';
    return all;
}

std::string stringWith(const std::string& rest) {
    return R"({"seiche": 1, "medium": "string", "size": [64], )" + rest + "}";
}

// Returns a pool of many objects that change during the run.
std::string busy() {
    return poolWith(R"("rain": {"rate": 9, "seed": 3}, "overlays": ["fronts", "rays"], "things": [
        {"kind": "wall", "form": "line", "at": [30, 20], "angle": 77, "width": 40, "slits": 2, "distance": 15.5},
        {"kind": "wall", "name": "room", "form": "ellipse", "at": [20, 30], "width": 20, "height": 12, "thickness": 2, "edge": "fixed"},
        {"kind": "wall", "name": "brush", "form": "paint", "at": [3, 4], "thickness": 2.5, "path": [[0, 0], [5.25, 9], [20, 11]]},
        {"kind": "wall", "name": "mole", "at": [60, 24], "width": 6, "height": 40, "edge": "absorbing"},
        {"kind": "medium", "form": "lens", "at": [40, 20], "width": 10, "height": 30, "speed": 0.7},
        {"kind": "medium", "form": "box", "at": [50, 40], "width": 10, "height": 8, "factor": 1.25, "factorTo": 0.5},
        {"kind": "source", "name": "dot", "at": [10, 10], "hertz": 3.3, "phase": 0.2, "until": 5},
        {"kind": "source", "form": "line", "signal": "packet", "at": [12, 20], "angle": 33, "length": 20, "hertz": 5, "every": 1.5},
        {"kind": "source", "signal": "pulse", "at": [50, 10], "hertz": 5, "speed": 12, "toX": 20, "toY": 30},
        {"kind": "mark", "mark": "stopwatch", "at": [0, 0], "from": 0.5}],
        "events": [{"step": 20, "things": {"put": [{"name": "dot", "hertz": 4.5, "at": [11, 12]}], "remove": ["room"],
                                           "probes": [{"name": "new", "at": [5, 6]}]}},
                   {"step": 30, "calm": {"at": [30, 30], "radius": 9, "factor": 0.25}},
                   {"step": 31, "pull": {"at": [20, 20], "width": 2}, "then": [[0, 21, 20.5], [3, 22, 21]]},
                   {"step": 50, "set": {"stepsPerSecond": 60}}])");
}

std::uint64_t hashAfter(const Experiment& experiment, const std::vector<std::int64_t>& stops, int threads = 0) {
    Simulation run(experiment);
    run.setThreads(threads);
    for (const std::int64_t stop : stops) run.advance(stop - run.frame());
    return run.hash();
}

} // namespace

TEST(PoolObjects, FilesKeepEveryBit) {
    const Experiment experiment = read(busy());
    ASSERT_EQ(experiment.objects.size(), 10u);
    EXPECT_EQ(experiment.objects[0].name, "wall 1");
    EXPECT_EQ(std::get<Wall>(experiment.objects[1].is).kind, WallKind::Fixed);
    EXPECT_DOUBLE_EQ(std::get<MediumRegion>(experiment.objects[4].is).factor, 0.49);
    EXPECT_EQ(experiment.events.size(), 6u) << "a trail is three pulls";
    EXPECT_EQ(experiment.events[3].step, 31);
    EXPECT_EQ(experiment.events[4].step, 34);
    const auto& change = std::get<ObjectsChange>(experiment.events[0].what);
    EXPECT_EQ(std::get<Source>(change.put[0].is).until, 5.0) << "what is left out stays as it is";
    // Continuous signal: 3.3 Hz * 0.4 s + 0.2 cycles = 4.5 Hz * 0.4 s + 0.72 cycles - 1.
    EXPECT_NEAR(std::get<Source>(change.put[0].is).phase, 0.72, 1e-12);
    const std::string text = writeExperiment(experiment);
    EXPECT_EQ(read(text), experiment);
    EXPECT_EQ(writeExperiment(read(text)), text);
    EXPECT_NE(text.find("\"then\": ["), std::string::npos);
}

// Missing properties come from the object of that name, so files contain all properties.
TEST(PoolObjects, EventObjectReplacesOldPath) {
    Experiment experiment = read(busy());
    PoolObject brush = experiment.objects[2];
    ASSERT_FALSE(shapeOf(brush)->path.empty());
    *shapeOf(brush) = Shape{.form = Form::Box, .width = 4, .height = 3, .thickness = 0, .path = {}};
    experiment.events.push_back({60, ObjectsChange{{brush}, {}, {}}});
    EXPECT_EQ(read(writeExperiment(experiment)), experiment);
}

TEST(PoolObjects, ConvertedTraceLosesHeights) {
    const Experiment experiment = std::get<Experiment>(readExperiment(
        stringWith(R"("things": [{"kind": "mark", "mark": "trace", "name": "m", "at": [0], "heights": [1, 2]}],
        "events": [{"step": 1, "things": {"put": [{"kind": "mark", "name": "m", "mark": "tape"}]}}])")));
    const auto& change = std::get<ObjectsChange>(experiment.events[0].what);
    EXPECT_TRUE(std::get<Instrument>(change.put[0].is).heights.empty());
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(experiment))), experiment);
}

TEST(PoolObjects, LongTrailsFitIntoFileLimit) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    for (int i = 0; i < 45'000; ++i)
        experiment.events.push_back(
            {i, Pull{PullShape::Gaussian, 6.0, 1.0, PullMode::Add, 20.5 + i % 200, 30.5 + i % 150}});
    const std::string text = writeExperiment(experiment);
    EXPECT_LT(text.size(), limits::fileBytes);
    EXPECT_EQ(read(text), experiment);
}

TEST(PoolObjects, ReportsPathAndRangeOfProblems) {
    const struct {
        std::string rest, expected;
    } cases[] = {
        {R"("things": {})", "things: {} is not a list\n"},
        {R"("things": [5])", "things[0]: 5 is not an object with kind, name, at and more\n"},
        {R"("things": [{"kind": "rock"}])", "things[0].kind: \"rock\" is not one of " + allKinds() + "\n"},
        {R"("things": [{"name": "a"}])", "things[0].kind: is missing (one of " + allKinds() + ")\n"},
        {R"("things": [{"kind": "wall", "at": [64, 1]}])",
         "things[0].at: 64, 1 is outside the pool (0 to 63, 0 to 47)\n"},
        {R"("things": [{"kind": "wall", "slits": 1.5}])",
         "things[0].slits: 1.5 is not allowed (an integer, at least 0, at most 1000)\n"},
        {R"("things": [{"kind": "medium", "factor": 0}])",
         "things[0].factor: 0 is not allowed (greater than 0, at most 100)\n"},
        {R"("things": [{"kind": "medium", "factor": 1, "speed": 1}])",
         "things[0].speed: either factor or speed, not both\n"},
        {R"("things": [{"kind": "source", "hertz": 26}])",
         "things[0].hertz: 26 is not allowed (greater than 0, at most 25, half the steps per second)\n"},
        {R"("things": [{"kind": "wall", "form": "paint"}])",
         "things[0].path: is missing (the places along the brush path)\n"},
        {R"("things": [{"kind": "mark", "name": "x"}, {"kind": "mark", "name": "x"}])",
         "things[1].name: \"x\" is the name of another object\n"},
        {R"("arithmetic": "integer", "things": [{"kind": "wall"}])",
         "things[0]: integer arithmetic does not support a wall\n"},
        {R"("overlays": ["moon"])",
         "overlays[0]: \"moon\" is not one of fronts, maxima, rays, circle, modes, flow, streamlines\n"},
        {R"("rain": {"rate": -1})", "rain.rate: -1 is not allowed (at least 0, at most 1000000)\n"},
        {R"("events": [{"step": 0, "calm": {"factor": 2}}])",
         "events[0].calm.factor: 2 is not allowed (at least 0, at most 1)\n"},
        {R"("events": [{"step": 0, "pull": {}, "then": [[1, 2]]}])",
         "events[0].then[0]: [1, 2] is not of the form [steps later, column, row]\n"},
        {R"("events": [{"step": 0, "things": {"put": [{"kind": "wall", "width": -1}]}}])",
         "events[0].things.put[0].width: -1 is not allowed (greater than 0, at most 100000)\n"},
    };
    for (const auto& [rest, expected] : cases) EXPECT_EQ(problemsOf(poolWith(rest)), expected) << rest;
    EXPECT_EQ(problemsOf(R"({"seiche": 1, "medium": "string", "things": [{"kind": "wall", "at": [5, 0]}]})"),
              "things[0]: a wall is only available in a pool\n");
}

TEST(PoolObjects, InstrumentsDoNotAffectString) {
    const Experiment experiment = read(stringWith(R"("preview": {"beads": 10}, "things": [
        {"kind": "mark", "name": "tape", "at": [30], "rise": -1.25, "length": 20, "climb": 0.5},
        {"kind": "mark", "mark": "scale", "at": [10], "length": 3, "angle": 90},
        {"kind": "mark", "mark": "line", "at": [5], "rise": 2},
        {"kind": "mark", "mark": "point", "at": [63]},
        {"kind": "mark", "mark": "trace", "name": "before", "at": [0], "heights": [0, 0.1, -3e-7, 1e12]}],
        "events": [{"step": 4, "things": {"put": [{"name": "before", "at": [1]},
            {"kind": "mark", "name": "after", "mark": "trace", "heights": [1, 2]}]}}])"));
    EXPECT_EQ(experiment.preview.beads, 10);
    const auto& tape = std::get<Instrument>(experiment.objects[0].is);
    EXPECT_EQ(tape.rise, -1.25);
    EXPECT_EQ(tape.climb, 0.5);
    EXPECT_FALSE(isUpright(experiment.objects[0]));
    EXPECT_TRUE(isUpright(experiment.objects[1]));
    const std::vector<double> heights{0.0, 0.1, -3e-7, 1e12};
    EXPECT_EQ(std::get<Instrument>(experiment.objects[4].is).heights, heights);
    const auto& change = std::get<ObjectsChange>(experiment.events[0].what);
    EXPECT_EQ(std::get<Instrument>(change.put[0].is).heights, heights) << "what is left out stays";
    const std::string text = writeExperiment(experiment);
    EXPECT_EQ(read(text), experiment);
    EXPECT_EQ(writeExperiment(read(text)), text);
    Experiment bare = experiment;
    bare.objects.clear();
    bare.events.clear();
    EXPECT_EQ(hashAfter(experiment, {200}), hashAfter(bare, {200})) << "they touch nothing";
}

TEST(PoolObjects, ReportsInstrumentProblems) {
    const auto trace = [](const std::string& heights) {
        return problemsOf(
            stringWith(R"("things": [{"kind": "mark", "mark": "trace", "at": [1])" + heights + "}]"));
    };
    EXPECT_EQ(trace(""), "things[0].heights: is missing (at least two values)\n");
    EXPECT_EQ(trace(R"(, "heights": 7)"), "things[0].heights: 7 is not a list\n");
    EXPECT_EQ(trace(R"(, "heights": [1, "x", 2])"), "things[0].heights[1]: \"x\" is not a number\n");
    EXPECT_EQ(trace(R"(, "heights": [1, 2e12])"),
              "things[0].heights: a value is too large (at most 1e+12, positive or negative)\n");
    std::string many = "[0";
    for (int i = 0; i < 1024; ++i) many += ",0";
    EXPECT_NE(trace(R"(, "heights": )" + many + "]").find("1025 are too many (at most 1024)"),
              std::string::npos);
    EXPECT_NE(problemsOf(stringWith(R"("things": [{"kind": "mark", "at": [1], "rise": 1e7}])"))
                  .find("things[0].rise"),
              std::string::npos);
    EXPECT_EQ(problemsOf(poolWith(R"("things": [{"kind": "mark", "mark": "trace", "heights": [0, 0]}])")),
              "things[0].mark: a trace is only available on a string\n");
}

TEST(PoolObjects, StopwatchRunsStopsAndResets) {
    Instrument watch;
    watch.kind = InstrumentKind::Stopwatch;
    watch.from = 2.0;
    EXPECT_FALSE(watch.isStopped(5.0));
    EXPECT_EQ(watch.elapsed(5.0), 3.0);
    EXPECT_EQ(watch.elapsed(1.0), 0.0) << "before it was started";
    watch.until = 4.5;
    EXPECT_TRUE(watch.isStopped(5.0));
    EXPECT_EQ(watch.elapsed(5.0), 2.5);
    EXPECT_EQ(watch.elapsed(3.0), 1.0) << "the run was taken back to where it ran";
    watch.until = watch.from;
    EXPECT_TRUE(watch.isStopped(2.0));
    EXPECT_EQ(watch.elapsed(9.0), 0.0);
}

TEST(PoolObjects, RunIsIndependentOfStepSplitAndThreads) {
    const Experiment experiment = read(busy());
    const std::uint64_t expected = hashAfter(experiment, {120});
    EXPECT_EQ(hashAfter(experiment, {1, 19, 20, 21, 31, 33, 77, 120}, 1), expected);
    EXPECT_EQ(hashAfter(experiment, {50, 120}, 2), expected);
    Experiment other = experiment;
    other.rain.seed = 4;
    EXPECT_NE(hashAfter(other, {120}), expected);
}

TEST(PoolObjects, SeekAndUndoRestoreObjects) {
    UndoableRun undoable(read(busy()));
    undoable.advance(60);
    const std::uint64_t before = undoable.runs().main().hash();
    const Edit removal = undoable.apply(ObjectsChange{{}, {}, {"mole", "wall 1"}});
    undoable.advance(20);
    const std::uint64_t without = undoable.runs().main().hash();
    EXPECT_FALSE(findObject(undoable.runs().main().settings().objects, "mole"));
    undoable.seek(60);
    EXPECT_EQ(undoable.runs().main().settings().objects.size(), 9u);
    undoable.seek(10);
    EXPECT_TRUE(findObject(undoable.runs().main().settings().objects, "room")) << "as it was then";
    undoable.seek(80);
    EXPECT_EQ(undoable.runs().main().hash(), without);
    std::vector<Edit> edits{removal};
    undoable.undo(edits);
    undoable.settle();
    EXPECT_TRUE(findObject(undoable.runs().main().settings().objects, "mole"));
    undoable.seek(60);
    EXPECT_EQ(undoable.runs().main().hash(), before);
}

// Every offered word is allowed.
TEST(PoolObjects, OffersOnlyValidWords) {
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        const Experiment experiment = defaultExperiment(scene);
        for (const std::string_view kind : objectKinds())
            for (const ObjectProperty& property : propertiesOf(*objectOfKind(kind))) {
                if (property.kind != ObjectProperty::Kind::Word || kind == "wall") continue;
                for (const std::string_view word : property.words) {
                    PoolObject object = *objectOfKind(kind);
                    object.name = "new";
                    const bool isOffered = offers(property, word, object, scene);
                    property.setWord(object, word);
                    if (kind != "source") continue;
                    EXPECT_EQ(isOffered, problemsOfChange(experiment, {{object}, {}, {}}, "things").empty())
                        << word;
                }
            }
    }
}

TEST(PoolObjects, FrequencyChangeIsContinuous) {
    PoolObject object{"s", 5, 5, 0, Source{}};
    std::get<Source>(object.is).hertz = 3.7;
    for (const std::int64_t frame : {101, 5000, 123'457}) {
        const PoolObject changed = withFrequency(object, 5.3, 100.0, frame);
        const double seconds = static_cast<double>(frame) / 100.0;
        EXPECT_NEAR(signalAt(std::get<Source>(changed.is), seconds),
                    signalAt(std::get<Source>(object.is), seconds), 1e-9);
        EXPECT_EQ(std::get<Source>(changed.is).hertz, 5.3);
    }
    // New steps per second keep the phase.
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.objects = {object};
    experiment.stepsPerSecond = 80.0;
    preservePhases(experiment, 100.0, 5001);
    EXPECT_NEAR(signalAt(std::get<Source>(experiment.objects[0].is), 5001 / 80.0),
                signalAt(std::get<Source>(object.is), 5001 / 100.0), 1e-9);
}

// Fades take one cycle, which depends on the frequency.
TEST(PoolObjects, FrequencyChangeIsContinuousDuringFades) {
    constexpr double perSecond = 1000.0;
    for (const Signal signal : {Signal::Sine, Signal::Triangle})
        for (const double hertz : {0.5, 1.9, 2.1, 7.0})
            for (const std::int64_t frame : {0, 30, 100, 499, 600, 1000, 2600, 2950, 3000, 3100})
                for (const double until : {0.0, 3.0}) {
                    Source source;
                    source.signal = signal;
                    source.hertz = 2.0;
                    source.phase = 0.2;
                    source.until = until;
                    const PoolObject object{"s", 5, 5, 0, source};
                    const Source changed = std::get<Source>(withFrequency(object, hertz, perSecond, frame).is);
                    const double now = static_cast<double>(frame) / perSecond;
                    EXPECT_NEAR(signalAt(changed, now), signalAt(source, now), 1e-9)
                        << hertz << " Hz at " << frame << ", until " << until;
                    EXPECT_EQ(changed.stops(), source.stops());
                    // The end shifts by at most one cycle.
                    if (until > 0.0) {
                        EXPECT_NEAR(changed.until, until, std::max(1.0 / hertz, 0.5));
                    }
                }
    // A start in the future is kept.
    Source later;
    later.from = 5.0;
    EXPECT_EQ(std::get<Source>(withFrequency({"s", 5, 5, 0, later}, 0.3, perSecond, 1000).is).from, 5.0);
}

TEST(PoolObjects, HeightChangeIsContinuousDuringFadeIn) {
    constexpr double perSecond = 1000.0;
    Source source;
    source.hertz = 2.0;
    source.phase = 0.2;
    for (const std::int64_t frame : {1, 30, 100, 240, 499})
        for (const double height : {0.99, 1.5, 20.0}) {
            const double now = static_cast<double>(frame) / perSecond;
            const Source changed =
                std::get<Source>(withHeight({"s", 5, 5, 0, source}, height, perSecond, frame).is);
            EXPECT_EQ(changed.height, height);
            if (frame < 400) {
                EXPECT_NEAR(signalAt(changed, now), signalAt(source, now), 1e-9) << frame;
            }
            // The new height is reached within one cycle.
            EXPECT_LE(changed.from, now);
            EXPECT_GE(changed.from, now - 0.5);
        }
    // After the fade-in or if inverted, the start is kept.
    EXPECT_EQ(std::get<Source>(withHeight({"s", 5, 5, 0, source}, 3.0, perSecond, 700).is).from, 0.0);
    EXPECT_EQ(std::get<Source>(withHeight({"s", 5, 5, 0, source}, -1.0, perSecond, 100).is).from, 0.0);
}

TEST(PoolObjects, SignalsStartAndStopContinuously) {
    Source source;
    source.hertz = 2.0;
    source.from = 1.0;
    source.until = 4.0;
    for (const Signal signal : {Signal::Sine, Signal::Pulse, Signal::Packet}) {
        source.signal = signal;
        double before = 0.0, largest = 0.0;
        for (double t = 0.9; t < 4.2; t += 0.001) {
            const double now = signalAt(source, t);
            EXPECT_LT(std::abs(now - before), 0.03) << t;
            largest = std::max(largest, std::abs(now));
            before = now;
        }
        EXPECT_GT(largest, 0.9);
        EXPECT_LE(largest, 1.0 + 1e-12);
        EXPECT_EQ(signalAt(source, 0.99), 0.0);
        EXPECT_EQ(signalAt(source, 4.01), 0.0);
    }
}

TEST(PoolObjects, ShapeAreasMatchGeometry) {
    // Counts squares of a tenth of a cell.
    const auto area = [](const Shape& shape) {
        int inside = 0;
        for (int y = -500; y < 500; ++y)
            for (int x = -500; x < 500; ++x)
                inside += depthInside(shape, (x + 0.5) / 10, (y + 0.5) / 10) >= 0.0;
        return inside / 100.0;
    };
    constexpr double pi = 3.14159265358979;
    EXPECT_NEAR(area({Form::Box, 40, 30, 0, {}}), 1200, 2);
    EXPECT_NEAR(area({Form::Box, 40, 30, 3, {}}), 1200 - 34 * 24, 2);
    EXPECT_NEAR(area({Form::Ellipse, 40, 30, 0, {}}), pi * 300, 2);
    EXPECT_NEAR(area({Form::Prism, 40, 30, 0, {}}), 600, 3);
    EXPECT_NEAR(area({Form::Paint, 0, 0, 4, {{-20, 0}, {20, 0}}}), 160 + pi * 4, 2);
    const double radius = (20 * 20 + 5 * 5) / 10.0, half = std::asin(20 / radius);
    EXPECT_NEAR(area({Form::Lens, 10, 40, 0, {}}), radius * radius * (2 * half - std::sin(2 * half)), 3);
    // Points of a parabola are equidistant from focus and directrix.
    const Shape mirror{Form::Parabola, 80, 40, 3, {}};
    const double focus = 80.0 * 80 / (16 * 40);
    for (double x = -35; x <= 35; x += 5) {
        const double y = 20 - x * x * 4 * 40 / (80.0 * 80);
        EXPECT_NEAR(std::hypot(x, y - (20 - focus)), 20 + focus - y, 1e-9);
        EXPECT_NEAR(depthInside(mirror, x, y), 1.5, 1e-9);
    }
}

// Blocks must match single cells for winding paths.
TEST(PoolObjects, LongPathsMatchPerCellResult) {
    std::mt19937 dice(5);
    std::uniform_real_distribution<double> place(-55.0, 55.0), turn(0.0, 360.0), thick(0.0, 9.0);
    for (int run = 0; run < 40; ++run) {
        const Grid grid{90 + run, 120 - run};
        PoolObject object;
        object.name = "path";
        object.x = 40.0 + 0.3 * run;
        object.y = 50.5;
        object.angle = turn(dice);
        Shape shape;
        shape.form = run % 2 == 0 ? Form::Paint : Form::Outline;
        shape.thickness = shape.form == Form::Paint ? thick(dice) : 0.0;
        std::vector<Spot> path;
        for (int i = 0; i < 3 + run; ++i) path.push_back({place(dice), place(dice)});
        shape.path = path;
        if (run % 3 == 0) {
            MediumRegion region;
            region.shape = shape;
            region.factor = 0.3;
            object.is = region;
        } else {
            Wall wall;
            wall.shape = shape;
            wall.kind = run % 3 == 1 ? WallKind::Fixed : WallKind::Free;
            object.is = wall;
        }
        const MaterialMap map = materialMapOf(grid, SceneKind::Pool, {object}, 0.5);
        ASSERT_TRUE(map.stiffness);
        int changed = 0;
        for (int y = 0; y < grid.height; ++y)
            for (int x = 0; x < grid.width; ++x) {
                const float cell = map.stiffness->at(x, y);
                ASSERT_EQ(cell, stiffnessOfCell(grid, SceneKind::Pool, {object}, x, y))
                    << run << ' ' << x << ' ' << y;
                changed += cell != 1.0f ? 1 : 0;
            }
        EXPECT_GT(changed, 50) << run;
    }
}

TEST(PoolObjects, RotatedLinesHaveNoHoles) {
    // A four-neighbour flood from one side must stay there.
    for (double angle = 0; angle < 180; angle += 7.3) {
        Wall wall;
        wall.shape.width = 400;
        wall.shape.height = 0.1;
        const MaterialMap materials = materialMapOf({60, 60}, SceneKind::Pool, {{"w", 30, 30, angle, wall}});
        std::vector<int> seen(3600, 0), queue;
        const auto visit = [&](int x, int y) {
            if (x < 0 || y < 0 || x > 59 || y > 59 || seen[std::size_t(y * 60 + x)]) return;
            if (materials.stiffness->at(x, y) == freeWall) return;
            seen[std::size_t(y * 60 + x)] = 1;
            queue.push_back(y * 60 + x);
        };
        const Turn turn(angle);
        const Spot start = turn.there({0, 20}), other = turn.there({0, -20});
        visit(int(30 + start.x), int(30 + start.y));
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const int x = queue[i] % 60, y = queue[i] / 60;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) visit(x + dx, y + dy);
        }
        EXPECT_GT(queue.size(), 500u);
        EXPECT_FALSE(seen[std::size_t(int(30 + other.y) * 60 + int(30 + other.x))]) << angle;
    }
}

TEST(PoolObjects, RotatedLinesBlockWavesInEveryStencil) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (const WallKind kind : {WallKind::Free, WallKind::Fixed, WallKind::Absorbing})
            for (const double angle : {0.0, 7.3, 26.0, 45.0, 68.0, 90.0, 135.0}) {
                Experiment e = defaultExperiment(SceneKind::Pool);
                e.grid = {60, 60};
                e.rule.stencil = stencil;
                e.rule.k = 0.3;
                Wall wall;
                wall.kind = kind;
                wall.shape.width = 400;
                wall.shape.height = 0.1;
                e.objects = {{"w", 30, 30, angle, wall}};
                const Turn turn(angle);
                const Spot here = turn.there({0, 15}), there = turn.there({0, -6});
                e.events = {
                    {0, Pull{PullShape::Gaussian, 2.0, 1.0, PullMode::Pluck, 30 + here.x, 30 + here.y}}};
                Simulation run(e);
                run.advance(300);
                EXPECT_GT(run.largestHeight(), kind == WallKind::Absorbing ? 1e-4 : 0.01);
                for (double along = -18; along <= 18; along += 1.0) {
                    const Spot spot = turn.there({along, -3});
                    EXPECT_EQ(run.height(int(30 + spot.x), int(30 + spot.y)), 0.0)
                        << toString(stencil) << ' ' << toString(kind) << ' ' << angle;
                }
                EXPECT_EQ(run.height(int(30 + there.x), int(30 + there.y)), 0.0);
            }
}

// Slower waves need more compensation of the Gaussian footprint.
TEST(PoolObjects, TravellingSourceStaysBelowLargestForcing) {
    Source tone;
    tone.hertz = 4.0;
    tone.height = 1.0;
    tone.width = 4.0;
    tone.speed = 10.0;
    tone.to = {30, 10};
    const PoolObject source{"tone", 10, 10, 0.0, tone};
    Rule rule = defaultExperiment(SceneKind::Pool).rule;
    for (const double largestK : {0.02, 0.1, 0.5})
        for (int part = 1; part <= 100; ++part)
            for (std::int64_t frame = 0; frame < 200; ++frame)
                EXPECT_LE(std::abs(forcingAt(source, rule, largestK * part / 100, 200.0, frame)),
                          largestForcing(source, rule, largestK, 200.0));
}

TEST(PoolObjects, RemovingObjectKeepsProbeOfSameName) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.objects = {{"x", 5, 5, 0.0, MediumRegion{}}};
    e.probes = {{"x", 1, 1}, {"y", 2, 2}, {"y", 3, 3}};
    applyObjects(e, {{}, {}, {"x"}});
    EXPECT_TRUE(e.objects.empty());
    EXPECT_EQ(e.probes.size(), 3u);
    applyObjects(e, {{}, {}, {"x", "y", "z"}});
    EXPECT_EQ(e.probes, (std::vector<Probe>{{"y", 3, 3}}));
}

TEST(PoolObjects, StiffestRuleFollowsStiffestMedium) {
    const Experiment experiment = read(
        poolWith(R"("things": [{"kind": "medium", "at": [20, 20], "width": 9, "height": 9, "factor": 1.5}])"));
    EXPECT_NEAR(Simulation(experiment).stiffestRule().k, 0.6, 1e-6);
    EXPECT_EQ(Simulation(read(poolWith(R"("title": "")"))).stiffestRule().k, 0.4);
}

TEST(Rain, DropsMatchRateAndCoverPool) {
    Rain rain;
    rain.rate = 30.0;
    int drops = 0;
    double sumX = 0.0, sumY = 0.0;
    for (std::int64_t frame = 0; frame < 20'000; ++frame)
        for (const Pull& drop : dropsAt(rain, {200, 100}, 100.0, frame)) {
            ++drops;
            sumX += drop.x;
            sumY += drop.y;
            ASSERT_TRUE(drop.x >= 0 && drop.x < 200 && drop.y >= 0 && drop.y < 100);
        }
    EXPECT_NEAR(drops, 6000, 5 * std::sqrt(6000.0));
    EXPECT_NEAR(sumX / drops, 99.5, 5 * 57.7 / std::sqrt(6000.0));
    EXPECT_NEAR(sumY / drops, 49.5, 5 * 28.9 / std::sqrt(6000.0));
}

TEST(LocalDamping, LowersOnlyHeightsWithinRadius) {
    Experiment experiment =
        read(poolWith(R"("events": [{"step": 0, "pull": {"at": [32, 24], "mode": "pluck"}}])"));
    Simulation run(experiment);
    run.advance(9);
    const double inside = run.height(34, 24), outside = run.height(45, 24);
    ASSERT_NE(inside, 0.0);
    run.apply(LocalDamping{32, 24, 5, 0.5});
    EXPECT_EQ(run.height(34, 24), 0.5 * inside);
    EXPECT_EQ(run.height(45, 24), outside);
}
