// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <new>

namespace seiche {

// A program may be compiled without exceptions, as for browsers: it ends where one would be thrown.

/// What `act()` throws; null where it returns.
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

/// False where `act()` has found too little memory.
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
