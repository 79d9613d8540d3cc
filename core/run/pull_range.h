// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

namespace seiche {

/// The maximum height to which taps may lift a medium. An added pulse also gives velocity and rises
/// further, so a factor of 1000 remains up to `Simulation::divergenceHeight`.
inline constexpr double maxTapHeight = 1e9;

/// Returns the pulse, reduced so that the medium stays below `maxTapHeight`. A pulse that sets
/// heights is unchanged.
Pull withinRange(const Simulation& run, const Pull& pull);

/// Returns whether a stable run diverged from excessive input.
bool divergedFromExcitation(const Simulation& run);

} // namespace seiche
