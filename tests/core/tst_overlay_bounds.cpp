// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlay_memory.h"
#include "show/screen_prediction.h"
#include "wave/factor_of_k.h"

#include <cmath>
#include <ctime>
#include <gtest/gtest.h>
#include <numbers>
#include <random>

// The cost of theory overlays is bounded.

using namespace seiche;

namespace {

// Returns the processor time of this thread, in seconds.
double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Experiment pool(int width, int height) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.rule.k = 0.25;
    e.stepsPerSecond = 50.0;
    return e;
}

PoolObject sourceAt(double x, double y, SourceForm form, double hertz, double length = 40.0) {
    Source source;
    source.form = form;
    source.hertz = hertz;
    source.length = length;
    source.from = -1e9;
    return {"source", x, y, 0.0, source};
}

PoolObject wallWithSlits(double x, double y, int slits, double opening, double distance, double angle = 0.0) {
    Wall wall;
    wall.shape = {.form = Form::Line, .width = 4000.0, .height = 3.0, .thickness = 0.0, .path = {}};
    wall.slits = slits;
    wall.opening = opening;
    wall.distance = distance;
    return {"slits", x, y, angle, wall};
}

PoolObject screenAt(double x, double y, double length) {
    Instrument screen;
    screen.kind = InstrumentKind::Screen;
    screen.length = length;
    return {"screen", x, y, 0.0, screen};
}

// Returns a random path of this many corners.
std::vector<Spot> scribble(int corners, double radius, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> place(-radius, radius);
    std::vector<Spot> path;
    for (int i = 0; i < corners; ++i) {
        const double x = place(random);
        path.push_back({x, place(random)});
    }
    return path;
}

// Returns a toothed circle of this many corners.
std::vector<Spot> gear(int corners, double radius) {
    std::vector<Spot> path;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / corners, size = radius * (i % 2 == 0 ? 1.0 : 0.97);
        path.push_back({size * std::cos(angle), size * std::sin(angle)});
    }
    return path;
}

PoolObject mediumOf(double x, double y, Form form, std::vector<Spot> path, double factor, double angle = 0.0) {
    MediumRegion region;
    region.shape = {.form = form, .width = 10.0, .height = 10.0, .thickness = 12.0, .path = std::move(path)};
    region.factor = factor;
    return {"medium", x, y, angle, region};
}

std::size_t spotsOf(const std::vector<OverlayLine>& lines) {
    std::size_t count = 0;
    for (const OverlayLine& line : lines) count += line.spots.size();
    return count;
}

std::vector<double> placesAlong(double length, int count) {
    std::vector<double> places;
    for (int i = 0; i <= count; ++i) places.push_back(length * (static_cast<double>(i) / count - 0.5));
    return places;
}

double largestDifference(const std::vector<double>& one, const std::vector<double>& other) {
    double largest = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i) largest = std::max(largest, std::abs(one[i] - other.at(i)));
    return largest;
}

} // namespace

TEST(OverlayBounds, ThinsFrontsOfManySources) {
    Experiment e = pool(2, 100'000);
    for (int i = 0; i < 40; ++i) e.objects.push_back(sourceAt(0, 10.0 * i, SourceForm::Point, 7.0));
    for (int i = 0; i < 40; ++i) e.objects.push_back(sourceAt(0, 500, SourceForm::Line, 7.0));
    const std::size_t lines = overlayLines(Simulation(e), Overlay::Fronts).size();
    EXPECT_GT(lines, 1000u);
    EXPECT_LE(lines, 2000u + e.objects.size());
}

TEST(OverlayBounds, DrawsAllFrontsOfFewSources) {
    Experiment e = pool(400, 300);
    e.objects.push_back(sourceAt(200, 150, SourceForm::Point, 2.0));
    const std::vector<OverlayLine> lines = overlayLines(Simulation(e), Overlay::Fronts);
    ASSERT_GT(lines.size(), 20u);
    std::vector<double> radii;
    for (const OverlayLine& line : lines) radii.push_back(line.spots[0].x - 200.0);
    for (std::size_t i = 1; i < radii.size(); ++i)
        EXPECT_NEAR(radii[i] - radii[i - 1], radii[1] - radii[0], 1e-6) << "one wavelength";
    EXPECT_NEAR(radii[1] - radii[0], 0.5 * 50.0 / 2.0, 0.5);
}

// Crests must move continuously between steps.
TEST(OverlayBounds, DrawnFrontsMoveContinuously) {
    Experiment e = pool(900, 900);
    for (int i = 0; i < 30; ++i) e.objects.push_back(sourceAt(450, 450, SourceForm::Point, 5.0));
    Simulation run(e);
    const auto radiiOf = [&] {
        std::vector<double> radii;
        for (const OverlayLine& line : overlayLines(run, Overlay::Fronts))
            radii.push_back(line.spots[0].x - 450.0);
        return radii;
    };
    const std::vector<double> before = radiiOf();
    run.advance(1);
    const std::vector<double> after = radiiOf();
    ASSERT_GT(before.size(), 500u);
    EXPECT_GT(before[1] - before[0], 1.5 * 0.5 * 50.0 / 5.0) << "some are left out";
    std::size_t found = 0;
    for (const double radius : before)
        for (const double later : after)
            if (later > radius && later - radius < 1.0) {
                ++found;
                break;
            }
    EXPECT_GE(found + 30, before.size()) << "but those that have left";
}

TEST(OverlayBounds, LimitsMaximaOfGratings) {
    Experiment e = pool(400, 300);
    e.objects.push_back(sourceAt(200, 20, SourceForm::Point, 5.0));
    e.objects.push_back(wallWithSlits(200, 100, 1000, 1.0, 100'000.0));
    const std::vector<OverlayLine> lines = overlayLines(Simulation(e), Overlay::Maxima);
    EXPECT_EQ(lines.size(), 119u) << "straight on, and 59 on each side";
}

// Formerly over 25 s, because each ray step tested all corners.
TEST(OverlayBounds, LimitsRaysByComputingTime) {
    Experiment e = pool(200, 200);
    for (int i = 0; i < 150; ++i) e.objects.push_back(sourceAt(100, 100, SourceForm::Line, 1.0));
    const std::size_t sources = e.objects.size();
    for (int i = 0; i < 4; ++i)
        e.objects.push_back(mediumOf(100, 100, Form::Outline, gear(150, 40.0 + 15.0 * i), 0.9 + 0.01 * i));
    const Simulation run(e);
    const double before = processorTime();
    const std::vector<OverlayLine> lines = overlayLines(run, Overlay::Rays);
    EXPECT_LT(processorTime() - before, 5.0) << "it takes 0.1 s";
    EXPECT_LE(lines.size(), 22 * sources);
    EXPECT_LT(spotsOf(lines), 1'000'000u);
}

TEST(OverlayBounds, KeepsMiddleRaysOfEverySource) {
    Experiment e = pool(3000, 3000);
    for (int i = 0; i < 100; ++i) e.objects.push_back(sourceAt(30.0 * i, 1500, SourceForm::Line, 1.0));
    const std::vector<OverlayLine> lines = overlayLines(Simulation(e), Overlay::Rays);
    EXPECT_GE(lines.size(), 100u);
    EXPECT_LT(lines.size(), 2200u) << "not all 22 of each";
    EXPECT_LT(spotsOf(lines), 3'000'000u);
}

TEST(OverlayBounds, RecomputesLinesOnlyAfterChanges) {
    Experiment e = pool(200, 200);
    PoolObject source = sourceAt(100, 50, SourceForm::Line, 1.0);
    std::get<Source>(source.is).speed = 1.0;
    e.objects.push_back(source);
    Simulation run(e);
    OverlayMemory memory;
    const std::vector<OverlayLine>* modes = &memory.linesOf(run, Overlay::Modes);
    const std::vector<OverlayLine>* rays = &memory.linesOf(run, Overlay::Rays);
    run.advance(5);
    EXPECT_EQ(&memory.linesOf(run, Overlay::Modes), modes);
    EXPECT_EQ(&memory.linesOf(run, Overlay::Rays), rays);
}

TEST(FactorOfK, NearbyLookupMatchesWithLessWork) {
    PoolObjects objects;
    objects.push_back(mediumOf(80, 70, Form::Outline, scribble(60, 50, 1), 0.5, 20.0));
    objects.push_back(mediumOf(120, 90, Form::Paint, scribble(40, 60, 2), 0.25, -35.0));
    PoolObject changing = mediumOf(150, 40, Form::Outline, scribble(12, 35, 3), 0.5);
    std::get<MediumRegion>(changing.is).factorTo = 1.5;
    objects.push_back(changing);
    objects.push_back(wallWithSlits(100, 150, 2, 10, 40));
    const FactorOfK factors(objects);
    FactorOfKNearby nearby(objects, {200, 180});
    for (double y = 0.0; y <= 179.0; y += 0.37)
        for (double x = 0.0; x <= 199.0; x += 0.41)
            ASSERT_EQ(nearby.at({x, y}), factors.at({x, y})) << x << ' ' << y;
    EXPECT_GT(nearby.work(), 0);
    const PoolObjects square{
        mediumOf(100, 90, Form::Outline, {{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}, 0.5)};
    FactorOfKNearby inside(square, {200, 180});
    const std::int64_t each = 3 + 4;
    for (int i = 0; i < 1000; ++i) inside.at({100.0 + 0.01 * i, 90.0});
    EXPECT_LT(inside.work(), 1000 * each - 2000) << "the corners were looked at a few times";
}

// Formerly 25 s: 200,000 line points for each of 40,000 slit pieces.
TEST(ScreenBounds, PredictsVeryLongLineQuickly) {
    Experiment e = pool(600, 600);
    PoolObject source = sourceAt(300, 300, SourceForm::Line, 5.0, 100'000.0);
    std::get<Source>(source.is).profile = LineProfile::Gaussian;
    e.objects = {source, wallWithSlits(300, 320, 1000, 40, 80, 1.0), screenAt(300, 400, 400)};
    const Simulation run(e);
    const double before = processorTime();
    const auto prediction = predictAlongScreen(run, e.objects.back(), placesAlong(400, 512));
    EXPECT_LT(processorTime() - before, 5.0) << "it takes 0.1 s";
    ASSERT_TRUE(prediction);
    for (const double each : prediction->fresnel) EXPECT_TRUE(each >= 0.0 && each <= 1.0);
}

TEST(ScreenBounds, RejectsOverlappingSlits) {
    Experiment e = pool(600, 600);
    e.objects = {sourceAt(300, 300, SourceForm::Line, 5.0), wallWithSlits(300, 320, 1000, 100'000, 80),
                 screenAt(300, 400, 400)};
    const Simulation run(e);
    const double before = processorTime();
    EXPECT_FALSE(predictAlongScreen(run, e.objects.back(), placesAlong(400, 512)));
    EXPECT_LT(processorTime() - before, 5.0);
}

// Slits outside the pool transmit no wave into it.
TEST(ScreenBounds, IgnoresSlitsOutsidePool) {
    const auto predicted = [](int slits) {
        Experiment e = pool(301, 301);
        e.objects = {sourceAt(150, 20, SourceForm::Line, 5.0), wallWithSlits(150, 60, slits, 6, 60),
                     screenAt(150, 250, 280)};
        return predictAlongScreen(Simulation(e), e.objects.back(), placesAlong(280, 100)).value();
    };
    EXPECT_LT(largestDifference(predicted(5).fresnel, predicted(99).fresnel), 1e-9);
}

// Long line sources are computed as beams, not as cells.
TEST(ScreenBounds, BeamMatchesSumAtLengthLimit) {
    const auto predicted = [](double length) {
        Experiment e = pool(1200, 700);
        PoolObject source = sourceAt(600, 20, SourceForm::Line, 5.0, length);
        std::get<Source>(source.is).profile = LineProfile::Gaussian;
        std::vector<PoolObject> objects{source, wallWithSlits(600, 60, 24, 40, 48), screenAt(600, 500, 900)};
        e.objects = objects;
        return predictAlongScreen(Simulation(e), e.objects.back(), placesAlong(900, 200)).value();
    };
    // 24 slits of 40 pieces allow up to 1042 points.
    const ScreenPrediction summed = predicted(520), beam = predicted(522);
    EXPECT_LT(largestDifference(summed.fresnel, beam.fresnel), 0.03);
    EXPECT_LT(largestDifference(summed.fraunhofer, beam.fraunhofer), 0.03);
}
