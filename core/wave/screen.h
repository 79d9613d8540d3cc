// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

namespace seiche {

/// Returns the length of a screen in cells, at most the circumference of its circle.
double screenLength(const PoolObject& screen);

/// Returns the position at a distance along a screen from its middle, -length / 2 ... length / 2,
/// in cells; to the right if not rotated. A bent screen is an arc around the position `radius`
/// cells below its middle.
Spot screenPlace(const PoolObject& screen, double along);

/// Returns the centre of curvature of a bent screen, or the position of a straight one.
Spot screenCentre(const PoolObject& screen);

} // namespace seiche
