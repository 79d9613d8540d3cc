// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/challenge.h"
#include "model/validate.h"
#include "study/resonance_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

using namespace seiche;

TEST(Challenge, SameNumberGivesSameString) {
    EXPECT_EQ(challengeOf(4711).experiment, challengeOf(4711).experiment);
    std::set<int> lengths;
    for (std::uint32_t n = 0; n < 50; ++n) lengths.insert(challengeOf(n).experiment.grid.width);
    EXPECT_GT(lengths.size(), 30u) << "neighbouring numbers make different strings";
}

TEST(Challenge, AnswerIsNaturalFrequencyOfValidString) {
    for (std::uint32_t number : {0u, 1u, 2u, 7u, 13u, 99u, 4711u, 65535u, 4294967295u}) {
        const Challenge challenge = challengeOf(number);
        EXPECT_TRUE(validate(challenge.experiment).empty()) << number;
        EXPECT_GT(challenge.answerHertz, 0.58);
        EXPECT_LT(challenge.answerHertz, 1.85);
        // Fundamental: half a wavelength between fixed ends, a quarter with a free end.
        const Experiment& e = challenge.experiment;
        const bool free = e.rule.edges.right == Edge::Free;
        const double angle =
            free ? std::acos(-1.0) / (2.0 * e.grid.width - 1.0) : std::acos(-1.0) / (e.grid.width - 1.0);
        const double hertz =
            std::acos(1.0 - e.rule.k * (1.0 - std::cos(angle))) / (2.0 * std::acos(-1.0)) * e.stepsPerSecond;
        EXPECT_NEAR(challenge.answerHertz / hertz, 1.0, 1e-3) << number;
        // Taps at the natural frequency give the largest response.
        const PredictedResonance predicted =
            predict({e.grid, e.rule, e.stepsPerSecond, e.pullWith}, static_cast<int>(e.pullWith.x));
        const auto peak =
            peakBetween(predicted.curve, 0.8 * challenge.answerHertz, 1.25 * challenge.answerHertz);
        ASSERT_TRUE(peak) << number;
        EXPECT_NEAR(peak->hertz / challenge.answerHertz, 1.0, 0.02) << number;
    }
}

TEST(Challenge, ScoreRewardsAccuracyAndFewTaps) {
    EXPECT_EQ(scoreOf(1.0, 1.0, 8), 100);
    EXPECT_EQ(scoreOf(1.0, 1.004, 4), 100);
    EXPECT_EQ(scoreOf(1.0, 0.9, 8), 0);
    EXPECT_EQ(scoreOf(1.0, 2.0, 1), 0);
    EXPECT_EQ(scoreOf(1.0, 1.0, 16), 75);
    EXPECT_GT(scoreOf(1.0, 1.0, 1000), 49);
    EXPECT_GT(scoreOf(1.0, 1.02, 8), scoreOf(1.0, 1.03, 8));
    EXPECT_GT(scoreOf(1.0, 1.02, 12), scoreOf(1.0, 1.02, 13));
}
