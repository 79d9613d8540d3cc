// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Waves of sources that are switched off, changed or moved.
#include "core/random_experiment.h"
#include "files/experiment_file.h"
#include "model/objects_change.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "run/undoable_run.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double perSecond = 600.0;
constexpr double pi = std::numbers::pi;

// Returns a string without dispersion (k = 1). Only a held source makes its end reflect.
Experiment stringWith(const Source& source, double at) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {400, 1};
    e.stepsPerSecond = perSecond;
    e.rule.edges.left = source.form == SourceForm::Held ? Edge::Fixed : Edge::Absorbing;
    e.rule.edges.right = Edge::Absorbing;
    e.objects = {{"source", at, 0, 0, source}};
    return e;
}

Source sine(SourceForm form, double hertz, double height = 1.0) {
    Source source;
    source.form = form;
    source.hertz = hertz;
    source.height = height;
    return source;
}

// Returns a sine's largest change per step, 2 pi f / (steps per second) times its amplitude.
double steepest(double hertz, double height) { return 2.0 * pi * hertz / perSecond * height; }

// Computes `steps` steps. Returns the point's largest change per step.
double largestStepAt(Simulation& run, int point, std::int64_t steps) {
    double largest = 0.0;
    for (; steps > 0; --steps) {
        const double before = run.height(point);
        run.advance(1);
        largest = std::max(largest, std::abs(run.height(point) - before));
    }
    return largest;
}

enum class Way { Until, Removed, HeightZero, Height, Frequency, Moved };

// Applies the change. Raises `hertz` and `height` to the new values.
void apply(Simulation& run, Way way, RandomSequence& dice, double& hertz, double& height) {
    PoolObject object = run.settings().objects.front();
    Source& source = std::get<Source>(object.is);
    if (way == Way::Removed) return run.apply(ObjectsChange{{}, {}, {object.name}});
    if (way == Way::Until) source.until = run.seconds();
    if (way == Way::HeightZero) source.height = 0.0;
    if (way == Way::Height) object = withHeight(object, dice.between(-2.0, 2.0), perSecond, run.frame());
    if (way == Way::Frequency) object = withFrequency(object, dice.between(2.0, 12.0), perSecond, run.frame());
    if (way == Way::Moved) object.x += source.form == SourceForm::Held ? 0.0 : dice.from(-8, 8);
    hertz = std::max(hertz, std::get<Source>(object.is).hertz);
    height = std::max(height, std::abs(std::get<Source>(object.is).height));
    run.apply(ObjectsChange{{object}, {}, {}});
}

std::vector<float> heightsOf(const Simulation& run) {
    std::vector<float> heights;
    for (int x = 0; x < run.grid().width; ++x) heights.push_back(static_cast<float>(run.height(x)));
    return heights;
}

double largestOf(const Simulation& run) {
    double largest = 0.0;
    for (const float height : heightsOf(run)) largest = std::max(largest, std::abs(double{height}));
    return largest;
}

double meanOf(const Simulation& run) {
    double sum = 0.0;
    for (const float height : heightsOf(run)) sum += double{height};
    return sum / run.grid().width;
}

} // namespace

TEST(SourceChanges, CauseNoJumpAndLeaveNoDisplacement) {
    for (int i = 0; i < 240; ++i) {
        RandomSequence dice(static_cast<std::uint64_t>(i));
        const SourceForm form = dice.oneOf({SourceForm::Held, SourceForm::Point, SourceForm::Line});
        double hertz = dice.between(2.0, 12.0), height = dice.between(0.3, 1.5);
        Source source = sine(form, hertz, height);
        source.phase = dice.share();
        source.width = dice.between(1.5, 3.0);
        const double at = form == SourceForm::Held ? 0.0 : 100.0;
        Simulation run(stringWith(source, at));
        run.advance(dice.from(320, 900));
        const Way way = static_cast<Way>(i % 6);
        apply(run, way, dice, hertz, height);
        // Waves of both positions overlap. Out of phase, they add at most a factor root 5 / 2,
        // plus the change during the fade over 8 points.
        const double asMoved = std::sqrt(5.0) / 2.0 + pi / 2.0 * 8.0 * hertz / perSecond;
        const double bound = 1.03 * steepest(hertz, height) * (way == Way::Moved ? asMoved : 1.0);
        EXPECT_LE(largestStepAt(run, 130, 500), bound) << "seed " << i;
        Simulation later = run;
        if (way > Way::HeightZero) later.apply(ObjectsChange{{}, {}, {"source"}});
        // The longest cycle plus the time to both ends.
        EXPECT_LE(largestStepAt(later, 130, 300 + 400), bound) << "seed " << i;
        // An absorbing end reflects up to 1 % of a kink.
        EXPECT_LE(std::abs(meanOf(later)), 1e-3) << "seed " << i;
        EXPECT_LE(largestOf(later), 1e-2) << "seed " << i;
    }
}

// A point 30 points away is at rest 30 steps later.
TEST(SourceChanges, SignalEndsWithinOneCycle) {
    for (const Signal signal : {Signal::Sine, Signal::Triangle, Signal::Noise, Signal::Packet})
        for (const SourceForm form : {SourceForm::Held, SourceForm::Point})
            for (const Way way : {Way::Until, Way::Removed, Way::HeightZero}) {
                Source source = sine(form, 6.0);
                source.signal = signal;
                source.cycles = 30.0;
                const double at = form == SourceForm::Held ? 0.0 : 100.0;
                Simulation run(stringWith(source, at));
                run.advance(777);
                RandomSequence dice(1);
                double hertz = 6.0, height = 1.0;
                apply(run, way, dice, hertz, height);
                // 8 more points for the width of the source.
                run.advance(100 + 30 + 8);
                double highest = 0.0;
                for (int step = 0; step < 200; ++step) {
                    run.advance(1);
                    highest = std::max(highest, std::abs(run.height(static_cast<int>(at) + 30)));
                }
                // Absorbing ends reflect a little of the triangle's corners.
                EXPECT_LE(highest, signal == Signal::Triangle ? 5e-3 : 1e-3)
                    << toString(signal) << ' ' << static_cast<int>(way);
            }
}

// The oscillation continues in phase with the new frequency.
TEST(SourceChanges, NewFrequencyAppliesAtOnce) {
    const PoolObject object = stringWith(sine(SourceForm::Held, 6.0), 0).objects.front();
    const PoolObject changed = withFrequency(object, 9.0, perSecond, 777);
    Simulation run(stringWith(sine(SourceForm::Held, 6.0), 0));
    run.advance(777);
    run.apply(ObjectsChange{{changed}, {}, {}});
    for (int step = 0; step < 200; ++step) {
        run.advance(1);
        EXPECT_NEAR(run.height(0), signalAt(std::get<Source>(changed.is), run.seconds()), 1e-6) << step;
    }
}

TEST(SourceChanges, NewFrequencyInFileKeepsPhase) {
    const std::string file = R"({ "seiche": 1, "medium": "string", "size": [400], "k": 1, "stepsPerSecond": 600,
        "edges": { "left": "absorbing", "right": "absorbing" },
        "things": [ { "kind": "source", "name": "s", "form": "point", "at": [100], "hertz": 6 } ], "events": [
        { "step": 777, "things": { "put": [ { "kind": "source", "name": "s", "hertz": 9 } ] } },
        { "step": 850, "set": { "stepsPerSecond": 500 } },
        { "step": 1000, "things": { "put": [ { "kind": "source", "name": "s", "height": 0.5 } ] } } ] })";
    const ReadExperiment read = readExperiment(file);
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    const Experiment& e = std::get<Experiment>(read);
    const auto sourceOf = [&](std::size_t event) {
        return std::get<Source>(std::get<ObjectsChange>(e.events[event].what).put.front().is);
    };
    Source before = std::get<Source>(e.objects.front().is);
    EXPECT_NEAR(signalAt(sourceOf(0), 777 / 600.0), signalAt(before, 777 / 600.0), 1e-9);
    Experiment repaced = e;
    repaced.stepsPerSecond = 500.0;
    repaced.objects = std::get<ObjectsChange>(e.events[0].what).put;
    preservePhases(repaced, 600.0, 850);
    EXPECT_EQ(sourceOf(2).phase, std::get<Source>(repaced.objects.front().is).phase);
    Simulation run(e);
    run.advance(500);
    // 9 Hz at 500 steps per second.
    EXPECT_LE(largestStepAt(run, 130, 1200), 1.03 * 2.0 * pi * 9.0 / 500.0);
    // Writing and reading must not change the phases.
    const ReadExperiment again = readExperiment(writeExperiment(e));
    ASSERT_TRUE(std::holds_alternative<Experiment>(again));
    EXPECT_EQ(std::get<Experiment>(again), e);
}

// The source is placed on or moved to a passing wave.
TEST(SourceChanges, HeldSourceStartsWithoutJump) {
    Experiment e = stringWith(sine(SourceForm::Point, 6.0), 100);
    Simulation run(e);
    run.advance(771);
    const PoolObject held{"held", 130, 0, 0, sine(SourceForm::Held, 6.0, 0.5)};
    run.apply(ObjectsChange{{held}, {}, {}});
    EXPECT_LE(largestStepAt(run, 130, 100), 1.03 * steepest(6.0, 1.0));
    for (int step = 0; step < 50; ++step) {
        run.advance(1);
        EXPECT_NEAR(run.height(130), signalAt(std::get<Source>(held.is), run.seconds()), 1e-6);
    }
    PoolObject moved = held;
    moved.x = 150;
    run.apply(ObjectsChange{{moved}, {}, {}});
    Simulation other = run;
    EXPECT_LE(largestStepAt(run, 130, 100), 1.03 * steepest(6.0, 1.0));
    EXPECT_LE(largestStepAt(other, 150, 100), 1.03 * steepest(6.0, 1.0));
}

TEST(SourceChanges, PlaneWaveInPoolEndsWithoutJump) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {160, 3};
    e.pullWith.x = e.pullWith.y = 1.0;
    e.stepsPerSecond = perSecond;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Periodic, Edge::Periodic};
    Source line = sine(SourceForm::Line, 12.0);
    line.length = 100.0;
    e.objects = {{"line", 40, 1, 90, line}};
    ASSERT_TRUE(validate(e).empty());
    Simulation run(e);
    run.advance(415);
    run.apply(ObjectsChange{{}, {}, {"line"}});
    EXPECT_LE(largestStepAt(run, 80, 50), 1.05 * steepest(12.0, run.largestHeight()));
    run.advance(500);
    EXPECT_LE(largestOf(run), 1e-3);
}

namespace {

// Returns an experiment whose sources change repeatedly within a cycle.
Experiment changedOften(std::uint64_t seed, SceneKind scene) {
    RandomSequence dice(seed);
    Experiment e = defaultExperiment(scene);
    const bool pool = scene == SceneKind::Pool;
    e.grid = pool ? Grid{60, 40} : Grid{200, 1};
    e.pullWith.x = e.pullWith.y = 0.0;
    e.stepsPerSecond = perSecond;
    e.rule.edges.right = Edge::Absorbing;
    const auto source = [&](int number) {
        Source made = sine(
            pool ? dice.oneOf({SourceForm::Point, SourceForm::Line, SourceForm::Multipole, SourceForm::Array})
                 : dice.oneOf({SourceForm::Point, SourceForm::Held}),
            dice.between(4.0, 40.0), dice.between(-1.0, 1.0));
        made.signal = dice.oneOf(
            {Signal::Sine, Signal::Triangle, Signal::Square, Signal::Noise, Signal::Pulse, Signal::Packet});
        made.every = dice.oneOf({0.0, 0.11});
        made.phase = dice.share();
        made.length = 12.0;
        made.elements = 5;
        if (dice.oneIn(4)) made.until = dice.between(0.05, 0.4);
        if (pool && dice.oneIn(3)) made.orbit = 5.0;
        return PoolObject{std::string(1, static_cast<char>('a' + number)), double(dice.from(5, 55)),
                          pool ? double(dice.from(5, 35)) : 0.0, 0.0, made};
    };
    e.objects = {source(0), source(1)};
    std::int64_t step = 0;
    for (int i = 0; i < 24; ++i) {
        step += dice.oneOf({0, 1, 3, dice.from(0, 20)});
        ObjectsChange change;
        if (dice.oneIn(4)) change.remove = {std::string(1, static_cast<char>('a' + dice.from(0, 2)))};
        else change.put = {source(dice.from(0, 2))};
        if (dice.oneIn(5)) e.events.push_back({step, Settings{{"k", dice.between(0.2, 0.5)}}});
        else if (dice.oneIn(6))
            e.events.push_back({step, Settings{{"stepsPerSecond", dice.between(500.0, 700.0)}}});
        else e.events.push_back({step, change});
    }
    EXPECT_TRUE(validate(e).empty());
    return e;
}

} // namespace

TEST(SourceChanges, SplitFileAndSnapshotGiveSameHash) {
    constexpr std::int64_t steps = 300;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Experiment e = changedOften(seed, seed % 2 ? SceneKind::Pool : SceneKind::String);
        Simulation whole(e), stepwise(e), again(e);
        whole.advance(steps);
        const ReadExperiment read = readExperiment(writeExperiment(e));
        ASSERT_TRUE(std::holds_alternative<Experiment>(read));
        Simulation reread(std::get<Experiment>(read));
        reread.advance(steps);
        EXPECT_EQ(reread.hash(), whole.hash()) << "seed " << seed;
        const std::vector<Event> log(e.events.begin(), e.events.end());
        for (std::int64_t step = 0; step < steps; ++step) {
            if (step % 3 == 0) stepwise.applyPendingEvents();
            if (step % 23 == 0) {
                again.returnTo(stepwise.snapshot(), log);
                again.advance(steps - step);
                EXPECT_EQ(again.hash(), whole.hash()) << "seed " << seed << ", taken up at " << step;
            }
            stepwise.advance(1);
        }
        EXPECT_EQ(stepwise.hash(), whole.hash()) << "seed " << seed;
    }
}

TEST(SourceChanges, UndoAndSeekRestoreHash) {
    UndoableRun undoable(stringWith(sine(SourceForm::Point, 6.0), 100));
    undoable.advance(700);
    Edit edit = undoable.apply(ObjectsChange{{}, {}, {"source"}});
    undoable.advance(40);
    const std::uint64_t fading = undoable.runs().main().hash();
    undoable.advance(160);
    const std::uint64_t faded = undoable.runs().main().hash();
    undoable.seek(740);
    EXPECT_EQ(undoable.runs().main().hash(), fading);
    undoable.advance(160);
    EXPECT_EQ(undoable.runs().main().hash(), faded);
    std::vector<Edit> edits{edit};
    undoable.undo(edits);
    undoable.settle();
    undoable.finishSeek();
    Simulation without(stringWith(sine(SourceForm::Point, 6.0), 100));
    without.advance(900);
    EXPECT_EQ(undoable.runs().main().hash(), without.hash());
}

// Only the changes of one cycle (100 steps) are stored.
TEST(SourceChanges, FadedSourcesAreDropped) {
    Simulation run(stringWith(sine(SourceForm::Point, 6.0), 100));
    for (int step = 0; step < 1000; ++step) {
        PoolObject object = run.settings().objects.front();
        object.x = 100.0 + 30.0 * std::sin(0.01 * step);
        run.apply(ObjectsChange{{object}, {}, {}});
        run.advance(1);
        EXPECT_LE(run.snapshot().sources->size(), 102u);
    }
    run.apply(ObjectsChange{{}, {}, {"source"}});
    run.advance(102);
    EXPECT_FALSE(run.isDriven());
    run.advance(500);
    EXPECT_LE(largestOf(run), 1e-3);
}

// Pulses of 2 to 7 steps at non-integer intervals.
TEST(SourceChanges, ShortPulsesHaveEqualAreaAndHeight) {
    for (const double steps : {2.0, 2.3, 2.5, 3.1, 4.0, 6.7})
        for (const double apart : {10.3, 10.5, 11.9}) {
            Source source = sine(SourceForm::Held, perSecond / steps);
            source.signal = Signal::Pulse;
            source.every = apart / perSecond;
            source.from = 0.4 / perSecond;
            std::vector<double> areas, heights;
            double area = 0.0, height = 0.0;
            for (std::int64_t frame = 0; frame < 200; ++frame) {
                const double now = signalAt(source, frame, perSecond);
                if (now == 0.0 && area > 0.0) {
                    areas.push_back(area);
                    heights.push_back(height);
                    area = height = 0.0;
                }
                area += now;
                height = std::max(height, now);
            }
            ASSERT_GE(areas.size(), 16u);
            EXPECT_EQ(std::ranges::min(areas), std::ranges::max(areas)) << steps << ", every " << apart;
            EXPECT_EQ(std::ranges::min(heights), std::ranges::max(heights)) << steps << ", every " << apart;
            // The number of pulses must match the interval.
            EXPECT_NEAR(static_cast<double>(areas.size()), 200.0 / apart, 1.0);
        }
}

// Neither the end time nor the next pulse may cut off a signal.
TEST(SourceChanges, PulsesAndWavePacketsAreNeverCutOff) {
    for (const Signal signal : {Signal::Pulse, Signal::Packet})
        for (const double until : {0.0, 2.03, 2.3})
            for (const double every : {0.0, 0.05, 0.7}) {
                Source source = sine(SourceForm::Point, 2.0);
                source.signal = signal;
                source.from = 1.1;
                source.until = until;
                source.every = every;
                source.cycles = 2.0;
                double before = 0.0;
                for (int i = 0; i < 6000; ++i) {
                    const double now = signalAt(source, 0.001 * i);
                    EXPECT_LE(std::abs(now - before), 1.01 * 2.0 * pi * 2.0 * 0.001) << i;
                    before = now;
                }
                if (until > 0.0) {
                    EXPECT_EQ(before, 0.0);
                }
            }
}
