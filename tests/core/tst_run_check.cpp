// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/run_check.h"
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "study/resonance_meter.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <gtest/gtest.h>
#include <optional>
#include <stop_token>
#include <vector>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

constexpr auto enough = 60s;

// Returns the run and point that a phone sends, measured at irregular frames.
RunToCheck tapped(const std::string& id, double interval, int taps, double wider = 1.0) {
    Simulation run(*loadPreset(id));
    ResonanceMeter meter;
    meter.watch(run);
    for (int i = 0; i < taps; ++i) {
        const std::int64_t at = std::llround(interval * i);
        for (std::int64_t picture = 0; run.frame() < at;) {
            picture = std::min(at, run.frame() + 7 + run.frame() % 11);
            while (run.frame() < picture) {
                run.advance(std::min(stepsBetweenSamples(run.settings()), picture - run.frame()));
                meter.sample(run);
            }
        }
        Pull pull = run.settings().pullWith;
        pull.width *= wider;
        meter.tap(run, pull);
        run.apply(pull);
        meter.sample(run);
    }
    const ResonancePoint& point = meter.log().points().back();
    return {1, point.hertz, point.amplitude / point.onePull, writeExperiment(run.asExperiment())};
}

Proof proof(const RunToCheck& point, const std::string& id) { return proofOf(point, *loadPreset(id), enough); }

// True if the point is proven, steady or not.
bool isProven(Proof proof) { return proof == Proof::Follows || proof == Proof::Unsteady; }

} // namespace

TEST(RunCheck, ProvesPointFromItsRun) {
    for (const auto& [id, interval, taps] : {std::tuple("string", 638.0, 12), std::tuple("string", 700.5, 5),
                                             std::tuple("string-free-end", 700.0, 25),
                                             std::tuple("ring", 160.0, 40), std::tuple("basin", 60.0, 30)})
        EXPECT_TRUE(isProven(proof(tapped(id, interval, taps), id))) << id;
}

// The amplitude of a wave halves in 9.55 s, so it is steady after a minute but not after twelve
// seconds.
TEST(RunCheck, DistinguishesUnsteadyPoints) {
    EXPECT_EQ(proof(tapped("string", 638.0, 12), "string"), Proof::Unsteady);
    EXPECT_EQ(proof(tapped("string", 638.0, 60), "string"), Proof::Follows);
}

// 16 taps at 1 Hz, a pause, 12 at 2 Hz: the second point equals twelve taps from rest.
TEST(RunCheck, ShowsTapsOfPointFromRest) {
    const RunToCheck alone = tapped("string", 319.0, 12);
    Simulation run(*loadPreset("string"));
    ResonanceMeter meter;
    meter.watch(run);
    std::vector<std::int64_t> steps;
    for (int i = 0; i < 16; ++i) steps.push_back(1000 + 638 * i);
    for (int i = 0; i < 12; ++i) steps.push_back(steps[15] + 3500 + 319 * i);
    for (const std::int64_t at : steps) {
        for (; run.frame() < at; meter.sample(run))
            run.advance(std::min(stepsBetweenSamples(run.settings()), at - run.frame()));
        meter.tap(run, run.settings().pullWith);
        run.apply(run.settings().pullWith);
        meter.sample(run);
    }
    ASSERT_EQ(meter.log().points().size(), 2u);
    const ResonancePoint& point = meter.log().points()[1];
    EXPECT_NEAR(point.amplitude / point.onePull, alone.amplitude, 0.01 * alone.amplitude);
    const RunToCheck sent{1, point.hertz, point.amplitude / point.onePull, writeExperiment(run.asExperiment())};
    EXPECT_EQ(proof(sent, "string"), Proof::Unsteady);

    const std::optional<Experiment> rhythm = rhythmOf(sent, *loadPreset("string"), enough);
    ASSERT_TRUE(rhythm);
    ASSERT_EQ(rhythm->events.size(), 12u);
    for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(rhythm->events[i].step, 638 + 319 * static_cast<int>(i));
    const RunToCheck shown{1, sent.hertz, sent.amplitude, writeExperiment(*rhythm)};
    EXPECT_EQ(proof(shown, "string"), Proof::Unsteady);
    EXPECT_FALSE(rhythmOf({1, 3.0, 1.0, sent.run}, *loadPreset("string"), enough)) << "nobody has tapped so";
}

TEST(RunCheck, RejectsInventedPoint) {
    const RunToCheck honest = tapped("string", 638.0, 12);
    RunToCheck other = honest;
    other.amplitude *= 1.02;
    EXPECT_EQ(proof(other, "string"), Proof::Differs);
    other = honest;
    other.hertz *= 0.98;
    EXPECT_EQ(proof(other, "string"), Proof::Differs);
    other = honest;
    other.hertz *= 1.005;
    other.amplitude *= 0.995;
    EXPECT_TRUE(isProven(proof(other, "string")));
}

TEST(RunCheck, RejectsRunOfOtherExperiment) {
    const RunToCheck honest = tapped("string", 638.0, 12);
    EXPECT_EQ(proof(honest, "string-free-end"), Proof::Differs);
    RunToCheck other = honest;
    Experiment softer = std::get<Experiment>(readExperiment(honest.run));
    softer.rule.k *= 0.9;
    other.run = writeExperiment(softer);
    EXPECT_EQ(proof(other, "string"), Proof::Differs);
    for (const char* broken : {"", "{}", "[]", "{\"seiche\":1,\"medium\":\"string\",\"k\":-1}"}) {
        other.run = broken;
        EXPECT_EQ(proof(other, "string"), Proof::Differs) << broken;
    }
}

TEST(RunCheck, RejectsPointOfChangedString) {
    // The string becomes softer before the first tap.
    Simulation run(*loadPreset("string"));
    run.apply(Settings{{"k", 0.8}});
    ResonanceMeter meter;
    meter.watch(run);
    for (int i = 0; i < 8; ++i) {
        for (const std::int64_t at = 638 * i; run.frame() < at; meter.sample(run))
            run.advance(std::min(stepsBetweenSamples(run.settings()), at - run.frame()));
        meter.tap(run, run.settings().pullWith);
        run.apply(run.settings().pullWith);
        meter.sample(run);
    }
    ASSERT_EQ(meter.log().points().size(), 1u);
    const ResonancePoint& point = meter.log().points()[0];
    EXPECT_EQ(
        proof({1, point.hertz, point.amplitude / point.onePull, writeExperiment(run.asExperiment())}, "string"),
        Proof::Differs);
}

TEST(RunCheck, AcceptsOnlyTapsOfExperiment) {
    EXPECT_TRUE(isProven(proof(tapped("string", 638.0, 12), "string")));
    EXPECT_EQ(proof(tapped("string", 638.0, 12, 2.0), "string"), Proof::Differs);
}

TEST(RunCheck, StopsAtTimeLimit) {
    RunToCheck endless = tapped("string", 638.0, 12);
    Experiment run = std::get<Experiment>(readExperiment(endless.run));
    Event last = run.events.back();
    last.step = 1'000'000'000'000;
    run.events.push_back(last);
    endless.run = writeExperiment(run);
    EXPECT_EQ(proofOf(endless, *loadPreset("string"), 50ms), Proof::TooLong);
}

namespace {

// Returns a run with all taps at the first step, without computed steps.
RunToCheck tappedAtOnce(int taps) {
    Simulation run(*loadPreset("string"));
    for (int i = 0; i < taps; ++i) run.apply(run.settings().pullWith);
    return {1, 1.0, 1.0, writeExperiment(run.asExperiment())};
}

} // namespace

TEST(RunCheck, StopsBetweenEventsOfSameStep) {
    const RunToCheck run = tappedAtOnce(5);
    EXPECT_EQ(proof(run, "string"), Proof::Differs);
    EXPECT_EQ(proofOf(run, *loadPreset("string"), 0ms), Proof::TooLong);
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(proofOf(run, *loadPreset("string"), enough, source.get_token()), Proof::TooLong);
    EXPECT_EQ(proofOf(run, *loadPreset("string"), enough), Proof::Differs);
}

// Other events cost time and were not measured by a phone.
TEST(RunCheck, RejectsEventsOtherThanTaps) {
    const RunToCheck honest = tapped("basin", 60.0, 30);
    ASSERT_TRUE(isProven(proof(honest, "basin")));
    const auto with = [&](const Change& change) {
        Experiment run = std::get<Experiment>(readExperiment(honest.run));
        run.events.push_back({run.events.back().step, change});
        RunToCheck other = honest;
        other.run = writeExperiment(run);
        EXPECT_TRUE(std::holds_alternative<Experiment>(readExperiment(other.run)));
        return proof(other, "basin");
    };
    PoolObject wall;
    wall.name = "wall";
    wall.is = Wall{};
    EXPECT_EQ(with(ObjectsChange{{wall}, {}, {}}), Proof::Differs);
    EXPECT_EQ(with(Settings{{"k", 0.1}}), Proof::Differs);
    EXPECT_EQ(with(Hold{.x = 3.0, .y = 3.0, .steps = 10}), Proof::Differs);
    EXPECT_TRUE(isProven(with(std::get<Experiment>(readExperiment(honest.run)).pullWith))) << "a tap more";
}

TEST(RunCheck, AcceptsEventsOfExperiment) {
    Experiment experiment = *loadPreset("string");
    experiment.events.push_back({0, Settings{{"damping.velocity", experiment.rule.damping.velocity}}});
    RunToCheck honest = tapped("string", 638.0, 12);
    Experiment run = std::get<Experiment>(readExperiment(honest.run));
    run.events.insert(run.events.begin(), experiment.events[0]);
    honest.run = writeExperiment(run);
    EXPECT_TRUE(isProven(proofOf(honest, experiment, enough)));
    EXPECT_EQ(proof(honest, "string"), Proof::Differs) << "which does not have this event";
    run.events.insert(run.events.begin(), experiment.events[0]);
    honest.run = writeExperiment(run);
    EXPECT_EQ(proofOf(honest, experiment, enough), Proof::Differs) << "each comes once";
}

TEST(RunCheck, RejectsOtherObjectsBeforeRunning) {
    RunToCheck other = tapped("basin", 60.0, 30);
    Experiment run = std::get<Experiment>(readExperiment(other.run));
    PoolObject wall;
    wall.name = "wall";
    wall.is = Wall{};
    run.objects.push_back(wall);
    other.run = writeExperiment(run);
    EXPECT_EQ(proof(other, "basin"), Proof::Differs);
    EXPECT_EQ(proofOf(other, run, 0ms), Proof::TooLong) << "it is a run of this experiment";
}

TEST(RunCheck, RefusesTooLargeMedia) {
    Experiment large = *loadPreset("basin");
    large.grid = {1025, 1024};
    EXPECT_EQ(proofOf({1, 1.0, 1.0, writeExperiment(large)}, large, enough), Proof::TooLong);
    EXPECT_FALSE(rhythmOf({1, 1.0, 1.0, writeExperiment(large)}, large, enough));
    large.grid = {1024, 1024};
    EXPECT_EQ(proofOf({1, 1.0, 1.0, writeExperiment(large)}, large, enough), Proof::Differs);
}
