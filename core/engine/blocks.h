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

/// Leapfrog steps in passes of several steps each (temporal blocking). Bit for bit what as many reference steps
/// give, whatever the plan; the ghosts of the stiffness must be filled. `dashpots` are those of the rule.
///
/// Memory is what limits a large pool, so a pass takes a strip of columns that fits the cache and does all its
/// steps there, walking down the rows: step t works t - 1 rows behind step 1, where step t - 1 has already been
/// one row further. Each strip leans to the left by one cache line per step, so that the strip to its left has
/// what it needs; each thread's band of rows leans down by one row per step, so that a thread begins with rows
/// that depend on nobody and meets the band below only at its end, when that band's first rows have long been
/// done. No cell is computed twice. What else happens to single cells does so right after each step of theirs.
/// `dashpots` are those at the ends of a string.
void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const LocalEffects& effects,
                  const EndDashpots<float>& dashpots = {});
void stepInBlocks(Wave<std::int32_t>& wave, const IntegerFormula& formula, const Domain& domain,
                  std::int64_t steps, const Plan& plan, ThreadPool::Lease& lease,
                  HeightRecord* record = nullptr);
/// The same with the formula alone.
void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const EndDashpots<float>& dashpots = {});

} // namespace seiche
