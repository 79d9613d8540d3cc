// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "wave/shape.h"

namespace seiche {

/// The rule with the k that the medium has at a place; in a wall that of the plain medium.
Rule ruleAt(const Simulation& run, const Spot& at);

} // namespace seiche
