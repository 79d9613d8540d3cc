// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// Memory traffic of a step of a large medium, per cell: one height of each of two time levels
/// read, one written.
inline constexpr double bytesPerCellAndStep = 12.0;

/// Measures the memory rate of all cores together in this pattern, in bytes per second: the best of
/// five rounds.
///
/// Uses two arrays of `bytesEach` bytes, which should be much larger than the caches. Takes some
/// tens of milliseconds. Runs on its own threads, so it may run beside other work (and then shares
/// the memory rate). 0 if there is not enough memory.
double measureMemoryRate(std::size_t bytesEach = std::size_t{48} << 20);

} // namespace seiche
