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
/// Takes two numbers for each cell. The bits depend on the frames looked at alone.
class IntensityMap {
public:
    /// Looks at the present frame, where it is due.
    void watch(const Simulation& run, int threads = 0);
    void clear() { m_mean = {}; }

    /// One number per cell; no cells before anything was seen. Valid until the next call.
    HeightView view() const;
    const WindowedMean& mean() const { return m_mean; }

private:
    WindowedMean m_mean;
    Grid m_grid;
};

} // namespace seiche
