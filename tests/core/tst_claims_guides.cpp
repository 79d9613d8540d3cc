// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples on waveguides and filters, measured in runs.
#include "core/scene_duct.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

double waveNumber(const SceneRun& run, double hertz) { return 2.0 * pi / run.wavelength(hertz); }

// Returns the width of a waveguide with fixed sides: the distance between the rows at rest around
// a position.
double widthBetweenFixed(SceneRun& run, int x, int y) {
    int above = y, below = y;
    while (run.run().height(x, above) != 0.0) --above;
    while (run.run().height(x, below) != 0.0) ++below;
    return below - above;
}

// Returns the number of moving rows between free sides.
double widthBetweenFree(SceneRun& run, int x, int y) { return widthBetweenFixed(run, x, y) - 1.0; }

// Returns the wave number, between two columns, of the waveguide mode with n half-wavelengths
// across.
double waveNumberOfMode(SceneRun& run, int n, int top, int width, int from, int to, double hertz) {
    std::vector<Spot> places;
    for (int x = from; x <= to; x += 5)
        for (int row = 1; row < width; ++row) places.push_back({double(x), double(top + row)});
    const std::vector<Complex> phasors = run.phasors(places, hertz, 1);
    std::vector<Complex> along;
    std::size_t i = 0;
    for (int x = from; x <= to; x += 5) {
        Complex share;
        for (int row = 1; row < width; ++row) share += phasors[i++] * std::sin(n * pi * row / width);
        along.push_back(share);
    }
    return slopeOf(unwrapped(along)) / 5;
}

} // namespace

// Mode n between fixed sides w apart: k_n^2 = k^2 - (n pi / w)^2 (Pozar, Microwave Engineering,
// 3.2).
SCENE_CLAIM("guide-two-modes") {
    SceneRun run(scene);
    const double hertz = run.source("one-sided").hertz, k = waveNumber(run, hertz);
    run.advance(3000);
    const double width = widthBetweenFixed(run, 115, 155);
    const int top = 155 - static_cast<int>(width) + (static_cast<int>(width) - 20);
    double numbers[2];
    for (const int n : {1, 2}) {
        numbers[n - 1] = waveNumberOfMode(run, n, top, static_cast<int>(width), 100, 250, hertz);
        EXPECT_NEAR(numbers[n - 1], std::sqrt(k * k - std::pow(n * pi / width, 2)), 0.01 * k) << n;
    }
    EXPECT_NEAR(2 * pi / (numbers[0] - numbers[1]), 190, 0.03 * 190);
}

SCENE_CLAIM("wave-guide") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz, k = waveNumber(run, hertz);
    run.advance(2500);
    const double width = widthBetweenFixed(run, 150, 160);
    const std::vector<Spot> places = placesAlong({130, 160}, {150, 160}, 21);
    std::vector<double> logarithms;
    for (const Complex& phasor : run.phasors(places, hertz, 2))
        logarithms.push_back(std::log(std::abs(phasor)));
    const double fading = -slopeOf(logarithms);
    EXPECT_NEAR(fading / std::sqrt(std::pow(pi / width, 2) - k * k), 1.0, 0.05);
    EXPECT_NEAR(std::log(2.0) / fading, 6.5, 0.05 * 6.5);
    const std::vector<Complex> wide = run.phasors({{130, 75}, {290, 75}}, hertz, 2);
    EXPECT_GT(std::abs(wide[1]), 0.7 * std::abs(wide[0])) << "the wide channel carries it";
}

SCENE_CLAIM("guide-bend") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    run.advance(2000);
    const double before = std::abs(ductWaves(run, 70, 40, 95, hertz).onward);
    EXPECT_NEAR(std::abs(ductWaves(run, 170, 220, 300, hertz).onward) / before, 1.0, 0.05);
}

// Two slow strips of width d, separated by s (Snyder and Love, Optical Waveguide Theory, 18).
// Even mode: q d = atan(g / q) + atan(g tanh(g s / 2) / q); odd mode: coth for tanh. q is the wave
// number across the strips, g the decay outside. The wave has crossed over when the modes are in
// antiphase.
SCENE_CLAIM("guide-coupler") {
    SceneRun run(scene);
    const PoolObject &upper = run.object("upper waveguide"), &lower = run.object("lower waveguide");
    const double hertz = run.source("wave").hertz, k = waveNumber(run, hertz);
    const double strip = std::get<MediumRegion>(upper.is).shape.height, apart = lower.y - upper.y - strip;
    const double index = 1.0 / std::sqrt(std::get<MediumRegion>(upper.is).factor);
    const auto modeOf = [&](bool odd) {
        double min = k, max = k * index;
        for (int i = 0; i < 60; ++i) {
            const double number = (min + max) / 2;
            const double q = std::sqrt(k * k * index * index - number * number);
            const double g = std::sqrt(number * number - k * k), slope = std::tanh(g * apart / 2);
            const bool isTooSmall = std::atan(g / q) + std::atan(g * (odd ? 1 / slope : slope) / q) < q * strip;
            (isTooSmall ? min : max) = number;
        }
        return min;
    };
    const double length = pi / (modeOf(false) - modeOf(true));
    EXPECT_NEAR(length, 154, 2);
    run.advance(2500);
    const double begin = lower.x - std::get<MediumRegion>(lower.is).shape.width / 2;
    const std::vector<Spot> places = placesAlong({begin, upper.y}, {begin + 240, upper.y}, 241);
    const std::vector<Complex> phasors = run.phasors(places, hertz, 2);
    const auto min = std::ranges::min_element(phasors, {}, [](const Complex& z) { return std::norm(z); });
    EXPECT_NEAR(double(min - phasors.begin()), length, 0.05 * length);
    EXPECT_LT(std::abs(*min), 0.15 * std::abs(phasors.front()));
}

// At a junction of three equal ducts, heights are equal and flows add up: t = 2/3, r = -1/3
// (Lighthill, Waves in Fluids, 2.2).
SCENE_CLAIM("guide-junction") {
    SceneRun run(scene);
    const double hertz = run.source("wave").hertz;
    run.advance(1500);
    const DuctWaves before = ductWaves(run, 112, 40, 150, hertz, 1);
    const double incoming = std::abs(before.onward);
    EXPECT_NEAR(before.reflection(), 1.0 / 3, 0.05 / 3 * 2);
    EXPECT_NEAR(std::abs(run.phasor({184, 190}, hertz, 1)) / incoming, 2.0 / 3, 0.05 * 2 / 3);
    EXPECT_NEAR(std::abs(run.phasor({260, 112}, hertz, 1)) / incoming, 2.0 / 3, 0.05 * 2 / 3);
    double min = 1e9, max = 0.0;
    for (const Complex& z : run.phasors(placesAlong({40, 112}, {150, 112}, 111), hertz, 1)) {
        min = std::min(min, std::abs(z));
        max = std::max(max, std::abs(z));
    }
    EXPECT_NEAR(max / min, 2.0, 0.1);
}

// Circular waves decay with the root of distance; tube waves do not spread.
SCENE_CLAIM("sound-duct") {
    SceneRun run(scene);
    const double hertz = run.source("voice").hertz;
    run.advance(1500);
    const std::vector<Complex> in = run.phasors(placesAlong({220, 120}, {310, 120}, 10), hertz, 2);
    for (const Complex& z : in) EXPECT_NEAR(std::abs(z) / std::abs(in[0]), 1.0, 0.03);
    const std::vector<Complex> open = run.phasors({{125, 120}, {20, 120}}, hertz, 2);
    EXPECT_NEAR(std::abs(open[1]) / std::abs(open[0]), 0.5, 0.05 * 0.5);
}

// Far field of a piston on a circle, relative to straight ahead (Rayleigh's integral with H_0 in
// two dimensions). The line width rounds the ends of the piston.
SCENE_CLAIM("baffled-piston") {
    SceneRun run(scene);
    const double hertz = run.source("piston").hertz, k = waveNumber(run, hertz), radius = 200;
    const double length = run.source("piston").length, sigma = run.source("piston").width;
    const double whole = length + sigma * std::sqrt(2 * pi);
    EXPECT_NEAR(2 * pi / (k * whole), std::sin(pi / 6), 0.01) << "the first minimum lies at 30 degrees";
    const std::vector<double> degrees = numbersFrom(0, 30, 5);
    std::vector<double> expected;
    for (const double degree : degrees) {
        const double angle = degree * pi / 180;
        Complex sum;
        for (double y = -length / 2 - 4; y <= length / 2 + 4; y += 0.25) {
            const double beyond = std::max(0.0, std::abs(y) - length / 2) / sigma;
            const double far = std::hypot(radius * std::cos(angle), radius * std::sin(angle) - y);
            sum += std::polar(std::exp(-beyond * beyond / 2) / std::sqrt(far), k * far);
        }
        expected.push_back(std::abs(sum));
    }
    run.advance(1200);
    const std::vector<Complex> found = run.phasors(placesAround({0, 120}, radius, degrees), hertz, 4);
    for (std::size_t i = 0; i < degrees.size(); ++i)
        EXPECT_NEAR(std::abs(found[i]) / std::abs(found[0]), expected[i] / expected[0], 0.03) << degrees[i];
    EXPECT_LT(std::abs(found.back()) / std::abs(found[0]), 0.1);
}

// Returns the eigenvalue at the band edge, where the standing wave changes sign from chamber to
// chamber (Brillouin, Wave Propagation in Periodic Structures).
// Power iteration for the lowest eigenvalue of the 4-neighbour Laplacian in one chamber and one
// neck with free walls. The chamber has `chamber` columns of `wide` rows, the neck `neck` columns
// of `narrow` rows.
static double alternatingEigenvalue(int chamber, int neck, int wide, int narrow) {
    const int columns = chamber + neck, first = (wide - narrow) / 2;
    const auto isOpen = [&](int x, int y) {
        return y >= 0 && y < wide && (x < chamber || (y >= first && y < first + narrow));
    };
    std::vector<double> heights(static_cast<std::size_t>(columns * wide), 0.0), next = heights;
    for (int y = 0; y < wide; ++y)
        for (int x = 0; x < columns; ++x)
            if (isOpen(x, y)) heights[static_cast<std::size_t>(y * columns + x)] = x < chamber ? 1.0 : 0.0;
    double eigenvalue = 0.0;
    for (int turn = 0; turn < 6000; ++turn) {
        double norm = 0.0, product = 0.0;
        for (int y = 0; y < wide; ++y)
            for (int x = 0; x < columns; ++x) {
                const auto at = static_cast<std::size_t>(y * columns + x);
                if (!isOpen(x, y)) continue;
                double sum = 0.0;
                const auto add = [&](int toX, int toY) {
                    const double sign = toX < 0 || toX >= columns ? -1.0 : 1.0;
                    toX = (toX + columns) % columns;
                    if (isOpen(toX, toY))
                        sum += heights[at] - sign * heights[static_cast<std::size_t>(toY * columns + toX)];
                };
                add(x - 1, y);
                add(x + 1, y);
                add(x, y - 1);
                add(x, y + 1);
                norm += heights[at] * heights[at];
                product += heights[at] * sum;
                next[at] = heights[at] - sum / 8;
            }
        eigenvalue = product / norm;
        std::swap(heights, next);
    }
    return eigenvalue;
}

SCENE_CLAIM("low-pass") {
    SceneRun run(scene);
    run.advance(3000);
    const int wide = static_cast<int>(widthBetweenFree(run, 60, 60));
    const int narrow = static_cast<int>(widthBetweenFree(run, 116, 60));
    const int first = static_cast<int>(run.object("low, upper wall 1").x);
    const int period = static_cast<int>(run.object("low, upper wall 2").x) - first;
    int neck = 0;
    for (int x = first - period / 2; x < first + period / 2; ++x) neck += run.run().height(x, 47) == 0.0;
    const double share = run.run().rule().k * alternatingEigenvalue(period - neck, neck, wide, narrow);
    const double edge = run.stepsPerSecond() * std::asin(std::sqrt(share) / 2) / pi;
    EXPECT_NEAR(edge, 1.26, 0.005);

    // The lines emit waves of height 1 on both sides.
    const auto passedOn = [](SceneRun& duct, const char* tone, const char* probe) {
        EXPECT_EQ(duct.source(tone).height, 1.0);
        return std::abs(duct.phasor(duct.probe(probe), duct.source(tone).hertz, 2));
    };
    ASSERT_EQ(run.source("high frequency").hertz, 2 * run.source("low frequency").hertz);
    EXPECT_NEAR(passedOn(run, "low frequency", "low, behind"), 0.97, 0.01);
    EXPECT_LT(passedOn(run, "high frequency", "high, behind"), 0.03);
    // Frequencies on both sides of the band edge.
    for (const double hertz : {edge - 0.05, edge + 0.05}) {
        Experiment changed = sceneOf(scene);
        for (PoolObject& object : changed.objects)
            if (object.name == "high frequency") std::get<Source>(object.is).hertz = hertz;
        SceneRun other(changed);
        other.advance(3000);
        const double passed = passedOn(other, "high frequency", "high, behind");
        if (hertz < edge) EXPECT_GT(passed, 0.4) << hertz;
        else EXPECT_LT(passed, 0.1) << hertz;
    }
}

SCENE_CLAIM("high-pass") {
    SceneRun run(scene);
    const double hertz = run.source("long waves").hertz, k = waveNumber(run, hertz);
    run.advance(2000);
    const double width = widthBetweenFixed(run, 132, 52);
    EXPECT_EQ(width, 15.0);
    std::vector<double> logarithms;
    for (const Complex& z : run.phasors(placesAlong({124, 52.5}, {136, 52.5}, 13), hertz, 2))
        logarithms.push_back(std::log(std::abs(z)));
    EXPECT_NEAR(-slopeOf(logarithms) / std::sqrt(std::pow(pi / width, 2) - k * k), 1.0, 0.05);
    EXPECT_NEAR(-1 / slopeOf(logarithms), 6.0, 0.3);
    const double little = std::abs(run.phasor(run.probe("long, behind"), hertz, 2));
    double passed = 0.0;
    const std::vector<Complex> behind =
        run.phasors(placesAlong({250, 130}, {250, 230}, 101), run.source("short waves").hertz, 4);
    for (const Complex& z : behind) passed += std::norm(z) / double(behind.size());
    EXPECT_LT(little, 0.02);
    EXPECT_GT(std::sqrt(passed), 0.5);
}

// A closed tube of length l, including its end correction, is a short circuit at tan(k l) =
// infinity.
SCENE_CLAIM("side-branch") {
    SceneRun run(scene);
    const double hertz = run.source("lower tone").hertz;
    run.advance(2000);
    int end = 116; // 115 is the first row of the tube
    while (run.run().height(160, end) != 0.0) ++end;
    const double tube = end - 115;
    EXPECT_NEAR(run.wavelength(hertz) / 4 / tube, 1.05, 0.05) << "a quarter wavelength, with the mouth";
    EXPECT_LT(std::abs(run.phasor(run.probe("with"), hertz, 1)), 0.05);
    EXPECT_NEAR(std::abs(run.phasor(run.probe("without"), hertz, 1)), 1.0, 0.02);
}

// N quarter-wavelength layers of speed 1/n: t = 2 / (n^N + n^-N) (Born and Wolf, Principles of
// Optics, 1.6).
SCENE_CLAIM("bragg-mirror") {
    SceneRun run(scene);
    run.advance(2200);
    const auto passedOn = [&](const char* waves, double row) {
        const double hertz = run.source(waves).hertz;
        const double before = std::abs(ductWaves(run, row, 30, 80, hertz, 1).onward);
        return std::abs(ductWaves(run, row, 245, 310, hertz, 1).onward) / before;
    };
    EXPECT_NEAR(passedOn("four layers long", 59), 2 / (std::pow(2, 4) + std::pow(2, -4)), 0.05 * 0.125);
    EXPECT_GT(passedOn("half as long", 181), 0.95);
}

// Chamber m times as wide: |t|^-2 = 1 + (m - 1/m)^2 / 4 sin^2(k L) (Kinsler and Frey, Fundamentals
// of Acoustics, 10.11).
SCENE_CLAIM("muffler") {
    SceneRun run(scene);
    run.advance(2600);
    const double m = widthBetweenFree(run, 150, 60) / widthBetweenFree(run, 60, 60);
    EXPECT_NEAR(m, 4.7, 0.05);
    const auto passedOn = [&](const char* tone, double row) {
        const double hertz = run.source(tone).hertz;
        const double before = std::abs(ductWaves(run, row, 30, 105, hertz, 1).onward);
        return std::abs(run.phasor({260, row}, hertz, 1)) / before;
    };
    EXPECT_NEAR(passedOn("quarter-wavelength", 60), 2 / (m + 1 / m), 0.05 * 0.41);
    EXPECT_GT(passedOn("half-wavelength", 180), 0.95);
}
