// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/cylindrical_wave.h"
#include "wave/shape.h"

#include <vector>

namespace seiche {

/// A hyperbola branch of constant path difference from two sources.
struct InterferenceLine {
    /// Integer: maximum; half-integer: minimum.
    double order = 0.0;
    std::vector<Spot> spots; ///< from end to end
    bool isMaximum() const;

    /// Moves the spots to the interference line of numerical waves, which are slightly anisotropic.
    /// `a`, `b` and `phase` are those that the line was made from.
    void followWaves(const CylindricalWave& wave, const Spot& a, const Spot& b, double phase);
};

/// Returns the interference lines of two sources of equal frequency: maxima (in phase) and minima
/// (in antiphase).
///
/// The path difference |a - here| - |b - here| is (order + phase) wavelengths. `phase`: lead of a
/// over b, in cycles. `wavelength`: in cells, best the numerical wavelength (see `wavelengthOf`).
/// Each line extends `reach` cells from the midpoint of both sources.
std::vector<InterferenceLine> interferenceLines(const Spot& a, const Spot& b, double wavelength, double phase,
                                                double reach);

/// Returns the angles of a grating's maxima, in degrees from straight ahead, from 0 up.
///
/// sin = order wavelength / distance; `wavelength` > 0.
std::vector<double> gratingAngles(double distance, double wavelength);

} // namespace seiche
