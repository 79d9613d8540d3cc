// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "wave/shape.h"

namespace seiche {

/// Returns the rule with the medium's k at a position; in a wall, with the k of the plain medium.
Rule ruleAt(const Simulation& run, const Spot& at);

} // namespace seiche
