// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/isa.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// How steps are cut up.
///
/// The result does not depend on it; `fitted` makes any plan one that can be carried out.
struct Plan {
    Isa isa = Isa::Baseline;
    int threads = 1;
    int stepsPerPass = 1;  ///< how many steps are done while a part of the grid is in the cache
    int stripCells = 1024; ///< the width of that part, a multiple of 16
};

/// How many of `threads` threads (0: all cores) are worth waking for this much work.
int usefulThreads(const Domain& domain, std::int64_t steps, int threads);

/// A good plan for a number of steps on this machine with at most `threads` threads. `fields`: how many a step
/// goes through, of four bytes each.
Plan planFor(const Domain& domain, int fields, std::int64_t steps, int threads);

/// The plan nearest to `plan` that the shape of the domain allows.
Plan fitted(Plan plan, const Domain& domain);

} // namespace seiche
