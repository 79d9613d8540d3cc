// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/pacer.h"
#include "study/resonance_meter.h"
#include "theory/resonance.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

using namespace seiche;

namespace {

Simulation runOfPreset(const std::string& id, const std::vector<std::string>& overrides = {}) {
    ReadExperiment read = readExperiment(presetText(id), overrides);
    return Simulation(std::get<Experiment>(read));
}

// Taps at multiples of `interval`, rounded to whole steps.
void tapEvery(double interval, int taps, Simulation& run, ResonanceMeter& meter) {
    meter.watch(run);
    for (int i = 0; i < taps; ++i) {
        const std::int64_t at = std::llround(interval * i);
        while (run.frame() < at) {
            run.advance(std::min(stepsBetweenSamples(run.settings()), at - run.frame()));
            meter.sample(run);
        }
        const Pull pull = run.settings().pullWith;
        meter.tap(run, pull);
        run.apply(pull);
        meter.sample(run);
    }
}

void advanceTo(std::int64_t frame, Simulation& run, ResonanceMeter& meter) {
    while (run.frame() < frame) {
        run.advance(std::min(stepsBetweenSamples(run.settings()), frame - run.frame()));
        meter.sample(run);
    }
}

// Adds `taps` taps, the first after `pause` seconds.
void tapOn(double pause, std::int64_t interval, int taps, Simulation& run, ResonanceMeter& meter) {
    std::int64_t at = run.frame() + std::llround(pause * run.settings().stepsPerSecond);
    for (int i = 0; i < taps; ++i, at += interval) {
        advanceTo(at, run, meter);
        const Pull pull = run.settings().pullWith;
        meter.tap(run, pull);
        run.apply(pull);
        meter.sample(run);
    }
}

// Returns the amplitude of the newest point, in multiples of a single tap. `theory` returns the
// predicted amplitude in steady state.
double measured(const ResonanceMeter& meter) {
    const ResonancePoint& point = meter.log().points().back();
    return point.amplitude / point.onePull;
}

double theory(const ResonanceMeter& meter, std::int64_t interval) {
    const Resonator& on = meter.resonator();
    const auto response = SteadyResponse::to(on.rule, on.grid, on.pull, meter.watchX(), meter.watchY());
    return response->amplitude(interval) / meter.onePull();
}

// Taps once, then advances by `steps`.
void tapThen(std::int64_t steps, Simulation& run, ResonanceMeter& meter, double lost = 0.0) {
    const Pull pull = run.settings().pullWith;
    meter.tap(run, pull, lost);
    run.apply(pull);
    meter.sample(run);
    advanceTo(run.frame() + steps, run, meter);
}

double oneHertz(const Simulation& run) { return run.settings().stepsPerSecond; }

} // namespace

TEST(ResonanceMeter, AddsNoPointBeforeFourthTap) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 3, run, meter);
    EXPECT_TRUE(meter.isTapping());
    EXPECT_TRUE(meter.log().points().empty());
    ASSERT_TRUE(meter.rhythm());
    EXPECT_EQ(meter.rhythm()->taps, 3);

    run = runOfPreset("string");
    meter = {};
    tapEvery(oneHertz(run), 12, run, meter);
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_NEAR(meter.log().points().front().hertz, 1.0, 1e-12);
    EXPECT_EQ(meter.log().points().front().taps, 12);
    EXPECT_GT(meter.onePull(), 0.0);
}

TEST(ResonanceMeter, SteadyTrainMatchesTheory) {
    Simulation run = runOfPreset("string", {"damping.velocity=0.97"});
    ResonanceMeter meter;
    const double interval = std::round(0.8 * oneHertz(run));
    tapEvery(interval, 60, run, meter);
    ASSERT_TRUE(meter.amplitude());
    EXPECT_TRUE(meter.amplitude()->isSteady());
    const auto response = SteadyResponse::to(meter.resonator().rule, meter.resonator().grid,
                                             meter.resonator().pull, meter.watchX(), meter.watchY());
    ASSERT_TRUE(response);
    EXPECT_NEAR(meter.amplitude()->value, response->amplitude(static_cast<std::int64_t>(interval)),
                1e-3 * meter.amplitude()->value);
}

TEST(ResonanceMeter, SettingChangeEndsTrainAndPoints) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 6, run, meter);
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_TRUE(meter.log().counts(meter.log().points().front()));
    run.apply(Settings{{"k", 0.5}});
    meter.watch(run);
    EXPECT_FALSE(meter.isTapping());
    EXPECT_FALSE(meter.rhythm());
    EXPECT_FALSE(meter.log().counts(meter.log().points().front()));
    meter.clear();
    EXPECT_TRUE(meter.log().points().empty());
}

// 15 s at the resonance of 1 Hz, 2 s of pause, then 1.2 Hz until steady.
TEST(ResonanceMeter, TapsAfterResonanceMatchTheory) {
    for (const bool isNewMetronome : {true, false}) {
        Simulation run = runOfPreset("string");
        ResonanceMeter meter;
        const auto second = static_cast<std::int64_t>(oneHertz(run));
        tapEvery(oneHertz(run), 15, run, meter);
        EXPECT_FALSE(meter.isSeparated()) << "nothing moved before";
        if (isNewMetronome) meter.endTrain();
        const std::int64_t interval = std::llround(static_cast<double>(second) / 1.2);
        tapOn(2.0, interval, 8, run, meter);
        EXPECT_TRUE(meter.isSeparated());
        EXPECT_FALSE(meter.amplitude()->isSteady()) << "its own beginning still rings";
        for (int i = 0; i < 72 && !meter.amplitude()->isSteady(); ++i)
            tapOn(static_cast<double>(interval) / oneHertz(run), interval, 1, run, meter);
        ASSERT_EQ(meter.log().points().size(), 2u);
        ASSERT_EQ(meter.log().points().back().how, Amplitude::How::Steady);
        EXPECT_NEAR(theory(meter, interval), 1.25, 0.02);
        EXPECT_NEAR(measured(meter), theory(meter, interval), 0.1 * theory(meter, interval));
    }
}

// Heights of a linear medium add up, so earlier waves must not change a series.
TEST(ResonanceMeter, SeriesAfterResonanceMatchesRest) {
    for (const std::string id : {"string", "string-free-end", "basin"}) {
        Simulation fresh = runOfPreset(id);
        ResonanceMeter ofFresh;
        const auto interval = static_cast<std::int64_t>(0.5 * oneHertz(fresh));
        tapEvery(static_cast<double>(interval), 12, fresh, ofFresh);
        for (const double pause : {0.7, 2.0, 5.5}) {
            Simulation run = runOfPreset(id);
            ResonanceMeter meter;
            tapEvery(oneHertz(run), 16, run, meter);
            tapOn(pause, interval, 12, run, meter);
            ASSERT_EQ(meter.log().points().size(), 2u) << id << ' ' << pause;
            EXPECT_NEAR(measured(meter), measured(ofFresh), 0.01 * measured(ofFresh)) << id << ' ' << pause;
            EXPECT_EQ(meter.log().points().back().how, ofFresh.log().points().back().how) << id;
        }
    }
}

TEST(ResonanceMeter, TwoHertzAfterOneReadsAtMostHalfTap) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 16, run, meter);
    tapOn(5.5, 319, 12, run, meter);
    EXPECT_LE(theory(meter, 319), 0.5);
    EXPECT_LE(measured(meter), 0.5);
}

TEST(ResonanceMeter, FirstSeriesOnMovingStringMatchesRest) {
    Simulation fresh = runOfPreset("string");
    ResonanceMeter ofFresh;
    tapEvery(std::round(oneHertz(fresh) / 0.8), 10, fresh, ofFresh);
    // A string that still oscillates, plucked at its quarter.
    Simulation run = runOfPreset("string");
    run.apply(Pull{PullShape::Gaussian, 60.0, 30.0, PullMode::Pluck, 80.0, 0.0});
    ResonanceMeter meter;
    meter.watch(run);
    tapOn(1.3, std::llround(oneHertz(run) / 0.8), 10, run, meter);
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_NEAR(measured(meter), measured(ofFresh), 0.01 * measured(ofFresh));
    EXPECT_TRUE(meter.isSeparated());
}

TEST(ResonanceMeter, DriveAfterResonanceMatchesTheory) {
    // Amplitude of a tap of height 0.2 per cycle. A period of 532 steps is 1.2 Hz.
    const double frequency = 1.0 / 532.0;
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 15, run, meter);
    run.apply(Settings{{"drive.height", 2.0 * frequency * 0.2},
                       {"drive.frequency", frequency},
                       {"drive.x", run.settings().pullWith.x},
                       {"drive.width", run.settings().pullWith.width}});
    meter.watch(run);
    const Resonator& on = meter.resonator();
    const auto response = SteadyResponse::to(on.rule, on.grid, on.pull, meter.watchX(), meter.watchY());
    ASSERT_TRUE(response);
    const double theory = 2.0 * frequency * response->sineAmplitude(frequency);
    bool wasSeparated = false;
    const auto drivenUntilSteady = [&] {
        for (int i = 0; i < 100 && !(meter.amplitude() && meter.amplitude()->isSteady()); ++i) {
            advanceTo(run.frame() + 532, run, meter);
            wasSeparated |= meter.isSeparated();
        }
    };
    drivenUntilSteady();
    EXPECT_TRUE(wasSeparated);
    ASSERT_EQ(meter.log().points().back().how, Amplitude::How::Steady);
    EXPECT_NEAR(meter.log().points().back().amplitude, theory, 0.1 * theory);
    // Clearing the points must not restore the earlier waves.
    meter.clear();
    drivenUntilSteady();
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_NEAR(meter.log().points().back().amplitude, theory, 0.1 * theory);
}

// The wave grows only near a resonance.
TEST(ResonanceMeter, ReportsGrowthOnlyNearResonance) {
    const auto growsAfter = [](double hertz, int taps, const std::vector<std::string>& overrides) {
        Simulation run = runOfPreset("string", overrides);
        ResonanceMeter meter;
        tapEvery(std::round(oneHertz(run) / hertz), taps, run, meter);
        return meter.isGrowing();
    };
    EXPECT_TRUE(growsAfter(1.0, 8, {})) << "9 % more with every tap";
    EXPECT_FALSE(growsAfter(1.0, 60, {})) << "as high as it gets";
    // Strong damping removes the pulse before the next tap. At 2 Hz, successive taps cancel.
    for (int taps = 5; taps < 12; ++taps) {
        EXPECT_FALSE(growsAfter(1.0, taps, {"damping.velocity=0.8997"})) << taps;
        EXPECT_FALSE(growsAfter(2.0, taps, {})) << taps;
    }
}

TEST(ResonanceMeter, PauseEndsTrain) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 6, run, meter);
    bool told = false;
    for (int i = 0; i < 20'000 && meter.isTapping(); ++i) {
        run.advance(1);
        told = meter.sample(run);
    }
    EXPECT_FALSE(meter.isTapping());
    EXPECT_TRUE(told);
}

// Reference points, equal in browsers (tests/web).
TEST(ResonanceMeter, MatchesReferencePoints) {
    std::ifstream file(SEICHE_RHYTHMS);
    int lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
        std::istringstream words(line);
        double hertz = 0.0, amplitude = 0.0, interval = 0.0;
        std::string id;
        int taps = 0;
        words >> hertz >> amplitude >> id >> interval >> taps;
        std::vector<std::string> overrides;
        for (std::string word; words >> word;) overrides.push_back(word);
        Simulation run = runOfPreset(id, overrides);
        ResonanceMeter meter;
        tapEvery(interval, taps, run, meter);
        ASSERT_EQ(meter.log().points().size(), 1u) << line;
        const ResonancePoint& point = meter.log().points().front();
        EXPECT_NEAR(point.hertz, hertz, 1e-9 * point.hertz) << line;
        EXPECT_NEAR(point.amplitude, amplitude, 1e-9 * point.amplitude) << line;
    }
    EXPECT_GE(lines, 7);
}

// Taps every 638 steps, some of them lost.
TEST(ResonanceMeter, LostTimeEndsTrainAndKeepsPoint) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    meter.watch(run);
    for (int i = 0; i < 4; ++i) tapThen(638, run, meter);
    tapThen(598, run, meter);
    ASSERT_EQ(meter.log().points().size(), 1u);
    const ResonancePoint exact = meter.log().points().front();
    EXPECT_FALSE(meter.isHeldBack());

    tapThen(638, run, meter, 40.0 / 638);
    EXPECT_TRUE(meter.isHeldBack());
    EXPECT_TRUE(meter.isTapping());
    EXPECT_FALSE(meter.rhythm());
    for (int i = 0; i < 3; ++i) tapThen(638, run, meter);
    EXPECT_FALSE(meter.isHeldBack());
    ASSERT_EQ(meter.log().points().size(), 2u);
    EXPECT_EQ(meter.log().points().front().hertz, exact.hertz);
    EXPECT_EQ(meter.log().points().front().taps, 5);
    EXPECT_NEAR(meter.log().points().back().hertz, 1.0, 1e-9) << "without the interval that lost time";
    EXPECT_EQ(meter.log().points().back().taps, 4);
}

TEST(ResonanceMeter, AddsNoPointWhenRunAlwaysLosesTime) {
    for (const double lost : {-40.0 / 638, 40.0 / 638}) {
        Simulation run = runOfPreset("string");
        ResonanceMeter meter;
        meter.watch(run);
        for (int i = 0; i < 20; ++i) tapThen(638 - std::llround(638 * lost), run, meter, i == 0 ? 0.0 : lost);
        EXPECT_TRUE(meter.isHeldBack());
        EXPECT_TRUE(meter.log().points().empty());
    }
}

// Lost time of 0.5 % or one step is harmless, unless it adds up.
TEST(ResonanceMeter, ToleratesSmallLossUntilItAddsUp) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    meter.watch(run);
    tapThen(635, run, meter, 5.0); // time lost before a train does not count
    for (int i = 0; i < 5; ++i) tapThen(635, run, meter, 3.0 / 638);
    EXPECT_EQ(meter.log().points().size(), 1u);
    EXPECT_FALSE(meter.isHeldBack());
    EXPECT_FALSE(meter.isBrokenBy(run, 3.0 / 638));
    EXPECT_TRUE(meter.isBrokenBy(run, 4.0 / 638));
    EXPECT_TRUE(meter.isBrokenBy(run, -4.0 / 638));

    // At 20 steps per second, one step exceeds 0.5 %.
    Simulation coarse = runOfPreset("string", {"stepsPerSecond=20"});
    meter = {};
    meter.watch(coarse);
    tapThen(19, coarse, meter);
    EXPECT_FALSE(meter.isBrokenBy(coarse, 1.0 / 20));
    EXPECT_TRUE(meter.isBrokenBy(coarse, 1.1 / 20));
    tapThen(20, coarse, meter, 1.0 / 20);
    EXPECT_FALSE(meter.isBrokenBy(coarse, 0.0));
    EXPECT_TRUE(meter.isBrokenBy(coarse, 1.0 / 20)) << "two steps in two intervals";
    EXPECT_FALSE(meter.isBrokenBy(coarse, -1.0 / 20));
}
