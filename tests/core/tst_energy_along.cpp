// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the distribution and flow of a string's energy.
#include "engine/engine.h"
#include "measure/energy.h"
#include "measure/energy_along.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>

using namespace seiche;

namespace {

Wave<float> unevenString(int points, const Rule& rule, bool media, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> height(-1.0f, 1.0f), factor(0.2f, 1.0f);
    Wave<float> wave({points, 1}, SceneKind::String);
    if (media) {
        wave.stiffness.emplace(Grid{points, 1}, SceneKind::String);
        for (int x = 0; x < points; ++x) wave.stiffness->at(x, 0) = factor(random);
        if (points > 20) {
            wave.stiffness->at(9, 0) = fixedWall;
            wave.stiffness->at(14, 0) = freeWall;
        }
    }
    for (int x = 0; x < points; ++x) {
        const bool wall = media && !(wave.stiffness->at(x, 0) > 0.0f);
        wave.now.at(x, 0) = wall ? 0.0f : height(random);
        wave.previous.at(x, 0) = wall ? 0.0f : height(random);
    }
    conformTo(wave, rule);
    return wave;
}

double sum(const std::vector<double>& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }

// Returns the energy up to `point`, with half of the next bond.
double upTo(const EnergyAlong& energy, std::size_t point) {
    double whole = 0.0;
    for (std::size_t i = 0; i <= point; ++i) whole += energy.kinetic[i] + energy.tension[i];
    return whole;
}

constexpr Edge kindsOfEnd[] = {Edge::Fixed, Edge::Free, Edge::Impedance, Edge::Absorbing, Edge::Periodic};

} // namespace

TEST(EnergyAlong, SumsToTotalEnergy) {
    for (const SchemeInfo& scheme : allSchemes)
        for (const Edge end : kindsOfEnd)
            for (const MediumModel model : {MediumModel::Depth, MediumModel::Density})
                for (const bool media : {false, true})
                    for (const int points : {1, 2, 3, 40}) {
                        Rule rule;
                        rule.scheme = scheme.value;
                        rule.k = 0.7;
                        rule.model = model;
                        rule.edges.left = rule.edges.right = end;
                        rule.edges.leftImpedance = 2.0;
                        const Wave<float> wave = unevenString(points, rule, media, 3);
                        const Energy whole = energyOf(wave, rule);
                        const EnergyAlong along = energyAlong(wave, rule);
                        ASSERT_EQ(along.kinetic.size(), std::size_t(points));
                        ASSERT_EQ(along.flow.size(), std::size_t(points - 1));
                        EXPECT_NEAR(sum(along.kinetic), whole.kinetic, 1e-12 * (1.0 + whole.kinetic))
                            << scheme.word << toString(end) << toString(model) << points;
                        EXPECT_NEAR(sum(along.tension), whole.potential, 1e-12 * (1.0 + whole.kinetic))
                            << scheme.word << toString(end) << toString(model) << points;
                    }
}

// Uniform slope means equal energy in every cell.
TEST(EnergyAlong, DensityIsUniformUpToEnds) {
    for (const Edge end : {Edge::Fixed, Edge::Impedance, Edge::Absorbing}) {
        Rule rule;
        rule.edges.left = rule.edges.right = end;
        Wave<float> wave({41, 1}, SceneKind::String);
        for (int x = 0; x < 41; ++x)
            wave.now.at(x, 0) = wave.previous.at(x, 0) = static_cast<float>(20 - std::abs(x - 20));
        const EnergyColumns columns = energyColumns(energyAlong(wave, rule), rule, 41);
        ASSERT_EQ(columns.both.size(), 41u);
        for (const std::size_t x : {0u, 1u, 10u, 39u, 40u})
            EXPECT_NEAR(columns.both[x], 0.5 * rule.k, 1e-9) << toString(end) << x;
        EXPECT_EQ(columns.kinetic, std::vector<double>(41));
    }
}

// Uniform motion means equal energy density, also in the half cell at a damper.
TEST(EnergyAlong, KineticDensityIsUniformAtDamper) {
    Rule rule;
    rule.edges.left = rule.edges.right = Edge::Impedance;
    Wave<float> wave({41, 1}, SceneKind::String);
    for (int x = 0; x < 41; ++x) wave.now.at(x, 0) = 1.0f;
    const EnergyColumns columns = energyColumns(energyAlong(wave, rule), rule, 41);
    ASSERT_EQ(columns.kinetic.size(), 41u);
    for (const double kinetic : columns.kinetic) EXPECT_NEAR(kinetic, 0.5, 1e-9);
}

TEST(EnergyAlong, FlowMatchesEnergyChangeOfLeapfrog) {
    for (const Edge end : {Edge::Fixed, Edge::Free})
        for (const MediumModel model : {MediumModel::Depth, MediumModel::Density})
            for (const bool media : {false, true}) {
                Rule rule;
                rule.k = 0.7;
                rule.model = model;
                rule.edges.left = rule.edges.right = end;
                Wave<float> wave = unevenString(60, rule, media, 11);
                Engine engine;
                const double whole = energyOf(wave, rule).total();
                for (int step = 0; step < 50; ++step) {
                    const EnergyAlong before = energyAlong(wave, rule);
                    engine.advance(wave, rule, 1);
                    const EnergyAlong after = energyAlong(wave, rule);
                    for (std::size_t i = 0; i < before.flow.size(); ++i)
                        ASSERT_NEAR(upTo(after, i) - upTo(before, i), -before.flow[i], 1e-5 * whole)
                            << toString(end) << toString(model) << " bond " << i << " step " << step;
                }
            }
}

TEST(EnergyAlong, FlowIncludesBendingOfStiffString) {
    for (const Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic}) {
        Rule rule;
        rule.k = 0.3;
        rule.bending = 0.4;
        rule.edges.left = rule.edges.right = end;
        Wave<float> wave = unevenString(60, rule, false, 4);
        Engine engine;
        const Energy whole = energyOf(wave, rule);
        const EnergyAlong along = energyAlong(wave, rule);
        EXPECT_NEAR(sum(along.tension), whole.potential, 1e-12 * whole.total()) << toString(end);
        for (int step = 0; step < 20; ++step) {
            const EnergyAlong before = energyAlong(wave, rule);
            engine.advance(wave, rule, 1);
            const EnergyAlong after = energyAlong(wave, rule);
            // The closing bond of a periodic string shifts all flows equally.
            const double closing =
                end == Edge::Periodic ? upTo(after, 30) - upTo(before, 30) + before.flow[30] : 0.0;
            for (std::size_t i = 0; i < before.flow.size(); ++i)
                ASSERT_NEAR(upTo(after, i) - upTo(before, i) - closing, -before.flow[i], 1e-5 * whole.total())
                    << toString(end) << " bond " << i << " step " << step;
        }
    }
}

// The point at a damper has half the mass and passes on the absorbed energy.
TEST(EnergyAlong, FlowIntoDamperMatchesEnergyLoss) {
    Rule rule;
    rule.k = 0.6;
    rule.edges.right = Edge::Impedance;
    rule.edges.rightImpedance = 0.5;
    Wave<float> wave = unevenString(40, rule, false, 5);
    Engine engine;
    const double whole = energyOf(wave, rule).total();
    for (int step = 0; step < 30; ++step) {
        const EnergyAlong before = energyAlong(wave, rule);
        engine.advance(wave, rule, 1);
        const EnergyAlong after = energyAlong(wave, rule);
        for (std::size_t i = 0; i < before.flow.size(); ++i)
            ASSERT_NEAR(upTo(after, i) - upTo(before, i), -before.flow[i], 1e-5 * whole) << i << ' ' << step;
    }
}

// The flow of a travelling wave is energy times speed.
TEST(EnergyAlong, PulseCarriesEnergyAtWaveSpeed) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4, Scheme::Trapezoid})
        for (const double side : {1.0, -1.0}) {
            Rule rule;
            rule.scheme = scheme;
            rule.k = 0.36;
            Wave<float> wave({400, 1}, SceneKind::String);
            for (int x = 1; x < 399; ++x) {
                const auto pulse = [](double at) { return std::exp(-at * at / (2.0 * 20.0 * 20.0)); };
                const double now = pulse(x - 200.0), way = side * 0.6;
                wave.now.at(x, 0) = float(now);
                wave.previous.at(x, 0) =
                    float(infoOf(scheme).isRungeKutta ? now - way * (x - 200.0) / 400.0 * now
                                                      : pulse(x - 200.0 + way));
            }
            conformTo(wave, rule);
            const EnergyAlong energy = energyAlong(wave, rule);
            const double whole = sum(energy.kinetic) + sum(energy.tension);
            EXPECT_NEAR(sum(energy.flow), side * 0.6 * whole, 0.01 * whole) << toString(scheme);
        }
}

TEST(EnergyAlong, IsEmptyForPoolsAndNonFiniteHeights) {
    Rule rule;
    Wave<float> wave({40, 1}, SceneKind::String);
    wave.now.at(7, 0) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(energyAlong(wave, rule).kinetic.empty());
    rule.scene = SceneKind::Pool;
    EXPECT_TRUE(energyAlong(Wave<float>({8, 8}, SceneKind::Pool), rule).flow.empty());
}
