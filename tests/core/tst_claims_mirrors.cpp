// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the mirror scenes, measured in runs.
#include "core/scene_run.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

} // namespace

namespace {

/// Returns the wave of a lamp reflected by a parabolic mirror (Kirchhoff's integral over a surface
/// `ahead` of the parabola). Positions are relative to the vertex: along the axis, across it.
std::vector<Complex> reflectedBy(double focus, double halfWidth, double ahead, double wavelength, double lamp,
                                 const std::vector<Spot>& places) {
    const double k = 2 * pi / wavelength, step = 0.1;
    std::vector<Complex> all;
    for (const Spot& place : places) {
        Complex sum;
        for (double y = -halfWidth + step / 2; y < halfWidth; y += step) {
            const double slope = y / (2 * focus), longer = std::hypot(1.0, slope);
            const Spot at{y * y / (4 * focus) + ahead * longer, y};
            const Spot normal{1 / longer, -slope / longer};
            const Spot from{lamp - at.x, -at.y}, to{place.x - at.x, place.y - at.y};
            const double in = std::hypot(from.x, from.y), out = std::hypot(to.x, to.y);
            const double obliquity =
                (normal.x * from.x + normal.y * from.y) / in + (normal.x * to.x + normal.y * to.y) / out;
            sum += std::polar(obliquity * longer * step / std::sqrt(in * out), k * (in + out));
        }
        all.push_back(sum);
    }
    return all;
}

} // namespace

// Waves are reflected at the near side of the wall, half a thickness t ahead of the parabola. That
// shortens a ray at angle a by t cos(a); moving the lamp out by d adds d cos(2 a). At d = 0.3 t
// both cancel for all rays within 0.02 t, from 0 to 48 degrees.
SCENE_CLAIM("headlight") {
    SceneRun run(scene), lamp(sceneWithout(scene, {"mirror"}));
    const PoolObject& mirror = run.object("mirror");
    const Shape& shape = std::get<Wall>(mirror.is).shape;
    const double bottom = mirror.x - shape.height / 2, focus = shape.width * shape.width / (16 * shape.height);
    const double place = run.object("lamp").x;
    EXPECT_NEAR(place, bottom + focus + 0.3 * shape.thickness, 0.25);
    run.advance(1200);
    lamp.advance(1200);
    const std::vector<Spot> front = placesAlong({250, 60}, {250, 180}, 61);
    const std::vector<Complex> all = run.phasors(front, 9, 3), direct = lamp.phasors(front, 9, 3);
    std::vector<Complex> reflected;
    for (std::size_t i = 0; i < all.size(); ++i) reflected.push_back(all[i] - direct[i]);
    std::vector<Spot> seen;
    for (const Spot& at : front) seen.push_back({at.x - bottom, at.y - mirror.y});
    const std::vector<double> phases = unwrapped(reflected), round = unwrapped(direct);
    const std::vector<double> expected = unwrapped(
        reflectedBy(focus, shape.width / 2, shape.thickness / 2, run.wavelength(9), place - bottom, seen));
    for (std::size_t i = 0; i < phases.size(); ++i) {
        EXPECT_NEAR(phases[i], phases[30], 2 * pi / 20) << "a twentieth of a wavelength, row " << front[i].y;
        EXPECT_NEAR(phases[i] - phases[30], expected[i] - expected[30], 2 * pi * 0.03) << front[i].y;
        EXPECT_GT(std::abs(reflected[i]), 0.6);
    }
    EXPECT_GT(round[0] - round[30], 4.0) << "which the lamp's own wave is not";
}

// The path to the mirror and back is 2 R.
SCENE_CLAIM("circle") {
    SceneRun run(scene);
    const std::vector<Spot> places = placesAlong({100, 120}, {220, 120}, 121);
    const std::vector<Series> all = run.record(places, 500);
    // Between leaving the start and refocusing.
    std::vector<double> highest;
    for (const Series& heights : all)
        highest.push_back(largestOf(Series(heights.begin() + 200, heights.end())));
    const auto place = std::ranges::max_element(highest) - highest.begin();
    EXPECT_NEAR(places[static_cast<std::size_t>(place)].x, run.probe("image").x, 3.0);
    const Series& there = all[static_cast<std::size_t>(place)];
    std::size_t when = 200;
    for (std::size_t i = when; i < there.size(); ++i)
        if (std::abs(there[i]) > std::abs(there[when])) when = i;
    const double begun = 0.5 * 2 / 8 * 200; // middle of the packet, in steps
    const double radius = 222.0 / 2 - 4;    // inside the wall
    const double expected = 2 * radius / run.speed() * 200;
    EXPECT_NEAR(static_cast<double>(when) + 1 - begun, expected, 0.04 * expected);
}

// Chirped echo as at Chichen Itza (D. Lubman, 1998), here of a straight front: 3.0 to 2.6 echoes
// per second.
SCENE_CLAIM("step-pyramid") {
    SceneRun run(scene);
    const Spot listener = run.probe("listener");
    const double clap = run.object("clap").x;
    // Path via the front of a step, less the direct path.
    std::vector<double> ways;
    for (int step = 1; step <= 8; ++step) {
        const PoolObject& block = run.object("step " + std::to_string(step));
        const Shape& shape = std::get<Wall>(block.is).shape;
        const double front = block.x - shape.width / 2, top = block.y - shape.height / 2;
        ways.push_back(front - listener.x + std::hypot(front - listener.x, top + 12 - listener.y));
    }
    const Series heights = run.record(listener, 800);
    const double rate = run.stepsPerSecond(), stepsPerCell = rate / run.speed();
    const auto highestNear = [&](double step) {
        std::size_t highest = static_cast<std::size_t>(step) - 12;
        for (std::size_t i = highest; i < static_cast<std::size_t>(step) + 12; ++i)
            if (heights[i] > heights[highest]) highest = i;
        return topNear(heights, static_cast<double>(highest));
    };
    const double direct = highestNear(60);
    EXPECT_NEAR(direct, (listener.x - clap) * stepsPerCell + rate / 10, 20);
    std::vector<double> echoes;
    for (const double way : ways) echoes.push_back(highestNear(direct + way * stepsPerCell));
    for (std::size_t i = 0; i < ways.size(); ++i)
        EXPECT_NEAR(echoes[i] - direct, ways[i] * stepsPerCell, 6) << i;
    EXPECT_NEAR(rate / (echoes[1] - echoes[0]), 3.0, 0.05);
    EXPECT_NEAR(rate / (echoes[7] - echoes[6]), 2.6, 0.05);
    EXPECT_NEAR(run.speed() / (ways[1] - ways[0]), 3.0, 0.05);
    EXPECT_NEAR(run.speed() / (ways[7] - ways[6]), 2.6, 0.05);
    EXPECT_GT(run.source("clap").every * rate, echoes[7]) << "before the next clap";
}
