// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formula.h"
#include "machine/isa.h"
#include "machine/thread_pool.h"
#include "wave/impedance_end.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Advances the wave by the textbook schemes (euler, delayed-euler).
///
/// Their Laplacian is that of an older field, so the new heights need the separate field `spare`,
/// of the wave's size. One step at a time over all rows, shared by the threads. The wave keeps
/// `older` for the delayed scheme; the ghosts of its stiffness must be filled; `dashpots` are those
/// of the rule. Bit-identical to as many reference steps.
void stepTextbook(Wave<float>& wave, const Formula& formula, const EndDampers<float>& dashpots,
                  const Domain& domain, std::int64_t steps, Field<float>& spare, Isa isa,
                  ThreadPool::Lease& lease);

} // namespace seiche
