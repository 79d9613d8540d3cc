// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Intensity on a screen behind slits, compared with theory.
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "model/validate.h"
#include "run/mean_window.h"
#include "run/screen_meter.h"
#include "show/screen_prediction.h"
#include "straight_wave.h"
#include "theory/fraunhofer.h"
#include "wave/screen.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

PoolObject screenAt(double x, double y, double angle, double length, double radius) {
    Instrument screen;
    screen.kind = InstrumentKind::Screen;
    screen.length = length;
    screen.radius = radius;
    return {"screen", x, y, angle, screen};
}

// Returns a pool with plane waves from the left and a slit wall at column 60. The curved screen is
// 210 cells from the slits' centre in row 170.
Experiment slitsAndScreen(int slits, double opening, double distance, WallKind kind = WallKind::Free) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {300, 341};
    e.rule.stencil = Stencil::Isotropic;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    e.stepsPerSecond = 100.0;
    e.pullWith.x = e.pullWith.y = 150.0;
    Source source;
    source.form = SourceForm::Line;
    source.length = 600.0;
    source.hertz = 4.4;
    e.objects.push_back({"wave", 24.0, 170.0, 90.0, source});
    Wall wall;
    wall.shape.width = 800.0;
    wall.kind = kind;
    wall.slits = slits;
    wall.opening = opening;
    wall.distance = distance;
    e.objects.push_back({"slits", 60.0, 170.0, 90.0, wall});
    e.objects.push_back(screenAt(270.0, 170.0, 90.0, 330.0, 210.0));
    return e;
}

ScreenProfile seenIn(Simulation& run, std::int64_t steps) {
    ScreenMeter meter;
    run.advance(steps - stepsToLookBack(meanWindowOf(run.settings())));
    while (run.frame() < steps) {
        meter.watch(run, run.settings().objects.back());
        run.advance(1);
    }
    EXPECT_TRUE(meter.mean().isComplete());
    return meter.profile();
}

std::vector<double> relative(std::vector<double> values) {
    const double max = std::ranges::max(values);
    for (double& value : values) value /= max;
    return values;
}

} // namespace

TEST(Screen, PlacesPointsOnLineOrArc) {
    const PoolObject line = screenAt(100, 50, 0, 80, 0);
    EXPECT_NEAR(screenPlace(line, -40).x, 60.0, 1e-12);
    EXPECT_NEAR(screenPlace(line, 40).x, 140.0, 1e-12);
    EXPECT_NEAR(screenPlace(line, 40).y, 50.0, 1e-12);
    const PoolObject arc = screenAt(100, 50, 90, 80, 60);
    for (const double along : {-40.0, -13.0, 0.0, 40.0}) {
        const Spot at = screenPlace(arc, along), centre = screenCentre(arc);
        EXPECT_NEAR(std::hypot(at.x - centre.x, at.y - centre.y), 60.0, 1e-9);
        EXPECT_NEAR(std::atan2(at.y - centre.y, at.x - centre.x), along / 60.0, 1e-9);
    }
    EXPECT_NEAR(screenCentre(arc).x, 40.0, 1e-9);
    EXPECT_NEAR(screenLength(screenAt(0, 0, 0, 1000, 10)), 2 * pi * 10, 1e-9);
}

TEST(Screen, FraunhoferMatchesKnownMinimaAndMaxima) {
    // A single slit has its minimum at sine = wavelength / width.
    EXPECT_NEAR(fraunhofer({1, 30.0, 0.0}, 12.0, 0.4), 0.0, 1e-12);
    // Two slits: minimum at half a wavelength, maximum at one wavelength, within the single-slit
    // envelope.
    const SlitRow two{2, 6.0, 40.0};
    EXPECT_NEAR(fraunhofer(two, 12.0, 0.15), 0.0, 1e-12);
    EXPECT_NEAR(fraunhofer(two, 12.0, 0.3), std::pow(std::sin(0.15 * pi) / (0.15 * pi), 2), 1e-12);
    // Five slits: principal maximum 1, first zero at a fifth of an order.
    EXPECT_DOUBLE_EQ(fraunhofer({5, 3.0, 40.0}, 12.0, 0.0), 1.0);
    EXPECT_NEAR(fraunhofer({5, 1e-9, 40.0}, 12.0, 0.3 / 5), 0.0, 1e-12);
}

TEST(Screen, FindsPeaksBetweenSamples) {
    std::vector<double> places, values;
    for (int i = 0; i <= 200; ++i) {
        places.push_back(0.5 * i);
        values.push_back(1.0 + std::cos(2 * pi * (places.back() - 3.3) / 20.0));
    }
    const auto peaks = peaksAlong(places, values);
    ASSERT_EQ(peaks.size(), 5u);
    for (std::size_t i = 0; i < peaks.size(); ++i) {
        EXPECT_NEAR(peaks[i].place, 3.3 + 20.0 * static_cast<double>(i), 0.02);
        EXPECT_NEAR(peaks[i].intensity, 2.0, 1e-3);
    }
    EXPECT_TRUE(peaksAlong(places, std::vector<double>(201, 0.0)).empty());
}

TEST(Screen, TwoSlitsMatchTheory) {
    const Experiment e = slitsAndScreen(2, 4.0, 48.0);
    ASSERT_TRUE(validate(e).empty());
    Simulation run(e);
    const ScreenProfile seen = seenIn(run, 1600);
    const auto predicted = predictAlongScreen(run, e.objects.back(), seen.along);
    ASSERT_TRUE(predicted);
    ASSERT_EQ(predicted->fraunhofer.size(), seen.along.size());
    const std::vector<double> measured = relative(seen.intensity);
    double near = 0.0, far = 0.0, count = 0.0;
    for (std::size_t i = 0; i < measured.size(); ++i) {
        if (std::abs(predicted->angles[i]) > 40.0) continue;
        EXPECT_NEAR(predicted->angles[i], seen.along[i] / 210.0 * 180.0 / pi, 0.3);
        near += std::pow(measured[i] - predicted->fresnel[i], 2);
        far += std::pow(measured[i] - predicted->fraunhofer[i], 2);
        count += 1.0;
    }
    EXPECT_LT(std::sqrt(near / count), 0.05);
    EXPECT_LT(std::sqrt(far / count), 0.07);
    // Maxima lie at path differences of one wavelength.
    const auto peaks = peaksAlong(predicted->angles, measured);
    const double first = std::asin(predicted->wavelength / 48.0) * 180.0 / pi;
    for (const double wanted : {-first, 0.0, first}) {
        const auto at = std::ranges::min_element(
            peaks, {}, [&](const ProfilePeak& peak) { return std::abs(peak.place - wanted); });
        ASSERT_NE(at, peaks.end());
        EXPECT_NEAR(at->place, wanted, 0.7);
    }
}

TEST(Screen, WideSlitMatchesTheory) {
    const Experiment e = slitsAndScreen(1, 40.0, 0.1);
    Simulation run(e);
    const ScreenProfile seen = seenIn(run, 1600);
    const auto predicted = predictAlongScreen(run, e.objects.back(), seen.along);
    ASSERT_TRUE(predicted);
    const std::vector<double> measured = relative(seen.intensity);
    for (std::size_t i = 0; i < measured.size(); i += 4)
        if (std::abs(predicted->angles[i]) < 35.0) {
            EXPECT_NEAR(measured[i], predicted->fresnel[i], 0.12) << predicted->angles[i];
        }
}

TEST(Screen, TwoPointSourcesMatchTheory) {
    Experiment e = roundWave(4.4);
    Source source = std::get<Source>(e.objects[0].is);
    e.objects.clear();
    e.objects.push_back({"upper", 60, 96, 0, source});
    e.objects.push_back({"lower", 60, 144, 0, source});
    e.objects.push_back(screenAt(210, 120, 90, 200, 150));
    Simulation run(e);
    const ScreenProfile seen = seenIn(run, 1300);
    const auto predicted = predictAlongScreen(run, e.objects.back(), seen.along);
    ASSERT_TRUE(predicted);
    const std::vector<double> measured = relative(seen.intensity);
    for (std::size_t i = 0; i < measured.size(); i += 4)
        EXPECT_NEAR(measured[i], predicted->fresnel[i], 0.06) << predicted->angles[i];
}

TEST(Screen, PredictsNothingWithoutSteadySourceOrSlits) {
    Experiment e = slitsAndScreen(2, 4.0, 48.0);
    const std::vector<double> along{-10.0, 0.0, 10.0};
    Source& source = std::get<Source>(e.objects[0].is);
    source.signal = Signal::Pulse;
    EXPECT_FALSE(predictAlongScreen(Simulation(e), e.objects.back(), along)) << "no steady source";
    source.signal = Signal::Sine;
    std::get<Wall>(e.objects[1].is).slits = 0;
    EXPECT_FALSE(predictAlongScreen(Simulation(e), e.objects.back(), along)) << "a line, and no slits";
    EXPECT_TRUE(ownAngles(screenAt(0, 0, 0, 10, 0), along).empty());
    EXPECT_NEAR(ownAngles(screenAt(0, 0, 0, 10, 10), along)[2], 180.0 / pi, 1e-9);
}

TEST(Screen, PredictsNothingBehindMovingSlits) {
    Experiment e = slitsAndScreen(2, 4.0, 48.0);
    const std::vector<double> along{-20.0, 0.0, 20.0};
    ASSERT_TRUE(predictAlongScreen(Simulation(e), e.objects.back(), along));
    for (PoolObject& object : e.objects)
        if (Wall* wall = std::get_if<Wall>(&object.is)) {
            wall->speed = 1.0;
            wall->to = {object.x + 10.0, object.y};
        }
    ASSERT_TRUE(validate(e).empty());
    EXPECT_FALSE(predictAlongScreen(Simulation(e), e.objects.back(), along));
}

TEST(Screen, IsSavedAndOfferedInPoolsOnly) {
    const Experiment e = slitsAndScreen(2, 4.0, 48.0);
    const std::string text = writeExperiment(e);
    const auto read = readExperiment(text);
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    EXPECT_EQ(std::get<Experiment>(read).objects, e.objects);
    EXPECT_NE(text.find("\"radius\": 210"), text.npos);
    Experiment string = defaultExperiment(SceneKind::String);
    string.objects.push_back(screenAt(10, 0, 0, 20, 0));
    const auto problems = validate(string);
    ASSERT_FALSE(problems.empty());
    EXPECT_NE(sentence(problems.front()).find("a screen is only available in a pool"), std::string::npos);
    const ObjectProperty& mark = *findProperty(string.objects.back(), "mark");
    EXPECT_FALSE(offers(mark, "screen", string.objects.back(), SceneKind::String));
    EXPECT_TRUE(offers(mark, "screen", string.objects.back(), SceneKind::Pool));
}
