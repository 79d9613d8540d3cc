// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// Asks the system to hold `bytes` bytes of memory nobody has written to yet in large pages, where it has such.
/// A step walks down many rows at once, each of them in a page of its own, and the processor remembers only so
/// many.
void wishForLargePages(void* memory, std::size_t bytes);

} // namespace seiche
