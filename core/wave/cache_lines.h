// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>

namespace seiche {

/// Allocator of cache-line-aligned memory.
template <class T>
struct InCacheLines {
    using value_type = T;
    static constexpr std::align_val_t line{64};

    InCacheLines() = default;
    template <class U>
    InCacheLines(const InCacheLines<U>&) {}

    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), line)); }
    void deallocate(T* memory, std::size_t) { ::operator delete(memory, line); }
    friend bool operator==(const InCacheLines&, const InCacheLines&) { return true; }
};

} // namespace seiche
