// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples from formulas and pictures, measured in runs.
#include "core/scene_run.h"
#include "model/real_scale.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

// Returns the central displacement after waves have travelled `way`, from a radial initial shape
// at rest (Poisson's formula for the plane wave equation).
template <class Height>
double heightInTheMiddle(Height height, double way) {
    const auto integral = [&](double to) {
        constexpr int parts = 4000;
        double sum = 0.0;
        for (int i = 0; i < parts; ++i) {
            const double angle = (i + 0.5) * pi / 2 / parts;
            sum += height(to * std::sin(angle)) * std::sin(angle);
        }
        return to * sum * pi / 2 / parts;
    };
    constexpr double little = 0.01;
    return (integral(way + little) - integral(way - little)) / (2 * little);
}

// Cross-sections of a lake along an arc: widths, areas (depth integrals), length per section.
struct Sections {
    std::vector<double> width, area;
    double length = 0.0; // per section

    double whole() const { return length * static_cast<double>(width.size()); }
    double meanDepth() const {
        double volume = 0.0, surface = 0.0;
        for (std::size_t i = 0; i < width.size(); ++i) {
            volume += area[i];
            surface += width[i];
        }
        return volume / surface;
    }
    // Returns the flow at the far end of the lake at this angular frequency; 0 for a seiche. `k`
    // is the square of the wave speed at depth 1, in cells and steps.
    // Defant, Neue Methode zur Ermittlung der Eigenschwingungen der abgeschlossenen Wassermassen,
    // 1918.
    double flowAtTheEnd(double frequency, double k) const {
        double height = 1.0, flow = 0.0;
        for (std::size_t i = 0; i < width.size(); ++i) {
            flow -= frequency * frequency * width[i] * height * length;
            if (i + 1 < width.size()) height += flow * length / (k * (area[i] + area[i + 1]) / 2);
        }
        return flow;
    }
    // Returns the longest period in steps. 0 if none.
    double longestPeriod(double longest, double shortest, double k) const {
        double before = flowAtTheEnd(2 * pi / longest, k);
        for (double period = longest; period > shortest; period *= 0.9995) {
            const double now = flowAtTheEnd(2 * pi / period, k);
            if ((now < 0) != (before < 0)) return period;
            before = now;
        }
        return 0.0;
    }
};

// Samples the depth image at 16 points per cell. Centre and radius of the arc are in cells.
Sections sectionsOf(const PoolObject& lake, const Grid& grid, const Spot& middle, double radius) {
    constexpr int count = 400, each = 4;
    constexpr double first = -2.0, last = 1.0; // radians from upwards, clockwise
    const MediumRegion& region = std::get<MediumRegion>(lake.is);
    Sections all{std::vector<double>(count), std::vector<double>(count), radius * (last - first) / count};
    for (int j = 0; j < grid.height * each; ++j)
        for (int i = 0; i < grid.width * each; ++i) {
            const double x = (i + 0.5) / each - 0.5, y = (j + 0.5) / each - 0.5;
            const double depth = region.raster->at(0.5 + (x - lake.x) / region.shape.width,
                                                   0.5 + (y - lake.y) / region.shape.height);
            if (depth <= 0.0) continue;
            const double angle = std::atan2(x - middle.x, middle.y - y);
            const auto section = static_cast<std::size_t>((angle - first) / (last - first) * count);
            const double way = std::hypot(x - middle.x, y - middle.y) / radius; // relative arc length
            const double share = 1.0 / (each * each) / all.length;
            all.width[section] += share;
            all.area[section] += share * depth / (way * way);
        }
    const auto hasWater = [](double width) { return width > 0.0; };
    const auto begin = std::ranges::find_if(all.width, hasWater) - all.width.begin();
    const auto end = std::find_if(all.width.rbegin(), all.width.rend(), hasWater).base() - all.width.begin();
    all.width = {all.width.begin() + begin, all.width.begin() + end};
    all.area = {all.area.begin() + begin, all.area.begin() + end};
    return all;
}

} // namespace

SCENE_CLAIM("formula-start") {
    SceneRun run(scene);
    const auto ring = [](double distance) { return std::exp(-std::pow((distance - 80) / 11, 2)); };
    run.run().applyPendingEvents();
    EXPECT_NEAR(run.heightAt({160 + 80, 120}), 1.0, 1e-5);
    EXPECT_NEAR(run.heightAt({160, 120 - 70}), ring(70), 1e-5);
    const Series middle = run.record(run.probe("middle"), 150);
    const double cellsPerStep = run.speed() / run.stepsPerSecond();
    double highest = 0.0, way = 0.0;
    for (double gone = 60; gone < 95; gone += 0.25)
        if (const double height = heightInTheMiddle(ring, gone); height > highest) {
            highest = height;
            way = gone;
        }
    const auto top = std::ranges::max_element(middle);
    EXPECT_NEAR(*top, highest, 0.005 * highest);
    EXPECT_NEAR(static_cast<double>(top - middle.begin() + 1) * cellsPerStep, way, 1.0);
    EXPECT_NEAR(*top, 3.0, 0.02);
    EXPECT_NEAR(highest, 3.0, 0.02);
    EXPECT_NEAR(way, 76, 1);
}

// n = 2 / (1 + r^2 / R^2): the integral of n along every ray, such as a diameter, is pi R.
SCENE_CLAIM("formula-speed") {
    SceneRun run(scene);
    SceneRun open(sceneWithout(scene, {"fish-eye"}));
    const double hertz = run.source("point").hertz, radius = 90, middle = 160;
    const std::vector<Spot> diameter = placesAlong({middle - 80, 120}, {middle + 80, 120}, 81);
    std::vector<Spot> rim;
    for (const double degrees : {-50.0, -30.0, 0.0, 30.0, 50.0}) // from the opposite point
        rim.push_back(
            {middle + radius * std::cos(degrees * pi / 180), 120 + radius * std::sin(degrees * pi / 180)});
    for (SceneRun* each : {&run, &open}) each->advance(900);
    const auto turned = [&](SceneRun& each) {
        const std::vector<double> phases = unwrapped(each.phasors(diameter, hertz, 2));
        return std::abs(phases.back() - phases.front());
    };
    // From 80 cells before the centre to 80 behind. The ratio from edge to edge is pi / 2.
    const double slower = 2 * radius * 2 * std::atan(80 / radius) / 160;
    EXPECT_NEAR(turned(run) / turned(open), slower, 0.03 * slower);
    const std::vector<Complex> with = run.phasors(rim, hertz, 2), without = open.phasors(rim, hertz, 2);
    EXPECT_GT(std::abs(with[2]), 3 * std::abs(without[2]));
    for (const std::size_t beside : {0u, 1u, 3u, 4u})
        EXPECT_GT(std::abs(with[2]), 4 * std::abs(with[beside])) << beside;
}

// For varying depth, Merian's period is too short if the lake is narrow and shallow. A canal with
// the same cross-sections has the measured period.
SCENE_CLAIM("lake-geneva") {
    SceneRun run(scene);
    const RealScale real = *realScaleOf(run.experiment());
    const double k = run.run().rule().k, cell = real.metresPerCell, step = real.secondsPerStep, deepest = 310;
    EXPECT_NEAR(cell / step, std::sqrt(9.81 * deepest / k), 0.01);
    const Sections lake = sectionsOf(run.object("lake"), run.run().grid(), {172, 196}, 40'700 / cell);
    EXPECT_NEAR(lake.whole() * cell, 72'000, 1500);
    EXPECT_NEAR(lake.meanDepth() * deepest, 153, 8);

    const std::vector<Series> all = run.record({run.probe("Geneva"), run.probe("Villeneuve")}, 12'000);
    const auto swing = [](Series series) {
        double mean = 0.0;
        for (const double height : series) mean += height / static_cast<double>(series.size());
        for (double& height : series) height -= mean;
        return series;
    };
    const Series west = swing(all[0]), east = swing(all[1]);
    const double steps = 1 / strongestFrequency(west, 1.0 / 1900, 1.0 / 1100);
    EXPECT_NEAR(1 / strongestFrequency(east, 1.0 / 1900, 1.0 / 1100), steps, 0.01 * steps);
    const double minutes = steps * step / 60;
    EXPECT_NEAR(minutes, 76, 0.5);
    EXPECT_NEAR(minutes, 73, 0.05 * 73) << "the real lake";
    EXPECT_NEAR(steps, lake.longestPeriod(2400, 1000, k), 0.03 * steps);
    const double merian = 2 * lake.whole() * cell / std::sqrt(9.81 * lake.meanDepth() * deepest) / 60;
    EXPECT_NEAR(minutes / merian, 1.2, 0.05);

    // The two ends are in antiphase.
    const Complex atGeneva = phasorOf(west, 1 / steps), atVilleneuve = phasorOf(east, 1 / steps);
    EXPECT_LT((atGeneva / atVilleneuve).real(), -1.0);
}
