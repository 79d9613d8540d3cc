// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/stability.h"

namespace seiche {

/// Whether a run is stable: its stiffest medium decides (see `Simulation::stiffestRule`). `limitK` is the
/// largest k that may be set for the pool as a whole; the local k there is larger by
/// `Simulation::largestFactor`.
///
/// The prediction for a uniform medium is a bound for any mixture: no wave in a pool of several media grows
/// faster than the worst one of the stiffest. In a small region it may grow more slowly, or not at all.
/// A moving wall does work on the waves: with one a stable run may grow.
Stability stabilityOf(const Simulation& run);
/// The same as if the run had another k for the pool as a whole, and another damping.
Stability stabilityWith(const Simulation& run, double k, const Damping& damping);

/// Whether walls or media make the medium uneven: the modes that theory knows are not those of the run then.
bool isUneven(const Simulation& run);
/// Whether its standing waves are those of the same medium without its objects: it is even, and no source holds
/// a place that would move without it.
bool hasPlainModes(const Simulation& run);

} // namespace seiche
