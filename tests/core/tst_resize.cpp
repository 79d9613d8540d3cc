// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random_experiment.h"

#include "files/presets.h"
#include "model/places.h"
#include "model/resize.h"
#include "model/validate.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

Experiment stringOf(int points) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid = {points, 1};
    experiment.pullWith.x = points / 2;
    return experiment;
}

Experiment poolOf(int columns, int rows) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = {columns, rows};
    experiment.pullWith.x = columns / 2;
    experiment.pullWith.y = rows / 2;
    return experiment;
}

PoolObject objectAt(double x, double y, decltype(PoolObject::is) is, double angle = 0.0) {
    PoolObject object{.name = "one", .x = x, .y = y, .angle = angle, .is = {}};
    object.is = std::move(is);
    return object;
}

std::string problemsOf(const Experiment& experiment) {
    std::string all;
    for (const Problem& problem : validate(experiment)) all += lineOf(problem) + '\n';
    return all;
}

const Shape& shapeOfFirst(const Experiment& experiment) { return *shapeOf(experiment.objects.front()); }

} // namespace

TEST(Resize, KeepsExperimentAtSameSize) {
    for (const Preset& preset : presets()) {
        const Experiment experiment = *loadPreset(preset.id);
        EXPECT_EQ(resized(experiment, experiment.grid), experiment) << preset.id;
    }
}

TEST(Resize, KeepsEndsAndMiddle) {
    Experiment before = stringOf(101);
    before.drive.x = 100;
    before.probes = {{"A", 0, 0}, {"B", 25, 0}, {"C", 100, 0}};
    for (const int points : {2, 33, 101, 201, 320, 5001}) {
        const Experiment after = resized(before, {points, 1});
        EXPECT_EQ(after.grid, (Grid{points, 1}));
        EXPECT_EQ(after.pullWith.x, (points - 1) / 2.0);
        EXPECT_EQ(after.drive.x, points - 1.0);
        EXPECT_EQ(after.probes[0].x, 0);
        EXPECT_EQ(after.probes[1].x, std::lround((points - 1) / 4.0));
        EXPECT_EQ(after.probes[2].x, points - 1);
        EXPECT_EQ(problemsOf(after), "");
    }
}

TEST(Resize, ScalesWidthsExceptModesAndPoints) {
    Experiment before = poolOf(320, 240);
    before.pullWith.width = 6;
    before.drive.width = 4;
    before.drive.shape = PullShape::Mode;
    before.rain.width = 5;
    Experiment after = resized(before, {640, 480});
    EXPECT_EQ(after.pullWith.width, 12);
    EXPECT_EQ(after.drive.width, 4);
    EXPECT_EQ(after.rain.width, 10);
    before.pullWith.shape = PullShape::Point;
    after = resized(before, {160, 120});
    EXPECT_EQ(after.pullWith.width, 6);
    EXPECT_EQ(after.rain.width, 2.5);
    // Doubling only the columns scales widths by sqrt(2).
    EXPECT_NEAR(resized(before, {640, 240}).rain.width, 5 * std::numbers::sqrt2, 0.005);
}

TEST(Resize, ScalesFireworks) {
    Experiment before = poolOf(101, 81);
    before.rain = {.rate = 9, .kind = RainKind::Fireworks, .x = 50, .y = 20, .speed = 40, .gravity = 32};
    before.events = {{5, Settings{{"rain.x", 100.0}, {"rain.y", 80.0}}}};
    const Experiment after = resized(before, {202, 162});
    EXPECT_EQ(after.rain.x, 100.5);
    EXPECT_EQ(after.rain.y, 40.25);
    // The flight time stays, and the range doubles.
    EXPECT_EQ(after.rain.speed / after.rain.gravity, 40.0 / 32.0);
    EXPECT_EQ(after.rain.speed * after.rain.speed / after.rain.gravity, 2 * 50.0);
    EXPECT_EQ(after.events[0].what, (Change(Settings{{"rain.x", 201.0}, {"rain.y", 161.0}})));
    EXPECT_EQ(problemsOf(after), "");
}

TEST(Resize, ScalesWallsAndSlits) {
    Experiment before = poolOf(101, 51);
    Wall wall;
    wall.shape = {.form = Form::Line, .width = 51, .height = 3, .thickness = 0.0, .path = {}};
    wall.slits = 2;
    wall.opening = 4;
    wall.distance = 12;
    before.objects = {objectAt(50, 25, wall, 90.0)};
    const Experiment after = resized(before, {202, 102});
    EXPECT_NEAR(after.objects[0].x, 100.5, 0.005);
    EXPECT_NEAR(after.objects[0].y, 50.5, 0.005);
    EXPECT_EQ(after.objects[0].angle, 90.0);
    const Wall& now = std::get<Wall>(after.objects[0].is);
    EXPECT_EQ(now.shape.width, 102);
    EXPECT_EQ(now.shape.height, 6);
    EXPECT_EQ(now.opening, 8);
    EXPECT_EQ(now.distance, 24);
    // Doubling only the pool width keeps the length of an upright wall and doubles its thickness.
    const Wall wider = std::get<Wall>(resized(before, {202, 51}).objects[0].is);
    EXPECT_EQ(wider.shape.width, 51);
    EXPECT_EQ(wider.shape.height, 6);
    EXPECT_EQ(wider.opening, 4);
}

TEST(Resize, RotatesSlantedLines) {
    Experiment before = poolOf(101, 101);
    Instrument tape;
    tape.length = 40 * std::numbers::sqrt2;
    before.objects = {objectAt(50, 50, tape, 45.0)};
    const PoolObject wider = resized(before, {202, 101}).objects[0];
    // 80 cells across and 40 cells down.
    EXPECT_NEAR(wider.angle, std::atan2(40.0, 80.0) * 180 / std::numbers::pi, 0.005);
    EXPECT_NEAR(std::get<Instrument>(wider.is).length, std::hypot(80.0, 40.0), 0.006);
    // Scaling the second side, too, restores the angle.
    Experiment again = resized(resized(before, {202, 101}), {202, 202});
    EXPECT_NEAR(again.objects[0].angle, 45.0, 0.011);
    EXPECT_EQ(resized(before, {202, 202}).objects[0].angle, 45.0);
}

TEST(Resize, ScalesPaintedWalls) {
    Experiment before = poolOf(100, 100);
    Wall wall;
    wall.shape = {.form = Form::Paint, .width = 1, .height = 1, .thickness = 4, .path = {{-10, 0}, {10, 6}}};
    before.objects = {objectAt(50, 50, wall, 30.0)};
    const Experiment after = resized(before, {300, 150});
    const Turn old(30.0), now(after.objects[0].angle);
    const Shape& shape = shapeOfFirst(after);
    ASSERT_EQ(shape.path.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        const Spot was = old.there(wall.shape.path[i]), is = now.there(shape.path[i]);
        EXPECT_NEAR(is.x, 3.0 * was.x, 0.01);
        EXPECT_NEAR(is.y, 1.5 * was.y, 0.01);
    }
    EXPECT_NEAR(shape.thickness, 4 * std::sqrt(4.5), 0.005);
}

TEST(Resize, KeepsSolidBoxesSolid) {
    Experiment before = poolOf(1000, 1000);
    before.objects = {objectAt(500, 500, MediumRegion{})};
    const Experiment after = resized(before, {2, 2});
    EXPECT_EQ(shapeOfFirst(after).thickness, 0.0);
    EXPECT_GT(shapeOfFirst(after).width, 0.0);
    EXPECT_EQ(problemsOf(after), "");
}

TEST(Resize, KeepsWavesAndScalesPathOfSource) {
    Experiment before = poolOf(101, 101);
    Source source;
    source.form = SourceForm::Line;
    source.length = 60;
    source.fade = 10;
    source.speed = 7;
    source.to = {90, 50};
    before.objects = {objectAt(10, 50, source)};
    const Experiment after = resized(before, {201, 201});
    const Source& now = std::get<Source>(after.objects[0].is);
    EXPECT_EQ(after.objects[0].x, 20);
    EXPECT_EQ(now.to, (Spot{180, 100}));
    EXPECT_NEAR(now.length, 60 * 201.0 / 101.0, 0.005);
    EXPECT_NEAR(now.fade, 10 * 201.0 / 101.0, 0.005);
    EXPECT_EQ(now.hertz, source.hertz);
    EXPECT_EQ(now.width, source.width);
    EXPECT_EQ(now.speed, source.speed);
}

// Doubling the pool width lengthens only lines along it.
TEST(Resize, StretchesLineSourcesOnlyAlongLine) {
    Source source;
    source.form = SourceForm::Line;
    source.length = 60;
    source.fade = 10;
    for (const double angle : {0.0, 90.0}) {
        Experiment before = poolOf(101, 101);
        before.objects = {objectAt(50, 50, source, angle)};
        const Source now = std::get<Source>(resized(before, {202, 101}).objects[0].is);
        EXPECT_EQ(now.length, angle == 0.0 ? 120 : 60);
        EXPECT_EQ(now.fade, angle == 0.0 ? 20 : 10);
    }
}

TEST(Resize, ScalesOnlyHorizontalInstrumentsOfString) {
    Experiment before = stringOf(101);
    Instrument scale;
    scale.kind = InstrumentKind::Scale;
    scale.length = 100;
    Instrument upright = scale;
    upright.length = 4;
    upright.rise = 1;
    before.objects = {objectAt(50, 0, scale), objectAt(25, 0, upright, 90.0)};
    before.objects[1].name = "two";
    before.preview.beads = 10;
    const Experiment after = resized(before, {201, 1});
    EXPECT_EQ(after.objects[0].x, 100);
    EXPECT_EQ(std::get<Instrument>(after.objects[0].is).length, 200);
    EXPECT_EQ(after.objects[1].x, 50);
    EXPECT_EQ(std::get<Instrument>(after.objects[1].is), upright);
    EXPECT_EQ(after.preview.beads, 20);
}

TEST(Resize, KeepsEndsOfStringSection) {
    Experiment before = stringOf(101);
    MediumRegion heavy;
    heavy.shape.width = 50;
    before.objects = {objectAt(75, 0, heavy)};
    const Experiment after = resized(before, {401, 1});
    EXPECT_EQ(after.objects[0].x, 300);
    EXPECT_EQ(shapeOfFirst(after).width, 200);
    EXPECT_EQ(shapeOfFirst(after).height, heavy.shape.height);
    EXPECT_EQ(problemsOf(after), "");
}

TEST(Resize, ScalesSectionAndEvents) {
    Experiment before = poolOf(101, 101);
    before.view.emplace().section = ViewPreference::Section{{10, 50}, {90, 100}};
    ObjectsChange objects;
    objects.put = {objectAt(100, 0, Instrument{})};
    objects.probes = {{"A", 50, 20}};
    before.drive.height = 1.0;
    before.events = {{0, Pull{.width = 6, .x = 50, .y = 100}},
                     {1, Hold{.width = 3, .x = 100, .y = 0}},
                     {2, LocalDamping{.x = 20, .y = 30, .radius = 10}},
                     {3, objects},
                     {4, Settings{{"k", 0.25}, {"drive.x", 100.0}}}};
    ASSERT_EQ(problemsOf(before), "");
    const Experiment after = resized(before, {51, 51});
    EXPECT_EQ(after.view->section, (ViewPreference::Section{{5, 25}, {45, 50}}));
    const auto& pull = std::get<Pull>(after.events[0].what);
    EXPECT_EQ(pull.x, 25);
    EXPECT_EQ(pull.y, 50);
    EXPECT_NEAR(pull.width, 6 * 51.0 / 101.0, 0.005);
    EXPECT_EQ(std::get<Hold>(after.events[1].what).x, 50);
    EXPECT_NEAR(std::get<LocalDamping>(after.events[2].what).radius, 10 * 51.0 / 101.0, 0.005);
    EXPECT_EQ(std::get<ObjectsChange>(after.events[3].what).put[0].x, 50);
    EXPECT_EQ(std::get<ObjectsChange>(after.events[3].what).probes[0].y, 10);
    EXPECT_EQ(after.events[4].what, (Change(Settings{{"k", 0.25}, {"drive.x", 50.0}})));
    EXPECT_EQ(problemsOf(after), "");
}

TEST(Resize, CentresTapFromSinglePoint) {
    EXPECT_EQ(resized(resized(stringOf(320), {1, 1}), {101, 1}).pullWith.x, 50);
    Experiment point = resized(poolOf(320, 240), {1, 1});
    EXPECT_EQ(problemsOf(point), "");
    EXPECT_EQ(resized(point, {11, 21}).pullWith.y, 10);
}

// Resizing never makes a valid experiment invalid.
TEST(Resize, KeepsExperimentsValid) {
    for (const Preset& preset : presets()) {
        const Experiment experiment = *loadPreset(preset.id);
        const bool isString = experiment.rule.scene == SceneKind::String;
        for (const auto& [columns, rows] : {std::pair{1, 1}, {2, 3}, {37, 411}, {2000, 100}}) {
            const Experiment after = resized(experiment, {columns, isString ? 1 : rows});
            EXPECT_EQ(problemsOf(after), "") << preset.id << ' ' << columns << " x " << rows;
        }
    }
    RandomSequence dice(20261);
    int tried = 0;
    for (int i = 0; i < 200; ++i) {
        const Experiment experiment = randomExperiment(dice.roll(), 50);
        if (!validate(experiment).empty()) continue;
        ++tried;
        const bool isString = experiment.rule.scene == SceneKind::String;
        const int columns = dice.from(1, 400), rows = isString ? 1 : dice.from(1, 400);
        EXPECT_EQ(problemsOf(resized(experiment, {columns, rows})), "") << i;
    }
    EXPECT_GT(tried, 100);
}

TEST(Resize, VisitsEveryPosition) {
    Experiment experiment = *loadPreset("double-slit");
    experiment.probes = {{"A", 3, 4}};
    int places = 0;
    forEachPlace(experiment, [&](auto& x, auto& y) {
        ++places;
        x += 1;
        y += 2;
    });
    // Positions of tap, drive, fireworks and probe. Two per source and wall, a single one per
    // other object, two of the section.
    int expected = 4 + static_cast<int>(experiment.objects.size());
    for (const PoolObject& object : experiment.objects)
        expected += std::holds_alternative<Source>(object.is) || std::holds_alternative<Wall>(object.is);
    if (experiment.view && experiment.view->section) expected += 2;
    for (const Event& event : experiment.events) expected += pullIn(event.what).has_value();
    EXPECT_EQ(places, expected);
    EXPECT_EQ(experiment.probes[0].x, 4);
    EXPECT_EQ(experiment.probes[0].y, 6);
}
