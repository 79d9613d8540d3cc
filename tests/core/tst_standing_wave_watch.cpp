// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/standing_wave_watch.h"
#include "theory/end_reflection.h"
#include "theory/joint_reflection.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

PoolObject rulerAt(double middle, double length) {
    Instrument scale;
    scale.kind = InstrumentKind::Scale;
    scale.length = length;
    return {"ruler", middle, 0, 0, scale};
}

// Returns a string with a transparent oscillator and a ruler.
Experiment drivenString(double hertz, Edge right, double impedance = 1.0) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {500, 1};
    e.pullWith.x = 250;
    e.stepsPerSecond = 400.0;
    e.rule.k = 0.81;
    e.rule.edges.left = Edge::Absorbing;
    e.rule.edges.right = right;
    e.rule.edges.rightImpedance = impedance;
    Source source;
    source.form = SourceForm::Line;
    source.hertz = hertz;
    source.height = 0.5;
    e.objects = {{"oscillator", 80, 0, 0, source}, rulerAt(340, 200)};
    return e;
}

std::optional<StandingWave> readingOf(const Experiment& e, int steps = 12'000) {
    Simulation run(e);
    StandingWaveWatch watch;
    for (int step = 0; step < steps; step += 2) {
        watch.observe(run);
        if (watch.at("ruler")) break;
        run.advance(2);
    }
    return watch.at("ruler");
}

} // namespace

TEST(StandingWaveWatch, RulerShowsImpedanceReflection) {
    for (const double impedance : {0.2, 0.5, 3.0, 6.0}) {
        const auto wave = readingOf(drivenString(9.0, Edge::Impedance, impedance));
        ASSERT_TRUE(wave) << impedance;
        const double r = std::abs(endReflection(impedance));
        EXPECT_EQ(wave->towardsRight, true);
        EXPECT_NEAR(wave->reflection, r, 0.01 * r) << impedance;
        EXPECT_NEAR(wave->ratio, (1 + r) / (1 - r), 0.02 * wave->ratio) << impedance;
    }
}

// The reflection refers to the ruler's end, so the path to the string's end and back adds decay.
TEST(StandingWaveWatch, AccountsForDamping) {
    Experiment e = drivenString(9.0, Edge::Free);
    e.rule.damping.velocity = 0.999;
    const auto wave = readingOf(e);
    ASSERT_TRUE(wave);
    // exp(-g t / 2) with g = 0.001 and t = 2 * 59.5 points / 0.9 points per step.
    EXPECT_NEAR(wave->reflection, std::exp(-0.0005 * 2 * 59.5 / 0.9), 0.01);
}

TEST(StandingWaveWatch, MeasuresReflectionAtMediumBoundary) {
    Experiment e = drivenString(6.0, Edge::Absorbing);
    e.rule.model = MediumModel::Density;
    MediumRegion heavy;
    heavy.shape.width = 120;
    heavy.factor = 0.36; // 0.6 of the wave speed
    e.objects.push_back({"heavy", 440, 0, 0, heavy});
    e.objects[1] = rulerAt(240, 200);
    const auto wave = readingOf(e);
    ASSERT_TRUE(wave);
    EXPECT_NEAR(wave->reflection, 0.25,
                0.0025 + 0.004); // tolerance: one-point boundary, 60 points per wavelength
    // The heavier string contains only the transmitted wave.
    e.objects[1] = rulerAt(440, 90);
    const auto beyond = readingOf(e);
    ASSERT_TRUE(beyond);
    EXPECT_LT(beyond->reflection, 0.01);
    EXPECT_NEAR(beyond->running, 0.5 * 0.75, 0.01);
}

// Both waves have equal amplitude, so the direction away from the source counts. The reflected
// wave has travelled 2 d farther.
TEST(StandingWaveWatch, FindsDirectionAtFullReflection) {
    struct End {
        Edge edge;
        double at, phase; ///< `phase`: of the reflected wave at `at`
    };
    constexpr double pi = std::numbers::pi;
    const End ends[] = {{Edge::Fixed, 499.0, pi}, {Edge::Free, 499.5, 0.0}, {Edge::Impedance, 499.5, 0.0}};
    for (const End& end : ends)
        for (const double hertz : {3.5, 5.0, 7.3, 9.0, 11.7, 14.0})
            for (const bool isLeft : {true, false}) {
                Experiment e = drivenString(hertz, end.edge, 0.0);
                if (!isLeft) {
                    std::swap(e.rule.edges.left, e.rule.edges.right);
                    e.rule.edges.leftImpedance = 0.0;
                    for (PoolObject& object : e.objects) object.x = 499.0 - object.x;
                }
                Simulation run(e);
                StandingWaveWatch watch;
                std::size_t seen = 0;
                for (; run.frame() < 8000; run.advance(2)) {
                    watch.observe(run);
                    const std::optional<StandingWave>& wave = watch.at("ruler");
                    if (!wave) continue;
                    ++seen;
                    ASSERT_EQ(wave->towardsRight, isLeft) << toString(end.edge) << ' ' << hertz;
                    ASSERT_TRUE(std::isinf(wave->ratio)) << wave->ratio;
                    ASSERT_NEAR(wave->reflection, 1.0, 0.01);
                    const double away = end.at - 440.0, wavelength = 2.0 * wave->nodeDistance;
                    const double wrong = wave->phase - end.phase + 4.0 * pi * away / wavelength;
                    ASSERT_NEAR(std::remainder(wrong, 2.0 * pi), 0.0, 0.03) << toString(end.edge) << hertz;
                }
                EXPECT_GT(seen, 1000u);
            }
}

TEST(StandingWaveWatch, ReportsRatioUpToMeasurableLimit) {
    for (const double impedance : {0.002, 0.005, 0.02, 50.0, 200.0}) {
        const double r = std::abs(endReflection(impedance)), ratio = (1 + r) / (1 - r);
        Experiment e = drivenString(9.0, Edge::Impedance, impedance);
        Simulation run(e);
        StandingWaveWatch watch;
        for (; run.frame() < 12'000; run.advance(2)) watch.observe(run);
        const std::optional<StandingWave>& wave = watch.at("ruler");
        ASSERT_TRUE(wave);
        EXPECT_EQ(wave->towardsRight, true);
        EXPECT_NEAR(wave->ratio, ratio, 0.03 * ratio) << impedance;
    }
    const auto beyond = readingOf(drivenString(9.0, Edge::Impedance, 0.0005)); // 2000
    ASSERT_TRUE(beyond);
    EXPECT_TRUE(std::isinf(beyond->ratio));
    EXPECT_EQ(beyond->towardsRight, true);
}

TEST(StandingWaveWatch, ReportsNoDirectionForEqualWaves) {
    // Two opposite sources, and a source on a periodic string.
    Experiment between = drivenString(9.0, Edge::Absorbing);
    between.objects.push_back({"other", 420, 0, 0, std::get<Source>(between.objects[0].is)});
    between.objects[1] = rulerAt(250, 200);
    Experiment ring = drivenString(9.0, Edge::Periodic);
    ring.rule.edges.left = Edge::Periodic;
    ring.rule.damping.velocity = 0.99;
    ring.objects[1] = rulerAt(330, 100);
    for (const Experiment& e : {between, ring}) {
        const auto wave = readingOf(e);
        ASSERT_TRUE(wave);
        EXPECT_FALSE(wave->towardsRight);
        EXPECT_TRUE(std::isinf(wave->ratio));
        EXPECT_TRUE(std::isnan(wave->reflection));
        EXPECT_TRUE(std::isnan(wave->phase));
        EXPECT_FALSE(wave->nodes.empty());
    }
    std::get<Source>(between.objects[2].is).height = 0.4;
    const auto wave = readingOf(between);
    ASSERT_TRUE(wave);
    EXPECT_EQ(wave->towardsRight, true);
    EXPECT_NEAR(wave->ratio, 9.0, 0.1);
}

TEST(StandingWaveWatch, ReportsNothingWithoutSteadyState) {
    Experiment e = drivenString(9.0, Edge::Free);
    e.objects.erase(e.objects.begin()); // no oscillator
    EXPECT_FALSE(readingOf(e, 3000));
    e = drivenString(9.0, Edge::Free);
    Source other = std::get<Source>(e.objects[0].is);
    other.hertz = 11.0;
    e.objects.push_back({"other", 100, 0, 0, other}); // two frequencies
    EXPECT_FALSE(readingOf(e, 6000));
    e = drivenString(9.0, Edge::Free);
    e.objects[1].angle = 90; // vertical ruler
    EXPECT_FALSE(readingOf(e, 6000));
    e = drivenString(9.0, Edge::Free);
    e.objects[1] = rulerAt(340, 4); // too short
    EXPECT_FALSE(readingOf(e, 6000));
}

// A source's start time changes the expected wave without an event.
TEST(StandingWaveWatch, FollowsSourcesSwitchedOnAndOff) {
    Experiment e = drivenString(9.0, Edge::Free);
    std::get<Source>(e.objects[0].is).from = 2.0; // second 2 is step 800
    Source other = std::get<Source>(e.objects[0].is);
    other.hertz = 11.0;
    other.from = 20.0;
    e.objects.push_back({"other", 100, 0, 0, other});
    Simulation run(e);
    StandingWaveWatch watch;
    const auto goTo = [&](double seconds) {
        for (; run.seconds() < seconds; run.advance(2)) watch.observe(run);
        watch.observe(run);
    };
    goTo(1.9);
    EXPECT_TRUE(watch.empty());
    goTo(2.0);
    EXPECT_FALSE(watch.empty());
    goTo(19.9);
    EXPECT_TRUE(watch.at("ruler"));
    goTo(20.0); // two frequencies
    EXPECT_TRUE(watch.empty());
    EXPECT_FALSE(watch.at("ruler"));
}

TEST(StandingWaveWatch, RestartsWhenStringIsTapped) {
    Experiment e = drivenString(9.0, Edge::Free);
    Simulation run(e);
    StandingWaveWatch watch;
    for (int step = 0; step < 8000 && !watch.at("ruler"); ++step) {
        run.advance(1);
        watch.observe(run);
    }
    ASSERT_TRUE(watch.at("ruler"));
    run.apply(Pull{.height = 1.0, .x = 300.0});
    watch.observe(run);
    EXPECT_FALSE(watch.at("ruler"));
}
