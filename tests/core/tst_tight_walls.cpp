// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Absorbing walls from side to side transmit nothing, for every form.
#include "run/simulation.h"
#include "wave/absorbing_wall.h"
#include "wave/material_map.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace seiche;

namespace {

constexpr Grid duct{160, 20};

PoolObject wallOf(Shape shape, double x, double y, double angle = 0.0, WallKind kind = WallKind::Absorbing) {
    Wall wall;
    wall.shape = std::move(shape);
    wall.kind = kind;
    return {"w", x, y, angle, wall};
}

Shape shapeOf(Form form, double width, double height, double thickness = 0.0) {
    return {.form = form, .width = width, .height = height, .thickness = thickness, .path = {}};
}

PoolObject box(double width, double height, double angle = 0.0) {
    return wallOf(shapeOf(Form::Box, width, height), 88.0, 9.5, angle);
}

// Returns whether a path of adjacent water cells leads from the first to the last column. Fixed
// sides block their own cells. Periodic sides join across the seam.
bool isOpen(const PoolObjects& objects, Edge sides) {
    const MaterialMap map = materialMapOf(duct, SceneKind::Pool, objects, 0.7);
    const auto isWater = [&](int x, int y) {
        const bool isHeld = sides == Edge::Fixed && (y == 0 || y == duct.height - 1);
        return !isHeld && map.stiffness->at(x, y) > 0.0f;
    };
    std::vector<int> seen(static_cast<std::size_t>(duct.cells()), 0), queue;
    const auto visit = [&](int x, int y) {
        if (sides == Edge::Periodic) y = (y + duct.height) % duct.height;
        if (!duct.contains(x, y) || !isWater(x, y)) return;
        const int cell = y * duct.width + x;
        if (seen[static_cast<std::size_t>(cell)]++ == 0) queue.push_back(cell);
    };
    for (int y = 0; y < duct.height; ++y) visit(0, y);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const int x = queue[i] % duct.width, y = queue[i] / duct.width;
        if (x == duct.width - 1) return true;
        for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) visit(x + dx, y + dy);
    }
    return false;
}

// Returns the largest displacement that waves of wavelength 47 cells cause behind the wall.
double largestBehind(const PoolObjects& objects, Edge sides) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = duct;
    e.rule.k = 0.5;
    e.rule.stencil = Stencil::Isotropic;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, sides, sides};
    e.stepsPerSecond = 200.0;
    e.objects = objects;
    Source source;
    source.form = SourceForm::Line;
    source.length = 40.0;
    source.hertz = 3.0;
    e.objects.push_back({"s", 10.0, 9.5, 90.0, source});
    Simulation run(e);
    run.advance(1200);
    double largest = 0.0;
    for (int y = 0; y < duct.height; ++y)
        for (int x = 125; x < duct.width; ++x) largest = std::max(largest, std::abs(run.height(x, y)));
    EXPECT_GT(std::abs(run.height(40, 9)) + std::abs(run.height(52, 9)), 0.01) << "there is a wave in front";
    return largest;
}

constexpr Edge everySide[] = {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic};

std::vector<PoolObjects> barriers() {
    std::vector<PoolObjects> all;
    for (const double thick : {3.0, 4.0, 9.0, 16.0, 17.0, 25.0, 33.0, 41.0, 49.0})
        for (const double high : {18.0, 19.0, 20.0, 20.5, 30.0, 200.0}) all.push_back({box(thick, high)});
    for (double angle = -60.0; angle <= 60.0; angle += 7.5)
        for (const double thick : {5.0, 17.0, 40.0}) all.push_back({box(thick, 120.0, angle)});
    for (const double angle : {2.0, 5.0, 10.0}) all.push_back({box(25.0, 23.0, angle)}); // a corner inside
    for (const double high : {20.0, 26.0, 80.0}) {
        all.push_back({wallOf(shapeOf(Form::Ellipse, 30.0, high), 88.0, 9.5)});
        all.push_back({wallOf(shapeOf(Form::Ellipse, 20.0, high), 88.0, 9.5, 15.0)});
        all.push_back({wallOf(shapeOf(Form::Box, 31.0, high, 9.0), 88.0, 9.5)});
        all.push_back({wallOf(shapeOf(Form::Ellipse, 41.0, high, 11.0), 88.0, 9.5)});
        all.push_back({wallOf(shapeOf(Form::Cavity, 31.0, high, 9.0), 88.0, 9.5, 90.0)});
    }
    for (const Form form : {Form::Lens, Form::PlanoConvex, Form::Prism})
        all.push_back({wallOf(shapeOf(form, 40.0, 60.0), 88.0, 9.5)});
    all.push_back({wallOf(shapeOf(Form::Parabola, 70.0, 20.0, 9.0), 88.0, 9.5, 90.0)});
    for (const double thick : {3.0, 7.0, 12.0}) {
        Shape brush = shapeOf(Form::Paint, 1.0, 1.0, thick);
        brush.path = {{-8.0, -9.5}, {3.0, 0.0}, {-2.0, 9.5}};
        all.push_back({wallOf(brush, 88.0, 9.5)});
    }
    Shape outline = shapeOf(Form::Outline, 1.0, 1.0);
    outline.path = {{-9.0, -10.0}, {14.0, -10.0}, {8.0, 10.0}, {-15.0, 10.0}};
    all.push_back({wallOf(outline, 88.0, 9.5)});
    // Joined walls of different thickness and kind.
    const auto half = [](double thick, bool upper, WallKind kind = WallKind::Absorbing) {
        return wallOf(shapeOf(Form::Box, thick, 10.0), 88.0, upper ? 4.5 : 14.5, 0.0, kind);
    };
    all.push_back({half(17.0, true), half(17.0, false)});
    all.push_back({half(5.0, true), half(33.0, false)});
    for (const WallKind kind : {WallKind::Free, WallKind::Fixed, WallKind::Impedance}) {
        all.push_back({half(3.0, true, kind), half(33.0, false)});
        all.push_back({half(33.0, false), half(3.0, true, kind)});
    }
    return all;
}

} // namespace

TEST(TightWalls, LeavesNoOpenPath) {
    const std::vector<PoolObjects> all = barriers();
    int closed = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Edge sides : everySide) {
            const Wall& wall = std::get<Wall>(all[i].front().is);
            // Slanting walls do not join across periodic sides.
            const bool isStraight = wall.shape.form == Form::Box && all[i].front().angle == 0.0;
            if (sides == Edge::Periodic && !isStraight) continue;
            // Shapes that leave the outermost rows open are no barrier.
            PoolObjects free = all[i];
            for (PoolObject& object : free) {
                std::get<Wall>(object.is).kind = WallKind::Free;
                std::get<Wall>(object.is).shape = absorbingShape(std::get<Wall>(object.is).shape);
            }
            if (isOpen(free, sides)) continue;
            ++closed;
            EXPECT_FALSE(isOpen(all[i], sides))
                << i << ' ' << toString(wall.shape.form) << ' ' << wall.shape.width << " x "
                << wall.shape.height << " at " << all[i].front().angle << ", sides " << toString(sides);
        }
    EXPECT_GT(closed, 400);
}

TEST(TightWalls, BoxFromSideToSideTransmitsNoWave) {
    for (const Edge sides : everySide) {
        for (const double thick : {3.0, 17.0, 33.0})
            EXPECT_EQ(largestBehind({box(thick, 20.0)}, sides), 0.0) << thick << ' ' << toString(sides);
        if (sides == Edge::Periodic) continue; // the ends of a slanting wall do not meet
        EXPECT_EQ(largestBehind({box(9.0, 60.0, 25.0)}, sides), 0.0) << toString(sides);
    }
}

// A line has no absorbing layer at its ends, nor has a box from side to side.
TEST(TightWalls, BoxFromSideToSideMatchesLine) {
    for (const double thick : {3.0, 9.0, 17.0, 25.0, 33.0, 49.0})
        for (const double high : {20.0, 26.0}) {
            const PoolObject line = wallOf(shapeOf(Form::Line, 60.0, thick), 88.0, 9.5, 90.0);
            const MaterialMap of = materialMapOf(duct, SceneKind::Pool, {box(thick, high)}, 0.7);
            const MaterialMap expected = materialMapOf(duct, SceneKind::Pool, {line}, 0.7);
            ASSERT_EQ(of.sponge.size(), expected.sponge.size()) << thick;
            for (std::size_t i = 0; i < of.sponge.size(); ++i) {
                ASSERT_EQ(of.sponge[i].x, expected.sponge[i].x) << thick;
                ASSERT_EQ(of.sponge[i].y, expected.sponge[i].y) << thick;
                ASSERT_NEAR(of.sponge[i].share, expected.sponge[i].share, 1e-6) << thick;
            }
            for (int y = 0; y < duct.height; ++y)
                for (int x = 0; x < duct.width; ++x)
                    ASSERT_EQ(of.stiffness->at(x, y), expected.stiffness->at(x, y))
                        << thick << ' ' << x << ' ' << y;
        }
}

// A box in open water keeps its absorbing layer.
TEST(TightWalls, BoxInOpenWaterAbsorbsAtEnds) {
    const Grid pool{100, 100};
    const PoolObject object = wallOf(shapeOf(Form::Box, 17.0, 40.0), 50.0, 49.5);
    const MaterialMap map = materialMapOf(pool, SceneKind::Pool, {object}, 0.7);
    for (int y = 0; y < 100; ++y)
        for (int x = 0; x < 100; ++x)
            if (map.stiffness->at(x, y) == freeWall) {
                EXPECT_GE(y, 30 + 7) << "seven cells from its end at least";
                EXPECT_LE(y, 69 - 7);
            }
}
