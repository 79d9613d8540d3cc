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

// A hand that taps at steps 0, interval, 2 interval ..., rounded to whole ones.
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

// So many more taps, the first of them after a pause.
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

// The amplitude of the newest point, in multiples of a single tap, and what theory says of its rhythm in the
// steady state.
double measured(const ResonanceMeter& meter) {
    const ResonancePoint& point = meter.log().points().back();
    return point.amplitude / point.onePull;
}

double theory(const ResonanceMeter& meter, std::int64_t interval) {
    const Resonator& on = meter.resonator();
    const auto response = SteadyResponse::to(on.rule, on.grid, on.pull, meter.watchX(), meter.watchY());
    return response->amplitude(interval) / meter.onePull();
}

// A tap, and so many steps after it.
void tapThen(std::int64_t steps, Simulation& run, ResonanceMeter& meter, double lost = 0.0) {
    const Pull pull = run.settings().pullWith;
    meter.tap(run, pull, lost);
    run.apply(pull);
    meter.sample(run);
    advanceTo(run.frame() + steps, run, meter);
}

double oneHertz(const Simulation& run) { return run.settings().stepsPerSecond; }

} // namespace

TEST(ResonanceMeter, APointAppearsWithTheFourthTapAndMoves) {
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

TEST(ResonanceMeter, ASteadyTrainIsAsHighAsTheoryPredicts) {
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

TEST(ResonanceMeter, AnotherSettingEndsTheTrainAndItsPointsCountNoMore) {
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

// 15 s at 1 Hz, the resonance, 2 s without taps, then 1.2 Hz until the point is finished.
TEST(ResonanceMeter, ARhythmAfterAResonanceReadsWhatTheoryPredicts) {
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

// The heights of a linear medium add up: a series reads the same whatever rings from before, finished or not.
TEST(ResonanceMeter, ASeriesReadsTheSameAfterAResonanceAsFromRest) {
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

TEST(ResonanceMeter, TwoHertzAfterOneIsAtMostHalfASingleTap) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    tapEvery(oneHertz(run), 16, run, meter);
    tapOn(5.5, 319, 12, run, meter);
    EXPECT_LE(theory(meter, 319), 0.5);
    EXPECT_LE(measured(meter), 0.5);
}

TEST(ResonanceMeter, TheFirstSeriesIsThatOfAStringAtRestToo) {
    Simulation fresh = runOfPreset("string");
    ResonanceMeter ofFresh;
    tapEvery(std::round(oneHertz(fresh) / 0.8), 10, fresh, ofFresh);
    // A string that sings, plucked at its quarter.
    Simulation run = runOfPreset("string");
    run.apply(Pull{PullShape::Gaussian, 60.0, 30.0, PullMode::Pluck, 80.0, 0.0});
    ResonanceMeter meter;
    meter.watch(run);
    tapOn(1.3, std::llround(oneHertz(run) / 0.8), 10, run, meter);
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_NEAR(measured(meter), measured(ofFresh), 0.01 * measured(ofFresh));
    EXPECT_TRUE(meter.isSeparated());
}

TEST(ResonanceMeter, ADriveAfterAResonanceReadsWhatTheoryPredicts) {
    // As strong as a tap of height 0.2 in each cycle; a period of 532 steps is 1.2 Hz.
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
    // Points that are cleared away do not bring the waves of before back.
    meter.clear();
    drivenUntilSteady();
    ASSERT_EQ(meter.log().points().size(), 1u);
    EXPECT_NEAR(meter.log().points().back().amplitude, theory, 0.1 * theory);
}

// Only a rhythm near a resonance makes the wave grow: each tap adds to what is left of the ones before.
TEST(ResonanceMeter, OnlyAWaveThatGrowsIsCalledSo) {
    const auto growsAfter = [](double hertz, int taps, const std::vector<std::string>& overrides) {
        Simulation run = runOfPreset("string", overrides);
        ResonanceMeter meter;
        tapEvery(std::round(oneHertz(run) / hertz), taps, run, meter);
        return meter.isGrowing();
    };
    EXPECT_TRUE(growsAfter(1.0, 8, {})) << "9 % more with every tap";
    EXPECT_FALSE(growsAfter(1.0, 60, {})) << "as high as it gets";
    // A pulse is gone before the next tap comes, and at 2 Hz every tap takes off what the one before has given.
    for (int taps = 5; taps < 12; ++taps) {
        EXPECT_FALSE(growsAfter(1.0, taps, {"damping.velocity=0.8997"})) << taps;
        EXPECT_FALSE(growsAfter(2.0, taps, {})) << taps;
    }
}

TEST(ResonanceMeter, AHandThatPausesEndsTheTrain) {
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

// The points that taps at these steps make. In browsers they are the same, see tests/web.
TEST(ResonanceMeter, PointsOfKnownRhythmsStay) {
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

// The hand taps every 638 steps; the run drops some of them.
TEST(ResonanceMeter, LostTimeEndsTheTrainAndKeepsItsPoint) {
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

TEST(ResonanceMeter, ARunThatAlwaysLosesTimeGetsNoPoint) {
    for (const double lost : {-40.0 / 638, 40.0 / 638}) {
        Simulation run = runOfPreset("string");
        ResonanceMeter meter;
        meter.watch(run);
        for (int i = 0; i < 20; ++i) tapThen(638 - std::llround(638 * lost), run, meter, i == 0 ? 0.0 : lost);
        EXPECT_TRUE(meter.isHeldBack());
        EXPECT_TRUE(meter.log().points().empty());
    }
}

// Half a percent, or a step, bends no rhythm; but it must not add up.
TEST(ResonanceMeter, ALittleLostTimeIsHarmlessUntilItAddsUp) {
    Simulation run = runOfPreset("string");
    ResonanceMeter meter;
    meter.watch(run);
    tapThen(635, run, meter, 5.0); // what was lost before a train is none of its business
    for (int i = 0; i < 5; ++i) tapThen(635, run, meter, 3.0 / 638);
    EXPECT_EQ(meter.log().points().size(), 1u);
    EXPECT_FALSE(meter.isHeldBack());
    EXPECT_FALSE(meter.isBrokenBy(run, 3.0 / 638));
    EXPECT_TRUE(meter.isBrokenBy(run, 4.0 / 638));
    EXPECT_TRUE(meter.isBrokenBy(run, -4.0 / 638));

    // In a run with long steps a step is more than that.
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
