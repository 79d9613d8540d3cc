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
