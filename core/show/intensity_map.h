// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "picture/heights.h"
#include "run/simulation.h"

namespace seiche {

/// Mean intensity of every pool cell: the mean squared height over whole periods (see
/// `meanWindowOf`). A plane wave of amplitude A has A^2 / 2.
///
/// Stores two numbers per cell, or per square of cells above four million cells. The result depends
/// only on the watched steps, bit by bit.
class IntensityMap {
public:
    /// Adds the current step if a sample is due.
    void watch(const Simulation& run, int threads = 0);
    void clear() { m_mean = {}; }

    /// Returns one number per cell or square; no cells before the first sample. Valid until the
    /// next call.
    HeightView view() const;
    /// Returns whether this pool has been sampled.
    bool isOf(const Grid& pool) const { return pool == m_pool && !m_mean.means().empty(); }
    const WindowedMean& mean() const { return m_mean; }

private:
    WindowedMean m_mean;
    Grid m_pool;
    Grid m_grid;
};

/// Returns the grid of an `IntensityMap`'s squares.
Grid intensityGrid(const Grid& pool);

/// Multiplies each sum by `kept` and adds the current squared height, or its mean over a square.
void addSquares(const Simulation& run, float kept, float* sums, int threads);

} // namespace seiche
