// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "run/simulation.h"
#include "wave/shape.h"

namespace seiche {

/// Mean energy flow on a coarse lattice over a pool.
struct FlowField {
    int columns = 0, rows = 0;
    double spacing = 1.0;    ///< lattice constant, in cells
    std::vector<Spot> flows; ///< by row; energy (unit of `Energy`) per step and cell side
    Spot placeOf(int column, int row) const {
        return {(column + 0.5) * spacing - 0.5, (row + 0.5) * spacing - 0.5};
    }
    const Spot& at(int column, int row) const {
        return flows[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The energy flow through an inner cell of a pool in the step before the current step of the wave.
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

/// Measures the mean Poynting vector -c^2 <h_t grad h> over whole periods (see `meanWindowOf`).
///
/// The flow through the bond between two cells is its force, k weight factor times the height
/// difference, times the mean velocity of the cells. Both are taken half a step before the current
/// step. Each lattice point averages 9 cells spread evenly around the point, so that the cost is
/// the same for every pool. The flow through walls is 0.
class FlowMeter {
public:
    /// Samples the step if due. Ignores integer water.
    void watch(const Simulation& run);
    void clear() { m_mean.clear(); }

    /// Returns the mean flow. Empty before the first sample.
    FlowField field() const;
    const WindowedMean& mean() const { return m_mean; }

private:
    struct Cell {
        int x, y;
    };
    void begin(const Grid& grid);

    Grid m_grid;
    FlowField m_lattice;       ///< without flows
    std::vector<Cell> m_cells; ///< sampled cells, grouped by lattice point
    WindowedMean m_mean;       ///< x and y alternating
};

} // namespace seiche
