// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "run/simulation.h"

#include <vector>

namespace seiche {

/// How intensity lies along a screen.
struct ScreenProfile {
    std::vector<double> along;     ///< cells from the middle of the screen; those in the pool only
    std::vector<double> intensity; ///< the mean of the squared height
};

/// Looks at the intensity along a screen (see `InstrumentKind::Screen`), at a place for each cell of its
/// length, at most 512: the means of the four cells around each, in proportion.
class ScreenMeter {
public:
    /// Looks at the present frame, where it is due (see `meanWindowOf`); `screen` is an instrument. Another
    /// place or size of the screen starts over.
    void watch(const Simulation& run, const PoolObject& screen);
    void clear() { m_mean.clear(); }

    /// Empty before anything was seen.
    ScreenProfile profile() const;
    const WindowedMean& mean() const { return m_mean; }

private:
    struct Place {
        int x, y;           ///< of the upper left of four cells
        float right, below; ///< shares of the others
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
    double place;     ///< as the places of the profile
    double intensity; ///< at least 5 % of the largest
};

/// The maxima of a profile over places that rise, each from a parabola through the highest value and its
/// neighbours; lower than `least` of the highest are left out, and those that stand out from the valley beside
/// them by less than that.
std::vector<ProfilePeak> peaksAlong(std::span<const double> places, std::span<const double> values,
                                    double least = 0.05);

} // namespace seiche
