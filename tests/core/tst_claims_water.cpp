// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples on water, measured in runs.
#include "core/scene_run.h"
#include "model/real_scale.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

double largestBetween(const Series& series, int from, int to) {
    return *std::max_element(series.begin() + from, series.begin() + to);
}

} // namespace

// Narrow harbour, formula as in `pan-pipe`: 1 / (k a) = 2 / (k w) at resonance. The reference pool
// has a dam.
SCENE_CLAIM("harbour") {
    SceneRun run(scene), shut(scene);
    Wall dam;
    dam.shape = {Form::Box, 60, 20, 0, {}};
    shut.run().apply(ObjectsChange{{PoolObject{"dam", 230.5, 120, 0, dam}}, {}, {}});
    const double hertz = run.source("swell").hertz, k = 2 * pi / run.wavelength(hertz);
    const double width = 13, length = 40; // moving rows and columns
    run.advance(2200);
    shut.advance(2200);
    EXPECT_NE(run.heightAt({240, 126}), 0.0);
    EXPECT_EQ(run.heightAt({240, 127}), 0.0);
    EXPECT_EQ(run.heightAt({241, 120}), 0.0);
    const double found =
        std::abs(run.phasor({240, 120}, hertz, 2)) / std::abs(shut.phasor({200, 120}, hertz, 2));
    const double ka = k * width / 2;
    const Complex below(std::cos(k * length) + 2 * ka / pi * std::sin(k * length) *
                                                   std::log(2 * 1.781 * ka / (pi * std::exp(1.0))),
                        -ka * std::sin(k * length));
    EXPECT_NEAR(found, 1 / std::abs(below), 0.05 * found);
    EXPECT_NEAR(found, 2 / (k * width), 0.1 * found);
    EXPECT_NEAR(found, 5, 0.5);
}

// Long waves at a depth step: t = 2 c1 / (c1 + c2), r = (c1 - c2) / (c1 + c2) (Lamb,
// Hydrodynamics, 176).
SCENE_CLAIM("continental-shelf") {
    SceneRun run(scene);
    const double ratio = std::sqrt(std::get<MediumRegion>(run.object("shelf").is).factor);
    const std::vector<Series> all = run.record({run.probe("sea"), run.probe("on the shelf")}, 550);
    const double incoming = largestBetween(all[0], 0, 230), back = largestBetween(all[0], 230, 500);
    EXPECT_NEAR(largestOf(all[1]) / incoming, 2 / (1 + ratio), 0.02);
    EXPECT_NEAR(largestOf(all[1]) / incoming, 4.0 / 3, 0.02);
    EXPECT_NEAR(back / incoming, (1 - ratio) / (1 + ratio), 0.02);
}

// Height ~ depth^(-1/4) (Green, Trans. Camb. Phil. Soc. 6, 457, 1838).
SCENE_CLAIM("greens-law") {
    SceneRun run(scene);
    const double depth = std::get<MediumRegion>(run.object("flat").is).factor;
    const std::vector<Series> all = run.record({run.probe("sea"), run.probe("shore")}, 760);
    EXPECT_NEAR(largestBetween(all[1], 600, 760) / largestBetween(all[0], 0, 200), std::pow(depth, -0.25),
                0.05 * 2);
}

// T = 2 L / sqrt(g h) (Merian, 1828).
SCENE_CLAIM("long-lake") {
    SceneRun run(scene);
    const Experiment& lake = run.experiment();
    const double period = 1 / strongestFrequency(run.record(run.probe("west"), 3000), 0.0006, 0.003);
    const double metres = lake.real.length / (lake.grid.width - 1);             // per cell
    const double speed = std::sqrt(9.81 * lake.real.depth);                     // metres per second
    const double seconds = metres * run.speed() / run.stepsPerSecond() / speed; // per step
    const double merian = 2 * lake.real.length / speed;
    EXPECT_NEAR(period * seconds, merian, 0.01 * merian);
    EXPECT_NEAR(period * seconds / 60, 63, 1);
}

// Heights and flows are continuous at the depth step: c1 tan(w l / c1) + c2 tan(w l / c2) = 0. For
// c2 = c1 / 2 the fundamental has tan^2(w l / c1) = 2 and heights 1 : -sqrt 3 at the ends.
SCENE_CLAIM("two-basin-lake") {
    SceneRun run(scene);
    const double theta = std::atan(std::sqrt(2.0)), half = 160;
    EXPECT_NEAR(std::tan(theta) + 0.5 * std::tan(2 * theta), 0.0, 1e-9);
    const double hertz = theta * run.speed() / (2 * pi * half);
    EXPECT_NEAR(run.source("wind").hertz / hertz, 1.0, 0.005);
    run.advance(6000);
    const std::vector<Complex> along =
        run.phasors(placesAlong({0, 40}, {319, 40}, 320), run.source("wind").hertz, 1);
    EXPECT_NEAR(std::abs(along[319]) / std::abs(along[0]), std::abs(std::cos(theta) / std::cos(2 * theta)),
                0.05 * 1.73);
    EXPECT_NEAR(std::sqrt(3.0), std::abs(std::cos(theta) / std::cos(2 * theta)), 1e-9);
    const auto still =
        std::ranges::min_element(along, {}, [](const Complex& z) { return std::norm(z); }) - along.begin();
    EXPECT_NEAR(double(still) / 320, 1 - 0.5 * pi / 2 / (2 * theta), 0.01);
    EXPECT_NEAR(double(still) / 320, 0.59, 0.01);
}

// Plane wave on a hard cylinder: sum of e_n i^n cos(n a) (J_n(k r) - J_n'(k R) / H_n'(k R) H_n(k
// r)) (Morse and Ingard, Theoretical Acoustics, 8.1).
SCENE_CLAIM("island") {
    SceneRun run(scene);
    const PoolObject& island = run.object("island");
    const double hertz = run.source("swell").hertz, k = 2 * pi / run.wavelength(hertz);
    const double radius = std::get<Wall>(island.is).shape.width / 2;
    const auto hankel = [](int n, double x) {
        return Complex(std::cyl_bessel_j(n, x), std::cyl_neumann(n, x));
    };
    const auto slope = [&](int n, double x) {
        return n ? (hankel(n - 1, x) - hankel(n + 1, x)) / 2.0 : -hankel(1, x);
    };
    const auto heightAt = [&](double r, double degrees) {
        Complex sum, turn = 1.0;
        for (int n = 0; n < 30; ++n, turn *= Complex(0, 1)) {
            const Complex scattered = slope(n, k * radius).real() / slope(n, k * radius) * hankel(n, k * r);
            sum += (n ? 2.0 : 1.0) * turn * std::cos(n * degrees * pi / 180) *
                   (std::cyl_bessel_j(n, k * r) - scattered);
        }
        return std::abs(sum);
    };
    run.advance(1300);
    const std::vector<double> degrees = numbersFrom(0, 180, 15);
    for (const double r : {radius + 1, radius + 6, radius + 16}) {
        const std::vector<Complex> found =
            run.phasors(placesAround({island.x, island.y}, r, degrees), hertz, 2);
        for (const std::size_t i : {0, 1, 12})
            EXPECT_NEAR(std::abs(found[i]), heightAt(r, degrees[i]), 0.03 + 0.06 * heightAt(r, degrees[i]))
                << r << ", " << degrees[i];
        if (r == radius + 1) {
            EXPECT_NEAR(std::abs(found[0]), 0.5, 0.08);
            EXPECT_GT(std::abs(found[0]), 2 * std::abs(found[1]));
        }
    }
}

// Shelf before a steep coast: amplification 2 / |cos - i c2/c1 sin| of the incident wave, 2 c1 /
// c2 at a quarter wavelength.
SCENE_CLAIM("tidal-bay") {
    SceneRun run(scene);
    const double factor = std::get<MediumRegion>(run.object("bay").is).factor, hertz = run.source("tide").hertz;
    EXPECT_NEAR(run.wavelength(hertz, factor) / 4, 80, 0.5);
    run.advance(5000);
    EXPECT_NEAR(std::abs(run.phasor(run.probe("head"), hertz, 1)), 2 / std::sqrt(factor), 0.05 * 4);
}

// T = 2 L / c along the middle line (du Boys, Essai theorique sur les seiches, 1891).
SCENE_CLAIM("bent-lake") {
    SceneRun run(scene);
    const PoolObject& shore = run.object("inner shore");
    run.advance(300);
    double from = shore.y - 100; // water above the middle of the bend
    while (run.heightAt({shore.x + 40, from}) == 0.0) --from;
    double to = from;
    while (run.heightAt({shore.x + 40, to - 1}) != 0.0) --to;
    const double length = pi * std::hypot(40, shore.y - (from + to) / 2);
    EXPECT_NEAR(length, 393, 2);
    const double period = 1 / strongestFrequency(run.record(run.probe("west"), 3500), 0.0006, 0.0015);
    EXPECT_NEAR(period / run.stepsPerSecond() / (2 * length / run.speed()), 1.0, 0.02);
    EXPECT_NEAR(period / run.stepsPerSecond(), 2.0, 0.04);
}
