// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "run/explosion_count.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

/// Advances until the main run and all comparison runs have exploded, at most 5000 steps.
void runOn(Comparison& runs) {
    for (int i = 0; i < 5000; ++i) runs.advance(1);
}

Comparison stringAtRest() { return Comparison(*loadPreset("string")); }

} // namespace

TEST(ExplosionCount, CountsFromTheTap) {
    Comparison first = stringAtRest(), later = stringAtRest();
    first.startComparison(Scheme::Euler);
    later.startComparison(Scheme::Euler);
    later.advance(700);
    for (Comparison* runs : {&first, &later}) {
        runs->apply(runs->main().settings().pullWith);
        runOn(*runs);
    }
    const auto count = explosionOf(first, Scheme::Euler);
    ASSERT_TRUE(count);
    EXPECT_EQ(count->from, CountedFrom::Tap);
    EXPECT_EQ(count->steps, *first.comparisonRun(Scheme::Euler)->run.divergedAt());
    EXPECT_EQ(explosionOf(later, Scheme::Euler), count);
    EXPECT_EQ(*later.comparisonRun(Scheme::Euler)->run.divergedAt(), count->steps + 700);
}

TEST(ExplosionCount, CountsComparisonOfMovingStringFromItsStart) {
    Comparison runs = stringAtRest();
    runs.apply(runs.main().settings().pullWith);
    runs.advance(333);
    runs.startComparison(Scheme::Euler);
    runOn(runs);
    const auto count = explosionOf(runs, Scheme::Euler);
    ASSERT_TRUE(count);
    EXPECT_EQ(count->from, CountedFrom::Start);
    EXPECT_EQ(count->steps, *runs.comparisonRun(Scheme::Euler)->run.divergedAt() - 333);
}

TEST(ExplosionCount, CountsMainRunFromTheChangeOfK) {
    Comparison runs = stringAtRest();
    runs.apply(runs.main().settings().pullWith);
    runs.advance(100);
    runs.apply(Settings{{"k", 1.2}});
    runOn(runs);
    const auto count = explosionOf(runs, Scheme::Leapfrog);
    ASSERT_TRUE(count);
    EXPECT_EQ(*count, (ExplosionCount{*runs.main().divergedAt() - 100, CountedFrom::RuleChange}));
}

// The numbers on the screen stay when the user then repairs the settings.
TEST(ExplosionCount, IgnoresChangesAfterTheExplosion) {
    Comparison runs = stringAtRest();
    runs.apply(Settings{{"k", 1.2}});
    runs.advance(50);
    runs.apply(runs.main().settings().pullWith);
    runOn(runs);
    const auto before = explosionOf(runs, Scheme::Leapfrog);
    ASSERT_TRUE(before);
    EXPECT_EQ(before->from, CountedFrom::Tap);
    runs.apply(Settings{{"k", 0.5}});
    EXPECT_EQ(explosionOf(runs, Scheme::Leapfrog), before);
}

TEST(ExplosionCount, IsEmptyWithoutExplosionOrRun) {
    Comparison runs = stringAtRest();
    runs.apply(runs.main().settings().pullWith);
    runs.advance(500);
    EXPECT_FALSE(explosionOf(runs, Scheme::Leapfrog));
    EXPECT_FALSE(explosionOf(runs, Scheme::Euler));
}
