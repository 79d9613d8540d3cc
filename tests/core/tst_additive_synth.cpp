// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sound of a string: its standing waves as sines.
#include "measure/additive_synth.h"
#include "measure/spectrum.h"
#include "study/string_voices.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace seiche;

namespace {

constexpr double chorusRate = 44'100.0;

std::vector<double> sung(AdditiveSynth& chorus, double seconds) {
    std::vector<float> samples(static_cast<std::size_t>(seconds * chorusRate), 0.0f);
    chorus.addTo(samples);
    return {samples.begin(), samples.end()};
}

double peakOf(std::span<const double> samples) {
    double max = 0.0;
    for (const double each : samples) max = std::max(max, std::abs(each));
    return max;
}

Experiment singingString(double halfWaves) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.k = 0.5;
    e.stepsPerSecond = 400.0;
    e.pullWith.height = 2.0;
    e.events = {{0, Pull{PullShape::Mode, halfWaves, 2.0, PullMode::Pluck, 0.0, 0.0}}};
    return e;
}

} // namespace

TEST(AdditiveSynth, VoicesHavePitchAndRelativeLoudness) {
    AdditiveSynth chorus(chorusRate);
    const Partial partials[] = {{220.0, 0.5}, {550.0, 0.25}};
    chorus.set(partials);
    sung(chorus, 0.5); // waits for the glide to end
    const auto peaks = peaksOf(spectrumOf(sung(chorus, 0.5), chorusRate), 4, 0.05);
    ASSERT_EQ(peaks.size(), 2u);
    EXPECT_NEAR(peaks[0].hertz, 220.0, 0.1);
    EXPECT_NEAR(peaks[1].hertz, 550.0, 0.1);
    EXPECT_NEAR(peaks[1].amplitude / peaks[0].amplitude, 0.5, 0.01);
    chorus.set({});
    sung(chorus, 0.6);
    EXPECT_LT(peakOf(sung(chorus, 0.1)), 1e-5);
}

TEST(AdditiveSynth, CloseVoicesBeat) {
    AdditiveSynth chorus(chorusRate);
    const Partial partials[] = {{220.0, 0.4}, {224.0, 0.4}};
    chorus.set(partials);
    sung(chorus, 0.6);
    // Maxima and minima alternate every eighth of a second.
    const std::vector<double> second = sung(chorus, 1.0);
    int silences = 0;
    double loudest = 0.0;
    bool wasSilent = false;
    const std::size_t window = 441; // a hundredth of a second
    for (std::size_t i = 0; i + window <= second.size(); i += window) {
        const double here = peakOf(std::span(second).subspan(i, window));
        loudest = std::max(loudest, here);
        const bool isSilent = here < 0.2 * 2 * 0.4 * 0.4;
        silences += isSilent && !wasSilent;
        wasSilent = isSilent;
    }
    EXPECT_EQ(silences, 4);
    EXPECT_NEAR(loudest, 2 * 0.4 * 0.4, 0.01);
}

TEST(AdditiveSynth, LimitsPeakAndAvoidsClicks) {
    AdditiveSynth chorus(chorusRate);
    std::vector<Partial> many;
    for (int i = 1; i <= 16; ++i) many.push_back({110.0 * i, 1.0});
    many.push_back({std::numeric_limits<double>::quiet_NaN(), 1.0});
    many.push_back({300.0, std::numeric_limits<double>::infinity()});
    many.push_back({40'000.0, 1.0});
    chorus.set(many);
    double last = 0.0, step = 0.0;
    for (const double each : sung(chorus, 1.0)) {
        ASSERT_LE(std::abs(each), 0.41);
        step = std::max(step, std::abs(each - last));
        last = each;
    }
    // Largest slope of the mean of all sines.
    EXPECT_LT(step, 1.05 * 0.4 * 2.0 * 3.14159265 * 110.0 * 8.5 / chorusRate);
}

TEST(AdditiveSynth, TransposesByWholeOctaves) {
    for (const double hertz : {0.013, 1.0, 54.9, 110.0, 219.9, 3000.0}) {
        const double heard = hertz * std::exp2(octavesUpTo(110.0, hertz));
        EXPECT_GE(heard, 110.0);
        EXPECT_LT(heard, 220.0);
    }
    EXPECT_EQ(octavesUpTo(110.0, 0.0), 0);
}

TEST(StringVoices, StandingWaveSoundsAtItsFrequency) {
    for (const double halfWaves : {1.0, 2.0, 5.0}) {
        Simulation run(singingString(halfWaves));
        run.advance(123);
        const std::vector<Partial> partials = StringVoices().of(run);
        ASSERT_EQ(partials.size(), std::size_t(StringVoices::max));
        EXPECT_GE(partials[0].hertz, 110.0);
        EXPECT_LT(partials[0].hertz, 220.0);
        for (std::size_t i = 0; i < partials.size(); ++i) {
            // The mode has the height of one tap.
            EXPECT_NEAR(partials[i].loudness, i + 1 == std::size_t(halfWaves) ? 0.5 : 0.0, 1e-3) << i;
            // cos(theta) = 1 - k lambda / 2, or sin(theta / 2) = sqrt(k) sin(kappa / 2).
            const auto angle = [](double n) {
                return std::asin(std::sqrt(0.5) * std::sin(n * 3.14159265358979 / (2.0 * 319.0)));
            };
            EXPECT_NEAR(partials[i].hertz / partials[0].hertz, angle(double(i) + 1.0) / angle(1.0), 1e-9);
        }
    }
}

TEST(StringVoices, AreSilentWithoutStandingWaves) {
    Experiment open = singingString(1.0);
    open.rule.edges.right = Edge::Absorbing;
    EXPECT_TRUE(StringVoices().of(Simulation(open)).empty());
    EXPECT_TRUE(StringVoices().of(Simulation(defaultExperiment(SceneKind::Pool))).empty());
}
