// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples with slits before a screen, measured on the screen.
#include "core/scene_run.h"
#include "run/mean_window.h"
#include "run/screen_meter.h"
#include "show/screen_prediction.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

/// Intensity along a circular screen centred on the slits.
struct OnScreen {
    std::vector<double> degrees; ///< from straight ahead
    std::vector<double> intensity;

    double at(double angle) const {
        const auto next = std::ranges::lower_bound(degrees, angle);
        return intensity[static_cast<std::size_t>(next - degrees.begin())];
    }
    double largestBetween(double from, double to) const {
        double largest = 0.0;
        for (std::size_t i = 0; i < degrees.size(); ++i)
            if (degrees[i] > from && degrees[i] < to) largest = std::max(largest, intensity[i]);
        return largest;
    }
    /// Returns the angle of minimum intensity within 3 degrees.
    double darkestNear(double angle) const {
        double darkest = angle;
        for (const double tried : degrees)
            if (std::abs(tried - angle) < 3.0 && at(tried) < at(darkest)) darkest = tried;
        return darkest;
    }
};

OnScreen seenBy(SceneRun& run, const char* name, std::int64_t steps) {
    ScreenMeter meter;
    const PoolObject screen = run.object(name);
    run.advance(steps - run.run().frame() - stepsToLookBack(meanWindowOf(run.run().settings())));
    while (run.run().frame() < steps) {
        meter.watch(run.run(), screen);
        run.advance(1);
    }
    EXPECT_TRUE(meter.mean().isComplete());
    const ScreenProfile profile = meter.profile();
    OnScreen seen;
    const double radius = std::get<Instrument>(screen.is).radius;
    for (const double along : profile.along) seen.degrees.push_back(along / radius * 180.0 / pi);
    seen.intensity = profile.intensity;
    const double max = std::ranges::max(seen.intensity);
    for (double& intensity : seen.intensity) intensity /= max;
    return seen;
}

/// Row of cells in an opening.
struct Opened {
    double y; ///< cells from the middle of the slits
    double height = 1.0;
};

/// Returns Kirchhoff's integral over the openings of a black screen (Born and Wolf, Principles of
/// Optics, 8.3). Circular waves have Stokes' factor (1 + cos of the angle) / 2.
OnScreen behindBlackScreen(const std::vector<Opened>& openings, double radius, double wavelength,
                           std::vector<double> degrees) {
    OnScreen expected{std::move(degrees), {}};
    for (const double angle : expected.degrees) {
        const double x = radius * std::cos(angle * pi / 180), y = radius * std::sin(angle * pi / 180);
        Complex sum;
        for (const Opened& opened : openings) {
            const double way = std::hypot(x, y - opened.y);
            sum +=
                opened.height * std::polar((1.0 + x / way) / (2 * std::sqrt(way)), 2 * pi * way / wavelength);
        }
        expected.intensity.push_back(std::norm(sum));
    }
    const double max = std::ranges::max(expected.intensity);
    for (double& intensity : expected.intensity) intensity /= max;
    return expected;
}

std::vector<Opened> slitsAt(const std::vector<double>& middles, int width) {
    std::vector<Opened> openings;
    for (const double middle : middles)
        for (int i = 0; i < width; ++i) openings.push_back({middle + i - 0.5 * (width - 1)});
    return openings;
}

void expectAlike(const OnScreen& seen, const OnScreen& expected, double tolerance) {
    double square = 0.0;
    for (std::size_t i = 0; i < seen.degrees.size(); ++i)
        square += std::pow(seen.intensity[i] - expected.intensity[i], 2);
    EXPECT_LT(std::sqrt(square / static_cast<double>(seen.degrees.size())), tolerance);
}

double degreesOfSine(double sine) { return std::asin(sine) * 180 / pi; }

constexpr double hertzOfFive = 17.0;
constexpr double openingOfFive = 4.0;
constexpr double distanceOfFive = 12.0;
constexpr double radiusOfFive = 300.0;

} // namespace

SCENE_CLAIM("wide-slit") {
    SceneRun run(scene);
    const double wavelength = run.wavelength(run.source("wave").hertz), width = 40;
    const OnScreen seen = seenBy(run, "screen", 1400);
    expectAlike(seen, behindBlackScreen(slitsAt({0}, 40), 230, wavelength, seen.degrees), 0.01);
    for (const auto& [order, said] : {std::pair{1, 17}, {2, 37}})
        for (const int side : {-1, 1}) {
            const double zero = degreesOfSine(order * wavelength / width);
            EXPECT_NEAR(zero, said, 0.5);
            EXPECT_NEAR(seen.darkestNear(side * zero), side * zero, 1.0);
            EXPECT_LT(seen.at(seen.darkestNear(side * zero)), 0.01);
        }
    // The side maximum of (sin u / u)^2 is 4.72 %, at tan u = u.
    EXPECT_NEAR(seen.largestBetween(20, 33), 0.05, 0.005);
    EXPECT_NEAR(seen.largestBetween(-33, -20), 0.05, 0.005);
}

SCENE_CLAIM("missing-order") {
    SceneRun run(scene);
    const double wavelength = run.wavelength(run.source("wave").hertz);
    const OnScreen seen = seenBy(run, "screen", 1400);
    expectAlike(seen, behindBlackScreen(slitsAt({-16, 16}, 16), 230, wavelength, seen.degrees), 0.015);
    const double second = degreesOfSine(2 * wavelength / 32);
    EXPECT_NEAR(second, 37, 0.5);
    EXPECT_NEAR(second, degreesOfSine(wavelength / 16), 1e-9);
    for (const int side : {-1, 1}) {
        EXPECT_LT(seen.at(side * second), 0.01);
        EXPECT_GT(seen.at(side * degreesOfSine(wavelength / 32)), 0.35) << "the first is there";
    }
}

SCENE_CLAIM("five-slits") {
    SceneRun run(scene);
    const double wavelength = run.wavelength(hertzOfFive);
    EXPECT_EQ(run.source("wave").hertz, hertzOfFive);
    const OnScreen seen = seenBy(run, "screen", 1600);
    expectAlike(seen,
                behindBlackScreen(slitsAt({-24, -12, 0, 12, 24}, int(openingOfFive)), radiusOfFive, wavelength,
                                  seen.degrees),
                0.025);
    EXPECT_NEAR(degreesOfSine(wavelength / distanceOfFive), 43, 0.5);
    for (const int side : {-1, 1}) {
        std::vector<double> dark;
        for (int fifth = 1; fifth <= 4; ++fifth) {
            const double zero = side * degreesOfSine(fifth / 5.0 * wavelength / distanceOfFive);
            dark.push_back(seen.darkestNear(zero));
            EXPECT_NEAR(dark.back(), zero, 1.0);
            EXPECT_LT(seen.at(dark.back()), 0.06);
        }
        for (std::size_t i = 0; i + 1 < dark.size(); ++i) {
            const double weak =
                seen.largestBetween(std::min(dark[i], dark[i + 1]), std::max(dark[i], dark[i + 1]));
            EXPECT_GT(weak, 1.5 * std::max(seen.at(dark[i]), seen.at(dark[i + 1])));
            EXPECT_LT(weak, 0.1);
        }
        EXPECT_GT(seen.at(side * 42.8), 0.45) << "the next maximum";
    }
}

// Compared with a wall of 8 evenly spaced slits.
SCENE_CLAIM("random-slits") {
    const std::vector<double> middles{-42, -32, -23, -7, 11, 22, 32, 42};
    SceneRun run(scene);
    const double wavelength = run.wavelength(hertzOfFive);
    EXPECT_EQ(run.source("wave").hertz, hertzOfFive);
    const OnScreen seen = seenBy(run, "screen", 1600);
    expectAlike(seen,
                behindBlackScreen(slitsAt(middles, int(openingOfFive)), radiusOfFive, wavelength, seen.degrees),
                0.01);
    EXPECT_LT(seen.largestBetween(10, 45), 0.25);
    EXPECT_LT(seen.largestBetween(-45, -10), 0.25);

    Experiment even = sceneOf("five-slits");
    for (PoolObject& object : even.objects)
        if (Wall* wall = std::get_if<Wall>(&object.is)) wall->slits = 8;
    SceneRun evenRun(even);
    EXPECT_EQ(std::get<Wall>(evenRun.object("slits").is).opening, openingOfFive);
    const OnScreen evenSeen = seenBy(evenRun, "screen", 1600);
    EXPECT_NEAR(middles.back() - middles.front(), 7 * distanceOfFive, 1e-9) << "as wide a row";
    EXPECT_GT(evenSeen.largestBetween(40, 45), 0.8);
    EXPECT_GT(evenSeen.largestBetween(-45, -40), 0.8);
}

// A Gaussian beam stays Gaussian; a truncated one has side lobes (Kirchhoff's integral).
SCENE_CLAIM("soft-edges") {
    SceneRun run(scene);
    const Source& beam = run.source("beam");
    const double wavelength = run.wavelength(beam.hertz), waist = beam.length / 4;
    EXPECT_NEAR(std::exp(-std::pow(15 / waist, 2)), 0.57, 0.005);
    const OnScreen soft = seenBy(run, "soft edges", 1200), hard = seenBy(run, "hard edges", 1500);
    std::vector<Opened> openings;
    for (double y = -14.5; y < 15; ++y) openings.push_back({y, std::exp(-std::pow(y / waist, 2))});
    const OnScreen expected = behindBlackScreen(openings, 180, wavelength, hard.degrees);
    expectAlike(hard, expected, 0.02);
    // The theoretical curve agrees; before the slit there is none.
    std::vector<double> along;
    for (const double each : hard.degrees) along.push_back(each * 180 * pi / 180);
    const auto predicted = predictAlongScreen(run.run(), run.object("hard edges"), along);
    ASSERT_TRUE(predicted);
    expectAlike(hard, {hard.degrees, predicted->fresnel}, 0.02);
    EXPECT_FALSE(predictAlongScreen(run.run(), run.object("soft edges"), along));
    for (const int side : {-1, 1}) {
        const double from = side < 0 ? -45 : 30, to = side < 0 ? -30 : 45;
        EXPECT_NEAR(std::sqrt(hard.largestBetween(from, to)), 0.13, 0.01);
        EXPECT_NEAR(std::sqrt(hard.largestBetween(from, to)), std::sqrt(expected.largestBetween(from, to)),
                    0.015);
        EXPECT_LT(std::sqrt(soft.largestBetween(from, to)), 0.01);
    }
    // Without side lobes, the intensity only falls outwards.
    for (std::size_t i = 1; i < soft.degrees.size(); ++i) {
        const double rise = soft.intensity[i] - soft.intensity[i - 1];
        if (std::abs(soft.degrees[i]) > 2.0) {
            EXPECT_LT(soft.degrees[i] > 0.0 ? rise : -rise, 1e-4) << soft.degrees[i];
        }
    }
}
