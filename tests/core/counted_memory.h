// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <malloc.h>
#include <new>

// Counts allocations with `new` and can refuse them. Include once per program: replaces the global
// operators.

namespace counted {

inline std::atomic<std::size_t> held = 0;    ///< bytes currently allocated, as counted by the heap
inline std::atomic<std::size_t> highest = 0; ///< maximum of `held`
inline std::atomic<std::size_t> taken = 0;   ///< total bytes allocated so far
inline std::atomic<std::size_t> max =
    std::numeric_limits<std::size_t>::max(); ///< limit of `held`; larger allocations fail

inline void* allocate(std::size_t bytes, std::size_t alignment) {
    if (bytes > max || held > max - bytes) throw std::bad_alloc();
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment, bytes > 0 ? bytes : 1) != 0) throw std::bad_alloc();
    const std::size_t size = malloc_usable_size(memory);
    const std::size_t now = held += size;
    taken += size;
    std::size_t before = highest;
    while (before < now && !highest.compare_exchange_weak(before, now)) {
    }
    return memory;
}

inline void release(void* memory) {
    if (memory) held -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace counted

// NOLINTBEGIN(misc-definitions-in-headers)
void* operator new(std::size_t bytes) { return counted::allocate(bytes, alignof(std::max_align_t)); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return counted::allocate(bytes, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    try {
        return counted::allocate(bytes, alignof(std::max_align_t));
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept { counted::release(memory); }
void operator delete(void* memory, std::size_t) noexcept { counted::release(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { counted::release(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { counted::release(memory); }
// NOLINTEND(misc-definitions-in-headers)
