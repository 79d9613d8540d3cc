// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/stability.h"

namespace seiche {

/// Returns the stability of a run, determined by its stiffest medium (see
/// `Simulation::stiffestRule`). `limitK`: maximum k setting for the pool; the local k is larger by
/// `Simulation::largestFactor`.
///
/// The prediction for a uniform medium is an upper bound for any mixture: no wave grows faster than
/// the worst one of the stiffest medium. In a small region it may grow more slowly or not at all. A
/// moving wall does work on the waves, so a stable run may grow.
Stability stabilityOf(const Simulation& run);
/// Returns the stability of a run with different k and damping.
Stability stabilityWith(const Simulation& run, double k, const Damping& damping);

/// Returns whether walls or regions make the medium uneven, so that the theoretical modes do not
/// apply.
bool isUneven(const Simulation& run);
/// Returns whether the standing waves are those of the medium without objects: it is uniform, and
/// no source holds a point that could move.
bool hasPlainModes(const Simulation& run);

} // namespace seiche
