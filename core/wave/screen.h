// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

namespace seiche {

/// How long a screen is, in cells: its `length`, but no longer than once round its circle.
double screenLength(const PoolObject& screen);

/// The place so many cells from the middle of a screen along it, -length / 2 ... length / 2; to the right where
/// it is not turned. A bent one lies on a circle round the place `radius` cells below its middle.
Spot screenPlace(const PoolObject& screen, double along);

/// The place a bent screen lies round; for a straight one its own place.
Spot screenCentre(const PoolObject& screen);

} // namespace seiche
