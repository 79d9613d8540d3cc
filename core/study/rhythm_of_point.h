// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/resonance_log.h"
#include "model/experiment.h"

namespace seiche {

/// The part of a run that a point of it comes from: its rhythm on the medium at rest, the first tap after a
/// second. The amplitude is the same, because it does not contain what moved before (see `ResonanceMeter`).
///
/// `run` has all that was done in it as events; what has set something before the rhythm does so at step 0.
Experiment rhythmOfPoint(Experiment run, const ResonancePoint& point);

} // namespace seiche
