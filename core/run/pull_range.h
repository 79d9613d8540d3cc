// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

namespace seiche {

/// As high as hands may lift a medium. A pull that adds gives velocity, too, and what it has given goes on to
/// rise: up to `Simulation::divergenceHeight` there is room for a thousand times as much.
inline constexpr double highestByHand = 1e9;

/// The pull, less high where it would lift the medium beyond `highestByHand`; one that sets heights stays.
Pull withinRange(const Simulation& run, const Pull& pull);

/// Whether the scheme is stable with the run's settings, so that the run ended because too much was put in.
bool divergedByWhatWasPutIn(const Simulation& run);

} // namespace seiche
