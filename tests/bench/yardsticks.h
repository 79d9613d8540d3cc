// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/thread_pool.h"
#include "wave/wave.h"

namespace seiche::bench {

/// Computes plain leapfrog steps for comparison with the engine: one step at a time, vectorised by
/// the compiler, rows shared by threads.
void plainSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease);

/// Computes the plain leapfrog steps of a string.
void plainStringSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease);

/// Measures memory bandwidth: reads two time levels and writes one, 12 bytes per cell.
void stream(Wave<float>& wave, int times, ThreadPool::Lease& lease);

} // namespace seiche::bench
