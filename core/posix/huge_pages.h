// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// Advises the system to back `bytes` bytes of untouched memory with huge pages, if available.
///
/// A step accesses many rows at once, each in its own page, and the processor caches few page
/// addresses.
void adviseHugePages(void* memory, std::size_t bytes);

} // namespace seiche
