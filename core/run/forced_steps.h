// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/forcing.h"
#include "model/experiment.h"
#include "run/drive_history.h"
#include "run/emitters.h"

namespace seiche {

/// How many steps, at least one, can be done at once where drive or sources act at each of them: more than one
/// where they only add to a number of cells, and the work and memory for that are small.
int mostForcedSteps(const Experiment& settings, const DriveHistory& drives, const Emitters& emitters);

/// What drive and sources do between the next `steps` >= 1 steps of this wave. It refers to cells of
/// `emitters`.
Forcing forcingBetween(int steps, const Wave<float>& wave, const Experiment& settings,
                       const DriveHistory& drives, const Emitters& emitters);

} // namespace seiche
