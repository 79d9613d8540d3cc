// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the built-in experiments on the numerics claim, measured in their runs.
#include "core/scene_run.h"
#include "theory/dispersion.h"
#include "theory/growth.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

// Points per step: the slope of the frequency over the wave number.
double groupSpeed(const Rule& rule, double wavelength) {
    const double k = 2 * pi / wavelength, step = 1e-4 * k;
    return 2 * pi * (frequencyOf(rule, 2 * pi / (k + step)) - frequencyOf(rule, 2 * pi / (k - step))) /
           (2 * step);
}

// When a packet of this frequency goes by, in steps: the middle of its energy.
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
    run.run().actNow();
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

// z^2 - (2 - k lambda) z + 1 = 0: see theory/growth.h. For the shortest wave lambda is 4.
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
