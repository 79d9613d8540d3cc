// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the scenes on waves and sources, measured in runs.
#include "core/scene_run.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

// Wave of a point source: H0 of the first kind.
Complex pointWave(double waveNumber, const Spot& from, const Spot& to) {
    const double x = waveNumber * std::hypot(to.x - from.x, to.y - from.y);
    return {std::cyl_bessel_j(0.0, x), std::cyl_neumann(0.0, x)};
}

// Point source of an expected pattern on a circle.
struct Pole {
    Spot at;
    double strength;
};
void checkPattern(SceneRun& run, const std::vector<Pole>& poles, double hertz, double tolerance) {
    const Spot middle{160, 120};
    const std::vector<double> degrees = numbersFrom(0, 357, 3);
    const std::vector<Spot> circle = placesAround(middle, 100, degrees);
    const std::vector<Complex> found = run.phasors(circle, hertz, 4);
    const double k = 2 * pi / run.wavelength(hertz, 1.0, 22.5);
    std::vector<double> expected;
    double largest = 0.0, highest = 0.0;
    for (std::size_t i = 0; i < circle.size(); ++i) {
        Complex sum;
        for (const Pole& pole : poles) sum += pole.strength * pointWave(k, pole.at, circle[i]);
        expected.push_back(std::abs(sum));
        largest = std::max(largest, expected.back());
        highest = std::max(highest, std::abs(found[i]));
    }
    for (std::size_t i = 0; i < circle.size(); ++i)
        EXPECT_NEAR(std::abs(found[i]) / highest, expected[i] / largest, tolerance) << degrees[i] << " degrees";
}

// Checks 2m poles; their far field is J_m(k a) cos m phi.
void checkMultipole(const std::string& scene, int count, double radius, double hertz = 9) {
    SceneRun run(scene);
    run.advance(700);
    std::vector<Pole> poles;
    std::vector<double> degrees;
    for (int i = 0; i < count; ++i) degrees.push_back(360.0 * i / count);
    for (const Spot& at : placesAround({160, 120}, radius, degrees))
        poles.push_back({at, poles.size() % 2 ? -1.0 : 1.0});
    checkPattern(run, poles, hertz, 0.03);
    // Minimum between two poles, maximum at the poles.
    const double half = 180.0 / count;
    const std::vector<Complex> some =
        run.phasors(placesAround({160, 120}, 100, {0, half, 2 * half, 3 * half}), hertz, 4);
    EXPECT_LT(std::abs(some[1]), 0.03 * std::abs(some[0]));
    EXPECT_LT(std::abs(some[3]), 0.03 * std::abs(some[0]));
    EXPECT_NEAR(std::abs(some[2]), std::abs(some[0]), 0.03 * std::abs(some[0]));
}

} // namespace

SCENE_CLAIM("dipole") { checkMultipole(scene, 2, 2); }
SCENE_CLAIM("lateral-quadrupole") { checkMultipole(scene, 4, 5); }
SCENE_CLAIM("hexapole") { checkMultipole(scene, 6, 7.5); }
SCENE_CLAIM("octupole") { checkMultipole(scene, 8, 10); }
SCENE_CLAIM("twelve-pole") { checkMultipole(scene, 12, 15); }

SCENE_CLAIM("linear-quadrupole") {
    SceneRun run(scene);
    run.advance(700);
    checkPattern(run, {{{157, 120}, 1}, {{160, 120}, -2}, {{163, 120}, 1}}, 9, 0.03);
}

// Wave vectors at 30 degrees to both sides: k cos 30 along the middle, 2 k sin 30 across.
SCENE_CLAIM("intersecting-planes") {
    SceneRun run(scene);
    const double hertz = run.source("upper wave").hertz;
    run.advance(900);
    const double wavelength = run.wavelength(hertz, 1.0, 30);
    std::vector<double> stillness;
    for (const Complex& height : run.phasors(placesAlong({200, 90}, {200, 150}, 61), hertz, 4))
        stillness.push_back(-std::abs(height));
    std::vector<double> still;
    for (const double order : {-1.5, -0.5, 0.5, 1.5}) {
        still.push_back(topNear(stillness, 30 + order * wavelength));
        EXPECT_LT(-stillness[static_cast<std::size_t>(std::lround(still.back()))], 0.15) << order;
    }
    EXPECT_NEAR(slopeOf(still), wavelength, 0.01 * wavelength);
    const std::vector<Complex> probes = run.phasors({run.probe("maximum"), run.probe("nodal line")}, hertz, 4);
    EXPECT_NEAR(std::abs(probes[0]), 2.0, 0.05);
    EXPECT_LT(std::abs(probes[1]), 0.02 * std::abs(probes[0]));
    const std::vector<Complex> along = run.phasors(placesAlong({160, 120}, {220, 120}, 61), hertz, 4);
    const double expected = wavelength / std::cos(pi / 6);
    EXPECT_NEAR(2 * pi / slopeOf(unwrapped(along)), expected, 0.02 * expected);
}

// Squared sums of two oscillations contain the difference frequency.
SCENE_CLAIM("beats-pool") {
    SceneRun run(scene);
    run.advance(500);
    for (const Series& heights : run.record({run.probe("A"), run.probe("B")}, 2400)) {
        Series squares;
        for (const double height : heights) squares.push_back(height * height);
        EXPECT_NEAR(200 * strongestFrequency(squares, 0.2 / 200, 2.0 / 200), 0.5, 0.01);
    }
}

// Odd harmonics only: 1 / n for a square, 1 / n^2 for a triangle (Fourier series).
SCENE_CLAIM("waveforms") {
    SceneRun run(scene);
    run.advance(700);
    const auto both = run.record({run.probe("square wave"), run.probe("triangle wave")}, 600);
    for (const auto& [of, power, first] : {std::tuple{0, 1.0, 4 / pi}, {1, 2.0, 8 / (pi * pi)}}) {
        const auto harmonic = [&heights = both[static_cast<std::size_t>(of)]](int n) {
            return std::abs(phasorOf(heights, n * 2.0 / 200));
        };
        EXPECT_NEAR(harmonic(1), first, 0.02 * first);
        for (const int n : {3, 5}) {
            const double expected = std::pow(n, -power);
            EXPECT_NEAR(harmonic(n) / harmonic(1), expected, 0.04 * expected) << n;
            EXPECT_LT(harmonic(n - 1), 0.01);
        }
    }
}

// Rayleigh, Theory of Sound, 107-111. Exact except for the source coverage.
SCENE_CLAIM("reciprocity") {
    SceneRun run(scene);
    const auto both = run.record({run.probe("outside above"), run.probe("in the bay below")}, 1500);
    double largest = 0.0;
    for (std::size_t i = 0; i < both[0].size(); ++i)
        largest = std::max(largest, std::abs(both[0][i] - both[1][i]));
    EXPECT_GT(largestOf(both[0]), 0.1);
    EXPECT_LT(largest, 0.001 * largestOf(both[0]));
}

// Soft cylinder in a plane wave: sum over all n of i^n J_n(k a) / H_n(k a) H_n(k r) cos(n phi)
// (Morse and Feshbach, Methods of Theoretical Physics, 11.2).
// Returns the effective radius of a fixed post of cells, from its logarithmic capacity: static
// heights are log(r / radius). Solved by relaxation on the cells.
static double actingRadius(double radius) {
    constexpr int reach = 40, side = 2 * reach + 1;
    const auto distance = [](int x, int y) { return std::hypot(x - reach, y - reach); };
    std::vector<double> heights(side * side);
    const auto at = [&](int x, int y) -> double& { return heights[static_cast<std::size_t>(y * side + x)]; };
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) at(x, y) = distance(x, y) > radius ? std::log(distance(x, y)) : 0.0;
    for (int turn = 0; turn < 4000; ++turn)
        for (int y = 1; y < side - 1; ++y)
            for (int x = 1; x < side - 1; ++x)
                if (distance(x, y) > radius && distance(x, y) < reach - 1)
                    at(x, y) +=
                        1.9 * (0.25 * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) - at(x, y));
    // log(r / a) times a slope, from the heights at two distances.
    const double near = at(reach + 15, reach), far = at(reach + 30, reach),
                 slope = (far - near) / std::log(2.0);
    return 15 / std::exp(near / slope);
}

SCENE_CLAIM("scattering") {
    SceneRun run(scene), free(sceneWithout(scene, {"post"}));
    run.advance(1000);
    free.advance(1000);
    const std::vector<double> degrees = numbersFrom(0, 340, 20);
    std::vector<Spot> places = placesAround({150, 120}, 70, degrees);
    places.push_back({150, 120});
    const std::vector<Complex> there = run.phasors(places, 6, 4), without = free.phasors(places, 6, 4);
    const double k = 2 * pi / run.wavelength(6);
    const auto hankel = [](int n, double x) {
        return Complex(std::cyl_bessel_j(double(n), x), std::cyl_neumann(double(n), x));
    };
    const double radius = actingRadius(std::get<Wall>(run.object("post").is).shape.width / 2);
    double min = 1.0, max = 0.0;
    for (std::size_t i = 0; i < degrees.size(); ++i) {
        Complex sum, turn = 1.0; // turn: i^n
        for (int n = 0; n < 6; ++n, turn *= Complex(0, 1))
            sum += (n ? 2.0 : 1.0) * turn * std::cos(n * degrees[i] * pi / 180) * hankel(n, radius * k).real() /
                   hankel(n, radius * k) * hankel(n, 70 * k);
        const double found = std::abs((there[i] - without[i]) / without.back());
        EXPECT_NEAR(found, std::abs(sum), 0.005) << degrees[i];
        min = std::min(min, found);
        max = std::max(max, found);
    }
    EXPECT_NEAR(min, 0.18, 0.005);
    EXPECT_NEAR(max, 0.31, 0.005);
}

namespace {

// Returns the direction of the strongest beam through a column, between two angles in degrees
// below straight ahead. Uses the angular spectrum, which is the far field.
double beamThrough(const std::vector<Complex>& column, double waveNumber, double min, double max) {
    double best = 0.0, highest = -1.0;
    for (double degrees = min; degrees <= max; degrees += 0.05) {
        Complex sum;
        for (std::size_t i = 0; i < column.size(); ++i)
            sum += column[i] *
                   std::polar(1.0, -waveNumber * std::sin(degrees * pi / 180) * static_cast<double>(i));
        if (std::abs(sum) > highest) highest = std::abs(sum), best = degrees;
    }
    return best;
}

} // namespace

SCENE_CLAIM("phased-array-1") {
    SceneRun run(scene);
    run.advance(900);
    const std::vector<Complex> column = run.phasors(placesAlong({110, 0}, {110, 239}, 240), 10, 4);
    EXPECT_NEAR(beamThrough(column, 2 * pi / run.wavelength(10, 1.0, 25), -80, 80), -25.0, 0.5);
    const std::vector<Complex> two = run.phasors({run.probe("in the beam"), run.probe("beside")}, 10, 4);
    EXPECT_GT(std::abs(two[0]), 5 * std::abs(two[1]));
}

SCENE_CLAIM("phased-array-2") {
    SceneRun run(scene);
    run.advance(900);
    std::vector<double> found;
    for (const Complex& height : run.phasors(placesAlong({90, 120}, {310, 120}, 221), 10, 4))
        found.push_back(std::abs(height));
    const auto highest = std::ranges::max_element(found);
    EXPECT_NEAR(90 + static_cast<double>(highest - found.begin()), 180.0, run.wavelength(10));
    for (const Complex& height : run.phasors(placesAlong({180, 20}, {180, 110}, 46), 10, 4))
        EXPECT_LT(std::abs(height), *highest);
}

SCENE_CLAIM("phased-array-3") {
    SceneRun run(scene);
    run.advance(900);
    const double k = 2 * pi / run.wavelength(12, 1.0, 22.5);
    const std::vector<double> degrees = numbersFrom(-80, 80, 2);
    const std::vector<Spot> arc = placesAround({50, 120}, 115, degrees);
    std::vector<double> found, expected;
    for (const Complex& height : run.phasors(arc, 12, 4)) found.push_back(std::abs(height));
    for (const Spot& place : arc) {
        Complex sum;
        for (int n = 0; n < 6; ++n) sum += pointWave(k, {50, 75 + 18.0 * n}, place);
        expected.push_back(std::abs(sum));
    }
    const double highest = *std::ranges::max_element(found), largest = *std::ranges::max_element(expected);
    for (std::size_t i = 0; i < arc.size(); ++i)
        EXPECT_NEAR(found[i] / highest, expected[i] / largest, 0.02) << degrees[i];
    const std::vector<Complex> column = run.phasors(placesAlong({80, 0}, {80, 239}, 240), 12, 4);
    const double lobe = std::asin(2 * pi / k / 18) * 180 / pi;
    EXPECT_NEAR(lobe, 41.0, 0.5);
    EXPECT_NEAR(beamThrough(column, k, -20, 20), 0.0, 0.5);
    EXPECT_NEAR(beamThrough(column, k, 25, 60), 41, 0.7);
    EXPECT_NEAR(beamThrough(column, k, -60, -25), -41, 0.7);
    // Probes straight ahead and on the second beam.
    const Spot straight = run.probe("straight on"), second = run.probe("second beam");
    EXPECT_EQ(straight.y, 120);
    EXPECT_NEAR(std::atan2(120 - second.y, second.x - 50) * 180 / pi, 41, 0.5);
    const auto sentTo = [&](const Spot& place) {
        Complex sum;
        for (int n = 0; n < 6; ++n) sum += pointWave(k, {50, 75 + 18.0 * n}, place);
        return std::abs(sum);
    };
    const std::vector<Complex> seen = run.phasors({straight, second}, 12, 4);
    EXPECT_NEAR(std::abs(seen[1]) / std::abs(seen[0]), sentTo(second) / sentTo(straight), 0.05);
}

// The source moves straight towards or away from the listener.
SCENE_CLAIM("rotating-source") {
    SceneRun run(scene);
    run.advance(400);
    const Series heard = run.record(run.probe("listener"), 1800); // two turns
    double min = INFINITY, max = 0.0, last = 0.0;
    for (std::size_t i = 1; i < heard.size(); ++i) {
        if (heard[i - 1] >= 0 || heard[i] < 0) continue;
        const double rises = static_cast<double>(i) - heard[i] / (heard[i] - heard[i - 1]);
        if (last > 0.0) {
            min = std::min(min, 200 / (rises - last));
            max = std::max(max, 200 / (rises - last));
        }
        last = rises;
    }
    const double share = 2 * pi * 30 * 0.225 / run.speed();
    EXPECT_NEAR(share, 0.3, 0.001);
    EXPECT_NEAR(min, 8 / (1 + share), 0.02 * min);
    EXPECT_NEAR(max, 8 / (1 - share), 0.02 * max);
}

// A. E. Siegman, Lasers, chapter 17; in the plane the centre falls with the root of w0 / w.
SCENE_CLAIM("gaussian-beam") {
    SceneRun run(scene);
    run.advance(900);
    const double range = pi * 20 * 20 / run.wavelength(10);
    EXPECT_NEAR(range, 90.0, 1.5);
    for (const double z : {60.0, 90.0, 150.0, 200.0}) {
        const auto across = run.phasors(placesAlong({40 + z, 120}, {40 + z, 230}, 111), 10, 3);
        const auto height = [&across](std::size_t i) { return std::abs(across[i]) / std::abs(across[0]); };
        std::size_t i = 0;
        while (i < 109 && height(i + 1) > 1 / std::numbers::e) ++i;
        const double width =
            static_cast<double>(i) + (height(i) - 1 / std::numbers::e) / (height(i) - height(i + 1));
        const double wider = std::sqrt(1 + z * z / (range * range));
        EXPECT_NEAR(width, 20 * wider, 0.03 * width) << z;
        EXPECT_NEAR(std::abs(across[0]), 1 / std::sqrt(wider), 0.05) << z;
    }
}

namespace {

// Returns mean square heights relative to the sum of the single sources.
std::vector<double> sharesOfBoth(const std::string& scene, const std::vector<Spot>& places) {
    std::vector<std::vector<double>> squares;
    for (const std::vector<std::string>& without :
         {std::vector<std::string>{}, std::vector<std::string>{"left"}, std::vector<std::string>{"right"}}) {
        SceneRun run(sceneWithout(scene, without));
        run.advance(600);
        std::vector<double> sums(places.size());
        for (int sample = 0; sample < 1500; ++sample) {
            run.advance(3);
            for (std::size_t i = 0; i < places.size(); ++i) sums[i] += std::pow(run.heightAt(places[i]), 2);
        }
        squares.push_back(sums);
    }
    std::vector<double> shares;
    for (std::size_t i = 0; i < places.size(); ++i)
        shares.push_back(squares[0][i] / (squares[1][i] + squares[2][i]));
    return shares;
}

} // namespace

// 2 in the middle, nearly 0 half a wavelength aside, 1 at path differences over two wavelengths.
// The noise changes every 1.5 periods.
SCENE_CLAIM("coherence") {
    const std::vector<Spot> places{{160, 70}, {144, 70}, {176, 70}, {40, 70},
                                   {70, 70},  {90, 70},  {230, 70}, {280, 70}};
    const std::vector<double> shares = sharesOfBoth(scene, places);
    EXPECT_NEAR(shares[0], 2.0, 0.05);
    EXPECT_LT(shares[1], 0.35);
    EXPECT_LT(shares[2], 0.35);
    for (std::size_t i = 3; i < places.size(); ++i) EXPECT_NEAR(shares[i], 1.0, 0.2) << places[i].x;
}

SCENE_CLAIM("incoherent-sources") {
    const std::vector<Spot> places = placesAlong({80, 50}, {240, 50}, 17);
    const std::vector<double> shares = sharesOfBoth(scene, places);
    for (std::size_t i = 0; i < places.size(); ++i) EXPECT_NEAR(shares[i], 1.0, 0.25) << places[i].x;
}

// f (c + v) / (c - v): Doppler's law at reception and at reflection.
SCENE_CLAIM("doppler-mirror") {
    SceneRun run(scene), still(sceneWithout(scene, {"mirror"}));
    const Spot probe = run.probe("behind the radar");
    Series echo = run.record(probe, 2400);
    const Series source = still.record(probe, 2400);
    for (std::size_t i = 0; i < echo.size(); ++i) echo[i] -= source[i];
    // The mirror moves for 1273 steps; the echo takes about 300.
    const double share = 14.142 / run.speed();
    const auto between = [&](int from, int to) {
        return 200 * strongestFrequency(Series(echo.begin() + from, echo.begin() + to), 3.0 / 200, 8.0 / 200);
    };
    EXPECT_NEAR(between(700, 1400), 5 * (1 - share) / (1 + share), 0.08);
    EXPECT_NEAR(between(1750, 2400), 5 * (1 + share) / (1 - share), 0.12);
}
