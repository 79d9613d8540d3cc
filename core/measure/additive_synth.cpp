// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/additive_synth.h"

#include "wave/clamped_to.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double glideOfVoices = 0.03; // time constant in seconds (63 %)
constexpr double shareOfChorus = 0.4;  // of the maximum sample value
constexpr double inaudible = 1e-6;
constexpr int maxOctaves = 1000; // keeps 2^n within the range of double

} // namespace

void AdditiveSynth::set(std::span<const Partial> partials) {
    if (m_oscillators.size() < partials.size()) m_oscillators.resize(partials.size());
    double all = 0.0;
    const auto loudnessOf = [&](const Partial& voice) {
        const bool isHeard = voice.hertz > 0.0 && voice.hertz < 0.5 * m_rate && voice.loudness > 0.0 &&
                             std::isfinite(voice.loudness);
        return isHeard ? voice.loudness : 0.0;
    };
    for (const Partial& voice : partials) all += loudnessOf(voice);
    for (std::size_t i = 0; i < m_oscillators.size(); ++i) {
        Oscillator& singer = m_oscillators[i];
        singer.targetLoudness = i < partials.size() ? loudnessOf(partials[i]) / std::max(1.0, all) : 0.0;
        if (singer.targetLoudness == 0.0) continue;
        singer.targetHertz = partials[i].hertz;
        if (singer.loudness < inaudible) singer.hertz = singer.targetHertz; // silent voices start without glide
    }
}

void AdditiveSynth::addTo(std::span<float> samples) {
    const double towards = 1.0 - std::exp(-1.0 / (glideOfVoices * m_rate));
    for (Oscillator& singer : m_oscillators) {
        if (singer.loudness < inaudible && singer.targetLoudness == 0.0) continue;
        for (float& sample : samples) {
            singer.hertz += towards * (singer.targetHertz - singer.hertz);
            singer.loudness += towards * (singer.targetLoudness - singer.loudness);
            singer.phase += singer.hertz / m_rate;
            if (singer.phase >= 1.0) singer.phase -= 1.0;
            sample += static_cast<float>(shareOfChorus * singer.loudness *
                                         std::sin(2.0 * std::numbers::pi * singer.phase));
        }
    }
}

int octavesUpTo(double lowest, double hertz) {
    if (!(hertz > 0.0) || !std::isfinite(hertz)) return 0;
    return clampedTo(std::ceil(std::log2(lowest / hertz)), -maxOctaves, maxOctaves);
}

} // namespace seiche
