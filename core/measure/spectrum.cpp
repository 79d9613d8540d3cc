// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/spectrum.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <numeric>

#include <fftw3.h>

namespace seiche {

namespace {

constexpr std::size_t minHeights = 8;

struct FreeFftw {
    void operator()(void* memory) const { fftw_free(memory); }
};

// Returns the share of the amplitude of a sine in the Hann window at this distance, in spacings <
// 1.
double hannShare(double distance) {
    const double x = std::numbers::pi * distance;
    if (std::abs(distance) < 1e-6) return 1.0;
    return std::sin(x) / (x * (1.0 - distance * distance));
}

} // namespace

EvenRecord evenRecord(std::span<const ProbeSample> record) {
    EvenRecord even;
    if (record.size() < 2 || !(record.back().time > record.front().time)) return even;
    const std::size_t count = record.size();
    const double begin = record.front().time, spacing = (record.back().time - begin) / double(count - 1);
    even.samplesPerSecond = 1.0 / spacing;
    even.heights.reserve(count);
    std::size_t next = 1;
    for (std::size_t i = 0; i < count; ++i) {
        const double time = begin + spacing * static_cast<double>(i);
        while (next + 1 < count && record[next].time < time) ++next;
        const ProbeSample &one = record[next - 1], &other = record[next];
        const double gap = other.time - one.time;
        const double share = gap > 0.0 ? std::clamp((time - one.time) / gap, 0.0, 1.0) : 1.0;
        even.heights.push_back(one.height + share * (other.height - one.height));
    }
    return even;
}

Spectrum spectrumOf(std::span<const double> heights, double samplesPerSecond) {
    const std::size_t count = heights.size();
    const auto isFinite = [](double height) { return std::isfinite(height); };
    if (count < minHeights || !(samplesPerSecond > 0.0) || !std::ranges::all_of(heights, isFinite)) return {};
    const std::size_t bins = count / 2 + 1;
    const std::unique_ptr<double, FreeFftw> in(fftw_alloc_real(count));
    const std::unique_ptr<fftw_complex, FreeFftw> out(fftw_alloc_complex(bins));
    const fftw_plan plan = fftw_plan_dft_r2c_1d(static_cast<int>(count), in.get(), out.get(), FFTW_ESTIMATE);
    if (!plan) return {};
    const double mean = std::accumulate(heights.begin(), heights.end(), 0.0) / double(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double turn = 2.0 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
        in.get()[i] = (heights[i] - mean) * 0.5 * (1.0 - std::cos(turn));
    }
    fftw_execute(plan);
    fftw_destroy_plan(plan);
    Spectrum spectrum;
    spectrum.spacing = samplesPerSecond / static_cast<double>(count);
    spectrum.amplitudes.reserve(bins);
    // The mean of the window is 1/2, and a sine has two lines of half its amplitude.
    for (std::size_t i = 0; i < bins; ++i)
        spectrum.amplitudes.push_back(4.0 / double(count) * std::hypot(out.get()[i][0], out.get()[i][1]));
    return spectrum;
}

double bandOf(const Spectrum& spectrum, double share) {
    const std::vector<double>& a = spectrum.amplitudes;
    if (a.empty()) return 0.0;
    const double min = share * *std::ranges::max_element(a);
    std::size_t last = a.size() - 1;
    while (last > 0 && !(a[last] > 0.0 && a[last] >= min)) --last;
    return spectrum.spacing * static_cast<double>(last);
}

std::vector<SpectralPeak> peaksOf(const Spectrum& spectrum, std::size_t max, double min) {
    const std::vector<double>& a = spectrum.amplitudes;
    std::vector<SpectralPeak> peaks;
    for (std::size_t i = 1; i + 1 < a.size(); ++i) {
        if (!(a[i] > a[i - 1] && a[i] >= a[i + 1] && a[i] > 0.0)) continue;
        // The two largest values of a Hann window have the ratio (2 - d) : (1 + d), d from the
        // larger value to the sine.
        const bool isUp = a[i + 1] > a[i - 1];
        const double ratio = std::max(a[i + 1], a[i - 1]) / a[i];
        const double distance = std::clamp((2.0 * ratio - 1.0) / (1.0 + ratio), -0.5, 0.5);
        peaks.push_back({spectrum.spacing * (static_cast<double>(i) + (isUp ? distance : -distance)),
                         a[i] / hannShare(distance)});
    }
    std::ranges::sort(peaks, std::greater<>(), &SpectralPeak::amplitude);
    if (peaks.empty()) return peaks;
    const double lowest = min * peaks.front().amplitude;
    std::erase_if(peaks, [=](const SpectralPeak& peak) { return peak.amplitude < lowest; });
    if (peaks.size() > max) peaks.resize(max);
    return peaks;
}

Spectrogram::Spectrogram(std::size_t window, double samplesPerSecond, std::size_t maxColumns)
    : m_window(std::max(window, minHeights)), m_rate(samplesPerSecond),
      m_max(std::max<std::size_t>(maxColumns, 1)) {}

void Spectrogram::clear(double beginning) {
    m_beginning = beginning;
    m_heights.clear();
    m_columns.clear();
}

void Spectrogram::add(double height) {
    m_heights.push_back(height);
    if (m_heights.size() < m_window) return;
    const double middle = 0.5 * static_cast<double>(m_window - 1) / m_rate;
    m_columns.push_back({m_beginning + middle, spectrumOf(m_heights, m_rate).amplitudes});
    if (m_columns.size() > m_max) m_columns.pop_front();
    const std::size_t hop = std::max<std::size_t>(m_window / 4, 1);
    m_heights.erase(m_heights.begin(), m_heights.begin() + static_cast<std::ptrdiff_t>(hop));
    m_beginning += static_cast<double>(hop) / m_rate;
}

} // namespace seiche
