// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Spectra of sums of sines.
#include "measure/spectrum.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <limits>
#include <numbers>

using namespace seiche;

namespace {

constexpr double turnOfSine = 2.0 * std::numbers::pi;

std::vector<double> record(std::size_t count, double rate, const std::function<double(double)>& height) {
    std::vector<double> heights;
    for (std::size_t i = 0; i < count; ++i) heights.push_back(height(static_cast<double>(i) / rate));
    return heights;
}

double tone(double hertz, double amplitude, double phase, double seconds) {
    return amplitude * std::sin(turnOfSine * hertz * seconds + phase);
}

} // namespace

TEST(Spectrum, FindsFrequenciesAndAmplitudesOfTwoSines) {
    for (const std::size_t count : {512u, 1000u, 1023u})
        for (const double first : {1.0, 1.03, 1.2371})
            for (const double phase : {0.0, 1.0, 2.5}) {
                const double rate = 50.0;
                const Spectrum spectrum =
                    spectrumOf(record(count, rate,
                                      [=](double t) {
                                          return 3.0 + tone(first, 0.7, phase, t) + tone(4.3, 0.25, 1.0, t);
                                      }),
                               rate);
                const auto peaks = peaksOf(spectrum, 5);
                ASSERT_EQ(peaks.size(), 2u) << count << ' ' << first;
                EXPECT_NEAR(peaks[0].hertz, first, 0.05 * spectrum.spacing);
                EXPECT_NEAR(peaks[0].amplitude, 0.7, 0.02 * 0.7);
                EXPECT_NEAR(peaks[1].hertz, 4.3, 0.05 * spectrum.spacing);
                EXPECT_NEAR(peaks[1].amplitude, 0.25, 0.02 * 0.25);
            }
}

TEST(Spectrum, SineOnGridFrequencyFillsThreeBins) {
    const auto heights = record(200, 100.0, [](double t) { return 5.0 + tone(10.0, 2.0, 0.3, t); });
    const Spectrum spectrum = spectrumOf(heights, 100.0);
    EXPECT_DOUBLE_EQ(spectrum.spacing, 0.5);
    ASSERT_EQ(spectrum.amplitudes.size(), 101u);
    EXPECT_NEAR(spectrum.amplitudes[20], 2.0, 1e-12);
    EXPECT_NEAR(spectrum.amplitudes[19], 1.0, 1e-12);
    for (std::size_t i = 0; i < 101; ++i)
        if (i < 19 || i > 21) {
            EXPECT_NEAR(spectrum.amplitudes[i], 0.0, 1e-12) << i;
        }
}

TEST(Spectrum, BandEndsAtHighestSine) {
    const auto heights =
        record(400, 100.0, [](double t) { return tone(10.0, 2.0, 0.3, t) + tone(24.0, 0.1, 0.0, t); });
    const Spectrum spectrum = spectrumOf(heights, 100.0);
    EXPECT_NEAR(bandOf(spectrum, 0.04), 24.0, 1e-9);
    EXPECT_NEAR(bandOf(spectrum, 0.6), 10.0, 1e-9);
    EXPECT_EQ(bandOf({}, 0.01), 0.0);
    EXPECT_EQ(bandOf(spectrumOf(std::vector<double>(64, 1.0), 10.0), 0.01), 0.0);
}

TEST(Spectrum, IsEmptyForUnusableRecords) {
    EXPECT_TRUE(spectrumOf(std::vector<double>(7, 1.0), 10.0).amplitudes.empty());
    EXPECT_TRUE(spectrumOf(std::vector<double>(64, 1.0), 0.0).amplitudes.empty());
    std::vector<double> broken(64, 1.0);
    broken[9] = std::numeric_limits<double>::infinity();
    EXPECT_TRUE(spectrumOf(broken, 10.0).amplitudes.empty());
    EXPECT_TRUE(peaksOf({}, 3).empty());
    EXPECT_TRUE(peaksOf(spectrumOf(std::vector<double>(64, 1.0), 10.0), 3).empty()); // constant record
}

TEST(Spectrum, ResamplesUnevenRecords) {
    std::vector<ProbeSample> even, uneven;
    double time = 2.0;
    for (int i = 0; i < 400; ++i) {
        even.push_back({2.0 + 0.02 * i, std::sin(i * 0.1)});
        uneven.push_back({time, tone(0.8, 1.0, 0.0, time)});
        time += i % 3 == 0 ? 0.01 : 0.025;
    }
    const EvenRecord same = evenRecord(even);
    EXPECT_NEAR(same.samplesPerSecond, 50.0, 1e-9);
    ASSERT_EQ(same.heights.size(), even.size());
    for (std::size_t i = 0; i < even.size(); ++i) EXPECT_NEAR(same.heights[i], even[i].height, 1e-9);
    const EvenRecord made = evenRecord(uneven);
    const auto peaks = peaksOf(spectrumOf(made.heights, made.samplesPerSecond), 1);
    ASSERT_EQ(peaks.size(), 1u);
    EXPECT_NEAR(peaks[0].hertz, 0.8, 0.01);
    EXPECT_NEAR(peaks[0].amplitude, 1.0, 0.02);
    EXPECT_EQ(evenRecord(std::span(even).first(1)).samplesPerSecond, 0.0);
}

TEST(Spectrogram, RidgeFollowsChirpFrequency) {
    constexpr double rate = 200.0, rise = 1.5; // Hz per second
    Spectrogram spectrogram(256, rate);
    spectrogram.clear(10.0);
    for (int i = 0; i < 4000; ++i) {
        const double t = i / rate;
        spectrogram.add(std::sin(turnOfSine * (5.0 * t + 0.5 * rise * t * t)));
    }
    ASSERT_EQ(spectrogram.columns().size(), std::size_t((4000 - 256) / 64 + 1));
    for (const Spectrogram::Column& column : spectrogram.columns()) {
        const auto peaks = peaksOf({spectrogram.spacing(), column.amplitudes}, 1);
        ASSERT_EQ(peaks.size(), 1u);
        EXPECT_NEAR(peaks[0].hertz, 5.0 + rise * (column.seconds - 10.0), 0.5 * spectrogram.spacing());
    }
}

TEST(Spectrogram, DropsOldColumns) {
    Spectrogram spectrogram(16, 1.0, 3);
    for (int i = 0; i < 100; ++i) spectrogram.add(i % 4);
    ASSERT_EQ(spectrogram.columns().size(), 3u);
    EXPECT_EQ(spectrogram.columns().back().seconds - spectrogram.columns().front().seconds, 8.0);
    EXPECT_DOUBLE_EQ(spectrogram.columns().back().seconds, 84.0 + 7.5);
    spectrogram.clear();
    EXPECT_TRUE(spectrogram.columns().empty());
}
