// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report.h"

#include "run/simulation.h"

namespace seiche::cli {

/// Advances a run to the frame `target`, or to where it diverges, in portions short enough to show progress of
/// `total` steps. Portions do not change the bits.
void advanceTo(Simulation& run, std::int64_t target, std::int64_t total, Progress& progress);

} // namespace seiche::cli
