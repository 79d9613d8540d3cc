// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <span>
#include <vector>

namespace seiche {

/// Equal openings in a straight wall, in cells along it.
struct Slits {
    bool isHeld = false; ///< the wall holds the height at 0 (fixed); else no bonds go through it (free)
    std::vector<double> middles;
    int pieces = 1;         ///< of each opening
    double piece = 1.0;     ///< how wide a piece is
    double thickness = 1.0; ///< of the wall

    /// Where a piece of a slit is.
    double placeOf(std::size_t slit, int i) const { return middles[slit] + (i - 0.5 * (pieces - 1)) * piece; }
};

/// How much each piece (all of the first slit, then of the second ...) sends out behind the wall, when waves
/// come to its front that had the complex heights `incident` at the pieces if there were no wall. The height at
/// a place behind is the sum over the pieces of this times the round wave from the piece to the place, of a
/// held wall also times the cosine of the angle from straight on.
///
/// Not the incident wave as it is (Kirchhoff): the openings are not much wider than a wave, so what goes
/// through them is found from the boundary integral equations of the half planes before and behind (Green's
/// functions (i/2) H0 of the first kind, of a held wall its second derivative across) and the modes of the
/// channels between them. Cost: the third power of twice the number of pieces.
std::vector<std::complex<double>> sentBehind(const Slits& slits, double waveNumber,
                                             std::span<const std::complex<double>> incident);

} // namespace seiche
