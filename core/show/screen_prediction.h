// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// What theory predicts along a screen, and from where its angles are counted.
struct ScreenPrediction {
    double wavelength = 0.0;    ///< cells, as the cells carry it
    std::vector<double> angles; ///< of the places, degrees from straight on; they grow along the screen
    /// Of the places, relative to the largest; far behind slits, or far from sources (Fraunhofer), falling with
    /// the distance as round waves do.
    std::vector<double> fraunhofer;
    /// The same with the true way from each piece of an opening (Fresnel, Huygens).
    std::vector<double> fresnel;
};

/// For places so many cells from the middle of a screen.
///
/// Behind the first wall with slits that a point or line shines on with a steady signal: the openings as the
/// cells have them send out what comes to them (Kirchhoff); from a line with a Gaussian profile more comes to
/// their middle. Openings of a fixed wall send with the cosine of the angle, of a free one everywhere alike, of
/// one with an impedance something between (Born and Wolf, Principles of Optics, 8.3). Without such a wall: the
/// points that swing with one steady frequency. Nothing where there is neither, on the source's own side, or
/// where that wall moves or its openings overlap. Openings beyond the pool and other objects are not taken into
/// account.
std::optional<ScreenPrediction> predictAlongScreen(const Simulation& run, const PoolObject& screen,
                                                   std::span<const double> along);

/// The angles of places along a bent screen by themselves, degrees from its middle; of a straight one none.
std::vector<double> ownAngles(const PoolObject& screen, std::span<const double> along);

} // namespace seiche
