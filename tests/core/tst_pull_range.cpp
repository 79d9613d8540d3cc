// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pull_range.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

Experiment freeString() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.edges.left = e.rule.edges.right = Edge::Free;
    e.rule.damping = {};
    e.pullWith = {PullShape::Gaussian, 6.0, 1e6, PullMode::Add, 100.0, 0.0};
    return e;
}

} // namespace

TEST(PullRange, KeepsStableRunsBounded) {
    for (const PullMode mode : {PullMode::Add, PullMode::Pluck}) {
        Experiment e = freeString();
        e.pullWith.mode = mode;
        Simulation run(e);
        int limited = 0;
        for (int pulls = 0; pulls < 5000; ++pulls) {
            const Pull pull = withinRange(run, e.pullWith);
            limited += pull.height < e.pullWith.height;
            run.apply(pull);
            run.advance(3);
            ASSERT_FALSE(run.divergedAt()) << toString(mode) << ", pull " << pulls;
        }
        if (mode == PullMode::Add) {
            EXPECT_GT(limited, 0);
        }
        EXPECT_LT(run.largestHeight(), 1e2 * maxTapHeight);
    }
}

TEST(PullRange, KeepsUsualPullsUnchanged) {
    Experiment e = freeString();
    Simulation run(e);
    EXPECT_EQ(withinRange(run, e.pullWith), e.pullWith);
    Pull down = e.pullWith;
    down.height = -down.height;
    EXPECT_EQ(withinRange(run, down), down);
    Pull set = e.pullWith;
    set.mode = PullMode::Set;
    for (int pulls = 0; pulls < 5000; ++pulls) run.apply(withinRange(run, e.pullWith));
    EXPECT_EQ(withinRange(run, set), set);
}

TEST(PullRange, DistinguishesInstabilityFromLargePulls) {
    Experiment euler = freeString();
    euler.rule.scheme = Scheme::Euler;
    Simulation exploding(euler);
    EXPECT_FALSE(divergedFromExcitation(exploding));
    exploding.apply(euler.pullWith);
    exploding.advance(100'000);
    ASSERT_TRUE(exploding.divergedAt());
    EXPECT_FALSE(divergedFromExcitation(exploding));

    Simulation flooded(freeString());
    for (int pulls = 0; pulls < 100'000 && !flooded.divergedAt(); ++pulls) {
        flooded.apply(freeString().pullWith);
        flooded.advance(100);
    }
    ASSERT_TRUE(flooded.divergedAt());
    EXPECT_TRUE(divergedFromExcitation(flooded));
}
