// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/forcing.h"
#include "model/experiment.h"
#include "run/drive_history.h"
#include "run/emitters.h"

namespace seiche {

/// Returns the number of steps, at least 1, that can be computed at once under a drive or sources.
/// More than 1 only if they add to a limited number of cells at small cost and memory.
int maxForcedSteps(const Experiment& settings, const DriveHistory& drives, const Emitters& emitters);

/// Returns the forcing of drive and sources between the next `steps` >= 1 steps of the wave. The
/// result refers to cells of `emitters`.
Forcing forcingBetween(int steps, const Wave<float>& wave, const Experiment& settings,
                       const DriveHistory& drives, const Emitters& emitters);

} // namespace seiche
