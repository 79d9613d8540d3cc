// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// A single sine of a chorus.
struct Partial {
    double hertz;
    double loudness; ///< at least 0, share of the total
};

/// Several sines at once. Loudness and pitch glide to their new values without clicks. Sines of
/// similar pitch beat. If the total exceeds 1, all are scaled down.
class AdditiveSynth {
public:
    /// Creates a silent chorus. `sampleRate` in hertz, > 0.
    explicit AdditiveSynth(double sampleRate) : m_rate(sampleRate) { SEICHE_EXPECTS(sampleRate > 0.0); }

    /// Sets the voices by index; missing voices fade. Unplayable voices (NaN, a pitch above half
    /// the sampling rate) are silent.
    void set(std::span<const Partial> partials);
    /// Adds the next samples to `samples`.
    void addTo(std::span<float> samples);

private:
    struct Oscillator {
        double phase = 0.0; ///< in cycles
        double hertz = 0.0, targetHertz = 0.0;
        double loudness = 0.0, targetLoudness = 0.0;
    };

    double m_rate;
    std::vector<Oscillator> m_oscillators;
};

/// Returns the number of octaves that transposes a frequency to `lowest` ... 2 `lowest`, in hertz.
/// 0 for an invalid frequency.
int octavesUpTo(double lowest, double hertz);

} // namespace seiche
