// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// Asks the system to back `bytes` bytes of untouched memory with huge pages, where it has them. A step walks
/// down many rows at once, each in a page of its own, and the processor caches the addresses of only a few
/// pages.
void adviseHugePages(void* memory, std::size_t bytes);

} // namespace seiche
