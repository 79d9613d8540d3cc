// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formula.h"
#include "machine/isa.h"
#include "machine/thread_pool.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Steps of the textbook schemes (euler, delayed-euler), whose pull comes from an older frame, so that the new
/// heights need a frame of their own: `spare`, of the wave's size. One step at a time over all rows, shared by
/// the threads. The wave keeps `older` for the delayed scheme; the ghosts of its stiffness must be filled. Bit
/// for bit what as many reference steps give.
void advanceTextbook(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                     Frame<float>& spare, Isa isa, ThreadPool::Lease& lease);

} // namespace seiche
