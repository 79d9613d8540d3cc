// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "run/simulation.h"
#include "wave/shape.h"

namespace seiche {

/// The mean flow of energy on a coarse lattice over a pool.
struct FlowField {
    int columns = 0, rows = 0;
    double spacing = 1.0;    ///< cells from place to place
    std::vector<Spot> flows; ///< row by row; energy (in units of `Energy`) per step through a cell's side
    Spot placeOf(int column, int row) const {
        return {(column + 0.5) * spacing - 0.5, (row + 0.5) * spacing - 0.5};
    }
    const Spot& at(int column, int row) const {
        return flows[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The energy that flows through a cell of a pool, not at its border, in the step before the wave's frame.
class FlowThrough {
public:
    FlowThrough(const Wave<float>& wave, const Rule& rule);
    Spot operator()(int x, int y) const;

private:
    struct Bond {
        int right, down;
        double weight;
    };
    const Wave<float>& m_wave;
    MediumModel m_model;
    std::vector<Bond> m_bonds;
};

/// Measures the mean Poynting vector, -c^2 <h_t grad h>, over whole periods (see `meanWindowOf`).
///
/// Bond by bond: through the bond between two cells flows its force, k weight factor times the difference of
/// their heights, times the mean of their velocities, both half a step before the present frame. A place of the
/// lattice has the mean of 9 cells spread evenly around it, so that a look costs the same for every pool.
/// Through walls nothing flows.
class FlowMeter {
public:
    /// Looks at the present frame, where it is due. Does nothing for integer water.
    void watch(const Simulation& run);
    void clear() { m_mean.clear(); }

    /// No places before anything was seen.
    FlowField field() const;
    const WindowedMean& mean() const { return m_mean; }

private:
    struct Cell {
        int x, y;
    };
    void begin(const Grid& grid);

    Grid m_grid;
    FlowField m_lattice;       ///< without flows
    std::vector<Cell> m_cells; ///< those that are looked at, place by place
    WindowedMean m_mean;       ///< of x and y in turn
};

} // namespace seiche
