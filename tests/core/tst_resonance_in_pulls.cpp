// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "model/resize.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "study/resonance_in_pulls.h"
#include "study/resonance_meter.h"
#include "study/rhythm_of_point.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

/// A run with its meter, tapped at even intervals.
struct Tapped {
    explicit Tapped(const Experiment& experiment) : run(experiment) { meter.watch(run); }

    /// Taps at the steps nearest to even times.
    void tap(double interval, int taps) {
        const auto begin = run.frame();
        for (int i = 0; i < taps; ++i) {
            advanceTo(begin + std::llround(interval * i));
            const Pull pull = run.settings().pullWith;
            meter.tap(run, pull);
            run.apply(pull);
            meter.sample(run);
        }
    }
    void advanceTo(std::int64_t step) {
        while (run.frame() < step) {
            run.advance(std::min(stepsBetweenSamples(run.settings()), step - run.frame()));
            meter.sample(run);
        }
    }
    double pulls() const {
        const ResonancePoint& point = meter.log().points().back();
        return point.amplitude / point.onePull;
    }

    Simulation run;
    ResonanceMeter meter;
};

Experiment without(Experiment run) {
    run.events.clear();
    return run;
}

} // namespace

TEST(HighestAmplitude, MatchesFinalAmplitudeOfTaps) {
    const Experiment string = *loadPreset("string");
    const double reach = highestAmplitude(string).value();
    Tapped hand(string);
    hand.tap(string.stepsPerSecond, 90);
    EXPECT_LE(hand.pulls(), 1.001 * reach);
    EXPECT_GE(hand.pulls(), 0.97 * reach);
    EXPECT_NEAR(reach, 14.2, 0.3);
}

// Rounded taps still excite a resonance between two whole periods.
TEST(HighestAmplitude, FindsPeakBetweenWholePeriods) {
    Experiment sharp = resized(*loadPreset("string"), {21, 1});
    sharp.pullWith = {PullShape::Point, 1.0, 1.0, PullMode::Add, 10.0, 0.0};
    sharp.rule.damping = {};
    sharp.rule.damping.velocity = 0.9995;
    sharp.rule.k = 0.9755; // period of 40.5 steps
    const PredictedResonance predicted = resonanceInPulls(sharp);
    ASSERT_FALSE(predicted.modes.empty());
    const double interval = sharp.stepsPerSecond / predicted.modes.front();
    ASSERT_NEAR(interval, 40.5, 0.1) << "else this test shows nothing";
    double sampled = 0.0;
    for (const CurvePoint& point : predicted.curve)
        if (point.hertz < 1.5 * predicted.modes.front()) sampled = std::max(sampled, point.amplitude);
    Tapped hand(sharp);
    hand.tap(interval, 800);
    const double reach = highestAmplitude(sharp).value();
    EXPECT_GT(hand.pulls(), 2.0 * sampled);
    EXPECT_LE(hand.pulls(), 1.02 * reach);
    EXPECT_GE(hand.pulls(), 0.7 * reach);
}

TEST(HighestAmplitude, IsUnknownWithoutDamping) {
    Experiment string = *loadPreset("string");
    string.rule.damping = {};
    EXPECT_FALSE(highestAmplitude(string)) << "it grows for ever";
}

TEST(HighestAmplitude, IsUnknownWithOtherExcitation) {
    const Experiment basin = *loadPreset("basin");
    EXPECT_TRUE(highestAmplitude(basin));
    Experiment rainy = basin, eventful = basin, driven = basin;
    rainy.rain.rate = 0.1;
    eventful.events.push_back({100, basin.pullWith});
    driven.objects.push_back({"source", 5.0, 5.0, 0.0, Source{}});
    for (const Experiment& each : {rainy, eventful, driven}) EXPECT_FALSE(highestAmplitude(each));
}

// A point depends only on its own taps.
TEST(RhythmOfPoint, ReproducesPointFromRest) {
    const Experiment string = *loadPreset("string");
    Tapped hand(string);
    hand.tap(638.0, 16);
    hand.advanceTo(hand.run.frame() + 3500);
    hand.tap(319.0, 12);
    hand.tap(450.3, 9); // frequency change without pause
    hand.advanceTo(hand.run.frame() + 3500);
    const std::span<const ResonancePoint> points = hand.meter.log().points();
    ASSERT_EQ(points.size(), 3u);
    for (const ResonancePoint& point : points) {
        const Experiment rhythm = rhythmOfPoint(hand.run.asExperiment(), point);
        EXPECT_EQ(rhythm.events.front().step, std::llround(string.stepsPerSecond));
        Tapped again(without(rhythm));
        for (const Event& event : rhythm.events) {
            again.advanceTo(event.step);
            again.meter.tap(again.run, std::get<Pull>(event.what));
            again.run.apply(event.what);
            again.meter.sample(again.run);
        }
        ASSERT_EQ(again.meter.log().points().size(), 1u);
        const ResonancePoint& same = again.meter.log().points().front();
        EXPECT_NEAR(same.hertz, point.hertz, 1e-9 * point.hertz);
        EXPECT_NEAR(same.amplitude, point.amplitude, 2e-3 * point.amplitude) << point.hertz;
    }
}
