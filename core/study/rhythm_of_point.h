// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/resonance_log.h"
#include "model/experiment.h"

namespace seiche {

/// Returns the part of a run that produced a point: its taps on the medium at rest, the first after
/// one second. The amplitude is unchanged, because it excludes earlier motion (see
/// `ResonanceMeter`).
///
/// `run` must contain all actions as events. Earlier changes of settings are moved to step 0.
Experiment rhythmOfPoint(Experiment run, const ResonancePoint& point);

} // namespace seiche
