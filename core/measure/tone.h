// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace seiche {

/// The pitch for an amplitude, in hertz: 220 for a medium at rest, rising with the amplitude, one
/// and a half octaves higher at 4 pulls, never above 1760 (three octaves). `pulls` >= 0: how many times as far
/// as one pull lifts. What is no amplitude (negative, not a number) sounds as rest, infinity as the highest.
double pitchOf(double pulls);

/// How loud it is, 0 ... 1: silent at rest, nearly full from a few pulls on.
double loudnessOf(double pulls);

/// The pitch for a height, in hertz: 440 at rest, half an octave up or down at the height of one pull, never
/// beyond an octave and a half. What is no number sounds as rest.
double pitchOfHeight(double pulls);

/// A sine whose pitch and loudness glide to what was set last, without clicks, and a short ping for every tap.
class Tone {
public:
    /// `sampleRate` in hertz, > 0.
    explicit Tone(double sampleRate);

    void set(double pulls);
    /// The pitch in hertz, > 0, and the loudness, 0 ... 1.
    void sing(double hertz, double loudness);
    void ping();
    /// The next samples, each in -1 ... 1.
    void fill(std::span<float> samples);

private:
    double m_rate;
    double m_phase = 0.0; ///< in cycles
    double m_pitch;
    double m_wantedPitch;
    double m_loudness = 0.0;
    double m_wantedLoudness = 0.0;
    double m_pingPhase = 0.0;
    double m_pingLoudness = 0.0;
};

} // namespace seiche
