// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "files/json_value.h"
#include "measure/amplitude.h"
#include "model/elided.h"
#include "run/simulation.h"
#include "show/string_marks.h"
#include "theory/joint_reflection.h"
#include "wave/expects.h"
#include "wave/wave.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

#if defined(SEICHE_ASSERTIONS) && SEICHE_ASSERTIONS
constexpr bool hasAssertions = true;
#else
constexpr bool hasAssertions = false;
#endif

constexpr const char* without = "built without SEICHE_ASSERTIONS";

} // namespace

TEST(Expects, AbortsWithLocationAndCondition) {
    if (!hasAssertions) GTEST_SKIP() << without;
    EXPECT_DEATH(SEICHE_EXPECTS(false), "tst_expects\\.cpp:[0-9]+: expected: false");
    const int points = 1;
    EXPECT_DEATH(SEICHE_EXPECTS(points >= 2), "expected: points >= 2");
}

TEST(Expects, EvaluatesConditionOnlyIfEnabled) {
    int looks = 0;
    const auto look = [&looks] {
        ++looks;
        return true;
    };
    SEICHE_EXPECTS(look());
    EXPECT_EQ(looks, hasAssertions ? 1 : 0);
}

TEST(Expects, WorksInConstantExpressions) {
    constexpr auto half = [](int number) {
        SEICHE_EXPECTS(number % 2 == 0);
        return number / 2;
    };
    static_assert(half(6) == 3);
}

TEST(Expects, RejectsNegativeSteps) {
    if (!hasAssertions) GTEST_SKIP() << without;
    Rule rule;
    Wave<float> wave({8, 1}, rule.scene);
    EXPECT_DEATH(Engine().advance(wave, rule, -1), "expected: steps >= 0");
    Simulation run(defaultExperiment(SceneKind::String));
    EXPECT_DEATH(run.advance(-1), "expected: steps >= 0");
}

TEST(Expects, RejectsWaveThatDoesNotFitRule) {
    if (!hasAssertions) GTEST_SKIP() << without;
    Rule absorbing;
    absorbing.edges.left = Edge::Absorbing;
    Wave<float> wave({8, 1}, absorbing.scene);
    EXPECT_DEATH(Engine().advance(wave, absorbing, 1), "expected: isFitFor\\(wave, rule\\)");
}

TEST(Expects, ChecksPreconditionsInEveryLayer) {
    if (!hasAssertions) GTEST_SKIP() << without;
    EXPECT_DEATH(Field<float>({0, 1}, SceneKind::String), "expected: grid.width >= 1");
    EXPECT_DEATH(jointReflection(MediumModel::Depth, 1.0, 0.0), "expected: from > 0.0 && into > 0.0");
    EXPECT_DEATH(amplitudeOf({}), "expected: !swings.empty");
    EXPECT_DEATH(elided("a long text", 4), "expected: max >= 5");
    EXPECT_DEATH(JsonValue(1.0).add("key", 2.0), "expected: object");
    EXPECT_DEATH(plainNumber(1.5, 0), "expected: digits >= 1");
}

TEST(Expects, WaveFitsRuleAfterConformTo) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    Wave<float> wave({12, 9}, rule.scene);
    EXPECT_TRUE(isFitFor(wave, rule));
    for (const Scheme scheme : {Scheme::DelayedEuler, Scheme::Leapfrog})
        for (const Edge edge : {Edge::Absorbing, Edge::Free}) {
            rule.scheme = scheme;
            rule.edges.right = rule.edges.top = edge;
            EXPECT_FALSE(isFitFor(wave, rule));
            conformTo(wave, rule);
            EXPECT_TRUE(isFitFor(wave, rule));
        }
    rule.scheme = Scheme::Trapezoid;
    EXPECT_FALSE(isFitFor(wave, rule)) << "a pool takes no implicit scheme";
    rule.scheme = Scheme::Leapfrog;
    rule.scene = SceneKind::String;
    EXPECT_FALSE(isFitFor(wave, rule));
}
