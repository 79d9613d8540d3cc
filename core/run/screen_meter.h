// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "run/simulation.h"

#include <vector>

namespace seiche {

/// The intensity along a screen.
struct ScreenProfile {
    std::vector<double> along;     ///< cells from the centre, within the pool
    std::vector<double> intensity; ///< mean squared height
};

/// Measures the intensity along a screen (see `InstrumentKind::Screen`) at one position per cell of
/// its length, at most 512. Each value is interpolated from the means of the four nearest cells.
class ScreenMeter {
public:
    /// Samples the current step if a sample is due (see `meanWindowOf`). `screen` is an instrument.
    /// Restarts if the screen was moved or resized.
    void watch(const Simulation& run, const PoolObject& screen);
    void clear() { m_mean.clear(); }

    /// Returns the profile. Empty before the first sample.
    ScreenProfile profile() const;
    const WindowedMean& mean() const { return m_mean; }

private:
    struct Place {
        int x, y;           ///< upper left of four cells
        float right, below; ///< weights of the cells at the right and below
    };
    void place(const PoolObject& screen, const Grid& grid);

    PoolObject m_screen;
    Grid m_grid;
    std::vector<double> m_along;
    std::vector<Place> m_places;
    WindowedMean m_mean;
};

/// A maximum of a profile.
struct ProfilePeak {
    double place;     ///< in units of the given positions
    double intensity; ///< at least the given share of the largest
};

/// Returns the maxima of a profile over ascending positions, each from a parabola through the
/// maximum and its neighbours. Omits maxima lower than `min` times the highest, and those that
/// rise above the adjacent minimum by less than that.
std::vector<ProfilePeak> peaksAlong(std::span<const double> places, std::span<const double> values,
                                    double min = 0.05);

} // namespace seiche
