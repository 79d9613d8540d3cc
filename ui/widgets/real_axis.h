// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"
#include "wording/real_units.h"

namespace seiche {

/// For a chart of frequencies of the run up to `highest` hertz: those of the real medium it stands for, with
/// the prefix that suits them. Nothing where it stands for nothing.
std::optional<UpperAxis> realFrequencyAxis(const RealUnits& units, double highest);

} // namespace seiche
