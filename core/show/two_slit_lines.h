// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

namespace seiche {

/// Where the waves of a sine are loudest and quietest behind a wall with two slits (along the wall, at each
/// distance from it), with the order as a label: found by climbing, from the hyperbolas of two points in the
/// middles of the slits, on what the open cells send out (see `sentBehind`) with the numerical waves (see
/// `CylindricalWave`). They differ from the hyperbolas since slits are not points: what each sends out fades to
/// the sides. Orders that are 20 times weaker than the loudest at their distance are left out. Other objects,
/// and the steps of a wall that does not run along the cells, are not taken into account: there it may be some
/// cells off.
std::vector<OverlayLine> twoSlitLines(const Simulation& run, const PoolObject& wall, const PoolObject& source);

} // namespace seiche
