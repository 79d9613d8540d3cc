// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/isa.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Partition of steps into passes, strips and threads.
///
/// The result does not depend on it. `fitted` makes any plan feasible.
struct Plan {
    Isa isa = Isa::Baseline;
    int threads = 1;
    int stepsPerPass = 1;  ///< number of steps per cached part of the grid
    int stripCells = 1024; ///< width of that part, a multiple of 16
};

/// Returns how many of `threads` threads (0: all cores) are worth waking for this work.
int usefulThreads(const Domain& domain, std::int64_t steps, int threads);

/// Returns a good plan for this machine, with at most `threads` threads. `fields`: number of fields
/// of four bytes per step.
Plan planFor(const Domain& domain, int fields, std::int64_t steps, int threads);

/// Returns the nearest plan that the domain allows.
Plan fitted(Plan plan, const Domain& domain);

} // namespace seiche
