// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/cache.h"

#include <algorithm>
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
        found.largest = found.second;
#if defined(_SC_LEVEL3_CACHE_SIZE) && defined(_SC_LEVEL4_CACHE_SIZE)
        for (const long size : {sysconf(_SC_LEVEL3_CACHE_SIZE), sysconf(_SC_LEVEL4_CACHE_SIZE)})
            if (size > 0) found.largest = std::max(found.largest, static_cast<std::size_t>(size));
#endif
        return found;
    }();
    return sizes;
}

} // namespace seiche
