// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rasters (values over a rectangle) as media, heights and signals.
#include "measure/energy.h"
#include "model/objects_change.h"
#include "model/resize.h"
#include "model/run_memory.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "wave/deterministic_math.h"
#include "wave/emission.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

Raster rasterOf(int columns, int rows, std::vector<double> values) {
    return {.columns = columns, .rows = rows, .values = std::move(values)};
}

PoolObject regionWith(const Raster& raster, double x, double y, double width, double height) {
    MediumRegion region;
    region.shape = {Form::Box, width, height, 0.0, {}};
    region.raster = raster;
    return {.name = "region", .x = x, .y = y, .is = region};
}

Experiment poolOf(int columns, int rows, PoolObjects objects = {}) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {columns, rows};
    e.pullWith.x = columns / 2;
    e.pullWith.y = rows / 2;
    e.objects = std::move(objects);
    return e;
}

float stiffnessAt(const Experiment& e, int x, int y) {
    const MaterialMap map = materialMapOf(e.grid, SceneKind::Pool, e.objects);
    EXPECT_EQ(map.stiffness->at(x, y), stiffnessOfCell(e.grid, SceneKind::Pool, e.objects, x, y));
    return map.stiffness->at(x, y);
}

Experiment drawnIn(Experiment e, const Raster& raster, std::int64_t step = 0) {
    DrawnShape shape;
    shape.raster = raster;
    e.events.push_back({step, shape});
    return e;
}

Source drawnSource(std::vector<double> curve) {
    Source source;
    source.signal = Signal::Drawn;
    source.hertz = 1.0;
    source.from = -10.0; // rise completed
    const int count = static_cast<int>(curve.size());
    source.curve = rasterOf(count, 1, std::move(curve));
    return source;
}

} // namespace

TEST(Raster, InterpolatesLinearly) {
    const Raster raster = rasterOf(3, 2, {0, 1, 4, 10, 11, 14});
    EXPECT_EQ(raster.at(0, 0), 0);
    EXPECT_EQ(raster.at(0.5, 0), 1);
    EXPECT_EQ(raster.at(1, 0), 4);
    EXPECT_EQ(raster.at(1, 1), 14);
    EXPECT_EQ(raster.at(0.25, 0.5), 5.5);
    EXPECT_EQ(raster.at(0.75, 0.1), 3.5);
    // Positions outside have the value at the edge.
    EXPECT_EQ(raster.at(-3, 2), 10);
    EXPECT_EQ(raster.at(7, -1), 4);
    // A single column or row is constant across.
    EXPECT_EQ(rasterOf(1, 2, {3, 5}).at(0.7, 0.5), 4);
    EXPECT_EQ(rasterOf(2, 1, {3, 5}).at(0.5, 0.9), 4);
    EXPECT_EQ(rasterOf(1, 1, {3}).at(0.2, 0.9), 3);
}

TEST(Raster, RestoresGreys) {
    std::vector<std::uint8_t> grey;
    for (int i = 0; i < 256; ++i) grey.push_back(static_cast<std::uint8_t>(i));
    for (const auto& [from, to] :
         {std::pair(0.0, 1.0), std::pair(-1e6, 1e6), std::pair(0.3, 0.1), std::pair(1e-9, 10.0)}) {
        const Raster raster = rasterOfGrey(16, 16, grey, from, to);
        EXPECT_EQ(raster.values.front(), from);
        EXPECT_NEAR(raster.values.back(), to, 1e-12 * std::abs(to));
        EXPECT_EQ(greyOf(raster), grey) << from << ' ' << to;
    }
    // A constant raster allows any grey.
    EXPECT_EQ(greyOf(rasterOfGrey(16, 16, grey, 2, 2)).size(), 256u);
}

TEST(Raster, ComparesSharedRastersByValue) {
    const SharedRaster one = rasterOf(2, 1, {1, 5}), same = rasterOf(2, 1, {1, 5}),
                       other = rasterOf(2, 1, {1, 6});
    EXPECT_EQ(one, same);
    EXPECT_FALSE(one == other);
    EXPECT_FALSE(one == SharedRaster());
    EXPECT_EQ(SharedRaster(), SharedRaster());
    EXPECT_EQ(one.min(), 1);
    EXPECT_EQ(one.max(), 5);
    EXPECT_TRUE(std::isnan(SharedRaster(rasterOf(2, 1, {1, std::nan("")})).min()));
}

// k scales with the squared speed, but with the plain depth.
TEST(Raster, SetsStiffnessOfRegion) {
    Experiment e = poolOf(41, 31, {regionWith(rasterOf(2, 1, {0.5, 1.5}), 20, 15, 40, 100)});
    for (const int x : {4, 10, 20, 33})
        EXPECT_NEAR(stiffnessAt(e, x, 7), std::pow(0.5 + x / 40.0, 2), 1e-6) << x;
    std::get<MediumRegion>(e.objects[0].is).quantity = RasterQuantity::Depth;
    for (const int x : {4, 10, 20, 33}) EXPECT_NEAR(stiffnessAt(e, x, 7), 0.5 + x / 40.0, 1e-6) << x;
    EXPECT_NEAR(factorAt(e.objects, {10.5, 3.0}), 0.5 + 10.5 / 40, 1e-12);
    // The raster rotates and ends with the region.
    e.objects[0] = regionWith(rasterOf(2, 1, {0.5, 1.5}), 20, 15, 20, 20);
    e.objects[0].angle = 90;
    EXPECT_NEAR(stiffnessAt(e, 20, 15 - 5), std::pow(0.75, 2), 1e-5);
    EXPECT_NEAR(stiffnessAt(e, 20, 15 + 5), std::pow(1.25, 2), 1e-5);
    EXPECT_EQ(stiffnessAt(e, 35, 15), 1.0f);
    // Other shapes use the raster of their bounding rectangle.
    std::get<MediumRegion>(e.objects[0].is).shape.form = Form::Ellipse;
    EXPECT_NEAR(stiffnessAt(e, 20, 15 - 5), std::pow(0.75, 2), 1e-5);
    EXPECT_EQ(stiffnessAt(e, 11, 6), 1.0f);
}

TEST(Raster, MakesLandAtZero) {
    const Experiment e = poolOf(41, 31, {regionWith(rasterOf(3, 1, {0, 0, 1}), 20, 15, 40, 100)});
    EXPECT_TRUE(hasLand(e.objects[0]));
    for (int x = 0; x <= 20; ++x) {
        EXPECT_EQ(stiffnessAt(e, x, 9), freeWall) << x;
        EXPECT_TRUE(isLandAt(e.objects[0], std::max(1e-6, double(x)), 9)) << x;
    }
    EXPECT_GT(stiffnessAt(e, 21, 9), 0.0f);
    EXPECT_FALSE(isLandAt(e.objects[0], 21, 9));
    EXPECT_EQ(factorAt(e.objects, {10, 9}), 0.0);
    // A second region on top keeps the land.
    Experiment both = e;
    both.objects.push_back(regionWith(rasterOf(1, 1, {2}), 20, 15, 10, 10));
    both.objects.back().name = "other";
    EXPECT_EQ(stiffnessAt(both, 18, 15), freeWall);
    EXPECT_EQ(stiffnessAt(both, 23, 15), 4.0f);
    EXPECT_EQ(factorAt(both.objects, {18, 15}), 0.0);
    // Land stays at rest. The water conserves energy.
    Experiment swung = e;
    swung.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    swung.events.push_back({0, Pull{PullShape::Cosine, 8, 1, PullMode::Pluck, 32, 15}});
    Simulation run(swung);
    run.advance(5);
    const double energy = run.energy().total();
    run.advance(2000);
    EXPECT_NEAR(run.energy().total(), energy, 1e-3 * energy);
    EXPECT_EQ(run.height(20, 15), 0.0);
    EXPECT_GT(run.largestHeight(), 0.01);
}

// A beach from a picture matches a sloped region.
TEST(Raster, MatchesSlopedRegion) {
    Experiment slope = poolOf(121, 12);
    slope.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    slope.events.push_back({0, Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 20, 6}});
    MediumRegion even;
    even.shape = {Form::Box, 80, 100, 0.0, {}};
    even.factor = 1.0;
    even.factorTo = 0.2;
    Experiment picture = slope;
    slope.objects = {{.name = "slope", .x = 70, .y = 6, .is = even}};
    picture.objects = {regionWith(rasterOf(2, 1, {1.0, 0.2}), 70, 6, 80, 100)};
    std::get<MediumRegion>(picture.objects[0].is).quantity = RasterQuantity::Depth;
    Simulation one(slope), other(picture);
    one.advance(600);
    other.advance(600);
    double difference = 0.0;
    for (int x = 0; x < 121; ++x)
        difference = std::max(difference, std::abs(one.height(x, 6) - other.height(x, 6)));
    EXPECT_LT(difference, 1e-4);
    EXPECT_GT(one.largestHeight(), 0.1);
}

TEST(Raster, SetsHeightsOfPool) {
    std::vector<double> mode;
    for (int y = 0; y < 31; ++y)
        for (int x = 0; x < 41; ++x) mode.push_back(std::sin(2 * pi * x / 40) * std::sin(pi * y / 30));
    Experiment e = drawnIn(poolOf(41, 31), rasterOf(41, 31, mode));
    Simulation run(e);
    run.applyPendingEvents();
    for (const auto& [x, y] : {std::pair(7, 9), std::pair(20, 15), std::pair(35, 3)})
        EXPECT_NEAR(run.height(x, y), std::sin(2 * pi * x / 40) * std::sin(pi * y / 30), 1e-6);
    // A standing wave released from rest follows a cosine in time (leapfrog).
    const double lambda = 4 * std::pow(std::sin(pi * 2 / 80), 2) + 4 * std::pow(std::sin(pi / 60), 2);
    const double angle = 2 * std::asin(std::sqrt(e.rule.k * lambda) / 2);
    for (int steps = 1; steps <= 300; ++steps) {
        run.advance(1);
        ASSERT_NEAR(run.height(10, 15), std::cos(angle * steps), 2e-3) << steps;
    }
}

TEST(Raster, ReplacesPreviousHeights) {
    const Raster tilt = rasterOf(2, 1, {-1, 1});
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4})
        for (const Edge edge : {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic}) {
            Experiment swung = poolOf(48, 40, {regionWith(rasterOf(2, 2, {0, 1, 0.7, 0.5}), 20, 20, 20, 20)});
            swung.rule.scheme = scheme;
            swung.rule.k = 0.3;
            swung.rule.edges = {edge, edge, edge, edge};
            swung.rule.damping.velocity = 0.999;
            swung.objects.push_back({.name = "wall", .x = 40, .y = 10, .is = Wall{}});
            std::get<Wall>(swung.objects.back().is).kind = WallKind::Impedance;
            const Experiment still = drawnIn(swung, tilt, 60);
            swung.events.push_back({0, Pull{PullShape::Gaussian, 6, 0.1, PullMode::Pluck, 30, 20}});
            Simulation one(drawnIn(swung, tilt, 60)), other(still);
            one.advance(61);
            other.advance(61);
            EXPECT_EQ(one.hash(), other.hash()) << toString(scheme) << ' ' << toString(edge);
            EXPECT_GT(one.largestHeight(), 0.1);
        }
}

TEST(Raster, SetsHeightsOfIntegerWater) {
    Experiment e = poolOf(40, 30);
    e.rule.arithmetic = Arithmetic::Integer;
    e.rule.stencil = Stencil::Moore;
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    Simulation run(drawnIn(e, rasterOf(2, 1, {-1000, 1000})));
    run.applyPendingEvents();
    EXPECT_EQ(run.height(0, 3), -1000);
    EXPECT_EQ(run.height(39, 3), 1000);
    EXPECT_NEAR(run.height(20, 3), 1000 * (2 * 20 / 39.0 - 1), 0.5);
}

TEST(Raster, DrawnSignalFollowsCurve) {
    const Source source = drawnSource({0, 1, 0, -1}); // triangle wave
    for (const auto& [seconds, height] : {std::pair(0.0, 0.0), std::pair(0.125, 0.5), std::pair(0.25, 1.0),
                                          std::pair(0.5, 0.0), std::pair(0.875, -0.5), std::pair(3.25, 1.0)})
        EXPECT_NEAR(signalAt(source, seconds), height, 1e-12) << seconds;
    Source triangle = source;
    triangle.signal = Signal::Triangle;
    for (int i = 0; i < 100; ++i)
        EXPECT_NEAR(signalAt(source, 0.0137 * i), signalAt(triangle, 0.0137 * i), 1e-12) << i;
    // A drawn signal has height, phase and rise, too.
    Source later = source;
    later.height = 3.0;
    later.phase = 0.25;
    EXPECT_NEAR(signalAt(later, 1.0), 3.0, 1e-12);
    later.from = 0.75;
    EXPECT_NEAR(signalAt(later, 1.0), 3.0 * cosineRise(0.25), 1e-12);
    // A finely drawn sine matches the built-in sine.
    std::vector<double> sine;
    for (int i = 0; i < 256; ++i) sine.push_back(std::sin(2 * pi * i / 256));
    const Source drawn = drawnSource(sine);
    for (int i = 0; i < 100; ++i) EXPECT_NEAR(signalAt(drawn, 0.0137 * i), sineOfTurns(0.0137 * i), 1e-4) << i;
}

// Plane waves follow the curve of their line source.
TEST(Raster, WavesFollowDrawnCurve) {
    Experiment e = poolOf(300, 8);
    e.rule.k = 1.0 / 2;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Free, Edge::Free};
    Source source = drawnSource({0, 0.5, 1, -0.25, -1, -0.25}); // slow rise, fast fall
    source.form = SourceForm::Line;
    source.length = 40;
    source.fade = 0;
    source.width = 0.5;
    source.hertz = 0.5;
    source.from = 0;
    e.stepsPerSecond = 60;
    e.objects = {{.name = "s", .x = 40, .y = 4, .angle = 90, .is = source}};
    Simulation run(e);
    run.advance(500);
    const double speed = std::sqrt(0.5), away = 100;
    double worst = 0.0;
    for (int i = 0; i < 240; ++i) {
        run.advance(1);
        // The source adds to step n its increase up to step n + 1, which accelerates the water at
        // step n - 1.
        const double made = (static_cast<double>(run.frame()) - away / speed + 1.5) / e.stepsPerSecond;
        worst = std::max(worst, std::abs(run.height(140, 4) - signalAt(source, made)));
    }
    EXPECT_LT(worst, 0.08); // cells round the corners of the curve
}

TEST(Raster, ReportsInvalidValues) {
    const auto problems = [](const PoolObject& object, SceneKind scene = SceneKind::Pool) {
        Experiment e = defaultExperiment(scene);
        e.objects = {object};
        std::string all;
        for (const Problem& problem : problemsOfObjects(e)) all += lineOf(problem) + '\n';
        return all;
    };
    const auto region = [&](const Raster& raster) { return regionWith(raster, 20, 0, 10, 10); };
    EXPECT_EQ(problems(region(rasterOf(2, 1, {0, 10}))), "");
    EXPECT_EQ(problems(region(rasterOf(2, 1, {0, 10.5}))),
              "things[0].raster: some values are out of range (at least 0, at most 10)\n");
    EXPECT_EQ(problems(region(rasterOf(2, 1, {-0.1, 1}))),
              "things[0].raster: some values are out of range (at least 0, at most 10)\n");
    EXPECT_EQ(problems(region(rasterOf(2, 1, {std::nan(""), 1}))),
              "things[0].raster: some values are out of range (at least 0, at most 10)\n");
    EXPECT_EQ(problems(region(rasterOf(2, 2, {1, 1, 1}))),
              "things[0].raster: 3 values do not fill 2 columns by 2 rows (at most 1024 by 1024)\n");
    EXPECT_EQ(problems(region(rasterOf(1025, 1, std::vector<double>(1025, 1.0)))),
              "things[0].raster: 1025 values do not fill 1025 columns by 1 rows (at most 1024 by 1024)\n");
    PoolObject deep = region(rasterOf(2, 1, {0, 100}));
    std::get<MediumRegion>(deep.is).quantity = RasterQuantity::Depth;
    EXPECT_EQ(problems(deep), "");
    EXPECT_EQ(problems(region(rasterOf(1, 1, {1})), SceneKind::String),
              "things[0].raster: a formula or picture of the speed is only available in a pool\n");
    const auto source = [&](const Source& is) { return PoolObject{.name = "s", .x = 20, .y = 9, .is = is}; };
    EXPECT_EQ(problems(source(drawnSource({0, 1}))), "");
    EXPECT_EQ(problems(source(drawnSource({0, 1.5}))),
              "things[0].curve: some values are out of range (at least -1, at most 1)\n");
    EXPECT_EQ(problems(source(drawnSource({0}))), "things[0].curve: needs 2 to 1024 values over one period\n");
    Source none;
    none.signal = Signal::Drawn;
    EXPECT_EQ(problems(source(none)), "things[0].curve: needs 2 to 1024 values over one period\n");
    EXPECT_EQ(problems(source(drawnSource({0, 1, -0.5})), SceneKind::String).find("curve"), std::string::npos);
    Experiment pool = drawnIn(poolOf(9, 9), rasterOf(1, 1, {2e6}));
    EXPECT_EQ(lineOf(validate(pool).front()),
              "events[0].draw.raster: some values are out of range (at least -1000000, at most 1000000)");
}

TEST(Raster, CountsSharedMemoryOnce) {
    Experiment e =
        poolOf(20, 20, {regionWith(rasterOf(100, 100, std::vector<double>(10'000, 1.0)), 9, 9, 9, 9)});
    const std::size_t with = bytesHeldBy(e);
    e.objects.push_back(e.objects[0]);
    EXPECT_GE(with, 80'000u);
    EXPECT_LT(bytesHeldBy(e), with + 20'000u);
    Experiment without = poolOf(20, 20, {regionWith(rasterOf(1, 1, {1}), 9, 9, 9, 9)});
    EXPECT_GE(bytesOfRun(e), bytesOfRun(without) + 70'000u);
}

// The picture is independent of the pool size.
TEST(Raster, StretchesWithPool) {
    const Experiment e = drawnIn(poolOf(41, 31, {regionWith(rasterOf(3, 1, {0, 1, 2}), 20, 15, 40, 30)}),
                                 rasterOf(2, 1, {-1, 1}));
    const Experiment larger = resized(e, {82, 62});
    EXPECT_TRUE(validate(larger).empty());
    EXPECT_EQ(std::get<DrawnShape>(larger.events[0].what).raster,
              std::get<DrawnShape>(e.events[0].what).raster);
    EXPECT_NEAR(factorAt(larger.objects, {40.5, 20}), factorAt(e.objects, {20, 10}), 0.02);
    EXPECT_NEAR(factorAt(larger.objects, {60.5, 20}), factorAt(e.objects, {29.9, 10}), 0.05);
}
