// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"
#include "wave/shape.h"

#include <functional>
#include <optional>
#include <vector>

namespace seiche {

/// Returns the angle of refraction from the normal, in degrees (Snell's law). Empty at total
/// internal reflection.
std::optional<double> refractedAngle(double degrees, double speed, double speedBehind);

/// Waves of one frequency in a medium with varying k.
///
/// The angle per step depends only on k times the eigenvalue (see `motionOf`). If `factor`
/// multiplies k, the wave vector (radians per cell along x and y) obeys eigenvalue(rule, x, y) =
/// eigenvalue / factor. This is Snell's law on the grid: the component along a boundary is
/// conserved, the component across follows from the factor behind. Long waves obey the law of the
/// wave equation.
struct RayWave {
    Rule rule;
    double eigenvalue; ///< at factor 1 (see `eigenvalueOf`)

    /// Returns the wave vector with wavefronts travelling in this direction. Empty if no wave has
    /// this frequency.
    std::optional<Spot> vectorTowards(const Spot& direction, double factor) const;
    /// Returns the unit vector of energy flow. Between the axes of the stencil it may differ
    /// slightly from the wave vector.
    Spot rayOf(const Spot& vector) const;
    /// Returns the transmitted vector behind a boundary to `factor` with this unit normal (any
    /// sign). Empty at total internal reflection.
    std::optional<Spot> behind(const Spot& vector, const Spot& normal, double factor) const;
    /// Returns the reflected vector, in the medium with `factor`.
    std::optional<Spot> reflected(const Spot& vector, const Spot& normal, double factor) const;
};

/// Returns the path of a ray that starts in `direction`, at most `length` cells long. `factorAt`:
/// factor of k at a position.
///
/// Smooth changes of the factor bend the ray; jumps of more than 2 % within half a cell refract it
/// by Snell's law. The path ends at factor 0, at a wall, or if no wave has this frequency.
std::vector<Spot> rayThrough(const RayWave& wave, const std::function<double(const Spot&)>& factorAt, Spot from,
                             const Spot& direction, double length);

} // namespace seiche
