// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/cache.h"

#include <unistd.h>

namespace seiche {

CacheSizes cacheSizes() {
    static const CacheSizes sizes = [] {
        CacheSizes found;
#if defined(_SC_LEVEL1_DCACHE_SIZE) && defined(_SC_LEVEL2_CACHE_SIZE)
        const long first = sysconf(_SC_LEVEL1_DCACHE_SIZE);
        const long second = sysconf(_SC_LEVEL2_CACHE_SIZE);
        if (first > 0) found.first = static_cast<std::size_t>(first);
        if (second > 0) found.second = static_cast<std::size_t>(second);
#endif
        return found;
    }();
    return sizes;
}

} // namespace seiche
