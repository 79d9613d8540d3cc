// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <span>
#include <vector>

namespace seiche {

/// Equal slits in a straight wall, in cells.
struct Slits {
    bool isHeld = false; ///< fixed wall at height 0; otherwise free (no bonds)
    std::vector<double> middles;
    int pieces = 1;         ///< number per slit
    double piece = 1.0;     ///< width of a piece
    double thickness = 1.0; ///< wall thickness

    /// Returns the position of a piece of a slit.
    double placeOf(std::size_t slit, int i) const { return middles[slit] + (i - 0.5 * (pieces - 1)) * piece; }
};

/// Returns the complex source strength of each piece behind the wall, slit by slit.
///
/// `incident`: complex heights of the incident waves at the pieces, without the wall. The height at
/// a position behind is the sum over the pieces of strength times the circular wave from the piece.
/// For a held wall each term also has the cosine of the angle from straight ahead.
///
/// Kirchhoff's approximation would fail, because the slits are not much wider than a wavelength.
/// The strengths therefore solve the boundary integral equations of the half planes in front and
/// behind, coupled by the modes of the channels. Green's functions: (i/2) H0 of the first kind; for
/// a held wall its second derivative across. Cost: third power of twice the number of pieces.
std::vector<std::complex<double>> transmittedStrengths(const Slits& slits, double waveNumber,
                                                       std::span<const std::complex<double>> incident);

} // namespace seiche
