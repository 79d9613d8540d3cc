// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Thread support, or empty stand-ins without threads.
#include <version>

#if defined(__cpp_lib_jthread)
#include <mutex>
#include <stop_token>
#endif

namespace seiche {

#if defined(__cpp_lib_jthread)
using StopToken = std::stop_token;
using Mutex = std::mutex;
using MutexLock = std::lock_guard<std::mutex>;
#else
struct StopToken {
    bool stop_requested() const { return false; }
};
struct Mutex {};
struct MutexLock {
    explicit MutexLock(Mutex&) {}
};
#endif

} // namespace seiche
