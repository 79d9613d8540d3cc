// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/thread_pool.h"
#include "wave/wave.h"

namespace seiche::bench {

/// What the engine is measured against: the short form of the leapfrog step as anybody would write it, one step
/// after the other, vectorised by the compiler for the processor at hand, rows shared by the threads.
void plainSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease);

/// The same on a string.
void plainStringSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease);

/// Reads two frames and writes one, 12 bytes per cell, and computes next to nothing: what memory allows.
void stream(Wave<float>& wave, int times, ThreadPool::Lease& lease);

} // namespace seiche::bench
