// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Standing wave ratio and reflection in steady state.
#include "measure/standing_wave_meter.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/dispersion.h"
#include "theory/end_reflection.h"
#include "theory/joint_reflection.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double stepsInASecond = 500.0;

// Returns a string with an oscillator at the left.
Experiment drivenString(double k, double hertz, Edge right) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {420, 1};
    e.pullWith.x = 210;
    e.stepsPerSecond = stepsInASecond;
    e.rule.k = k;
    e.rule.edges.left = Edge::Absorbing;
    e.rule.edges.right = right;
    Source source;
    source.form = SourceForm::Line;
    source.signal = Signal::Sine;
    source.hertz = hertz;
    source.height = 0.5;
    e.objects = {{"oscillator", 60, 0, 0, source}};
    return e;
}

SteadyStretch stretchOf(const Experiment& e, double hertz, int from, int to) {
    const double cycles = hertz / stepsInASecond;
    return {from, to, cycles, wavelengthOf(e.rule, cycles).value(), 0.0, true};
}

std::optional<StandingWave> measured(const Experiment& e, const SteadyStretch& stretch, int every = 1) {
    EXPECT_TRUE(validate(e).empty());
    Simulation run(e);
    StandingWaveMeter meter(stretch);
    for (int i = 0; i < 12'000 && !meter.reading(); i += every) {
        run.advance(every);
        meter.addStep(std::get<Wave<float>>(run.wave()));
    }
    return meter.reading();
}

} // namespace

TEST(StandingWaveMeter, ImpedanceReflectionMatchesTheory) {
    for (const double z : {0.25, 0.5, 2.0, 4.0})
        for (const double k : {1.0, 0.5}) {
            Experiment e = drivenString(k, 10.0, Edge::Impedance);
            e.rule.edges.rightImpedance = z;
            const auto wave = measured(e, stretchOf(e, 10.0, 160, 419));
            ASSERT_TRUE(wave) << z << ' ' << k;
            const double r = endReflection(z);
            EXPECT_EQ(wave->towardsRight, true);
            EXPECT_NEAR(wave->running, 0.5, 0.01);
            EXPECT_NEAR(wave->reflection, std::abs(r), 0.01) << z << ' ' << k;
            EXPECT_NEAR(wave->ratio, (1.0 + std::abs(r)) / (1.0 - std::abs(r)), 0.02 * wave->ratio);
            // The reflection is inverted at the end point, or upright half a point beyond (one
            // point of path).
            const double aPoint = 2.0 * std::numbers::pi / stretchOf(e, 10.0, 160, 419).wavelength;
            EXPECT_NEAR(std::abs(wave->phase), r > 0.0 ? aPoint : std::numbers::pi, 0.02) << z << ' ' << k;
        }
}

TEST(StandingWaveMeter, MatchedEndHasNoReflection) {
    for (const Edge end : {Edge::Impedance, Edge::Absorbing}) {
        const Experiment e = drivenString(0.5, 12.0, end);
        const auto wave = measured(e, stretchOf(e, 12.0, 150, 400));
        ASSERT_TRUE(wave);
        EXPECT_LT(wave->reflection, 0.01);
        EXPECT_NEAR(wave->ratio, 1.0, 0.02);
        EXPECT_TRUE(wave->nodes.empty());
    }
}

TEST(StandingWaveMeter, FixedEndNodesAreHalfWavelengthApart) {
    for (const int every : {1, 7}) {
        const Experiment e = drivenString(0.5, 10.0, Edge::Fixed);
        const SteadyStretch stretch = stretchOf(e, 10.0, 200, 419);
        const auto wave = measured(e, stretch, every);
        ASSERT_TRUE(wave);
        EXPECT_GT(wave->ratio, 100.0);
        EXPECT_NEAR(wave->reflection, 1.0, 0.01);
        EXPECT_NEAR(wave->nodeDistance, 0.5 * stretch.wavelength, 1e-9);
        ASSERT_EQ(wave->nodes.size(), std::size_t(219.0 / (0.5 * stretch.wavelength)) + 1);
        for (std::size_t i = 0; i < wave->nodes.size(); ++i)
            EXPECT_NEAR(wave->nodes[wave->nodes.size() - 1 - i], 419.0 - double(i) * 0.5 * stretch.wavelength,
                        0.1);
    }
}

TEST(StandingWaveMeter, MediumBoundaryReflectionMatchesTheory) {
    for (const MediumModel model : {MediumModel::Density, MediumModel::Depth}) {
        Experiment e = drivenString(0.5, 8.0, Edge::Absorbing);
        e.rule.model = model;
        MediumRegion region;
        region.shape.width = 238.0;
        region.factor = 0.25;
        e.objects.push_back({"heavy", 299.5 + 119.0, 0.0, 0.0, region});
        const auto wave = measured(e, stretchOf(e, 8.0, 120, 290));
        ASSERT_TRUE(wave);
        const double r = jointReflection(model, std::sqrt(0.5), 0.5 * std::sqrt(0.5)).reflected;
        EXPECT_NEAR(wave->reflection, std::abs(r), 0.01) << toString(model);
        EXPECT_EQ(wave->towardsRight, true);
    }
}

TEST(StandingWaveMeter, CorrectsReflectionForDecay) {
    Experiment e = drivenString(0.5, 10.0, Edge::Fixed);
    e.rule.damping.velocity = 0.998;
    SteadyStretch stretch = stretchOf(e, 10.0, 150, 419);
    // z^2 - (1 + s - s k lambda) z + s = 0 at z = exp(i omega)
    // gives lambda = 4 sin^2(kappa / 2) with complex kappa.
    const std::complex<double> z = std::polar(1.0, 2.0 * std::numbers::pi * stretch.cyclesPerStep);
    const double s = e.rule.damping.velocity, k = e.rule.k;
    const std::complex<double> lambda = ((1.0 + s) * z - z * z - s) / (s * k * z);
    const std::complex<double> kappa = 2.0 * std::asin(0.5 * std::sqrt(lambda));
    stretch.wavelength = 2.0 * std::numbers::pi / std::abs(kappa.real());
    stretch.decay = std::abs(kappa.imag());
    const auto wave = measured(e, stretch);
    ASSERT_TRUE(wave);
    EXPECT_NEAR(wave->reflection, 1.0, 0.01); // at the end, despite decay towards the middle
    EXPECT_LT(wave->ratio, 20.0);
    SteadyStretch lossless = stretch;
    lossless.decay = 0.0;
    const auto mistaken = measured(e, lossless);
    if (mistaken) {
        EXPECT_LT(mistaken->reflection, 0.9);
    }
}

TEST(StandingWaveMeter, ReportsNothingBeforeSteadyState) {
    const Experiment e = drivenString(1.0, 10.0, Edge::Fixed);
    Simulation run(e);
    StandingWaveMeter meter(stretchOf(e, 10.0, 200, 419));
    for (int i = 0; i < 700; ++i) { // the echo has not yet arrived
        run.advance(1);
        meter.addStep(std::get<Wave<float>>(run.wave()));
        ASSERT_FALSE(meter.reading()) << i;
    }
    // A wave of unexpected wavelength must give no reading.
    SteadyStretch wrong = stretchOf(e, 10.0, 200, 419);
    wrong.wavelength *= 1.3;
    EXPECT_FALSE(measured(e, wrong));
    EXPECT_FALSE(measured(e, {200, 201, 0.02, 50.0, 0.0, {}})); // too short
    EXPECT_FALSE(measured(e, {200, 500, 0.02, 50.0, 0.0, {}})); // beyond the end
}

TEST(StandingWaveMeter, RestartsAtEarlierStep) {
    const Experiment e = drivenString(1.0, 10.0, Edge::Fixed);
    Simulation run(e);
    StandingWaveMeter meter(stretchOf(e, 10.0, 200, 419));
    while (!meter.reading() && run.frame() < 12'000) {
        run.advance(1);
        meter.addStep(std::get<Wave<float>>(run.wave()));
    }
    ASSERT_TRUE(meter.reading());
    EXPECT_EQ(meter.amplitudes().size(), 220u);
    Simulation fresh(e);
    meter.addStep(std::get<Wave<float>>(fresh.wave()));
    EXPECT_FALSE(meter.reading());
}
