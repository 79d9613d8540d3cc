// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Mean energy flow, compared with waves of known amplitude.
#include "run/flow_meter.h"
#include "run/mean_window.h"
#include "show/film.h"
#include "show/flow_lines.h"
#include "straight_wave.h"
#include "theory/dispersion.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

FlowField flowAfter(Simulation& run, std::int64_t steps) {
    FlowMeter meter;
    while (run.frame() < steps) {
        run.advance(1);
        meter.watch(run);
    }
    EXPECT_TRUE(meter.mean().isComplete());
    return meter.field();
}

} // namespace

// The energy density of a long wave is (A omega)^2 / 2.
TEST(EnergyFlow, PlaneWaveFlowIsEnergyTimesSpeed) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic, Stencil::Moore}) {
        Experiment e = straightWave(2.0);
        e.rule.stencil = stencil;
        e.rule.k = stencil == Stencil::Moore ? 0.15 : 0.5;
        Simulation run(e);
        const FlowField field = flowAfter(run, 2000);
        const double omega = 2.0 * pi * 0.02;
        const double expected = 0.5 * omega * omega * longWaveSpeed(e.rule);
        ASSERT_GT(field.columns, 20);
        for (int column = 6; column + 3 < field.columns; ++column) {
            EXPECT_NEAR(field.at(column, 0).x, expected, 0.03 * expected) << toString(stencil) << column;
            EXPECT_NEAR(field.at(column, 0).y, 0.0, 0.01 * expected);
        }
    }
}

TEST(EnergyFlow, VanishesInStandingWave) {
    Experiment e = straightWave(2.0);
    Wall wall;
    wall.shape = {Form::Box, 20.0, 60.0, 0.0, {}};
    wall.kind = WallKind::Free;
    e.objects.push_back({"wall", 320.0, 10.0, 0.0, wall});
    Simulation run(e);
    const FlowField field = flowAfter(run, 3000);
    const double omega = 2.0 * pi * 0.02;
    const double running = 0.5 * omega * omega * longWaveSpeed(e.rule);
    for (int column = 6; field.placeOf(column, 0).x < 300; ++column)
        EXPECT_NEAR(field.at(column, 0).x, 0.0, 0.03 * running) << column;
}

// The total flow through every circle is equal.
TEST(EnergyFlow, FallsWithDistanceFromPointSource) {
    Experiment e = roundWave(3.0);
    Simulation run(e);
    const FlowField field = flowAfter(run, 1500);
    double sum = 0.0;
    int count = 0;
    const auto forEach = [&](auto use) {
        for (int row = 0; row < field.rows; ++row)
            for (int column = 0; column < field.columns; ++column) {
                const Spot at = field.placeOf(column, row);
                const double x = at.x - 120.0, y = at.y - 120.0, away = std::hypot(x, y);
                if (away > 35.0 && away < 105.0) use(field.at(column, row), x / away, y / away, away);
            }
    };
    forEach([&](const Spot& flow, double x, double y, double away) {
        sum += away * (flow.x * x + flow.y * y);
        ++count;
    });
    const double mean = sum / count;
    EXPECT_GT(mean, 0.0);
    forEach([&](const Spot& flow, double x, double y, double away) {
        EXPECT_NEAR(away * (flow.x * x + flow.y * y), mean, 0.06 * mean) << away;
        EXPECT_NEAR(away * (flow.y * x - flow.x * y), 0.0, 0.04 * mean) << away;
    });
}

TEST(EnergyFlow, IsTransmittedByMediaButNotWalls) {
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density}) {
        Experiment e = straightWave(2.0);
        e.rule.model = model;
        MediumRegion slow;
        slow.shape = {Form::Box, 400.0, 60.0, 0.0, {}};
        slow.factor = 0.25;
        e.objects.push_back({"slow", 400.0, 10.0, 0.0, slow}); // medium from column 200 on
        Simulation run(e);
        const FlowField field = flowAfter(run, 4000);
        const auto at = [&](double x) { return field.at(static_cast<int>(x / field.spacing), 0).x; };
        EXPECT_NEAR(at(260), at(120), 0.03 * at(120)) << "what arrives less what comes back goes on";
        // A speed ratio of 2 reflects a ninth of the energy.
        const double omega = 2.0 * pi * 0.02;
        EXPECT_NEAR(at(260), 8.0 / 9.0 * 0.5 * omega * omega * longWaveSpeed(e.rule), 0.05 * at(120));
    }
}

TEST(EnergyFlow, ArrowsAndStreamlinesFollowFlow) {
    Simulation run(straightWave(2.0));
    const FlowField field = flowAfter(run, 2000);
    const auto arrows = flowArrows(field);
    ASSERT_GT(arrows.size(), 20u);
    int right = 0;
    for (const OverlayLine& arrow : arrows) {
        const Spot &tail = arrow.spots[0], &tip = arrow.spots[1];
        if (tail.x < 50.0) continue; // left of the source, arrows point left
        EXPECT_GT(tip.x - tail.x, 0.5 * field.spacing);
        EXPECT_NEAR(tip.y, tail.y, 0.1);
        EXPECT_LT(tip.x - tail.x, field.spacing);
        ++right;
    }
    EXPECT_GT(right, 18);
    Experiment round = roundWave(3.0);
    Simulation point(round);
    const FlowField all = flowAfter(point, 1500);
    const auto lines = streamlines(all, point.grid());
    ASSERT_GT(lines.size(), 16u);
    for (const OverlayLine& line : lines) {
        // Streamlines of a point source are radial.
        if (line.spots.size() < 12 || line.spots.size() > 1000) continue;
        const auto bearing = [](const Spot& at) { return std::atan2(at.y - 120.0, at.x - 120.0); };
        const Spot &first = line.spots[line.spots.size() / 2], &last = line.spots.back();
        EXPECT_NEAR(std::remainder(bearing(first) - bearing(last), 2 * pi), 0.0, 0.08);
        EXPECT_GT(std::hypot(last.x - 120, last.y - 120), std::hypot(first.x - 120, first.y - 120))
            << "outwards";
        for (const Spot& at : line.spots) {
            EXPECT_TRUE(at.x >= 0 && at.y >= 0 && at.x <= 240 && at.y <= 240);
        }
    }
    // Walls end streamlines.
    const auto isWall = [](const Spot& at) { return std::abs(at.x - 170.0) < 2.0; };
    for (const OverlayLine& line : streamlines(all, point.grid(), isWall)) {
        if (line.spots.size() == 5) continue; // arrowhead
        for (const Spot& at : line.spots) EXPECT_EQ(at.x < 170.0, line.spots.front().x < 170.0);
    }
    EXPECT_TRUE(flowArrows({}).empty());
    EXPECT_TRUE(streamlines({}, {10, 10}).empty());
}

// Streamlines around a vortex are circles; both barbs of an arrowhead are symmetric.
TEST(EnergyFlow, StreamlinesCircleVortexWithFlow) {
    FlowField swirl{12, 12, 10.0, {}};
    const auto flowAt = [](const Spot& at) { return Spot{59.5 - at.y, at.x - 59.5}; };
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 12; ++column) swirl.flows.push_back(flowAt(swirl.placeOf(column, row)));
    int circles = 0;
    for (const OverlayLine& line : streamlines(swirl, {120, 120})) {
        if (line.spots.size() == 5) continue; // arrowhead
        const auto radius = [](const Spot& at) { return std::hypot(at.x - 59.5, at.y - 59.5); };
        const double first = radius(line.spots.front());
        if (first < 20.0 || first > 45.0) continue;
        ++circles;
        for (std::size_t i = 1; i < line.spots.size(); ++i) {
            const Spot &from = line.spots[i - 1], &to = line.spots[i];
            const Spot flow = flowAt({(from.x + to.x) / 2, (from.y + to.y) / 2});
            EXPECT_GT(flow.x * (to.x - from.x) + flow.y * (to.y - from.y), 0.0);
            EXPECT_NEAR(radius(to), first, 0.3);
        }
    }
    EXPECT_GT(circles, 1);
    for (const OverlayLine& arrow : flowArrows(swirl)) {
        const Spot &tail = arrow.spots[0], &tip = arrow.spots[1];
        const Spot way{tip.x - tail.x, tip.y - tail.y};
        const auto along = [&](const Spot& at) { return way.x * (at.x - tip.x) + way.y * (at.y - tip.y); };
        const auto across = [&](const Spot& at) { return way.x * (at.y - tip.y) - way.y * (at.x - tip.x); };
        EXPECT_LT(along(arrow.spots[2]), 0.0);
        EXPECT_NEAR(along(arrow.spots[2]), along(arrow.spots[4]), 1e-9);
        EXPECT_NE(across(arrow.spots[2]), 0.0);
        EXPECT_NEAR(across(arrow.spots[2]), -across(arrow.spots[4]), 1e-9);
    }
}

// Videos and images also show the arrows.
TEST(EnergyFlow, DrawsArrowsIfExperimentEnablesThem) {
    Experiment e = roundWave(3.0, 121);
    const auto picture = [&] {
        Simulation run(e);
        Film film;
        film.width = film.height = 242;
        film.range = 1.0f;
        film.from = 300;
        setView(film, *findView("flat-blue"), run);
        std::vector<std::uint32_t> pixels;
        shoot(
            run, film,
            [&](std::int64_t, const PixelView& seen) {
                pixels.assign(seen.pixels, seen.pixels + 242 * 242);
                return true;
            },
            [](double) { return true; });
        return pixels;
    };
    const auto plain = picture();
    e.overlays = {Overlay::Flow};
    const auto arrows = picture();
    EXPECT_NE(arrows, plain);
    EXPECT_EQ(arrows, picture());
    e.overlays = {Overlay::Streamlines};
    EXPECT_NE(picture(), arrows);
}
