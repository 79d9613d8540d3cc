// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/huge_pages.h"

#include <cstdint>
#if !defined(__wasi__)
#include <sys/mman.h>
#endif

namespace seiche {

void adviseHugePages(void* memory, std::size_t bytes) {
#if defined(MADV_HUGEPAGE)
    constexpr std::uintptr_t smallPage = 4096;
    constexpr std::uintptr_t largePage = std::uintptr_t{2} << 20;
    const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(memory) + smallPage - 1) & ~(smallPage - 1);
    const std::uintptr_t end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) & ~(smallPage - 1);
    if (end > begin && end - begin >= largePage)
        // Ignored advice costs only speed.
        static_cast<void>(madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE));
#else
    static_cast<void>(memory);
    static_cast<void>(bytes);
#endif
}

} // namespace seiche
