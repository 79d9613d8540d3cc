// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// What "one pull" means where amplitudes are counted in pulls: the swing at the cell (x, y), half of the way
/// from the lowest to the highest height, after a single pull of the experiment into the medium at rest. It is
/// watched until a wave has gone there and back again, and a quarter of that time longer, since what a wide
/// pull sends is long. In a medium of many cells it is watched for a shorter time (some ten million cell
/// updates, at least 100 steps). 0 when the run diverges.
double swingAfterOnePull(const Experiment& experiment, int x, int y = 0);

} // namespace seiche
