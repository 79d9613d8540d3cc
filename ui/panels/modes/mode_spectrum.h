// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"

#include <vector>

namespace seiche {

/// The exact mode amplitudes of a medium now: the heights times the shape of every mode.
///
/// The two equally long modes of a ring count as one wave, as do the four of a pool that is one both ways.
class ModeSpectrum {
public:
    struct Wave {
        double halfWavesX = 0.0;
        double halfWavesY = 0.0;
        Motion motion;
        double amplitude =
            0.0;             ///< height of its crests; does not flicker with the phase (see `ModalAmplitude`)
        double phase = 0.0;  ///< cycles, 0 ... 1: where it is between two crests upwards
        double height = 0.0; ///< of its highest crest now, with sign
        double energy = 0.0; ///< in the units of `Energy`

        bool isLevel() const { return halfWavesX == 0.0 && halfWavesY == 0.0; }
    };

    /// The medium and its lowest modes, at most `mostX` along x and `mostY` along y. Nothing changes when they
    /// are the same as before.
    void follow(const Rule& rule, const Grid& grid, int mostX, int mostY = 1);
    /// What they do in this run now. About 2 ns for each mode along x and cell.
    void look(const Simulation& run);

    /// No modes: an end absorbs.
    bool empty() const { return m_waves.empty(); }
    /// Row by row from the lowest along y; a string has one row.
    const std::vector<Wave>& waves() const { return m_waves; }
    std::size_t columns() const { return m_x.halfWaves.size(); }
    std::size_t rows() const { return m_y.halfWaves.size(); }
    /// The shape of a string's wave, 1 at its highest crest, point by point. On a ring it stands as it stands
    /// now.
    std::vector<double> shape(std::size_t wave) const;
    /// What has to be added to the run that was looked at last, for one wave to have this amplitude (from 0)
    /// and phase (cycles). Others stay as they are.
    std::vector<AddedMode> changeTo(std::size_t wave, double amplitude, double phase) const;

private:
    /// A mode of one axis.
    struct Shape {
        std::size_t wave; ///< which of the axis's
        int m;
        double crest;     ///< its highest value
        double place;     ///< of a crest, see `NamedMode`
        double eventUnit; ///< height in an event for each unit of the shape
        std::vector<double> values;
    };
    struct Axis {
        std::vector<double> halfWaves;
        std::vector<Shape> shapes;
    };
    /// One mode of the medium.
    struct Part {
        std::size_t wave;
        std::size_t x, y; ///< shapes of the axes
        ModalAmplitude modal;
        double lambda;
        std::complex<double> swing{};
        double now = 0.0;
    };

    static Axis axisOf(const AxisModes& modes, Edge low, Edge high, int most);
    template <class T>
    std::vector<double> amountsIn(const Field<T>& field) const;
    double crestOf(const Part& part) const { return m_x.shapes[part.x].crest * m_y.shapes[part.y].crest; }

    Rule m_rule;
    Grid m_grid{0, 0};
    int m_mostX = 0;
    int m_mostY = 0;
    Axis m_x;
    Axis m_y;
    std::vector<Wave> m_waves;
    std::vector<Part> m_parts; ///< row by row
};

} // namespace seiche
