// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// Theoretical intensities along a screen, with their angles.
struct ScreenPrediction {
    double wavelength = 0.0;    ///< cells, numerical
    std::vector<double> angles; ///< degrees from the straight direction, increasing along the screen
    /// Relative intensities in the far field (Fraunhofer), decreasing with distance like circular
    /// waves.
    std::vector<double> fraunhofer;
    /// Relative intensities with exact path lengths from each part of a slit (Fresnel, Huygens).
    std::vector<double> fresnel;
};

/// Predicts intensities at distances `along` from the centre of a screen, in cells.
///
/// Behind the first wall with slits lit by a steady point or line source: the slits, as
/// discretized, emit the incident wave (Kirchhoff), stronger in the middle for a Gaussian line.
/// Slits of a fixed wall emit with the cosine of the angle, of a free wall uniformly, of an
/// impedance wall in between (Born and Wolf, Principles of Optics, 8.3). Without such a wall: the
/// points of one common steady frequency.
///
/// Empty if there is neither, or if the wall moves or its slits overlap; 0 on the source's own
/// side. Ignores slits beyond the pool and other objects.
std::optional<ScreenPrediction> predictAlongScreen(const Simulation& run, const PoolObject& screen,
                                                   std::span<const double> along);

/// Returns the angles along a curved screen in degrees from its centre; empty for a straight
/// screen.
std::vector<double> ownAngles(const PoolObject& screen, std::span<const double> along);

} // namespace seiche
