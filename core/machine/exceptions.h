// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <new>

namespace seiche {

// Builds without exceptions (browsers) end at a throw.

/// Returns the exception thrown by `act()`. Null if none.
template <class Act>
std::exception_ptr thrownBy(const Act& act) {
#if defined(__cpp_exceptions)
    try {
        act();
    } catch (...) {
        return std::current_exception();
    }
    return nullptr;
#else
    act();
    return nullptr;
#endif
}

/// Returns whether `act()` had enough memory.
template <class Act>
bool hadMemoryFor(const Act& act) {
#if defined(__cpp_exceptions)
    try {
        act();
    } catch (const std::bad_alloc&) {
        return false;
    }
    return true;
#else
    act();
    return true;
#endif
}

} // namespace seiche
