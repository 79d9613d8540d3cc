// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Absorbing walls: reflection against theory, no transmission.
#include "run/simulation.h"
#include "theory/dispersion.h"
#include "theory/wall_reflection.h"

#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr int wallAt = 700;

// Returns a channel along x with a plane-wave source and a wall across. The far end absorbs.
Experiment channel(Stencil stencil, double k, double thickness, double wavelength) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {wallAt + 120, 6};
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Free, Edge::Free};
    e.stepsPerSecond = 1.0;
    Source source;
    source.form = SourceForm::Line;
    source.length = 40.0;
    source.hertz = frequencyOf(e.rule, wavelength);
    Wall wall;
    wall.kind = WallKind::Absorbing;
    wall.shape.width = 40.0;
    wall.shape.height = thickness;
    e.objects = {{"source", 20.0, 3.0, 90.0, source}, {"wall", double(wallAt), 3.0, 90.0, wall}};
    return e;
}

struct Seen {
    double back;    ///< reflected fraction of the amplitude
    double through; ///< largest displacement behind the wall
};

// Separates incident and reflected wave by their complex amplitudes.
Seen seen(const Experiment& e, double wavelength) {
    const double kappa = 2.0 * std::numbers::pi / wavelength;
    const double omega = 2.0 * std::numbers::pi * std::get<Source>(e.objects[0].is).hertz;
    Simulation run(e);
    const double speed = longWaveSpeed(e.rule);
    // Travel time there and back, plus six periods of slow start.
    const auto until = static_cast<std::int64_t>(900.0 / (0.8 * speed) + 6.0 * wavelength / speed);
    run.advance(until);
    const int from = wallAt - 30 - 120, to = wallAt - 30;
    const auto frames = std::llround(std::round(80.0 * omega / (2.0 * std::numbers::pi)) + 4) *
                        std::llround(2.0 * std::numbers::pi / omega);
    std::vector<std::complex<double>> parts(static_cast<std::size_t>(to - from));
    double through = 0.0, weights = 0.0;
    for (std::int64_t n = 0; n < frames; ++n) {
        run.advance(1);
        // A window is needed because the period is not an integer.
        const double window = 1.0 - std::cos(2.0 * std::numbers::pi * double(n) / double(frames));
        weights += window;
        for (int x = from; x < to; ++x)
            parts[std::size_t(x - from)] += window * run.height(x, 3) * std::polar(1.0, -omega * double(n));
        for (int x = wallAt + 40; x < wallAt + 110; x += 7)
            through = std::max(through, std::abs(run.height(x, 3)));
    }
    // Least-squares fit of a e^(-i kappa x) + b e^(i kappa x).
    std::complex<double> there, back, cross;
    for (int x = from; x < to; ++x) {
        const std::complex<double> wave = std::polar(1.0, kappa * double(x));
        there += parts[std::size_t(x - from)] * wave / weights;
        back += parts[std::size_t(x - from)] * std::conj(wave) / weights;
        cross += wave * wave;
    }
    const double count = to - from;
    const std::complex<double> a = there * count - cross * back;
    const std::complex<double> b = back * count - std::conj(cross) * there;
    return {std::abs(b / a), through};
}

} // namespace

TEST(WallReflection, MatchesTheoryWithoutTransmission) {
    for (const auto& [stencil, k] : {std::pair{Stencil::Cross, 0.5}, {Stencil::Isotropic, 0.6}})
        for (const double thickness : {3.0, 25.0, 49.0})
            for (const double wavelength : {6.0, 10.0, 20.0, 40.0}) {
                const Experiment e = channel(stencil, k, thickness, wavelength);
                const Seen found = seen(e, wavelength);
                const std::optional<double> theory = wallReflection(e.rule, thickness, wavelength);
                ASSERT_TRUE(theory);
                EXPECT_NEAR(found.back, *theory, 0.01 + 0.03 * *theory) << thickness << ' ' << wavelength;
                EXPECT_EQ(found.through, 0.0) << thickness << ' ' << wavelength;
            }
}

// Includes the default block of the *Objects* panel, 60 cells thick.
TEST(WallReflection, ThickWallsAbsorbWavelengths6To40) {
    for (const auto& [stencil, k] : {std::pair{Stencil::Cross, 0.5},
                                     {Stencil::Cross, 0.1},
                                     {Stencil::Isotropic, 0.5},
                                     {Stencil::Isotropic, 0.75},
                                     {Stencil::Moore, 0.3}}) {
        Rule rule;
        rule.scene = SceneKind::Pool;
        rule.stencil = stencil;
        rule.k = k;
        for (const double thickness : {49.0, 60.0, 120.0})
            for (double wavelength = 6.0; wavelength <= 40.0; wavelength += 0.5)
                EXPECT_LT(*wallReflection(rule, thickness, wavelength), 0.05)
                    << toString(stencil) << ' ' << k << ' ' << thickness << ' ' << wavelength;
        // Even the thinnest wall absorbs long waves.
        EXPECT_LT(*wallReflection(rule, 3.0, 70.0), 0.05);
        for (const double wavelength : {2.0, 6.0, 13.0, 300.0})
            EXPECT_LE(*wallReflection(rule, 3.0, wavelength), 1.0 + 1e-9);
    }
    EXPECT_FALSE(wallReflection(Rule{}, 3.0, 1.5));
}

// The loss adapts to the current wave speed.
TEST(WallReflection, AdaptsToWaveSpeed) {
    Experiment slow = channel(Stencil::Cross, 0.1, 49.0, 12.0);
    slow.grid = {200, 6};
    slow.objects[1].x = 120.0;
    Experiment fast = slow;
    fast.rule.k = 0.5;
    Simulation changed(fast), begun(slow);
    changed.apply(Settings{{"k", 0.1}});
    const auto spongeOf = [](const Simulation& run) { return std::get<Wave<float>>(run.wave()).sponge; };
    EXPECT_FALSE(spongeOf(begun).empty());
    EXPECT_EQ(spongeOf(changed), spongeOf(begun));
    EXPECT_NE(spongeOf(Simulation(fast)), spongeOf(begun));
}
