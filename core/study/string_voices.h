// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/additive_synth.h"
#include "run/simulation.h"
#include "theory/modal_amplitude.h"

#include <vector>

namespace seiche {

/// Sound of a string: its standing waves with current amplitudes and their own frequencies,
/// transposed by whole octaves so that the lowest is between 110 and 220 Hz.
class StringVoices {
public:
    static constexpr int max = 16; ///< number of voices, the lowest oscillating modes
    static constexpr double lowest = 110.0;

    /// Returns the voices of the run. A wave as high as one tap has loudness 1/2. Empty for a pool,
    /// for strings with regions or absorbing ends, and after divergence.
    std::vector<Partial> of(const Simulation& run);

private:
    struct Mode {
        std::vector<double> shape;
        double crest; ///< maximum value
        double hertz; ///< transposed frequency
        ModalAmplitude amplitude;
    };
    void follow(const Rule& rule, const Grid& grid, double stepsPerSecond);

    Rule m_rule;
    Grid m_grid{0, 0};
    double m_stepsPerSecond = 0.0;
    std::vector<Mode> m_modes;
};

} // namespace seiche
