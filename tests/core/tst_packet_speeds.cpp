// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phase and group velocity of wave packets against the dispersion relation.
#include "measure/packet_speeds.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "theory/dispersion.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr double frequencyScale = 1000.0; // steps per second

// Returns a string with a source of one six-cycle packet.
Experiment packetString(const Rule& rule, double wavelength, double at = 300.0) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {1200, 1};
    e.pullWith.x = 600;
    e.stepsPerSecond = frequencyScale;
    e.rule = rule;
    e.rule.edges.left = Edge::Absorbing;
    e.rule.edges.right = Edge::Absorbing;
    Source source;
    source.form = SourceForm::Line;
    source.signal = Signal::Packet;
    source.cycles = 6.0;
    source.hertz = frequencyOf(rule, wavelength) * frequencyScale;
    source.height = 0.5;
    e.objects = {{"oscillator", at, 0, 0, source}};
    EXPECT_TRUE(validate(e).empty());
    return e;
}

std::optional<PacketMotion> packetMotion(const Experiment& e, int steps, int every) {
    Simulation run(e);
    PacketSpeeds speeds(e.rule);
    for (int i = 0; i < steps; i += every) {
        run.advance(every);
        speeds.addStep(std::get<Wave<float>>(run.wave()));
    }
    return speeds.reading();
}

// Returns d(frequency) / d(wavenumber) as a central difference.
double groupSpeed(const Rule& rule, double wavelength) {
    const double wavenumber = 1.0 / wavelength, step = 1e-5;
    return (frequencyOf(rule, 1.0 / (wavenumber + step)) - frequencyOf(rule, 1.0 / (wavenumber - step))) /
           (2.0 * step);
}

} // namespace

TEST(PacketSpeeds, MatchDispersionRelation) {
    for (const double k : {1.0, 0.5, 0.25})
        for (const double wavelength : {6.0, 8.0, 12.0, 30.0})
            for (const int every : {1, 5}) {
                Rule rule;
                rule.k = k;
                // The source needs six periods. The packet then travels 300 points.
                const double slowest = groupSpeed(rule, wavelength);
                const int steps = static_cast<int>(6.0 / frequencyOf(rule, wavelength) + 300.0 / slowest);
                const auto motion = packetMotion(packetString(rule, wavelength), steps, every);
                ASSERT_TRUE(motion) << k << ' ' << wavelength << ' ' << every;
                EXPECT_TRUE(motion->towardsRight);
                EXPECT_NEAR(motion->wavelength, wavelength, 0.06 * wavelength) << k << ' ' << wavelength;
                const double phase = phaseSpeed(rule, motion->wavelength);
                EXPECT_NEAR(motion->phaseSpeed, phase, 0.01 * phase) << k << ' ' << wavelength << ' ' << every;
                const double group = groupSpeed(rule, motion->wavelength);
                EXPECT_NEAR(motion->groupSpeed, group, 0.01 * group) << k << ' ' << wavelength << ' ' << every;
            }
}

// Crests with a wavelength of 6 points are over 5 % faster than their packet.
TEST(PacketSpeeds, DistinguishPhaseAndGroupVelocity) {
    Rule rule;
    rule.k = 0.25;
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4}) {
        rule.scheme = scheme;
        const auto motion = packetMotion(packetString(rule, 6.0), 800, 2);
        ASSERT_TRUE(motion);
        const double phase = phaseSpeed(rule, motion->wavelength), group = groupSpeed(rule, motion->wavelength);
        ASSERT_GT(phase, 1.05 * group);
        EXPECT_NEAR(motion->phaseSpeed, phase, 0.01 * phase) << toString(scheme);
        EXPECT_NEAR(motion->groupSpeed, group, 0.01 * group) << toString(scheme);
    }
}

TEST(PacketSpeeds, MeasureLeftwardPackets) {
    Rule rule;
    rule.k = 0.5;
    // The rightward packet leaves through the near right end.
    const Experiment e = packetString(rule, 10.0, 1100.0);
    const auto motion = packetMotion(e, 900, 3);
    ASSERT_TRUE(motion);
    EXPECT_FALSE(motion->towardsRight);
    EXPECT_NEAR(motion->phaseSpeed, phaseSpeed(rule, motion->wavelength), 0.01);
    EXPECT_NEAR(motion->groupSpeed, groupSpeed(rule, motion->wavelength), 0.01);
}

TEST(PacketSpeeds, AreEmptyWithoutPacket) {
    Rule rule;
    rule.k = 0.5;
    // Pulses are not packets.
    Experiment pulse = packetString(rule, 10.0);
    pulse.objects.clear();
    pulse.events = {{0, Pull{PullShape::Gaussian, 8.0, 1.0, PullMode::Pluck, 600.0, 0.0}}};
    EXPECT_FALSE(packetMotion(pulse, 400, 1));
    // A continuous wave has no ends.
    Experiment steady = packetString(rule, 10.0);
    std::get<Source>(steady.objects.front().is).signal = Signal::Sine;
    EXPECT_FALSE(packetMotion(steady, 900, 1));
    // Empty while the packet leaves the source, and beyond the string.
    const Experiment packet = packetString(rule, 10.0);
    EXPECT_FALSE(packetMotion(packet, 60, 1));
    EXPECT_FALSE(packetMotion(packet, 2500, 1));
}
