// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"
#include "wave/shape.h"

#include <functional>
#include <optional>
#include <vector>

namespace seiche {

/// Snell's law of the wave equation: the angle from the normal, degrees, behind a border where the speed
/// changes from `speed` to `speedBehind`; nothing when all is thrown back.
std::optional<double> refractedAngle(double degrees, double speed, double speedBehind);

/// Waves of one frequency in a medium whose k differs from place to place.
///
/// Their angle per step depends on k times the eigenvalue alone (see `motionOf`), so that where k is multiplied
/// by `factor` their wave vector, radians per cell along x and y, is one of those with eigenvalue(rule, x, y) =
/// eigenvalue / factor. Snell's law as the cells have it: along a border the wave vector stays what it is,
/// across it follows from the factor behind. For long waves that is the law of the wave equation.
struct RayWave {
    Rule rule;
    double eigenvalue; ///< where the factor is 1 (see `eigenvalueOf`)

    /// The vector of the wave whose fronts run in this direction; nothing where no wave has this frequency.
    std::optional<Spot> vectorTowards(const Spot& direction, double factor) const;
    /// Where its energy goes, of length 1. Between the axes of the stencil that may differ a little from where
    /// the fronts go.
    Spot rayOf(const Spot& vector) const;
    /// The vector behind a border to `factor` with this normal (any sign, of length 1); nothing when all is
    /// thrown back.
    std::optional<Spot> behind(const Spot& vector, const Spot& normal, double factor) const;
    /// The vector of what is thrown back, in the medium with `factor` it came through.
    std::optional<Spot> thrownBack(const Spot& vector, const Spot& normal, double factor) const;
};

/// The way of a ray that starts with fronts running in `direction`, at most `length` cells, where k is
/// multiplied with `factorAt`: bent evenly where the factor changes evenly, broken by Snell's law where it
/// jumps by more than a fiftieth within half a cell. Ends where the factor is 0, at a wall, and where no wave
/// has this frequency.
std::vector<Spot> rayThrough(const RayWave& wave, const std::function<double(const Spot&)>& factorAt, Spot from,
                             const Spot& direction, double length);

} // namespace seiche
