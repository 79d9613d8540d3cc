// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// One sine of a chorus.
struct Voice {
    double hertz;
    double loudness; ///< 0 and more, of all together
};

/// Several sines at once. Loudness and pitch glide to what was set last, without clicks; voices that lie close
/// together beat. Where all together would be louder than 1 all are made softer.
class Chorus {
public:
    /// `sampleRate` in hertz, > 0.
    explicit Chorus(double sampleRate) : m_rate(sampleRate) { SEICHE_EXPECTS(sampleRate > 0.0); }

    /// The i-th voice goes on as the i-th one; those no longer named fade. What cannot be played (no number, a
    /// pitch above half the sampling rate) is silent.
    void set(std::span<const Voice> voices);
    /// Adds the next samples to these.
    void addTo(std::span<float> samples);

private:
    struct Singer {
        double phase = 0.0; ///< cycles
        double hertz = 0.0, wantedHertz = 0.0;
        double loudness = 0.0, wantedLoudness = 0.0;
    };

    double m_rate;
    std::vector<Singer> m_singers;
};

/// By how many octaves a frequency is to be transposed, a whole number of them, to lie between `lowest` and
/// twice that, hertz; 0 for what is no frequency.
int octavesUpTo(double lowest, double hertz);

} // namespace seiche
