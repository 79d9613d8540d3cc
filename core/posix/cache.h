// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace seiche {

/// Cache sizes of a core, in bytes. Conservative defaults if the system does not report them.
struct CacheSizes {
    std::size_t first = 32 * 1024;
    std::size_t second = 512 * 1024;
    std::size_t largest = 512 * 1024; ///< last-level cache, shared by all cores
};

CacheSizes cacheSizes();

} // namespace seiche
