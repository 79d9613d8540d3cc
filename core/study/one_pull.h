// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// What "one pull" means where amplitudes are counted in pulls: the largest |height| at the cell (x, y) after a
/// single pull of the experiment into the medium at rest, within the time a wave needs to cross it once. In a
/// medium of many cells it is watched for a shorter time (some ten million cell updates, at least 100 steps). 0
/// when the run diverges.
double largestAfterOnePull(const Experiment& experiment, int x, int y = 0);

} // namespace seiche
