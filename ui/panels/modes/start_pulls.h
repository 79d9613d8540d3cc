// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Pulls that start a level string, let go from rest, as high as `heightToStart` says.

/// One standing wave, of so many half waves.
Pull standingWave(const Experiment& experiment, double halfWaves);
/// A triangle from end to end with its top in the middle, where it leaves out all waves with a node there.
Pull middlePluck(const Experiment& experiment);

} // namespace seiche
