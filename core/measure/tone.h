// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace seiche {

/// Returns the pitch for an amplitude in hertz: 220 at rest, 1.5 octaves higher at 4 taps, at most
/// 1760 (three octaves). `pulls` >= 0 is the amplitude relative to a single tap. Invalid values
/// (negative, NaN) sound as at rest, infinity as the maximum.
double pitchOf(double pulls);

/// Returns the loudness, 0 ... 1, silent at rest.
double loudnessOf(double pulls);

/// Returns the pitch for a height in hertz: 440 at rest, half an octave up or down at the height of
/// a tap, at most 1.5 octaves. NaN sounds as at rest.
double pitchOfHeight(double pulls);

/// A sine whose pitch and loudness glide to new values without clicks, and a short ping for every
/// tap.
class Tone {
public:
    /// Creates a silent tone. `sampleRate` in hertz, > 0.
    explicit Tone(double sampleRate);

    void set(double pulls);
    /// Sets pitch (hertz, > 0) and loudness (0 ... 1).
    void sing(double hertz, double loudness);
    void ping();
    /// Computes the next samples, each in -1 ... 1.
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
