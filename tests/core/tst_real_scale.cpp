// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/parameter.h"
#include "model/real_scale.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/modes.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment realString(double k) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.k = k;
    e.real = {World::String, 0.65, 70.0, 0.0034};
    return e;
}

} // namespace

TEST(RealScale, MatchesFundamentalOfRealString) {
    // f = sqrt(T / mu) / (2 L) of an A string, independent of points, k and steps per second.
    const double fundamental = std::sqrt(70.0 / 0.0034) / (2.0 * 0.65);
    for (const double k : {1.0, 0.5, 0.1})
        for (const int points : {64, 320, 1000}) {
            Experiment e = realString(k);
            e.grid.width = points;
            const RealScale scale = *realScaleOf(e);
            const Mode lowest = Modes::of(e.rule, e.grid)->mode(0);
            EXPECT_NEAR(scale.hertz(lowest.motion.cyclesPerStep()), fundamental, 2e-4 * fundamental);
            EXPECT_NEAR(scale.metresPerSecond(std::sqrt(k)), std::sqrt(70.0 / 0.0034), 1e-9);
            EXPECT_NEAR(scale.metresPerCell * (points - 1), 0.65, 1e-12);
        }
}

TEST(RealScale, MatchesTravelTimeOfPulse) {
    Experiment e = realString(0.25);
    e.events = {{0, Pull{.width = 8.0, .height = 1.0, .mode = PullMode::Pluck, .x = 60.0}}};
    Simulation run(e);
    // Half of the pulse travels right and reaches point 260 after L * 200 / 319 / c seconds.
    const double seconds = 0.65 * 200.0 / 319.0 / std::sqrt(70.0 / 0.0034);
    run.advance(std::llround(seconds / realScaleOf(e)->secondsPerStep));
    int crest = 0;
    for (int x = 0; x < 320; ++x)
        if (run.height(x) > run.height(crest)) crest = x;
    EXPECT_NEAR(crest, 260, 1);
}

TEST(RealScale, ReturnsSpeedOfEveryWorld) {
    EXPECT_NEAR(speedOf({.world = World::Water, .depth = 5.0}), std::sqrt(9.81 * 5.0), 1e-12);
    EXPECT_EQ(speedOf({.world = World::Sound}), 343.0);
    EXPECT_EQ(speedOf({.world = World::Light}), 299'792'458.0);
    EXPECT_EQ(speedOf({.world = World::Radio}), 299'792'458.0);
    EXPECT_EQ(speedOf({}), 0.0);
    Experiment pool = defaultExperiment(SceneKind::Pool);
    EXPECT_FALSE(realScaleOf(pool));
    pool.real = {.world = World::Light, .length = 1e-5};
    const RealScale scale = *realScaleOf(pool);
    EXPECT_NEAR(scale.metresPerSecond(longWaveSpeed(pool.rule)), 299'792'458.0, 1e-3);
    // A wavelength of 16 cells is green light.
    EXPECT_NEAR(16.0 * scale.metresPerCell, 5.0157e-7, 1e-10);
    EXPECT_NEAR(slowMotionOf(pool, scale), 1.0 / (pool.stepsPerSecond * scale.secondsPerStep), 1.0);
}

TEST(RealScale, DoesNotChangeRun) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.events = {{0, Pull{.height = 1.0, .x = 60.0}}};
    Experiment real = e;
    real.real = {World::String, 0.65, 70.0, 0.0034};
    Simulation one(e), other(real);
    one.advance(500);
    other.advance(500);
    EXPECT_EQ(one.hash(), other.hash());
}

TEST(RealScale, SurvivesFileRoundTrip) {
    const Experiment e = realString(1.0);
    const std::string text = writeExperiment(e);
    EXPECT_NE(text.find("massPerLength"), std::string::npos);
    EXPECT_EQ(std::get<Experiment>(readExperiment(text)), e);
    EXPECT_EQ(writeExperiment(defaultExperiment(SceneKind::String)).find("real"), std::string::npos);
}

TEST(RealScale, RefusesStringWorldInPool) {
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.real.world = World::String;
    ASSERT_EQ(validate(pool).size(), 1u);
    EXPECT_EQ(validate(pool).front().path, "real.world");
    pool.real.world = World::None;
    pool.events = {{3, Settings{{"real.world", std::string("string")}}}};
    ASSERT_EQ(validate(pool).size(), 1u);
    EXPECT_EQ(validate(pool).front().path, "events[0].set.real.world");
    Experiment string = realString(1.0);
    string.real.tension = 0.0;
    ASSERT_EQ(validate(string).size(), 1u);
    EXPECT_EQ(validate(string).front().path, "real.tension");
}
