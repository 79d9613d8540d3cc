// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/cylindrical_wave.h"
#include "wave/shape.h"

#include <vector>

namespace seiche {

/// A line of constant difference of ways from two places: a branch of a hyperbola.
struct InterferenceLine {
    /// Whole: a maximum, half: a minimum; of two places that oscillate together 0 is the middle.
    double order = 0.0;
    std::vector<Spot> spots; ///< from one end to the other
    bool isMaximum() const;

    /// Moves the spots to where numerical waves, not quite the same in all directions, meet in that step. To be
    /// called with the places and the phase the line was made from.
    void followWaves(const CylindricalWave& wave, const Spot& a, const Spot& b, double phase);
};

/// Where the waves of two places that swing with the same frequency meet in step (maxima) or out of step
/// (minima): the ways from them differ by (order + phase) wavelengths, |a - here| - |b - here|. `phase` is by
/// how many cycles a is ahead of b, `wavelength` in cells; best the numerical one (see `wavelengthOf`). Each
/// line reaches `reach` cells from the middle between the two.
std::vector<InterferenceLine> interferenceLines(const Spot& a, const Spot& b, double wavelength, double phase,
                                                double reach);

/// The directions of the maxima of a grating, degrees from straight on, 0 and up: sin = order wavelength /
/// distance. `wavelength` > 0.
std::vector<double> gratingAngles(double distance, double wavelength);

} // namespace seiche
