// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

#include <functional>
#include <optional>
#include <vector>

namespace seiche {

/// Snell's law: the angle from the normal, degrees, behind a border where the speed changes from `speed` to `speedBehind`; nothing when
/// all is thrown back.
std::optional<double> refractedAngle(double degrees, double speed, double speedBehind);

/// The direction of a ray behind a border with this normal (any sign; both of length 1); the mirrored one where all is thrown
/// back.
Spot refracted(const Spot& direction, const Spot& normal, double speed, double speedBehind);

/// The way of a ray through a medium in which waves have the speed `speedAt`, at most `length` cells: bent evenly where the speed
/// changes evenly, broken by Snell's law where it jumps by more than a hundredth within half a cell. Ends where the
/// speed is 0: at a wall.
std::vector<Spot> rayThrough(const std::function<double(const Spot&)>& speedAt, Spot from, Spot direction,
                             double length);

} // namespace seiche
