// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cavities, plano-convex lenses and drawn outlines: covered cells and file format.
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "run/simulation.h"
#include "wave/material_map.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

PoolObject wallOf(Shape shape, double x, double y, double angle = 0.0) {
    Wall wall;
    wall.shape = std::move(shape);
    return {"wall", x, y, angle, wall};
}

Shape outline(std::vector<Spot> corners) {
    return {.form = Form::Outline, .width = 1.0, .height = 1.0, .thickness = 0.0, .path = std::move(corners)};
}

// Returns the area of a region, in cells. Blended edge cells count in part.
double areaOf(const Shape& shape, double angle) {
    MediumRegion region;
    region.shape = shape;
    region.factor = 0.5;
    const PoolObject object{"region", 100.3, 99.6, angle, region};
    const MaterialMap map = materialMapOf({200, 200}, SceneKind::Pool, {object});
    double area = 0.0;
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 200; ++x) area += (1.0 - double{map.stiffness->at(x, y)}) / 0.5;
    return area;
}

std::string errorsOf(const std::string& things, const std::string& events = "[]") {
    const ReadExperiment read = readExperiment(R"({ "seiche": 1, "medium": "pool", "things": )" + things +
                                               R"(, "events": )" + events + " }");
    std::string all;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *problems) all += lineOf(problem) + '\n';
    return all;
}

} // namespace

TEST(WallForms, CavityIsRimWithOpeningAbove) {
    Shape shape{.form = Form::Cavity, .width = 60.0, .height = 40.0, .thickness = 4.0, .path = {}};
    PoolObject cavity = wallOf(shape, 100.0, 80.0);
    std::get<Wall>(cavity.is).opening = 12.0;
    EXPECT_TRUE(covers(cavity, 72.0, 80.0)) << "the left side";
    EXPECT_TRUE(covers(cavity, 128.0, 80.0)) << "the right side";
    EXPECT_TRUE(covers(cavity, 100.0, 98.0)) << "the bottom, where there is no opening";
    EXPECT_TRUE(covers(cavity, 92.0, 62.0)) << "the upper side beside the opening";
    EXPECT_FALSE(covers(cavity, 100.0, 62.0)) << "the opening";
    EXPECT_FALSE(covers(cavity, 105.0, 62.0)) << "its right end";
    EXPECT_TRUE(covers(cavity, 107.0, 62.0));
    EXPECT_FALSE(covers(cavity, 100.0, 80.0)) << "the water inside";
    EXPECT_FALSE(covers(cavity, 65.0, 80.0)) << "outside";
    cavity.angle = 90.0; // clockwise: the upper side is on the right
    EXPECT_FALSE(covers(cavity, 118.0, 80.0));
    EXPECT_TRUE(covers(cavity, 82.0, 80.0));
}

// Thickness 0 gives the thinnest rim without holes.
TEST(WallForms, CavityIsNeverFilled) {
    const Shape shape{.form = Form::Cavity, .width = 60.0, .height = 40.0, .thickness = 0.0, .path = {}};
    EXPECT_FALSE(covers(wallOf(shape, 100.0, 80.0), 100.0, 80.0));
    EXPECT_TRUE(covers(wallOf(shape, 100.0, 80.0), 71.0, 80.0));
}

// A straight stroke is a rectangle with two semicircles.
TEST(WallForms, StrokeIsAsThickAsBrush) {
    const Shape stroke{
        .form = Form::Paint, .width = 1.0, .height = 1.0, .thickness = 8.0, .path = {{-30, 0}, {30, 0}}};
    for (const double off : {0.0, 1.5, 4.0, 9.0}) EXPECT_NEAR(depthInside(stroke, 7.0, off), 4.0 - off, 1e-12);
    EXPECT_NEAR(depthInside(stroke, 33.0, 4.0), 4.0 - 5.0, 1e-12) << "beside its end";
    const double expected = 60.0 * 8.0 + std::numbers::pi * 4.0 * 4.0;
    for (const double angle : {0.0, 30.0})
        EXPECT_NEAR(areaOf(stroke, angle), expected, 0.02 * expected) << angle;
}

// A circular segment with sagitta s and chord h has the area R^2 acos(1 - s/R) - (R - s) h / 2.
TEST(WallForms, PlanoConvexLensIsCircularSegment) {
    const Shape lens{.form = Form::PlanoConvex, .width = 24.0, .height = 100.0, .thickness = 0.0, .path = {}};
    const double s = lens.width, h = lens.height, radius = (h * h / 4 + s * s) / (2 * s);
    // Cells are sampled in quarters: up to an eighth of error per side.
    const double expected = radius * radius * std::acos(1.0 - s / radius) - (radius - s) * h / 2;
    for (const double angle : {0.0, 30.0, 90.0})
        EXPECT_NEAR(areaOf(lens, angle), expected, 0.125 * lens.height);
    EXPECT_NEAR(depthInside(lens, -12.0, 0.0), 0.0, 1e-9) << "the flat side is on the left";
    EXPECT_NEAR(depthInside(lens, 12.0, 0.0), 0.0, 1e-9);
    EXPECT_NEAR(depthInside(lens, -12.0, 50.0), 0.0, 1e-9) << "a tip";
    EXPECT_GT(depthInside(lens, -11.0, 45.0), 0.0);
    EXPECT_LT(depthInside(lens, 11.0, 45.0), 0.0);
    // The lens is at most a semicircle.
    const Shape round{.form = Form::PlanoConvex, .width = 90.0, .height = 100.0, .thickness = 0.0, .path = {}};
    EXPECT_NEAR(areaOf(round, 0.0), std::numbers::pi * 50.0 * 50.0 / 2, 10.0);
}

TEST(WallForms, OutlineCoversEnclosedArea) {
    // Area by Gauss's formula.
    const std::vector<Spot> corners{{-40, -30}, {10, -50}, {45, -5}, {5, 0}, {30, 40}, {-35, 25}};
    double area = 0.0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Spot &a = corners[i], &b = corners[(i + 1) % corners.size()];
        area += 0.5 * (a.x * b.y - b.x * a.y);
    }
    for (const double angle : {0.0, 50.0}) EXPECT_NEAR(areaOf(outline(corners), angle), area, 0.005 * area);
    // The drawing direction is irrelevant. The notch is outside.
    EXPECT_LT(depthInside(outline(corners), 38.0, 10.0), 0.0);
    EXPECT_GT(depthInside(outline({corners.rbegin(), corners.rend()}), -20.0, 0.0), 0.0);
    EXPECT_NEAR(depthInside(outline({{-10, -10}, {10, -10}, {10, 10}, {-10, 10}}), 7.0, 0.0), 3.0, 1e-12);
}

// A wall outlined as a box must equal a box.
TEST(WallForms, OutlinedBoxMatchesBox) {
    const Shape box{.form = Form::Box, .width = 30.6, .height = 20.6, .thickness = 0.0, .path = {}};
    const std::vector<Spot> corners{{-15.3, -10.3}, {15.3, -10.3}, {15.3, 10.3}, {-15.3, 10.3}};
    for (const WallKind kind : {WallKind::Fixed, WallKind::Free, WallKind::Absorbing}) {
        std::uint64_t hashes[2];
        for (const bool drawn : {false, true}) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = {100, 80};
            PoolObject wall = wallOf(drawn ? outline(corners) : box, 50.0, 40.0, 20.0);
            std::get<Wall>(wall.is).kind = kind;
            e.objects = {wall};
            e.events = {
                {0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 15.0, .y = 40.0}}};
            Simulation run(e);
            run.advance(200);
            hashes[drawn] = run.hash();
        }
        EXPECT_EQ(hashes[0], hashes[1]) << toString(kind);
    }
}

TEST(WallForms, CellsAndReachAreBounded) {
    const std::vector<Shape> shapes{
        {.form = Form::Cavity, .width = 51.0, .height = 43.0, .thickness = 3.0, .path = {}},
        {.form = Form::PlanoConvex, .width = 20.0, .height = 70.0, .thickness = 0.0, .path = {}},
        outline({{-50, -3}, {50, -8}, {44, 12}, {-20, 5}})};
    for (const Shape& shape : shapes)
        for (const double angle : {0.0, 33.0, 45.0}) {
            const PoolObject wall = wallOf(shape, 100.0, 100.0, angle);
            int cells = 0;
            for (int y = 0; y < 200; ++y)
                for (int x = 0; x < 200; ++x) {
                    if (!covers(wall, x, y)) continue;
                    ++cells;
                    EXPECT_LE(std::hypot(x - 100.0, y - 100.0), reachOf(shape));
                }
            EXPECT_GT(cells, 50);
            EXPECT_LE(cells, maxCellsOf(shape)) << toString(shape.form) << " at " << angle;
        }
}

TEST(WallForms, FileRestoresShapes) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    PoolObject cavity = wallOf(
        {.form = Form::Cavity, .width = 60.0, .height = 40.0, .thickness = 4.0, .path = {}}, 100.0, 80.0, 45.0);
    std::get<Wall>(cavity.is).opening = 7.0;
    PoolObject moving = wallOf({.form = Form::Line, .width = 60.0, .height = 4.0, .thickness = 0.0, .path = {}},
                               200.0, 80.0, 90.0);
    moving.name = "mirror";
    std::get<Wall>(moving.is).kind = WallKind::Impedance;
    std::get<Wall>(moving.is).impedance = 2.5;
    std::get<Wall>(moving.is).speed = 7.0;
    std::get<Wall>(moving.is).to = {240.0, 90.0};
    MediumRegion region;
    region.shape = outline({{-5, -5}, {5, -5}, {0, 8}});
    e.objects = {cavity, moving, {"drawn", 150.0, 200.0, 10.0, region}};
    const ReadExperiment read = readExperiment(writeExperiment(e));
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    EXPECT_EQ(std::get<Experiment>(read).objects, e.objects);
}

TEST(WallForms, ReportsInvalidProperties) {
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "form": "outline", "path": [[0, 0], [9, 9]] }])"),
              "things[0].path: is missing (at least 3 corners of the outline)\n");
    EXPECT_EQ(errorsOf(R"([{ "kind": "medium", "form": "cavity" }])"),
              "things[0].form: \"cavity\" is not allowed (only for walls)\n");
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "edge": "impedance", "impedance": 1001 }])"),
              "things[0].impedance: 1001 is not allowed (at least 0, at most 1000)\n");
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "edge": "absorbing", "speed": 3, "toX": 9, "toY": 9 }])"),
              "things[0].speed: an absorbing wall cannot move; use a wall with impedance 1 instead, which also "
              "absorbs\n");
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "speed": 3, "toX": 900, "toY": 9 }])"),
              "things[0].toX: 900, 9 is outside the pool (0 to 319, 0 to 239)\n");
    // Waves travel sqrt(0.5) * 50 cells per second.
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "speed": 36, "toX": 9, "toY": 9 }])"),
              "things[0].speed: 36 is too fast: a wall must move more slowly than the waves (35.35533906 cells "
              "per second)\n");
    EXPECT_EQ(errorsOf(R"([{ "kind": "wall", "speed": 35, "toX": 9, "toY": 9 }])"), "");
}
