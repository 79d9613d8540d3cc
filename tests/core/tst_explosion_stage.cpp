// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "run/comparison.h"
#include "study/explosion_stage.h"
#include "study/run_stability.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace seiche;

namespace {

const Wave<float>& waveOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

Simulation tapped(Experiment experiment, Scheme scheme, double k) {
    experiment.rule.scheme = scheme;
    experiment.rule.k = k;
    Simulation run(experiment);
    run.apply(run.settings().pullWith);
    return run;
}

/// Follows the run at every step until it explodes. Returns the time that all steps take, in seconds.
double secondsToExplosion(ExplosionStage& stage, Simulation& run, double limit) {
    double seconds = 0.0;
    for (int i = 0; i < 20'000 && !run.divergedAt(); ++i) {
        run.advance(1);
        stage.sample(run, limit);
        const auto pace = stage.stepsPerSecond();
        seconds += 1.0 / pace.value_or(run.settings().stepsPerSecond);
    }
    return seconds;
}

/// A slab of one point with twice the k. It is stable up to k = 3/4: its own wave has the eigenvalue
/// 16/3.
Experiment withSlab() {
    Experiment experiment = *loadPreset("string");
    MediumRegion slab{.factor = 2.0};
    slab.shape.width = 1.0;
    experiment.objects = {{.name = "slab", .x = 60.0, .is = slab}};
    return experiment;
}

} // namespace

TEST(Zigzag, IsTheAmplitudeOfTheShortestWave) {
    Wave<float> wave({40, 1}, SceneKind::String);
    for (int x = 0; x < 40; ++x)
        wave.now.at(x, 0) =
            5.0f * std::sin(0.05f * static_cast<float>(x)) + (x > 10 && x < 30 ? (x % 2 ? 0.7f : -0.7f) : 0.0f);
    const Zigzag zigzag = zigzagOf(wave);
    EXPECT_NEAR(zigzag.amplitude, 0.7, 0.02);
    EXPECT_GT(zigzag.x, 10);
    EXPECT_LT(zigzag.x, 30);
}

TEST(Zigzag, IsNoneInSmoothWavesAndAtWalls) {
    Wave<float> pool({60, 40}, SceneKind::Pool);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 60; ++x)
            pool.now.at(x, y) = x == 30 ? 0.0f : static_cast<float>(std::cos(0.2 * x) + std::sin(0.3 * y));
    EXPECT_EQ(zigzagOf(pool).amplitude, 0.0);
}

TEST(Zigzag, IsFoundAlongColumnsOfAPool) {
    Wave<float> pool({60, 40}, SceneKind::Pool);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 60; ++x) pool.now.at(x, y) = y % 2 ? 0.25f : -0.25f;
    EXPECT_NEAR(zigzagOf(pool).amplitude, 0.25, 1e-6);
    pool.now.at(7, 7) = std::numeric_limits<float>::infinity();
    EXPECT_TRUE(std::isinf(zigzagOf(pool).amplitude));
}

// Slow enough to see, short enough to wait for, whatever the growth.
TEST(ExplosionStage, ShowsEveryExplosionInAFewSeconds) {
    struct Case {
        Scheme scheme;
        double k;
    };
    for (const auto& [scheme, k] :
         {Case{Scheme::Euler, 1.0}, Case{Scheme::Euler, 0.1}, Case{Scheme::Leapfrog, 1.2},
          Case{Scheme::Leapfrog, 1.01}, Case{Scheme::Leapfrog, 3.0}}) {
        Simulation run = tapped(*loadPreset("string"), scheme, k);
        ExplosionStage stage;
        const double seconds = secondsToExplosion(stage, run, 14.0);
        EXPECT_TRUE(run.divergedAt());
        EXPECT_GT(seconds, 3.0) << toString(scheme) << k;
        EXPECT_LT(seconds, 9.0) << toString(scheme) << k;
    }
}

TEST(ExplosionStage, KeepsTheLastPictureInsideTheCanvas) {
    constexpr double limit = 14.0;
    Simulation run = tapped(*loadPreset("string"), Scheme::Euler, 1.0);
    ExplosionStage stage;
    Simulation previous = run;
    while (!stage.picture(run)) {
        previous = run;
        run.advance(1);
        stage.sample(run, limit);
        ASSERT_FALSE(run.divergedAt());
    }
    // It is the step before, and the step after it is outside.
    const ExplosionStage::Picture& picture = *stage.picture(run);
    EXPECT_EQ(picture.run->hash(), previous.hash());
    EXPECT_LE(picture.zigzag.amplitude, limit);
    EXPECT_GT(zigzagOf(waveOf(run)).amplitude, limit);
    secondsToExplosion(stage, run, limit);
    ASSERT_TRUE(stage.picture(run));
    EXPECT_EQ(stage.picture(run)->run->hash(), previous.hash());
    // |1 + 2i| without damping
    ASSERT_TRUE(stage.growth(run));
    EXPECT_NEAR(*stage.growth(run), std::sqrt(5.0), 0.001);
}

TEST(ExplosionStage, KeepsTheChessboardOfAPool) {
    Experiment pool = *loadPreset("pool");
    pool.rule.stencil = Stencil::Cross;
    Simulation run = tapped(pool, Scheme::Euler, 0.4);
    ExplosionStage stage;
    secondsToExplosion(stage, run, std::abs(run.settings().pullWith.height));
    ASSERT_TRUE(stage.picture(run));
    const Zigzag zigzag = stage.picture(run)->zigzag;
    const Simulation& shown = *stage.picture(run)->run;
    const auto curvature = [&](int x, int y) {
        return shown.height(x - 1, y) + shown.height(x + 1, y) + shown.height(x, y - 1) +
               shown.height(x, y + 1) - 4.0 * shown.height(x, y);
    };
    EXPECT_LT(curvature(zigzag.x, zigzag.y) * curvature(zigzag.x + 1, zigzag.y), 0.0);
    EXPECT_LT(curvature(zigzag.x, zigzag.y) * curvature(zigzag.x, zigzag.y + 1), 0.0);
    EXPECT_NEAR(*stage.growth(run), std::sqrt(1.0 + 8.0 * 0.4), 0.005);
}

TEST(ExplosionStage, LeavesStableAndRestingRunsAlone) {
    Simulation stable = tapped(*loadPreset("string"), Scheme::Leapfrog, 1.0);
    ExplosionStage stage;
    for (int i = 0; i < 300; ++i) {
        stable.advance(1);
        stage.sample(stable, 14.0);
        ASSERT_FALSE(stage.isWatched());
        ASSERT_FALSE(stage.stepsPerSecond());
    }
    Experiment experiment = *loadPreset("string");
    experiment.rule.k = 1.2;
    Simulation resting(experiment);
    ExplosionStage waiting;
    waiting.sample(resting, 14.0);
    EXPECT_FALSE(waiting.isWatched());
    EXPECT_FALSE(waiting.stepsPerSecond());
    waiting.expectMotion();
    EXPECT_TRUE(waiting.isWatched());
    EXPECT_TRUE(waiting.stepsPerSecond());
}

TEST(ExplosionStage, ShowsTheRunAgainWhenKBecomesStable) {
    Simulation run = tapped(*loadPreset("string"), Scheme::Leapfrog, 1.2);
    ExplosionStage stage;
    while (!stage.picture(run)) {
        run.advance(1);
        stage.sample(run, 14.0);
        ASSERT_FALSE(run.divergedAt());
    }
    run.apply(Settings{{"k", 0.5}});
    run.advance(1);
    stage.sample(run, 14.0);
    EXPECT_FALSE(stage.picture(run));
    EXPECT_FALSE(stage.stepsPerSecond());
}

TEST(ExplosionStage, DoesNotWaitForGrowthThatNeverComes) {
    Simulation run = tapped(withSlab(), Scheme::Leapfrog, 0.7);
    ASSERT_EQ(stabilityOf(run).verdict, Verdict::Unstable);
    ExplosionStage stage;
    double seconds = 0.0;
    for (int i = 0; i < 2000; ++i) {
        run.advance(1);
        stage.sample(run, 14.0);
        const double usual = run.settings().stepsPerSecond;
        seconds += 1.0 / std::min(usual, stage.stepsPerSecond().value_or(usual));
    }
    EXPECT_FALSE(run.divergedAt());
    EXPECT_FALSE(stage.isWatched());
    EXPECT_LT(seconds, 15.0);
}

// Twice k would grow by a factor of 3.8, but the wave of the slab only by 1.26.
TEST(ExplosionStage, ShowsSlowExplosionOfAMixture) {
    Simulation run = tapped(withSlab(), Scheme::Leapfrog, 0.76);
    ExplosionStage stage;
    double visible = 0.0, all = 0.0;
    while (!run.divergedAt()) {
        ASSERT_LT(run.frame(), 5000);
        run.advance(1);
        stage.sample(run, 14.0);
        const double usual = run.settings().stepsPerSecond;
        const double seconds = 1.0 / std::min(usual, stage.stepsPerSecond().value_or(usual));
        all += seconds;
        const double zigzag = zigzagOf(waveOf(run)).amplitude;
        if (zigzag > 0.02 * 14.0 && zigzag < 14.0) visible += seconds;
    }
    EXPECT_TRUE(stage.picture(run));
    ASSERT_TRUE(stage.growth(run));
    EXPECT_NEAR(*stage.growth(run), 1.26, 0.02);
    EXPECT_GT(visible, 1.0);
    EXPECT_LT(visible, 6.0);
    EXPECT_LT(all, 25.0);
}

// The zigzag of textbook Euler turns by 63 degrees per step, so it is often smaller than before.
TEST(ExplosionStage, NeverHurriesThroughTheVisiblePart) {
    for (double height : {1.0, 1.3, 1.7, 2.2, 3.0, 4.0}) {
        Experiment experiment = *loadPreset("string");
        experiment.pullWith.height *= height;
        Simulation run = tapped(experiment, Scheme::Euler, 1.0);
        ExplosionStage stage;
        bool wasVisible = false;
        while (!run.divergedAt() && !stage.picture(run)) {
            run.advance(1);
            stage.sample(run, 90.0);
            const Zigzag zigzag = zigzagOf(waveOf(run));
            wasVisible = wasVisible || zigzag.amplitude > 0.02 * 90.0;
            ASSERT_TRUE(stage.stepsPerSecond());
            if (wasVisible && !stage.picture(run)) ASSERT_LT(*stage.stepsPerSecond(), 3.0);
        }
    }
}

TEST(ExplosionStage, FindsThePictureAgainAfterASeek) {
    Simulation run = tapped(*loadPreset("string"), Scheme::Euler, 1.0);
    const Simulation beginning = run;
    ExplosionStage stage;
    secondsToExplosion(stage, run, 14.0);
    ASSERT_TRUE(stage.picture(run));
    Simulation again = beginning;
    again.advance(3);
    stage.sample(again, 14.0);
    EXPECT_FALSE(stage.picture(again));
    stage.sample(run, 14.0);
    EXPECT_TRUE(stage.picture(run));
}
