// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// What one step of a large medium moves per cell when it goes through memory once: a height of each of the two
/// frames is read, one is written.
inline constexpr double bytesPerCellAndStep = 12.0;

/// Measures how many bytes per second all cores together move between memory and registers in that pattern,
/// with two arrays of `bytesEach` bytes, which should be much larger than the caches: the best of five rounds.
/// Takes some tens of milliseconds and 2 * bytesEach bytes of memory; on threads of its own, so that it may run
/// beside everything else (and then shares what there is). 0 where there is not enough memory for it.
double measureMemoryRate(std::size_t bytesEach = std::size_t{48} << 20);

} // namespace seiche
