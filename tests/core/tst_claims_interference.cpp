// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the scenes with interference, slits and obstacles, measured in runs.
#include "core/scene_run.h"
#include "theory/cylindrical_wave.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

// Circular wave of a point source: (i/4) H0 of the first kind (Green's function of the plane
// Helmholtz equation).
Complex roundWave(double waveNumber, double distance) {
    const double x = waveNumber * distance;
    return Complex(0.0, 0.25) * Complex(std::cyl_bessel_j(0.0, x), std::cyl_neumann(0.0, x));
}

// Fresnel integrals C and S up to v, by Simpson's rule (Born and Wolf, Principles of Optics,
// 8.7.2).
Complex fresnel(double v) {
    const int parts = 400;
    Complex sum;
    for (int i = 0; i <= parts; ++i) {
        const double t = v * i / parts;
        const double weight = i == 0 || i == parts ? 1.0 : i % 2 ? 4.0 : 2.0;
        sum += weight * std::polar(1.0, pi * t * t / 2);
    }
    return sum * (v / parts / 3.0);
}

// Amplitude behind a half plane relative to the free wave: |(1 + i) / 2 - (C + i S)| / root 2.
// v = y root(2 / (wavelength distance)), positive in the shadow.
double behindEdge(double v) { return std::abs(Complex(0.5, 0.5) - fresnel(v)) / std::numbers::sqrt2; }

std::vector<double> amplitudesOf(const std::vector<Complex>& phasors) {
    std::vector<double> amplitudes;
    for (const Complex& phasor : phasors) amplitudes.push_back(std::abs(phasor));
    return amplitudes;
}

// Returns the wave behind the screen relative to the free wave.
std::vector<Complex> shares(const std::string& scene, const std::vector<std::string>& screen,
                            const std::vector<Spot>& places, double hertz, int steps) {
    SceneRun with(scene), without(sceneWithout(scene, screen));
    with.advance(steps);
    without.advance(steps);
    std::vector<Complex> there = with.phasors(places, hertz, 4), free = without.phasors(places, hertz, 4);
    for (std::size_t i = 0; i < there.size(); ++i) there[i] /= free[i];
    return there;
}

// Amplitude behind the openings of a hard screen, at normal incidence of a wave of height 1. Each
// piece emits 2 k (i/4) H0 (first Rayleigh-Sommerfeld integral, for openings wider than a
// wavelength).
double behindOpenings(double waveNumber, double distance, double aside,
                      const std::vector<std::pair<double, double>>& openings) {
    Complex sum;
    for (const auto& [from, to] : openings) {
        const int pieces = 400;
        for (int i = 0; i < pieces; ++i) {
            const double y = from + (to - from) * (i + 0.5) / pieces;
            sum += roundWave(waveNumber, std::hypot(distance, y - aside)) * ((to - from) / pieces);
        }
    }
    return 2 * waveNumber * std::abs(sum);
}

} // namespace

// Fresnel diffraction at an edge between rows 120 and 121 (Born and Wolf, 8.7.3): half the height
// at the shadow boundary, first maximum 1.1707 at v = -1.217.
SCENE_CLAIM("half-plane") {
    EXPECT_NEAR(behindEdge(-1.217), 1.1707, 1e-3);
    const std::vector<double> found =
        amplitudesOf(shares(scene, {"wall"}, placesAlong({250, 40}, {250, 160}, 121), 11.5, 900));
    const double perCell = std::sqrt(2.0 / (SceneRun(scene).wavelength(11.5) * (250.0 - 90.0)));
    EXPECT_NEAR((found[80] + found[81]) / 2, 0.5, 0.02);
    const double fringe = topNear(found, 80.5 - 1.217 / perCell);
    EXPECT_NEAR((fringe - 80.5) * perCell, -1.217, 0.1);
    const double height = found[static_cast<std::size_t>(std::lround(fringe))];
    EXPECT_NEAR(height * height, 1.37, 0.04);
}

// Each edge acts as a half plane.
SCENE_CLAIM("obstacle") {
    const std::vector<Spot> places = placesAlong({250, 90}, {250, 150}, 61);
    const std::vector<double> found = amplitudesOf(shares(scene, {"obstacle"}, places, 11.5, 900));
    const double v = 30.0 * std::sqrt(2.0 / (SceneRun(scene).wavelength(11.5) * (250.0 - 90.0)));
    EXPECT_NEAR(topNear(found, 30), 30.0, 0.5);
    EXPECT_NEAR(found[30], 2 * behindEdge(v), 0.04 * found[30]);
    EXPECT_LT(found[15], 0.2 * found[30]) << "and dark on both sides of it";
    EXPECT_LT(found[45], 0.2 * found[30]);
}

// Hard cylinder in a plane wave: sum over all n of i^n J_n'(k a) / H_n'(k a) H_n(k r) cos(n phi)
// (Morse and Feshbach, Methods of Theoretical Physics, 11.2).
SCENE_CLAIM("poisson-spot") {
    const std::vector<double> found =
        amplitudesOf(shares(scene, {"island"}, placesAlong({250, 90}, {250, 150}, 61), 11.5, 900));
    const double k = 2 * pi / SceneRun(scene).wavelength(11.5), radius = 22.0;
    const auto hankel = [](int n, double x) {
        return Complex(std::cyl_bessel_j(double(n), x), std::cyl_neumann(double(n), x));
    };
    const auto slope = [&](int n) { // derivative of the Hankel function
        return n == 0 ? -hankel(1, k * radius)
                      : hankel(n - 1, k * radius) - n / (k * radius) * hankel(n, k * radius);
    };
    for (const int aside : {0, 12}) {
        const double r = std::hypot(160.0, aside), phi = std::atan2(aside, 160.0);
        Complex sum;
        for (int n = 0; n < 40; ++n)
            sum += (n ? 2.0 : 1.0) * std::pow(Complex(0, 1), n) * std::cos(n * phi) * slope(n).real() /
                   slope(n) * hankel(n, k * r);
        const double expected = std::abs(std::polar(1.0, k * 160.0) - sum);
        EXPECT_NEAR(found[static_cast<std::size_t>(30 + aside)], expected, 0.05) << aside;
        if (aside == 0) {
            EXPECT_NEAR(expected, 0.65, 0.01);
        }
    }
    EXPECT_NEAR(topNear(found, 30), 30.0, 0.5);
    for (std::size_t i = 9; i <= 51; ++i) EXPECT_LE(found[i], found[30] + 1e-9) << i;
}

namespace {

// Returns the openings of a plate at column 70, within the incident wave.
std::vector<std::pair<double, double>> openingsOf(const Experiment& plate) {
    std::vector<std::pair<double, double>> walls, openings;
    for (const PoolObject& object : plate.objects)
        if (const Wall* wall = std::get_if<Wall>(&object.is))
            walls.push_back({object.y - wall->shape.height / 2, object.y + wall->shape.height / 2});
    std::ranges::sort(walls);
    double from = -20.0;
    for (const auto& [top, bottom] : walls) {
        if (top > from) openings.push_back({from - 120, top - 120});
        from = std::max(from, bottom);
    }
    if (from < 259.0) openings.push_back({from - 120, 259.0 - 120});
    return openings;
}

void checkFocus(const std::string& scene, double height) {
    SceneRun run(scene);
    run.advance(900);
    const double k = 2 * pi / run.wavelength(11.5);
    const auto found = amplitudesOf(run.phasors(placesAlong({140, 120}, {260, 120}, 121), 11.5, 4));
    const double expected = behindOpenings(k, 120.0, 0.0, openingsOf(run.experiment()));
    EXPECT_NEAR(topNear(found, 50) + 140, 190.0, 6.0) << "half a wavelength";
    EXPECT_NEAR(found[50], expected, 0.1 * expected);
    EXPECT_NEAR(found[50], height, 0.1);
}

} // namespace

// Zones for arrival within half a period end at path differences of (n - 1/4) / 2 wavelengths: the
// turns of Cornu's spiral.
SCENE_CLAIM("zone-plate-odd") { checkFocus(scene, 2.5); }
SCENE_CLAIM("zone-plate-even") { checkFocus(scene, 1.4); }

// The source and its image behind the free wall, whose surface lies half a cell above its first
// row.
SCENE_CLAIM("lloyds-mirror") {
    SceneRun run(scene);
    run.advance(900);
    const std::vector<Spot> places = placesAlong({290, 20}, {290, 195}, 176);
    const std::vector<double> found = amplitudesOf(run.phasors(places, 10, 4));
    const double wavelength = run.wavelength(10), k = 2 * pi / wavelength;
    std::vector<double> expected;
    double bright = 0.0, largest = 0.0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double near = std::hypot(240, places[i].y - 168), far = std::hypot(240, places[i].y - 233);
        expected.push_back(std::abs(roundWave(k, near) + roundWave(k, far)));
        const double order = std::abs(far - near) / wavelength;
        if (std::abs(order - std::floor(order) - 0.5) < 0.01) {
            EXPECT_LT(found[i], 0.05) << places[i].y;
        }
        if (std::abs(order - std::round(order)) < 0.01) bright = std::max(bright, found[i]);
        largest = std::max(largest, expected.back());
    }
    EXPECT_GT(bright, 0.6);
    const double scale = *std::ranges::max_element(found) / largest;
    for (std::size_t i = 0; i < places.size(); ++i)
        EXPECT_NEAR(found[i], scale * expected[i], 0.01) << places[i].y;
}

// Circular waves from three slit centres, each with the factor sin u / u (u = pi w sin /
// wavelength).
SCENE_CLAIM("triple-slit") {
    SceneRun run(scene);
    run.advance(900);
    const double wavelength = run.wavelength(14.8), k = 2 * pi / wavelength;
    const std::vector<Spot> places = placesAlong({350, 10}, {350, 140}, 131);
    const std::vector<double> found = amplitudesOf(run.phasors(places, 14.8, 4));
    std::vector<double> expected;
    for (const Spot& place : places) {
        Complex sum;
        for (const double y : {122.0, 140.0, 158.0}) sum += roundWave(k, std::hypot(290, place.y - y));
        const double u = pi * 5 * (140 - place.y) / std::hypot(290, 140 - place.y) / wavelength;
        expected.push_back(std::abs(sum) * (u > 0 ? std::sin(u) / u : 1.0));
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        EXPECT_NEAR(found[i] / found.back(), expected[i] / expected.back(), 0.05) << places[i].y;
    // Neighbouring paths differ by half a wavelength.
    const double aside = 290 * std::tan(std::asin(0.5 * wavelength / 18));
    const double between = topNear(found, 130 - aside);
    EXPECT_NEAR(130 - between, aside, 4.0);
    EXPECT_NEAR(found[static_cast<std::size_t>(between)] / found.back(), 1.0 / 3, 0.03);
}

SCENE_CLAIM("unequal-slits") {
    SceneRun run(scene);
    run.advance(900);
    const std::vector<Spot> places = placesAlong({280, 40}, {280, 200}, 161);
    const std::vector<double> both = amplitudesOf(run.phasors(places, 11.5, 4));
    // Each slit alone; an added wall closes one.
    std::vector<std::vector<double>> alone;
    for (const double closed : {91.0, 152.0}) {
        Experiment one = sceneOf(scene);
        Wall stopper;
        stopper.shape = {Form::Box, 3, 16, 0.0, {}};
        one.objects.push_back({"stopper", 80, closed, 0.0, stopper});
        SceneRun other(one);
        other.advance(900);
        alone.push_back(amplitudesOf(other.phasors(places, 11.5, 4)));
    }
    // Two bright fringes and a dark one off centre.
    for (const double place : {79.0, 119.0, 159.0}) {
        const double bright = topNear(both, place - 40);
        const std::size_t i = static_cast<std::size_t>(std::lround(bright));
        EXPECT_NEAR(both[i], alone[0][i] + alone[1][i], 0.04 * both[i]) << place;
    }
    // The probes mark a bright and a dark fringe.
    const auto rowOf = [&](const char* name) { return static_cast<std::size_t>(run.probe(name).y - 40); };
    const std::size_t bright = rowOf("maximum"), dark = rowOf("minimum");
    EXPECT_EQ(run.probe("minimum").x, 280);
    EXPECT_NEAR(both[bright], alone[0][bright] + alone[1][bright], 0.01);
    EXPECT_NEAR(both[dark], std::abs(alone[0][dark] - alone[1][dark]), 0.015);
    EXPECT_LT(both[dark] / both[bright], 1.0 / 3);
    EXPECT_LE(both[dark], std::min(both[dark - 2], both[dark + 2]));
}

// Exact for a slit in a fixed screen and a free strip without thickness (Bouwkamp, Diffraction
// theory, Rep. Prog. Phys. 17, 1954). The objects here are one cell thick.
SCENE_CLAIM("babinet") {
    SceneRun run(scene);
    run.advance(1500);
    const Spot slit = run.probe("behind slit"), free = run.probe("free"), strip = run.probe("behind strip");
    std::vector<Spot> places;
    for (const Spot& off : {Spot{0, 0}, Spot{-40, -7}, Spot{40, 13}, Spot{90, 5}, Spot{60, -20}})
        for (const Spot& probe : {slit, free, strip}) places.push_back({probe.x + off.x, probe.y + off.y});
    const std::vector<Complex> found = run.phasors(places, 6, 4);
    for (std::size_t i = 0; i < found.size(); i += 3) {
        EXPECT_NEAR(std::abs(found[i + 1]), 1.0, 0.03);
        EXPECT_LT(std::abs(found[i] + found[i + 2] - found[i + 1]), 0.06) << i / 3;
    }
}
