// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

namespace seiche {

/// Returns the maxima and minima of a sine behind a wall with two slits (along the wall, at each
/// distance), labelled with their orders.
///
/// Found by hill climbing from the hyperbolas of two points in the slit centres, on the field of
/// the slits (see `transmittedStrengths`) with numerical waves (see `CylindricalWave`). They differ from the
/// hyperbolas because the waves of extended slits weaken to the sides. Orders below 1/20 of the
/// maximum amplitude at their distance are left out. Other objects and the steps of a slanted wall
/// are ignored, so errors there can reach some cells.
std::vector<OverlayLine> twoSlitLines(const Simulation& run, const PoolObject& wall, const PoolObject& source);

} // namespace seiche
