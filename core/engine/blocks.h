// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formula.h"
#include "engine/local_effects.h"
#include "engine/plan.h"
#include "machine/thread_pool.h"
#include "wave/impedance_end.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Advances the wave by leapfrog steps, several per pass (temporal blocking).
///
/// Bit-identical to as many reference steps, for every plan. The ghosts of the stiffness must be
/// filled. `effects` act on each cell right after each of its steps. `dashpots` are those of the
/// rule, at the ends of a string.
///
/// Memory bandwidth limits a large pool. Each pass therefore takes a strip of columns that fits the
/// cache and does all its steps there, down the rows (time skewing). Step t works t - 1 rows behind
/// step 1; step t - 1 is then one row ahead. Each strip shifts left by one cache line per step, so
/// that the strip to its left has its neighbours. Each thread's band of rows shifts down by one row
/// per step. A thread thus begins with independent rows and waits for the band below only at its
/// end, when that band's first rows are long done. No cell is computed twice.
void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const LocalEffects& effects,
                  const EndDampers<float>& dashpots = {});
void stepInBlocks(Wave<std::int32_t>& wave, const IntegerFormula& formula, const Domain& domain,
                  std::int64_t steps, const Plan& plan, ThreadPool::Lease& lease,
                  HeightRecord* record = nullptr);
/// Advances the wave without local effects.
void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const EndDampers<float>& dashpots = {});

} // namespace seiche
