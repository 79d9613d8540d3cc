// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report.h"

#include "run/simulation.h"

#include <functional>

namespace seiche::cli {

/// Advances a run to the step `target`, or until divergence, in portions short enough to show
/// progress of `total` steps. The portions do not affect the result, bit by bit. `record` receives
/// the displacements of each portion, and `seen` is called after each portion.
void advanceTo(Simulation& run, std::int64_t target, std::int64_t total, Progress& progress,
               HeightRecord* record = nullptr, const std::function<void()>& seen = {});

} // namespace seiche::cli
