// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "widgets/value_scale.h"

#include <optional>

namespace seiche {

/// Returns the stability limit of k. Empty if every k is stable or none.
std::optional<double> largestStableTension(const Simulation& run);

/// Returns the scale of a slider for k. Ends slightly beyond this stability limit: unstable values
/// are reachable, but the useful range stays large.
ValueScale tensionScale(const Rule& rule, std::optional<double> limit);

} // namespace seiche
