// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/modal_amplitude.h"

#include "run/simulation.h"
#include "theory/modes.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace seiche;

namespace {

struct Heights {
    double now, previous, older;
};

// Returns the component of the mode in each time level.
Heights inMode(const Simulation& run, const Modes& modes, const Mode& mode) {
    const auto& wave = std::get<Wave<float>>(run.wave());
    Heights sum{0, 0, 0};
    for (int i = 0; i < run.grid().width; ++i) {
        const double shape = modes.shape(mode, i);
        sum.now += shape * double(wave.now.at(i, 0));
        sum.previous += shape * double(wave.previous.at(i, 0));
        if (wave.older) sum.older += shape * double(wave.older->at(i, 0));
    }
    return sum;
}

Experiment plucked(Scheme scheme, double k, Damping damping, double halfWaves) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = 41;
    e.pullWith.x = 20;
    e.rule.scheme = scheme;
    e.rule.k = k;
    e.rule.damping = damping;
    e.events = {{0, Pull{PullShape::Mode, halfWaves, 1.0, PullMode::Pluck, 0, 0}}};
    return e;
}

} // namespace

TEST(ModalAmplitude, LastingPartGrowsByGrowthFactorPerStep) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::ImplicitEuler,
                          Scheme::Trapezoid, Scheme::Rk4})
        for (double k : {0.3, 1.0, 1.04})
            for (Damping damping : {Damping{1, 1}, Damping{1, 0.97}, Damping{0.98, 1}, Damping{0.99, 0.98}})
                for (int m : {4, 38}) {
                    const Experiment e = plucked(scheme, k, damping, m + 1);
                    const auto modes = Modes::of(e.rule, e.grid);
                    const Mode mode = modes->mode(m);
                    const ModalAmplitude modal(e.rule, mode.lambda);
                    Simulation run(e);
                    // The pluck acts from the first step on. The delayed scheme begins with three
                    // equal time levels.
                    run.advance(3);
                    double last = -1.0;
                    for (int n = 0; n < 6; ++n) {
                        const Heights h = inMode(run, *modes, mode);
                        const double part = modal.lasting(h.now, h.previous, h.older);
                        ASSERT_GT(part, 0.0);
                        if (last > 0.0) {
                            EXPECT_NEAR(part / last, growthOf(e.rule, mode.lambda), 2e-5)
                                << toString(scheme) << " k " << k << " mode " << m;
                        }
                        last = part;
                        run.advance(1);
                    }
                }
}

TEST(ModalAmplitude, AmplitudeMatchesCrestsAndStaysConstant) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4}) {
        const Experiment e = plucked(scheme, 0.8, {1, 1}, 2);
        const auto modes = Modes::of(e.rule, e.grid);
        const Mode mode = modes->mode(1);
        const ModalAmplitude modal(e.rule, mode.lambda);
        Simulation run(e);
        run.advance(1);
        double min = 1e9, max = 0.0, crest = 0.0;
        for (int n = 0; n < 400; ++n) {
            const Heights h = inMode(run, *modes, mode);
            const double amplitude = modal.amplitude(h.now, h.previous, h.older);
            min = std::min(min, amplitude);
            max = std::max(max, amplitude);
            crest = std::max(crest, std::abs(h.now));
            run.advance(1);
        }
        // RK4 has a little numerical damping.
        EXPECT_NEAR(min / max, 1.0, scheme == Scheme::Rk4 ? 0.01 : 1e-5) << toString(scheme);
        EXPECT_NEAR(crest / max, 1.0, 0.01) << toString(scheme);
    }
}

TEST(ModalAmplitude, OverdampedModesReturnDisplacement) {
    Rule rule;
    EXPECT_EQ(ModalAmplitude(rule, 0.0).amplitude(-3.0, -2.0), 3.0);
    rule.damping.velocity = 0.1;
    rule.k = 1e-3;
    EXPECT_EQ(ModalAmplitude(rule, 0.01).amplitude(2.0, 2.0), 2.0);
}

// A plucked mode starts at its crest. After n steps its phase is n times its angle.
TEST(ModalAmplitude, PhaseAdvancesByAngleOfMode) {
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::ImplicitEuler,
                          Scheme::Trapezoid, Scheme::Rk4})
        for (Damping damping : {Damping{1, 1}, Damping{0.99, 0.98}}) {
            const Experiment e = plucked(scheme, 0.3, damping, 5);
            const auto modes = Modes::of(e.rule, e.grid);
            const Mode mode = modes->mode(4);
            const ModalAmplitude modal(e.rule, mode.lambda);
            Simulation run(e);
            run.advance(3);
            const Heights first = inMode(run, *modes, mode);
            const std::complex<double> begun = modal.swing(first.now, first.previous, first.older);
            EXPECT_NEAR(std::abs(begun), modal.amplitude(first.now, first.previous, first.older), 1e-12);
            run.advance(10);
            const Heights later = inMode(run, *modes, mode);
            const std::complex<double> swing = modal.swing(later.now, later.previous, later.older);
            const std::complex<double> expected =
                begun * std::polar(std::pow(mode.motion.decay, 10), 10 * mode.motion.angle);
            EXPECT_NEAR(std::abs(swing - expected), 0.0, 1e-4 * std::abs(begun)) << toString(scheme);
            // The real part is the displacement if nothing else lasts.
            if (scheme == Scheme::Leapfrog || scheme == Scheme::Rk4) {
                EXPECT_NEAR(swing.real(), later.now, 1e-5 * std::abs(begun)) << toString(scheme);
            }
        }
}
