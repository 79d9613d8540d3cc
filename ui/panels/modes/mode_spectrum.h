// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"

#include <vector>

namespace seiche {

/// The exact mode amplitudes of a string now: the heights times the shape of every mode.
///
/// The two equally long modes of a ring count as one wave.
class ModeSpectrum {
public:
    struct Wave {
        double halfWaves = 0.0;
        Motion motion;
        double amplitude =
            0.0;             ///< height of its crests; does not flicker with the phase (see `ModalAmplitude`)
        double height = 0.0; ///< of its highest crest now, with sign
        double energy = 0.0; ///< in the units of `Energy`
    };

    /// The string and its lowest modes, at most `most` of them. Nothing changes when they are the same as
    /// before.
    void follow(const Rule& rule, const Grid& grid, int most);
    /// What they do in this run now. About 2 ns for each mode and point.
    void look(const Simulation& run);

    /// No modes: an end absorbs.
    bool empty() const { return m_waves.empty(); }
    const std::vector<Wave>& waves() const { return m_waves; }
    /// The shape of a wave, 1 at its highest crest, point by point. On a ring it stands as it stands now.
    std::vector<double> shape(std::size_t wave) const;

private:
    /// One mode, or two on a ring.
    struct Part {
        std::size_t wave;
        ModalAmplitude modal;
        double lambda;
        double crest; ///< its highest value
        std::vector<double> shape;
        double now = 0.0;
        double before = 0.0;
    };

    Rule m_rule;
    Grid m_grid{0, 0};
    int m_most = 0;
    std::vector<Wave> m_waves;
    std::vector<Part> m_parts;
};

} // namespace seiche
