// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace seiche {

/// Hints to the processor that this thread is spinning.
inline void relax() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

/// Number of polls before a waiting thread sleeps: some tens of microseconds, the time between two
/// steps. A paused program sleeps.
inline constexpr int spinsBeforeSleep = 4000;

/// Polls `reached(value)` briefly, then sleeps until `notify_all`.
template <class T, class Reached>
T waitFor(const std::atomic<T>& value, Reached reached) {
    for (int look = 0; look < spinsBeforeSleep; ++look) {
        const T seen = value.load(std::memory_order_acquire);
        if (reached(seen)) return seen;
        relax();
    }
    for (;;) {
        const T seen = value.load(std::memory_order_acquire);
        if (reached(seen)) return seen;
        value.wait(seen, std::memory_order_acquire);
    }
}

} // namespace seiche
