// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Phase difference of the oscillations at two positions.
#include "measure/phase_difference.h"
#include "measure/probe_record.h"
#include "run/simulation.h"
#include "straight_wave.h"
#include "theory/dispersion.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double twoPi = 2.0 * std::numbers::pi;

std::vector<ProbeSample> swing(double amplitude, double frequency, double lag, double middle = 0.0,
                               int count = 500) {
    std::vector<ProbeSample> record;
    for (int i = 0; i < count; ++i) {
        const double t = 0.01 * i;
        record.push_back({t, middle + amplitude * std::sin(twoPi * (frequency * t - lag))});
    }
    return record;
}

} // namespace

TEST(PhaseDifference, MatchesLagOfTwoSines) {
    for (const double lag : {-0.49, -0.25, -0.1, 0.0, 0.2, 0.25, 0.499}) {
        const auto found = phaseDifference(swing(2.0, 3.7, 0.13), swing(0.5, 3.7, 0.13 + lag, 7.0));
        const auto* phase = std::get_if<PhaseDifference>(&found);
        ASSERT_TRUE(phase) << lag;
        EXPECT_NEAR(phase->lag, lag, 1e-3);
        EXPECT_NEAR(phase->degrees(), 360.0 * lag, 0.4);
        EXPECT_NEAR(phase->time(), lag / 3.7, 1e-3);
        EXPECT_NEAR(phase->ratio(), 0.25, 1e-3);
        EXPECT_NEAR(phase->frequency, 3.7, 0.01);
        EXPECT_EQ(phase->cycles, 8);
    }
}

TEST(PhaseDifference, UsesFundamental) {
    auto first = swing(1.0, 2.0, 0.0), second = swing(1.0, 2.0, 0.25);
    const auto third = swing(0.3, 6.0, 0.4);
    for (std::size_t i = 0; i < first.size(); ++i) second[i].height += third[i].height;
    const auto found = phaseDifference(first, second);
    ASSERT_TRUE(std::holds_alternative<PhaseDifference>(found));
    EXPECT_NEAR(std::get<PhaseDifference>(found).degrees(), 90.0, 0.5);
    EXPECT_NEAR(std::get<PhaseDifference>(found).ratio(), 1.0, 0.01);
}

TEST(PhaseDifference, ReportsWhyPhaseIsUnknown) {
    const auto why = [](const auto& a, const auto& b) { return std::get<NoPhase>(phaseDifference(a, b)); };
    EXPECT_EQ(why(swing(1, 2, 0), swing(1, 2, 0, 0, 120)), NoPhase::TooShort);
    EXPECT_EQ(why(swing(1, 2, 0), swing(0, 2, 0)), NoPhase::TooShort) << "it does not move";
    EXPECT_EQ(why(swing(1, 2, 0), std::vector<ProbeSample>{}), NoPhase::TooShort);
    EXPECT_EQ(why(swing(1, 2, 0), swing(1, 2.1, 0)), NoPhase::DifferentFrequencies);
    auto wandering = swing(1, 2, 0);
    for (ProbeSample& sample : wandering)
        sample.height = std::sin(twoPi * (2.0 * sample.time + 0.3 * sample.time * sample.time));
    EXPECT_EQ(why(swing(1, 2, 0), wandering), NoPhase::NotSteady);
}

// Positions a quarter of a wavelength apart differ by a quarter of a cycle.
TEST(PhaseDifference, IsRightAngleAtQuarterWavelength) {
    for (const SceneKind scene : {SceneKind::Pool, SceneKind::String}) {
        Experiment e = straightWave(2.5);
        if (scene == SceneKind::String) {
            const PoolObjects objects = e.objects;
            e = defaultExperiment(SceneKind::String);
            e.stepsPerSecond = 100.0;
            e.rule.k = 0.5;
            e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
            e.objects = objects;
            e.objects[0].y = 0.0;
            e.objects[0].angle = 0.0;
            std::get<Source>(e.objects[0].is).form = SourceForm::Point;
        }
        const double wavelength = *wavelengthOf(e.rule, 0.025);
        const int first = 120, second = first + static_cast<int>(std::lround(wavelength / 4)),
                  row = scene == SceneKind::Pool ? 10 : 0;
        Simulation run(e);
        ProbeRecord one, other;
        run.advance(600);
        while (run.frame() < 1100) {
            run.advance(1);
            one.add(run.seconds(), run.height(first, row));
            other.add(run.seconds(), run.height(second, row));
        }
        const auto found = phaseDifference(one.last(5.0), other.last(5.0));
        ASSERT_TRUE(std::holds_alternative<PhaseDifference>(found)) << toString(scene);
        const PhaseDifference& phase = std::get<PhaseDifference>(found);
        EXPECT_NEAR(phase.degrees(), 360.0 * (second - first) / wavelength, 1.0) << toString(scene);
        EXPECT_NEAR(phase.degrees(), 90.0, 7.0) << "as near as whole cells come";
        EXPECT_NEAR(phase.ratio(), 1.0, 0.01);
    }
}
