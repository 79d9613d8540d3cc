// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"
#include "wording/real_units.h"

namespace seiche {

/// Returns an upper axis for run frequencies up to `highest` hertz, in the real frequency with a
/// suitable prefix. Empty without real units.
std::optional<UpperAxis> realFrequencyAxis(const RealUnits& units, double highest);

} // namespace seiche
