// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "picture/heights.h"
#include "run/simulation.h"

namespace seiche {

/// The mean intensity of every cell of a pool: the mean of the squared height over whole periods (see
/// `meanWindowOf`). A straight wave of amplitude A has A^2 / 2.
///
/// Takes two numbers for each cell, or for each square of cells where a pool has more than four million. The
/// bits depend on the frames looked at alone.
class IntensityMap {
public:
    /// Looks at the present frame, where it is due.
    void watch(const Simulation& run, int threads = 0);
    void clear() { m_mean = {}; }

    /// One number per cell or square; no cells before anything was seen. Valid until the next call.
    HeightView view() const;
    /// Whether it has seen this pool.
    bool isOf(const Grid& pool) const { return pool == m_pool && !m_mean.means().empty(); }
    const WindowedMean& mean() const { return m_mean; }

private:
    WindowedMean m_mean;
    Grid m_pool;
    Grid m_grid;
};

/// The squares of an `IntensityMap` of this pool.
Grid intensityGrid(const Grid& pool);

/// Multiplies each number of such a map by `kept` and adds the present squared height, or its mean over a
/// square.
void addSquares(const Simulation& run, float kept, float* sums, int threads);

} // namespace seiche
