// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report.h"

#include "run/simulation.h"

#include <functional>

namespace seiche::cli {

/// Advances a run to the frame `target`, or to where it diverges, in portions short enough to show progress of
/// `total` steps. Portions do not change the bits. `record` gets the heights of a portion at a time, and `seen`
/// is called after each.
void advanceTo(Simulation& run, std::int64_t target, std::int64_t total, Progress& progress,
               HeightRecord* record = nullptr, const std::function<void()>& seen = {});

} // namespace seiche::cli
