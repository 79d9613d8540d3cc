// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// The largest height that a single pull makes the string reach: for a pull that adds velocity, the plateau it
/// spreads into, (sum of the shape) * height / (2 sqrt(k)) if that is higher than the pull itself (d'Alembert),
/// or for the shape of a standing wave of angle a per step height / sin(a).
double heightOfOnePull(const Experiment& experiment, const Pull& pull);

/// The height of the ceiling: what the experiment says. Else what makes a good one: the height reached after
/// many pulls in the right rhythm when pulls add, the pull's own when they set it; for a string that begins in
/// motion, a little above where it begins.
double naturalCeiling(const Experiment& experiment);

} // namespace seiche
