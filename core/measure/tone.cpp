// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tone.h"

#include "wave/expects.h"

#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double lowest = 220.0;
constexpr double octaves = 3.0;
constexpr double halfWay = 4.0;       // taps
constexpr double pitchAtRest = 440.0; // of a height at rest
constexpr double octavesFromLevel = 1.5;
constexpr double heightHalfWay = 2.0; // taps
constexpr double pingPitch = 1320.0;
/// Time constants in seconds, of a glide (63 % of its way) and of a ping (decay to 37 %).
constexpr double glide = 0.03;
constexpr double pingFade = 0.04;
constexpr double toneShare = 0.4;
constexpr double pingShare = 0.4;

double shareOf(double pulls) {
    if (!(pulls > 0.0)) return 0.0;
    return std::isinf(pulls) ? 1.0 : pulls / (pulls + halfWay);
}

double wave(double phase) { return std::sin(2.0 * std::numbers::pi * phase); }

} // namespace

double pitchOf(double pulls) { return lowest * std::exp2(octaves * shareOf(pulls)); }

double loudnessOf(double pulls) { return pulls > 0.0 ? 1.0 - std::exp(-pulls) : 0.0; }

double pitchOfHeight(double pulls) {
    if (std::isnan(pulls)) return pitchAtRest;
    const double share =
        std::isinf(pulls) ? std::copysign(1.0, pulls) : pulls / (std::abs(pulls) + heightHalfWay);
    return pitchAtRest * std::exp2(octavesFromLevel * share);
}

Tone::Tone(double sampleRate) : m_rate(sampleRate), m_pitch(lowest), m_wantedPitch(lowest) {
    SEICHE_EXPECTS(sampleRate > 0.0);
}

void Tone::set(double pulls) { sing(pitchOf(pulls), loudnessOf(pulls)); }

void Tone::sing(double hertz, double loudness) {
    SEICHE_EXPECTS(hertz > 0.0 && loudness >= 0.0 && loudness <= 1.0);
    m_wantedPitch = hertz;
    m_wantedLoudness = loudness;
}

void Tone::ping() {
    m_pingPhase = 0.0;
    m_pingLoudness = 1.0;
}

void Tone::fill(std::span<float> samples) {
    const double towards = 1.0 - std::exp(-1.0 / (glide * m_rate));
    const double fade = std::exp(-1.0 / (pingFade * m_rate));
    for (float& sample : samples) {
        m_pitch += towards * (m_wantedPitch - m_pitch);
        m_loudness += towards * (m_wantedLoudness - m_loudness);
        m_phase = std::fmod(m_phase + m_pitch / m_rate, 1.0);
        m_pingPhase = std::fmod(m_pingPhase + pingPitch / m_rate, 1.0);
        sample = static_cast<float>(toneShare * m_loudness * wave(m_phase) +
                                    pingShare * m_pingLoudness * wave(m_pingPhase));
        m_pingLoudness *= fade;
    }
}

} // namespace seiche
