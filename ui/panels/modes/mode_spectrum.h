// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"

#include <vector>

namespace seiche {

/// Exact current mode amplitudes of a medium: displacements times mode shapes, summed.
///
/// The two modes of equal wavelength on a periodic axis count as one wave, as do the four of a
/// doubly periodic pool.
class ModeSpectrum {
public:
    struct Wave {
        double halfWavesX = 0.0;
        double halfWavesY = 0.0;
        Motion motion;
        double amplitude = 0.0; ///< displacement of the crests at any phase (see `ModalAmplitude`)
        double phase = 0.0;     ///< cycles, 0 … 1; 0 at an upward crest
        double height = 0.0;    ///< current displacement of the highest crest, with sign
        double energy = 0.0;    ///< in the units of `Energy`

        bool isLevel() const { return halfWavesX == 0.0 && halfWavesY == 0.0; }
    };

    /// Sets the medium and computes its lowest modes, at most `maxX` along x and `maxY` along y.
    /// Does nothing if all are unchanged.
    void follow(const Rule& rule, const Grid& grid, int maxX, int maxY = 1);
    /// Measures the modes in the current state of this run. Costs about 2 ns per cell and mode
    /// along x.
    void measure(const Simulation& run);

    /// Returns whether there are no modes (absorbing end).
    bool empty() const { return m_waves.empty(); }
    /// The waves row by row, from the lowest along y. A string has a single row.
    const std::vector<Wave>& waves() const { return m_waves; }
    std::size_t columns() const { return m_x.halfWaves.size(); }
    std::size_t rows() const { return m_y.halfWaves.size(); }
    /// Returns the shape of a string's wave at each point, 1 at the highest crest. On a periodic
    /// string, in its current position.
    std::vector<double> shape(std::size_t wave) const;
    /// Returns the modes to add to the last measured run to give a wave this amplitude (at least 0)
    /// and phase (cycles). Other waves stay unchanged.
    std::vector<AddedMode> changeTo(std::size_t wave, double amplitude, double phase) const;

private:
    /// A mode along one axis.
    struct Shape {
        std::size_t wave; ///< index of the wave along the axis
        int m;
        double crest;     ///< largest value
        double place;     ///< position of a crest, see `NamedMode`
        double eventUnit; ///< event height per unit of the shape
        std::vector<double> values;
    };
    struct Axis {
        std::vector<double> halfWaves;
        std::vector<Shape> shapes;
    };
    /// A single mode of the medium.
    struct Part {
        std::size_t wave;
        std::size_t x, y; ///< indices of the shapes of both axes
        ModalAmplitude modal;
        double lambda;
        std::complex<double> swing{};
        double now = 0.0;
    };

    static Axis axisOf(const AxisModes& modes, Edge low, Edge high, int max);
    template <class T>
    std::vector<double> amountsIn(const Field<T>& field) const;
    double crestOf(const Part& part) const { return m_x.shapes[part.x].crest * m_y.shapes[part.y].crest; }

    Rule m_rule;
    Grid m_grid{0, 0};
    int m_maxX = 0;
    int m_maxY = 0;
    Axis m_x;
    Axis m_y;
    std::vector<Wave> m_waves;
    std::vector<Part> m_parts; ///< row by row
};

} // namespace seiche
