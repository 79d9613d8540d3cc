// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the ripple tank experiments on sources, slits, mirrors and media, measured in runs.
#include "core/scene_duct.h"
#include "theory/refraction.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

double apart(const Spot& a, const Spot& b) { return std::hypot(a.x - b.x, a.y - b.y); }

// Returns the wave vector, in radians per cell, from a 21 x 21 square.
Spot waveVector(SceneRun& run, const Spot& at, double hertz) {
    constexpr int side = 11;
    std::vector<Spot> places;
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side; ++i) places.push_back({at.x + 2 * (i - side / 2), at.y + 2 * (j - side / 2)});
    const std::vector<Complex> phasors = run.phasors(places, hertz, 2);
    Complex along, down;
    for (std::size_t j = 0; j < side; ++j)
        for (std::size_t i = 0; i < side; ++i) {
            const Complex here = std::conj(phasors[j * side + i]);
            if (i + 1 < side) along += phasors[j * side + i + 1] * here;
            if (j + 1 < side) down += phasors[(j + 1) * side + i] * here;
        }
    return {std::arg(along) / 2, std::arg(down) / 2};
}

// Returns the direction in degrees clockwise from the x axis.
double degreesOf(const Spot& vector) { return std::atan2(vector.y, vector.x) * 180 / pi; }

// Returns the height of largest magnitude between two steps.
double topBetween(const Series& series, double from, double to) {
    const auto begin = series.begin() + static_cast<std::ptrdiff_t>(from),
               end = series.begin() + static_cast<std::ptrdiff_t>(to);
    return *std::max_element(begin, end, [](double a, double b) { return std::abs(a) < std::abs(b); });
}

std::vector<double> sizesOf(const std::vector<Complex>& phasors) {
    std::vector<double> sizes;
    for (const Complex& z : phasors) sizes.push_back(std::abs(z));
    return sizes;
}

} // namespace

// Energy conservation: circular waves decay with the root of distance.
SCENE_CLAIM("one-source") {
    SceneRun run(scene);
    const double hertz = run.source("source").hertz;
    run.advance(700);
    const std::vector<Complex> along = run.phasors(placesAlong({180, 120}, {300, 120}, 121), hertz, 2);
    EXPECT_NEAR(2 * pi / slopeOf(unwrapped(along)), run.speed() / hertz, 0.01 * 20);
    EXPECT_NEAR(std::abs(along[20]) / std::abs(along[80]), std::sqrt(100.0 / 40), 0.02 * 1.58);
}

SCENE_CLAIM("two-sources") {
    SceneRun run(scene), alone(scene);
    alone.run().apply(ObjectsChange{{}, {}, {"right"}});
    const double hertz = run.source("left").hertz, wavelength = run.wavelength(hertz);
    const Spot left{130, 120}, right{190, 120}, quiet = run.probe("B");
    EXPECT_NEAR((apart(left, quiet) - apart(right, quiet)) / wavelength, 0.5, 0.05);
    run.advance(700);
    alone.advance(700);
    const double one = std::abs(alone.phasor(run.probe("A"), hertz, 2));
    const std::vector<Complex> both = run.phasors({run.probe("A"), quiet}, hertz, 2);
    EXPECT_NEAR(std::abs(both[0]) / one, 2.0, 0.04);
    EXPECT_LT(std::abs(both[1]) / one, 0.2);
}

SCENE_CLAIM("phase-difference") {
    SceneRun run(scene), alone(scene);
    alone.run().apply(ObjectsChange{{}, {}, {"right"}});
    const double hertz = run.source("left").hertz;
    run.advance(700);
    alone.advance(700);
    const double one = std::abs(alone.phasor(run.probe("A"), hertz, 2));
    for (const Complex& z : run.phasors(placesAlong({160, 10}, {160, 230}, 23), hertz, 2))
        EXPECT_LT(std::abs(z), 0.01 * one);
}

// Superposition of circular waves from four points.
SCENE_CLAIM("four-sources") {
    SceneRun run(scene), alone(scene);
    alone.run().apply(ObjectsChange{{}, {}, {"source 1", "source 3", "source 4"}});
    const double hertz = run.source("source 1").hertz;
    EXPECT_NEAR(run.wavelength(hertz) / 2, 10, 0.2);
    run.advance(900);
    alone.advance(900);
    const std::vector<Complex> all = run.phasors({{280, 120}, {50, 235}, {50, 5}}, hertz, 2);
    const double one = std::abs(alone.phasor({280, 120}, hertz, 2));
    EXPECT_NEAR(std::abs(all[0]) / one, 4.0, 0.1);
    for (const int i : {1, 2}) EXPECT_LT(std::abs(all[std::size_t(i)]), 0.1 * std::abs(all[0]));
}

SCENE_CLAIM("plane-wave") {
    SceneRun run(scene);
    run.advance(600);
    const std::vector<Complex> all =
        run.phasors({run.probe("A"), run.probe("B"), {280, 20}}, run.source("wave").hertz, 2);
    for (const Complex& z : all) EXPECT_NEAR(std::abs(z) / std::abs(all[0]), 1.0, 0.01);
}

SCENE_CLAIM("double-slit") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    const Spot middle{91.5, 120}, upper{91.5, 92}, lower{91.5, 148};
    run.advance(1000);
    const std::vector<double> degrees = numbersFrom(0, 24, 0.5);
    const std::vector<Spot> places = placesAround(middle, 190, degrees);
    const std::vector<double> heights = sizesOf(run.phasors(places, hertz, 2));
    const double top = degrees[0] + 0.5 * topNear(heights, 34); // about 17 degrees
    const Spot there = placesAround(middle, 190, {top}).front();
    EXPECT_NEAR((apart(upper, there) - apart(lower, there)) / run.wavelength(hertz), 1.0, 0.05);
    EXPECT_NEAR(top, std::asin(run.wavelength(hertz) / 56) * 180 / pi, 0.8);
}

SCENE_CLAIM("single-slit") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    run.advance(1000);
    std::vector<double> depths =
        sizesOf(run.phasors(placesAround({91.5, 120}, 200, numbersFrom(10, 30, 0.5)), hertz, 2));
    for (double& depth : depths) depth = -depth;
    const double darkest = 10 + 0.5 * topNear(depths, 20);
    EXPECT_NEAR(darkest, std::asin(run.wavelength(hertz) / 38) * 180 / pi, 1.0);
}

// The beams lie side by side, with minima between.
SCENE_CLAIM("grating") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz, slope = std::tan(std::asin(run.wavelength(hertz) / 24));
    EXPECT_NEAR(std::atan(slope) * 180 / pi, 25, 0.5);
    run.advance(1300);
    const double way = 480 * slope;
    const Spot straight = run.probe("straight on"), halfWay = run.probe("half way");
    const Spot beam = run.probe("one wavelength");
    EXPECT_NEAR(straight.y - beam.y, way, 1.0);
    EXPECT_NEAR(straight.y - halfWay.y, way / 2, 1.0);
    // Includes the far side, which has no probe.
    const std::vector<double> found =
        sizesOf(run.phasors({straight, beam, {550, 240 + way}, halfWay, {550, 240 + way / 2}}, hertz, 2));
    for (const std::size_t quiet : {3, 4})
        for (const std::size_t bright : {0, 1, 2}) EXPECT_LT(found[quiet], 0.5 * found[bright]);
}

SCENE_CLAIM("snell") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    run.advance(1500);
    const double before = 90 - degreesOf(waveVector(run, {140, 125}, hertz));
    const double behind = 90 - degreesOf(waveVector(run, {191, 225}, hertz));
    EXPECT_NEAR(before, 35, 1.5);
    EXPECT_NEAR(std::sin(behind * pi / 180) / std::sin(before * pi / 180), 0.6, 0.03);
    EXPECT_NEAR(behind, refractedAngle(35, 1.0, 0.6).value(), 1.0);
}

// The sine of the critical angle is the speed ratio.
SCENE_CLAIM("total-reflection") {
    SceneRun run(scene);
    const double hertz = run.source("beam").hertz;
    EXPECT_NEAR(std::asin(0.6) * 180 / pi, 37, 0.5);
    EXPECT_FALSE(refractedAngle(50, 0.6, 1.0));
    run.advance(1500);
    const std::vector<double> beyond =
        sizesOf(run.phasors({{240, 120}, {280, 140}, {220, 180}, {260, 200}, {200, 220}}, hertz, 2));
    for (const double height : beyond) EXPECT_LT(height, 0.1);
    // The reflected beam turns by 100 degrees.
    EXPECT_NEAR(degreesOf(waveVector(run, {200, 25}, hertz)), -80, 4);
}

// Snell's law at both sides, inclined by atan(75/130).
SCENE_CLAIM("prism") {
    SceneRun run(scene);
    const MediumRegion& prism = std::get<MediumRegion>(run.object("prism").is);
    const double hertz = run.source("beam").hertz, slow = prism.factor;
    const double lean = std::atan2(prism.shape.width / 2, prism.shape.height) * 180 / pi;
    // Speed ratio at this wavelength, with numerical dispersion.
    const double speed = run.wavelength(hertz, slow) / run.wavelength(hertz);
    const double inside = lean + refractedAngle(-15 - lean, 1.0, speed).value();
    const double expected = refractedAngle(inside + lean, speed, 1.0).value() - lean;
    EXPECT_NEAR(expected + 15, 32, 0.1);
    run.advance(1500);
    // Centre of the beam.
    const double before = degreesOf(waveVector(run, {75, 141}, hertz));
    const double behind = degreesOf(waveVector(run, {260, 154}, hertz));
    EXPECT_NEAR(before, -15, 0.2);
    EXPECT_NEAR(behind - before, 32, 0.5);
}

// Refraction at both faces of the lens: edge rays cross the axis before paraxial rays, with the
// maximum between.
SCENE_CLAIM("lens") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    const double half = 22, radius = (80 * 80 + half * half) / (2 * half), middle = run.object("lens").x;
    const auto crossing = [&](double y) {
        const double first = std::asin(y / radius); // angle of the normal at the first face
        const double turn = std::asin(0.6 * std::sin(first)) - first;
        const double x = -half + radius * (1 - std::cos(first)); // from the centre of the lens
        // Second face: the circle around (half - radius, 0).
        const double dx = std::cos(turn), dy = std::sin(turn), fromX = x - (half - radius);
        const double along = -(fromX * dx + y * dy) + std::sqrt(std::pow(fromX * dx + y * dy, 2) -
                                                                (fromX * fromX + y * y - radius * radius));
        const double outX = x + along * dx, outY = y + along * dy;
        const double normal = std::asin(outY / radius);
        const double out = normal + std::asin(std::sin(turn - normal) / 0.6);
        return middle + outX - outY / std::tan(out);
    };
    const double paraxial = crossing(1), edge = crossing(60);
    ASSERT_LT(edge, paraxial);
    run.advance(1300);
    const std::vector<double> heights =
        sizesOf(run.phasors(placesAlong({150, 120}, {300, 120}, 151), hertz, 2));
    const auto highest = std::ranges::max_element(heights);
    EXPECT_GT(150 + (highest - heights.begin()), edge);
    EXPECT_LT(150 + (highest - heights.begin()), paraxial);
    EXPECT_GT(heights[std::size_t(run.probe("A").x - 150)], 3.5);
}

// Reflected wave alone, without the direct circular waves.
SCENE_CLAIM("parabola") {
    SceneRun run(scene), open(scene);
    open.run().apply(ObjectsChange{{}, {}, {"mirror"}});
    const double hertz = run.source("focus").hertz;
    run.advance(1200);
    open.advance(1200);
    const std::vector<Spot> places = placesAlong({250, 50}, {250, 190}, 29);
    std::vector<Complex> all = run.phasors(places, hertz, 2);
    const std::vector<Complex> rings = open.phasors(places, hertz, 2);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] -= rings[i];
    const auto spread = [](const std::vector<Complex>& phasors) {
        const std::vector<double> phases = unwrapped(phasors);
        const auto [min, max] = std::ranges::minmax_element(phases);
        return (*max - *min) / (2 * pi);
    };
    EXPECT_LT(spread(all), 1.0 / 7);
    EXPECT_GT(spread(rings), 0.7);
}

// All paths from focus to focus have the same length.
SCENE_CLAIM("ellipse") {
    SceneRun run(scene);
    const Series series = run.record(run.probe("B"), 600);
    const auto top =
        std::ranges::max_element(series, {}, [](double height) { return std::abs(height); }) - series.begin();
    EXPECT_NEAR(double(top) / run.stepsPerSecond(), 292 / run.speed(), 0.03 * 2.06);
}

SCENE_CLAIM("corner") {
    SceneRun run(scene);
    const Spot tap{80, 60}, ear = run.probe("A");
    const Series series = run.record(ear, 460);
    const double half = 0.5 * run.stepsPerSecond() / run.source("tap").hertz; // middle of the pulse
    for (const auto& [image, sign] :
         {std::pair{tap, 1}, {Spot{-80, 60}, -1}, {Spot{80, -60}, -1}, {Spot{-80, -60}, 1}}) {
        const double arrives = apart(image, ear) / run.speed() * run.stepsPerSecond() + half;
        EXPECT_GT(sign * topBetween(series, arrives - 12, arrives + 14), 0.6) << image.x << ", " << image.y;
    }
}

SCENE_CLAIM("fixed-and-free") {
    SceneRun run(scene);
    const std::vector<Series> all = run.record({run.probe("A"), run.probe("B")}, 475);
    for (const Series& series : all) EXPECT_NEAR(topBetween(series, 100, 300), 1.0, 0.05);
    EXPECT_NEAR(topBetween(all[0], 400, 475), -1.0, 0.05);
    EXPECT_NEAR(topBetween(all[1], 400, 475), 1.0, 0.05);
}

// Snell's law: the sine of the angle follows the speed, which is the root of the depth.
SCENE_CLAIM("beach") {
    SceneRun run(scene);
    const double hertz = run.source("swell").hertz;
    const PoolObject& shallows = run.object("shallows");
    const MediumRegion& slope = std::get<MediumRegion>(shallows.is);
    const auto depthAt = [&](double x) {
        const double share = (x - shallows.x) / slope.shape.width + 0.5;
        return share < 0.0 ? 1.0 : slope.factor + (slope.factorTo - slope.factor) * share;
    };
    run.advance(1800);
    for (const Spot& at : {Spot{120, 97}, Spot{160, 74}, Spot{200, 55}, Spot{240, 40}, Spot{280, 30}})
        EXPECT_NEAR(-degreesOf(waveVector(run, at, hertz)),
                    std::asin(0.5 * std::sqrt(depthAt(at.x))) * 180 / pi, 0.5)
            << at.x;
    EXPECT_NEAR(depthAt(280), 0.28, 0.005);
    EXPECT_NEAR(-degreesOf(waveVector(run, {280, 40}, hertz)), 15, 0.5);
    EXPECT_NEAR(std::asin(0.5 * std::sqrt(depthAt(280))) * 180 / pi, 15, 0.5);
}

SCENE_CLAIM("breakwater") {
    SceneRun run(scene);
    run.advance(1500);
    const double hertz = run.source("sea").hertz;
    for (const double row : {40.0, 200.0})
        EXPECT_LT(ductWaves(run, row, 35, 95, hertz, 4).reflection(), 0.03) << row;
}

// f / (1 - v / c) ahead, f / (1 + v / c) behind (Doppler).
SCENE_CLAIM("doppler") {
    SceneRun run(scene);
    const Source& boat = run.source("boat");
    const double share = boat.speed / run.speed();
    run.advance(340);
    const std::vector<Series> all = run.record({run.probe("ahead"), run.probe("behind")}, 300);
    const double ahead = strongestFrequency(all[0], 0.045, 0.09) * run.stepsPerSecond();
    const double behind = strongestFrequency(all[1], 0.015, 0.045) * run.stepsPerSecond();
    EXPECT_NEAR(ahead / (boat.hertz / (1 - share)), 1.0, 0.02);
    EXPECT_NEAR(behind / (boat.hertz / (1 + share)), 1.0, 0.02);
    EXPECT_NEAR(ahead, 11.5, 0.2);
    EXPECT_NEAR(behind, 5.0, 0.1);
}

// sin a = c / v (Mach): the wedge is delayed by cot a / v per cell of distance.
SCENE_CLAIM("sonic-boom") {
    SceneRun run(scene);
    const double speed = run.source("boat").speed, sine = run.speed() / speed;
    std::vector<Spot> places;
    for (const double way : numbersFrom(20, 80, 10)) places.push_back({200, 120 - way});
    std::vector<double> arrivals;
    for (const Series& series : run.record(places, 260))
        arrivals.push_back(arrivalOf(series) / run.stepsPerSecond());
    const double later = slopeOf(arrivals) / 10 * speed;
    EXPECT_NEAR(std::atan(1 / later) * 180 / pi, std::asin(sine) * 180 / pi, 1.0);
    EXPECT_NEAR(std::atan(1 / later) * 180 / pi, 33, 1.0);
}

SCENE_CLAIM("rain") {
    SceneRun run(scene), again(scene);
    run.advance(600);
    for (int i = 0; i < 6; ++i) again.advance(100);
    EXPECT_GT(run.run().largestHeight(), 0.05);
    EXPECT_EQ(run.run().hash(), again.run().hash());
}

// f = c / 2 sqrt(p^2 / a^2 + q^2 / b^2) between free sides, and the share of this mode.
SCENE_CLAIM("seiche") {
    SceneRun run(scene);
    const Grid grid = run.run().grid();
    const double hertz = run.experiment().drive.frequency * run.stepsPerSecond();
    EXPECT_NEAR(hertz / (run.speed() / 2 * std::hypot(2.0 / grid.width, 1.0 / grid.height)), 1.0, 0.01);
    EXPECT_NEAR(hertz, 1.06, 0.005);
    run.advance(6000);
    std::vector<Spot> places;
    for (int x = 8; x < grid.width; x += 16)
        for (int y = 8; y < grid.height; y += 16) places.push_back({x - 0.5, y - 0.5});
    const std::vector<Complex> found = run.phasors(places, hertz, 1);
    Complex alike;
    double all = 0.0, shapes = 0.0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double shape = std::cos(2 * pi * (places[i].x + 0.5) / grid.width) *
                             std::cos(pi * (places[i].y + 0.5) / grid.height);
        alike += found[i] * shape;
        all += std::norm(found[i]);
        shapes += shape * shape;
    }
    EXPECT_GT(std::norm(alike) / (all * shapes), 0.85);
}

// Helmholtz resonator: below its first standing wave, the bay oscillates as a whole.
SCENE_CLAIM("cavity") {
    SceneRun run(scene);
    const double hertz = run.source("swell").hertz;
    EXPECT_LT(hertz, 0.3 * run.speed() / (2 * 38));
    run.advance(6000);
    const std::vector<Complex> all =
        run.phasors({{240, 120}, {230, 108}, {250, 132}, {255, 120}, {160, 120}}, hertz, 1);
    for (std::size_t i = 1; i < 4; ++i) EXPECT_LT(std::abs(all[i] / all[0] - 1.0), 0.12);
    EXPECT_GT(std::abs(all[0]) / std::abs(all[4]), 8.0);
    EXPECT_LT((all[0] / all[4]).real(), 0.0) << "against the sea outside";
}

// Cross stencil at k = 1/2: sin(w / 2) = sin(a / 2) along the diagonal (no dispersion).
// Along the axes, sin(w / 2) = sin(a / 2) / sqrt 2.
SCENE_CLAIM("dispersion") {
    SceneRun run(scene);
    const std::vector<Series> all = run.record({run.probe("axis"), run.probe("diagonal")}, 260);
    const auto trail = [](const Series& series) {
        const auto top = std::ranges::max_element(series, {}, [](double height) { return std::abs(height); }) -
                         series.begin();
        return largestOf({series.begin() + top + 20, series.end()}) / std::abs(series[std::size_t(top)]);
    };
    EXPECT_GT(trail(all[0]), 3 * trail(all[1]));
    EXPECT_NEAR(run.wavelength(50, 1.0, 45), run.speed() / 50, 1e-6) << "as in a medium without grid";
    EXPECT_LT(run.wavelength(50), 0.85 * run.speed() / 50);
}

SCENE_CLAIM("chessboard") {
    SceneRun run(scene);
    run.advance(100);
    double other = 0.0, own = 0.0;
    for (int y = 0; y < 48; ++y)
        for (int x = 0; x < 64; ++x) {
            double& largest = (x + y) % 2 == 0 ? own : other;
            largest = std::max(largest, std::abs(run.run().height(x, y)));
        }
    EXPECT_GT(own, 0.1);
    EXPECT_EQ(other, 0.0);
}
