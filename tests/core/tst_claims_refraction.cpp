// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the scenes with refraction and lenses, measured in runs.
#include "core/scene_diagonals.h"
#include "core/scene_run.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

double degreesOf(const Spot& vector) { return std::atan2(vector.y, vector.x) * 180 / pi; }

// Returns the power through a straight line of positions one cell apart, up to a constant.
// The power is `factor` times Im(conj(u) du/dn), with central differences; `factor` multiplies k.
double powerThrough(
    SceneRun& run, const Spot& from, const Spot& to, const Spot& across, double hertz,
    const std::function<double(double y)>& factor = [](double) { return 1.0; }) {
    const int count = static_cast<int>(std::lround(std::hypot(to.x - from.x, to.y - from.y))) + 1;
    std::vector<Spot> places;
    for (const double step : {-1.0, 0.0, 1.0})
        for (const Spot& place : placesAlong({from.x + step * across.x, from.y + step * across.y},
                                             {to.x + step * across.x, to.y + step * across.y}, count))
            places.push_back(place);
    const std::vector<Complex> u = run.phasors(places, hertz, 2);
    double sum = 0.0;
    for (std::size_t i = 0, n = static_cast<std::size_t>(count); i < n; ++i)
        sum += factor(places[n + i].y) * std::imag(std::conj(u[n + i]) * (u[2 * n + i] - u[i])) / 2;
    return sum;
}

double powerRightwards(SceneRun& run, double x, double top, double bottom, double hertz) {
    return powerThrough(run, {x, top}, {x, bottom}, {1, 0}, hertz);
}

double powerDownwards(SceneRun& run, double y, double left, double right, double hertz) {
    return powerThrough(run, {left, y}, {right, y}, {0, 1}, hertz);
}

// Returns the centre of a beam on a line of positions: the mean index weighted by |u|^2.
double middleOf(const std::vector<Complex>& phasors) {
    double sum = 0.0, weight = 0.0;
    for (std::size_t i = 0; i < phasors.size(); ++i) {
        sum += static_cast<double>(i) * std::norm(phasors[i]);
        weight += std::norm(phasors[i]);
    }
    return sum / weight;
}

// Returns the row of the beam centre.
double beamAt(SceneRun& run, double x, double bottom, double hertz) {
    const int count = static_cast<int>(bottom) - 4;
    return 5 + middleOf(run.phasors(placesAlong({x, 5}, {x, bottom}, count), hertz, 2));
}

// Ray in a medium whose squared speed grows with the distance s from a line (brachistochrone).
// Cycloid by Snell's law: s = r (1 - cos p), x = r (p - sin p), parallel to the line at p = pi.
struct Cycloid {
    double radius, start;
    // Ray from the distance s, inclined by `degrees`.
    static Cycloid from(double s, double degrees) {
        const double cosine = std::cos(degrees * pi / 180), radius = s / (cosine * cosine) / 2;
        return {radius, std::acos(1 - s / radius)};
    }
    double alongAt(double p) const { return radius * ((p - std::sin(p)) - (start - std::sin(start))); }
    // Returns the distance from the line at this position.
    double distanceAt(double along) const {
        double low = start, high = 2 * pi;
        for (int i = 0; i < 60; ++i) (alongAt((low + high) / 2) < along ? low : high) = (low + high) / 2;
        return radius * (1 - std::cos(low));
    }
};

} // namespace

// r = (c1 - c2) / (c1 + c2), t = 2 c1 / (c1 + c2) for depths (docs/experiment-objects.md).
SCENE_CLAIM("slow-medium") {
    SceneRun run(scene);
    run.advance(1500);
    const double fast = run.wavelength(3.5), slow = run.wavelength(3.5, 0.25);
    const std::vector<Complex> before = run.phasors(placesAlong({40, 120}, {150, 120}, 111), 3.5, 3);
    const std::vector<Complex> behind = run.phasors(placesAlong({180, 120}, {300, 120}, 121), 3.5, 3);
    const OnAndBack left = onAndBack(before, 2 * pi / fast), right = onAndBack(behind, 2 * pi / slow);
    EXPECT_NEAR(2 * pi / slopeOf(unwrapped(behind)), fast / 2, 0.01 * fast);
    EXPECT_NEAR(std::abs(left.back / left.on), 1.0 / 3, 0.015);
    EXPECT_NEAR(std::abs(right.on / left.on), 4.0 / 3, 0.02);
}

// Two equal reflections a quarter wavelength apart cancel (Born and Wolf, Principles of Optics,
// 1.6.4).
SCENE_CLAIM("anti-reflective-coating") {
    SceneRun run(scene);
    run.advance(1500);
    const double angle = 2 * pi / run.wavelength(3.5355);
    const auto echo = [&](double y) {
        const OnAndBack wave = onAndBack(run.phasors(placesAlong({50, y}, {145, y}, 96), 3.5355, 2), angle);
        return std::abs(wave.back / wave.on);
    };
    EXPECT_LT(echo(run.probe("coated").y), 0.01);
    EXPECT_NEAR(echo(run.probe("bare").y), (1 - 0.49) / (1 + 0.49), 0.01);
}

// Plane wave on a circular region of different depth: A J_n(k' r) inside, i^n J_n(k r) + B H_n(k
// r) outside. Height and flow (factor times slope) are continuous at its edge.
SCENE_CLAIM("circular-prism") {
    SceneRun run(scene), free(sceneWithout(scene, {"shoal"}));
    run.advance(1200);
    free.advance(1200);
    const double factor = 0.75 * 0.75, radius = 50.0, hertz = 11.7;
    const double k = 2 * pi / run.wavelength(hertz), inside = 2 * pi / run.wavelength(hertz, factor);
    const auto bessel = [](int n, double x) {
        return n < 0 ? -std::cyl_bessel_j(1.0, x) : std::cyl_bessel_j(double(n), x);
    };
    const auto hankel = [&](int n, double x) {
        return n < 0 ? -Complex(bessel(1, x), std::cyl_neumann(1.0, x))
                     : Complex(bessel(n, x), std::cyl_neumann(double(n), x));
    };
    const auto expectedAt = [&](double r) {
        Complex sum = std::polar(1.0, k * r), turn = 1.0; // turn: i^n
        for (int n = 0; n < 45; ++n, turn *= Complex(0, 1)) {
            const double rim = k * radius, within = inside * radius;
            const double j = bessel(n, rim), dj = k * (bessel(n - 1, rim) - n / rim * j);
            const Complex h = hankel(n, rim), dh = k * (hankel(n - 1, rim) - n / rim * h);
            const double in = bessel(n, within);
            const double din = factor * inside * (bessel(n - 1, within) - n / within * in);
            sum -= (n ? 2.0 : 1.0) * turn * (dj * in - j * din) / (dh * in - h * din) * hankel(n, k * r);
        }
        return std::abs(sum);
    };
    const std::vector<Spot> axis = placesAlong({175, 120}, {235, 120}, 61);
    const auto there = run.phasors(axis, hertz, 3), without = free.phasors(axis, hertz, 3);
    std::vector<double> found, expected;
    for (std::size_t i = 0; i < axis.size(); ++i) {
        found.push_back(std::abs(there[i] / without[i]));
        expected.push_back(expectedAt(axis[i].x - 120));
        EXPECT_NEAR(found[i], expected[i], 0.05 * 3.6) << axis[i].x;
    }
    const auto highest = std::ranges::max_element(found);
    EXPECT_NEAR(*highest, 3.6, 0.05);
    // Without the shoal, the height at the probe is 1.
    EXPECT_NEAR(expectedAt(run.probe("focus").x - 120), 3.6, 0.02);
    EXPECT_NEAR(std::abs(run.phasor(run.probe("focus"), hertz, 3)), 3.6, 0.05);
    EXPECT_NEAR(std::abs(free.phasor(run.probe("focus"), hertz, 3)), 1.0, 0.02);
    EXPECT_NEAR(175.0 + static_cast<double>(highest - found.begin()), 190.0, 5.0);
}

// Thin lens: the phase shifts by (n - 1) k times the thickness, and its flat side emits circular
// waves (second Rayleigh-Sommerfeld integral). The long waves focus nearer than R / (n - 1).
SCENE_CLAIM("plano-convex-lens") {
    SceneRun run(scene);
    run.advance(1500);
    const double k = 2 * pi / run.wavelength(12), inside = 2 * pi / run.wavelength(12, 0.625 * 0.625);
    const double radius = (75.0 * 75 + 26 * 26) / (2 * 26), flat = 70 + 13;
    const double through = 2 / 1.625 * 2 * 0.625 / 1.625; // transmission coefficient of both surfaces
    std::vector<double> found, expected;
    const std::vector<Spot> axis = placesAlong({160, 120}, {310, 120}, 151);
    for (const Complex& height : run.phasors(axis, 12, 4)) found.push_back(std::abs(height));
    for (const Spot& place : axis) {
        Complex sum;
        for (double y = -89.5; y < 90; y += 1) {
            const double fade = std::abs(y) < 60 ? 1.0 : (1 + std::cos(pi * (std::abs(y) - 60) / 30)) / 2;
            const double thick = std::abs(y) < 75 ? std::sqrt(radius * radius - y * y) - radius + 26 : 0.0;
            const double ahead = place.x - flat, r = std::hypot(ahead, y);
            sum += (thick > 0.0 ? through : 1.0) * fade * std::polar(1.0, (inside - k) * thick) * ahead / r *
                   Complex(std::cyl_bessel_j(1.0, k * r), std::cyl_neumann(1.0, k * r));
        }
        expected.push_back(k / 2 * std::abs(sum));
    }
    const auto top = std::ranges::max_element(found), expectedTop = std::ranges::max_element(expected);
    EXPECT_NEAR(static_cast<double>(top - found.begin()), static_cast<double>(expectedTop - expected.begin()),
                10.0);
    EXPECT_NEAR(*top, *expectedTop, 0.1 * *top);
    EXPECT_NEAR(*top, 3.2, 0.1);
    EXPECT_LT(160 + static_cast<double>(top - found.begin()), flat + 0.9 * radius / 0.6);
}

SCENE_CLAIM("right-angle-prism") {
    SceneRun run(scene);
    run.advance(1500);
    EXPECT_NEAR(degreesOf(run.waveVectorAt({195, 190}, 14, 10)), 90.0, 1.5);
    const double in = powerRightwards(run, 100, 40, 150, 10);
    EXPECT_GT(powerDownwards(run, 175, 130, 270, 10), 0.85 * in);
    EXPECT_LT(powerRightwards(run, 265, 5, 120, 10), 0.03 * in);
}

SCENE_CLAIM("porro-prism") {
    SceneRun run(scene);
    run.advance(1900);
    EXPECT_NEAR(std::abs(degreesOf(run.waveVectorAt({110, 165}, 14, 10))), 180.0, 1.5);
    EXPECT_GT(-powerRightwards(run, 110, 122, 220, 10), 0.85 * powerRightwards(run, 110, 20, 118, 10));
    const auto back = run.phasors(placesAlong({110, 122}, {110, 210}, 89), 10, 2);
    EXPECT_NEAR(122 + middleOf(back) - 75, 90.0, 3.0);
}

// The beam is a sum of plane waves on a 45 degree staircase.
SCENE_CLAIM("frustrated-reflection") {
    const double hertz = 4.5;
    const auto widened = [&](double wider) {
        Experiment gap = sceneOf(scene);
        for (PoolObject& object : gap.objects)
            if (object.name == "second glass") {
                object.x += wider * std::numbers::sqrt2 / 2;
                object.y += wider * std::numbers::sqrt2 / 2;
            }
        return gap;
    };
    const auto measured = [&](double wider) {
        SceneRun run(widened(wider));
        run.advance(1500);
        const double through = powerRightwards(run, 250, 10, 235, hertz),
                     in = powerRightwards(run, 80, 30, 230, hertz);
        const double back = -powerDownwards(run, 20, 40, 300, hertz);
        EXPECT_NEAR((through + back) / in, 1.0, 0.03);
        return through / in;
    };
    const auto expected = [&](double wider) {
        const Experiment gap = widened(wider);
        const SceneRun run(gap);
        std::vector<double> factors;
        for (int s = 262; s < 302; ++s)
            factors.push_back(stiffnessOfCell(gap.grid, SceneKind::Pool, gap.objects, s - 130, 130));
        EXPECT_NEAR(factors.front(), 0.36, 1e-6);
        EXPECT_NEAR(factors.back(), 0.36, 1e-6);
        double through = 0.0, all = 0.0;
        for (double sine = -0.9; sine <= 0.9; sine += 0.02) {
            const double degrees = std::asin(sine) * 180 / pi;
            const double slow = 2 * pi / run.wavelength(hertz, 0.36, std::abs(degrees));
            const double along = sine * slow, on = std::sqrt(slow * slow - along * along);
            double share = 0.0; // line spectrum: constant over 60 cells, tapered over 50
            for (double y = 0.5; y < 80; y += 1)
                share += (y < 30 ? 1.0 : (1 + std::cos(pi * (y - 30) / 50)) / 2) * std::cos(along * y);
            const double weight = share * share * on;
            all += weight;
            if (on + along <= 0.0) continue;
            const PassedAndBack found =
                acrossDiagonals(factors, on, along, gap.rule.k, hertz / gap.stepsPerSecond);
            EXPECT_NEAR(found.passed + found.back, 1.0, 0.001) << degrees;
            through += weight * found.passed;
        }
        return through / all;
    };
    const double nine = measured(0), eleven = measured(2);
    const double nineExpected = expected(0), elevenExpected = expected(2);
    EXPECT_NEAR(nine, 0.36, 0.02);
    EXPECT_NEAR(nine, nineExpected, 0.03 * nine);
    EXPECT_NEAR(eleven / nine, 0.7, 0.02);
    EXPECT_NEAR(eleven / nine, elevenExpected / nineExpected, 0.03);
}

// The squared speed rises from 0.4 at the top by 0.0025 per cell; its zero is 160 rows above the
// pool.
SCENE_CLAIM("mirage") {
    SceneRun run(scene);
    run.advance(1500);
    const Cycloid ray = Cycloid::from(60 + 160, 22);
    for (const double x : {100.0, 150.0, 200.0, 237.0, 300.0, 350.0})
        EXPECT_NEAR(beamAt(run, x, 234, 8), ray.distanceAt(x - 50) - 160, 4.0) << x;
    EXPECT_NEAR(run.waveVectorAt({232, 96}, 12, 8).y, 0.0, 0.02) << "level where it turns";
    EXPECT_NEAR(ray.distanceAt(ray.alongAt(pi)) * 0.0025, 220 * 0.0025 / std::pow(std::cos(22 * pi / 180), 2),
                1e-9);
}

// The squared speed falls by 0.6 within 215 rows.
SCENE_CLAIM("inversion") {
    SceneRun run(scene);
    run.advance(1500);
    const double edge = 215 / 0.6; // row of zero speed
    const Cycloid ray = Cycloid::from(edge - 180, 22);
    EXPECT_NEAR(2 * ray.alongAt(pi), 303.0, 1.0);
    for (const double x : {100.0, 150.0, 192.0, 250.0, 300.0, 343.0}) {
        EXPECT_NEAR(beamAt(run, x, 214, 8), edge - ray.distanceAt(x - 40), 4.0) << x;
    }
}

// A ray at angle a in the slowest row turns at c = c_least / cos a: inside the channel if cos a
// exceeds 1 / root 2.
SCENE_CLAIM("sound-channel") {
    SceneRun run(scene);
    run.advance(2500);
    const auto factor = [](double y) { return 1 - 0.5 * std::max(0.0, 1 - std::abs(y - 120) / 110); };
    const double right = powerThrough(run, {90, 30}, {90, 210}, {1, 0}, 10, factor);
    const double left = -powerThrough(run, {30, 30}, {30, 210}, {1, 0}, 10, factor);
    const double down = powerThrough(run, {31, 210}, {89, 210}, {0, 1}, 10, factor);
    const double up = -powerThrough(run, {31, 30}, {89, 30}, {0, 1}, 10, factor);
    const double all = right + left + down + up;
    for (const double x : {350.0, 460.0}) {
        const double kept = powerThrough(run, {x, 20}, {x, 220}, {1, 0}, 10, factor);
        EXPECT_NEAR(kept / all, 0.25, 0.03) << x;
    }
}

// R. K. Luneburg, Mathematical Theory of Optics (1944).
SCENE_CLAIM("luneburg-lens") {
    SceneRun run(scene);
    run.advance(1500);
    std::vector<double> found;
    for (const Complex& phasor : run.phasors(placesAlong({225, 120}, {265, 120}, 41), 9, 2))
        found.push_back(std::abs(phasor));
    EXPECT_NEAR(225 + topNear(found, 15), 240.0, run.wavelength(9) / 4);
    EXPECT_GT(found[static_cast<std::size_t>(topNear(found, 15))], 5.0);
}
