// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples on numerical errors, measured in runs.
#include "core/scene_run.h"
#include "theory/dispersion.h"
#include "theory/growth.h"
#include "theory/stability.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

// Returns the group velocity in points per step.
double groupSpeed(const Rule& rule, double wavelength) {
    const double k = 2 * pi / wavelength, step = 1e-4 * k;
    return 2 * pi * (frequencyOf(rule, 2 * pi / (k + step)) - frequencyOf(rule, 2 * pi / (k - step))) /
           (2 * step);
}

// Returns the step of the energy centroid of a packet.
double passingOf(const Series& series, double cyclesPerStep) {
    const int window = static_cast<int>(3 / cyclesPerStep);
    double all = 0.0, moment = 0.0;
    for (int i = 0; i + window < static_cast<int>(series.size()); ++i) {
        Complex sum;
        for (int j = 0; j < window; ++j)
            sum += series[static_cast<std::size_t>(i + j)] *
                   std::polar(1 - std::cos(2 * pi * (j + 0.5) / window), 2 * pi * cyclesPerStep * j);
        all += std::norm(sum);
        moment += std::norm(sum) * (i + window / 2.0);
    }
    return moment / all;
}

} // namespace

SCENE_CLAIM("anisotropy") {
    SceneRun run(scene);
    const double hertz = run.source("source").hertz;
    run.advance(1000);
    const double axis =
        2 * pi / slopeOf(unwrapped(run.phasors(placesAlong({150, 120}, {220, 120}, 71), hertz, 20)));
    const double diagonal = 2 * pi * std::sqrt(2.0) /
                            slopeOf(unwrapped(run.phasors(placesAlong({150, 150}, {200, 200}, 51), hertz, 20)));
    EXPECT_NEAR(axis / run.wavelength(hertz), 1.0, 0.01);
    EXPECT_NEAR(diagonal / run.wavelength(hertz, 1.0, 45), 1.0, 0.01);
    EXPECT_NEAR(diagonal, run.speed() / hertz, 0.01 * diagonal) << "as in a medium without grid";
    EXPECT_NEAR(1 - axis / diagonal, 0.08, 0.01);
}

// h(x, n + 1) = h(x + 1, n) + h(x - 1, n) - h(x, n - 1) carries any shape (d'Alembert).
SCENE_CLAIM("courant-one") {
    SceneRun run(scene);
    run.run().applyPendingEvents();
    const std::vector<Spot> points = placesAlong({0, 0}, {319, 0}, 320);
    std::vector<double> start;
    for (const Spot& point : points) start.push_back(run.heightAt(point));
    for (int trip = 1; trip <= 5; ++trip) {
        run.advance(2 * 319);
        for (std::size_t i = 0; i < points.size(); ++i)
            EXPECT_NEAR(run.heightAt(points[i]), start[i], 1e-4) << trip;
    }
}

SCENE_CLAIM("short-waves-lag") {
    SceneRun run(scene);
    const std::vector<Series> all = run.record({run.probe("A"), run.probe("B")}, 1500);
    const double way = run.probe("B").x - run.probe("A").x;
    for (const auto& [packet, said] : {std::pair{"long waves", 0.50}, {"short waves", 0.39}}) {
        const double cycles = run.source(packet).hertz / run.stepsPerSecond();
        const double speed = way / (passingOf(all[1], cycles) - passingOf(all[0], cycles));
        EXPECT_NEAR(speed / groupSpeed(run.run().rule(), run.wavelength(run.source(packet).hertz)), 1.0, 0.02)
            << packet;
        EXPECT_NEAR(speed, said, 0.01) << packet;
    }
}

// z^2 - (2 - k lambda) z + 1 = 0 (theory/growth.h). The shortest wave has lambda = 4.
SCENE_CLAIM("instability") {
    SceneRun run(scene);
    const Series series = run.record({160, 0}, 1000);
    const double found = std::pow(std::abs(series[170] / series[120]), 1.0 / 50);
    Rule rule = run.experiment().rule;
    rule.k = 1.0004;
    const double shortest = eigenvalue(rule, pi * 318 / 319, 0.0);
    EXPECT_NEAR(found, growthOf(rule, shortest), 0.001);
    EXPECT_NEAR(found, 1 + 2 * std::sqrt(rule.k - 1), 0.001);
    EXPECT_LT(largestOf(series), 10.0);
    EXPECT_LT(std::abs(series[255]), 0.01) << "and it goes";
}

// Between fixed sides, the chessboard has the largest lambda.
SCENE_CLAIM("chessboard-grows") {
    SceneRun run(scene);
    const Rule cross = run.experiment().rule;
    Rule isotropic = cross;
    isotropic.stencil = Stencil::Isotropic;
    EXPECT_NEAR(stabilityOf(cross).limitK, 0.5, 1e-9);
    EXPECT_NEAR(stabilityOf(isotropic).limitK, 0.75, 1e-9);
    const Series grows = run.record({24, 16}, 32);
    const double found = std::pow(std::abs(grows[31] / grows[21]), 1.0 / 10);
    EXPECT_NEAR(found, growthOf(cross, eigenvalue(cross, pi * 46 / 47, pi * 30 / 31)), 0.001);
    EXPECT_NEAR(found, 1.14, 0.005);
    EXPECT_LT(growthOf(isotropic, eigenvalue(isotropic, pi * 46 / 47, pi * 30 / 31)), 1.0 + 1e-9);
    const Series swings = run.record({24, 16}, 240);
    EXPECT_LT(largestOf(swings), 2 * largestOf(grows));
    EXPECT_GT(largestOf({swings.end() - 20, swings.end()}), 0.2 * largestOf(grows)) << "and it goes on";
}

// sin(19 pi i / 11) = -sin(3 pi i / 11) for every integer i.
SCENE_CLAIM("aliasing") {
    SceneRun run(scene);
    Experiment three = sceneOf(scene);
    three.events = {{0, AddedModes{{{.halfWavesX = 3.0, .height = -1.0}}, true}}};
    SceneRun other(three);
    run.run().applyPendingEvents();
    const SharedList<double>& line = std::get<Instrument>(run.object("19 half-wavelengths").is).heights;
    ASSERT_EQ(line.size(), 11 * 20 + 1u);
    for (int bead = 1; bead <= 10; ++bead)
        EXPECT_NEAR(line[static_cast<std::size_t>(20 * bead)], run.heightAt({double(bead), 0}), 0.006);
    const std::vector<Spot> beads = placesAlong({1, 0}, {10, 0}, 10);
    const std::vector<Series> few = other.record(beads, 2000), many = run.record(beads, 2000);
    for (std::size_t bead = 0; bead < beads.size(); ++bead)
        for (std::size_t step = 0; step < 2000; ++step)
            ASSERT_NEAR(many[bead][step], few[bead][step], 1e-4) << bead << ", " << step;
    const double expected = std::asin(std::sqrt(0.01) * std::sin(3 * pi / 22)) / pi;
    EXPECT_NEAR(strongestFrequency(many[1], 0.5 * expected, 2 * expected) / expected, 1.0, 0.003);
}

// Driven with z = exp(i w): z^2 - (1 + s - s k lambda) z + s = 0, lambda = 2 - 2 cos q
// (theory/growth.h).
// Undamped, sin(w / 2) = sqrt(k) sin(q / 2) is at most sqrt(k).
SCENE_CLAIM("too-fast") {
    SceneRun run(scene);
    const Rule rule = run.experiment().rule;
    EXPECT_NEAR(std::asin(std::sqrt(rule.k)) / pi, 1.0 / 6, 1e-12);
    const auto alongFrom = [&](double cyclesPerStep) {
        const Complex z = std::polar(1.0, 2 * pi * cyclesPerStep);
        const double s = rule.damping.velocity;
        const Complex q = std::acos(1.0 - (1 + s - z - s / z) / (2 * s * rule.k));
        return std::abs(q.imag());
    };
    const auto fall = [&](double cyclesPerStep) { // per point, 4 to 12 points from the drive
        std::vector<double> logarithms;
        for (const Series& series : run.record(placesAlong({64, 0}, {72, 0}, 9), 200))
            logarithms.push_back(std::log(std::abs(phasorOf(series, cyclesPerStep))));
        return -slopeOf(logarithms);
    };
    run.advance(400);
    const double slow = run.experiment().drive.frequency;
    EXPECT_LT(slow, 1.0 / 6);
    EXPECT_NEAR(fall(slow), alongFrom(slow), 0.01);
    run.advance(2400);
    const double fast = run.run().settings().drive.frequency;
    EXPECT_NEAR(fast, 0.171, 1e-12);
    EXPECT_NEAR(fall(fast) / alongFrom(fast), 1.0, 0.01);
    EXPECT_NEAR(1 / fall(fast), 2.25, 0.03);
    const std::vector<Series> pair = run.record({{63, 0}, {64, 0}}, 200);
    EXPECT_LT((phasorOf(pair[0], fast) / phasorOf(pair[1], fast)).real(), 0.0)
        << "neighbours against each other";
}

// The neighbours of a single 1 get 1 div 2 = 0, so only this cell oscillates: 1, 0, -1, 0.
SCENE_CLAIM("whole-numbers") {
    SceneRun run(scene);
    const Grid grid = run.run().grid();
    for (int step = 1; step <= 64; ++step) {
        run.advance(1);
        for (int y = 0; y < grid.height; ++y)
            for (int x = 0; x < grid.width; ++x)
                if (x != 20 || y != 30) {
                    ASSERT_EQ(run.run().height(x, y), 0.0) << step;
                }
        ASSERT_EQ(std::abs(run.run().height(20, 30)), step % 2 ? 0.0 : 1.0) << step;
    }
    // Damping by 1/16 with fractions leaves the pool at rest.
    Experiment fractions = sceneOf(scene);
    fractions.rule.arithmetic = Arithmetic::Float;
    fractions.rule.k = 0.5;
    fractions.rule.damping.update = 1 - 1.0 / 16;
    SceneRun fine(fractions);
    fine.advance(4000);
    EXPECT_LT(fine.run().largestHeight(), 1e-6);
    run.advance(3936);
    const auto moving = [&] {
        int cells = 0;
        for (int y = 0; y < grid.height; ++y)
            for (int x = 0; x < grid.width; ++x)
                if (run.run().height(x, y) != 0.0) ++cells;
        return cells;
    };
    EXPECT_GT(moving(), 1000);
    run.advance(16000);
    EXPECT_GT(moving(), 1000) << "nor later";
}
