// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/chorus.h"
#include "run/simulation.h"
#include "theory/modal_amplitude.h"

#include <vector>

namespace seiche {

/// What a string would sound like: its standing waves with their present amplitudes, each at its own frequency,
/// all transposed by the same whole number of octaves, so that the lowest lies between 110 and 220 Hz.
class StringVoices {
public:
    static constexpr int most = 16; ///< voices, the lowest modes that swing
    static constexpr double lowest = 110.0;

    /// Those of this run now; a wave as high as one pull has the loudness 1/2. None of a pool, of a string with
    /// media or ends that take waves away, and of one that has diverged.
    std::vector<Voice> of(const Simulation& run);

private:
    struct Mode {
        std::vector<double> shape;
        double crest; ///< its highest value
        double hertz; ///< as heard
        ModalAmplitude amplitude;
    };
    void follow(const Rule& rule, const Grid& grid, double stepsPerSecond);

    Rule m_rule;
    Grid m_grid{0, 0};
    double m_stepsPerSecond = 0.0;
    std::vector<Mode> m_modes;
};

} // namespace seiche
