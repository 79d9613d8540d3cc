// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/energy.h"
#include "run/simulation.h"
#include "theory/modes.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace seiche;

namespace {

Experiment pureMode(SceneKind scene, Scheme scheme, double k, Damping damping, double halfWaves) {
    Experiment e = defaultExperiment(scene);
    e.grid = scene == SceneKind::String ? Grid{41, 1} : Grid{25, 25};
    e.rule.scheme = scheme;
    e.rule.k = k;
    e.rule.damping = damping;
    e.events = {{0, Pull{PullShape::Mode, halfWaves, 1.0, PullMode::Pluck, 0, 0}}};
    return e;
}

const Wave<float>& waveOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

} // namespace

// Compares single modes with the roots of the polynomial at any phase.
TEST(OwnEnergy, GrowsBySquaredModeGrowthPerStep) {
    for (Scheme scheme :
         {Scheme::Leapfrog, Scheme::Euler, Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4})
        for (double k : {0.1, 0.4, 0.9})
            for (Damping damping : {Damping{1, 1}, Damping{1, 0.98}, Damping{0.97, 1}, Damping{0.98, 0.98}}) {
                if (scheme == Scheme::Rk4 && damping.update != damping.velocity) continue;
                for (int m : {3, 17, 36}) {
                    const Experiment e = pureMode(SceneKind::String, scheme, k, damping, m + 1);
                    const double growth = growthOf(e.rule, Modes::of(e.rule, e.grid)->mode(m).lambda);
                    Simulation run(e);
                    run.advance(2);
                    double last = ownEnergyOf(waveOf(run), e.rule);
                    for (int n = 0; n < 8; ++n) {
                        run.advance(1);
                        const double now = ownEnergyOf(waveOf(run), e.rule);
                        EXPECT_NEAR(now / last, growth * growth, 5e-5)
                            << toString(scheme) << " k " << k << " d " << damping.update << " s "
                            << damping.velocity << " mode " << m;
                        last = now;
                    }
                }
            }
}

TEST(OwnEnergy, GrowsBySquaredModeGrowthInPool) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler})
        for (int m : {1, 6}) {
            const Experiment e = pureMode(SceneKind::Pool, scheme, 0.3, {1, 0.99}, m + 1);
            const double growth = growthOf(e.rule, Modes::of(e.rule, e.grid)->mode(m, m).lambda);
            Simulation run(e);
            run.advance(2);
            const double first = ownEnergyOf(waveOf(run), e.rule);
            run.advance(7);
            EXPECT_NEAR(ownEnergyOf(waveOf(run), e.rule) / first, std::pow(growth, 14),
                        1e-4 * std::pow(growth, 14));
        }
}

TEST(OwnEnergy, EqualsTwiceEnergyInUndampedLeapfrog) {
    Simulation run(pureMode(SceneKind::String, Scheme::Leapfrog, 0.7, {1, 1}, 5));
    run.advance(13);
    EXPECT_NEAR(ownEnergyOf(waveOf(run), run.rule()) / run.energy().total(), 2.0, 1e-12);
}

// Above the stability limit, own energy stays constant while the wave grows.
TEST(OwnEnergy, SquaredMotionShowsNonOscillatingGrowth) {
    const Experiment e = pureMode(SceneKind::String, Scheme::Leapfrog, 1.05, {1, 1}, 39);
    const double growth = growthOf(e.rule, Modes::of(e.rule, e.grid)->mode(38).lambda);
    ASSERT_GT(growth, 1.2);
    Simulation run(e);
    run.advance(30);
    const double first = squaredMotionOf(waveOf(run), e.rule);
    run.advance(5);
    EXPECT_NEAR(squaredMotionOf(waveOf(run), e.rule) / first, std::pow(growth, 10),
                1e-3 * std::pow(growth, 10));
}

// The integer rule equals a float pool with k = 1/2.
TEST(OwnEnergy, IntegerEnergyMatchesFloatEnergy) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {37, 29};
    e.rule.k = 0.5;
    e.rule.divisor = 2;
    e.rule.dampingShare = 0;
    e.rule.damping = {1.0, 1.0};
    e.events = {{0, Pull{PullShape::Cosine, 9, 1e6, PullMode::Pluck, 12, 11}}};
    Experiment whole = e;
    whole.rule.arithmetic = Arithmetic::Integer;
    Simulation fractions(e), numbers(whole);
    for (int i = 0; i < 5; ++i) {
        fractions.advance(7);
        numbers.advance(7);
        const double total = fractions.energy().total();
        EXPECT_NEAR(numbers.energy().kinetic / total, fractions.energy().kinetic / total, 1e-3);
        EXPECT_NEAR(numbers.energy().potential / total, fractions.energy().potential / total, 1e-3);
    }
}

TEST(OwnEnergy, SinglePassMatchesSeparatePasses) {
    for (const bool isInteger : {false, true}) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = {37, 29};
        e.rule.scheme = Scheme::Leapfrog;
        e.rule.model = MediumModel::Density;
        if (isInteger) e.rule.arithmetic = Arithmetic::Integer;
        e.events = {{0, Pull{PullShape::Cosine, 9, isInteger ? 4000.0 : 1.0, PullMode::Pluck, 12, 11}}};
        Simulation run(e);
        run.advance(20);
        std::visit(
            [&](const auto& wave) {
                const EnergyAndStrength both = energyAndStrengthOf(wave, run.rule(), false);
                EXPECT_EQ(both.energy.kinetic, run.energy().kinetic);
                EXPECT_EQ(both.energy.potential, run.energy().potential);
                EXPECT_EQ(both.strength, squaredMotionOf(wave, run.rule()));
                EXPECT_GT(both.strength, 0.0);
            },
            run.wave());
        if (isInteger) continue;
        const EnergyAndStrength swinging = energyAndStrengthOf(waveOf(run), run.rule(), true);
        EXPECT_EQ(swinging.strength, ownEnergyOf(waveOf(run), run.rule()));
    }
}
