// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/end_signals.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace seiche {

namespace {

constexpr std::array ends{SIGTERM, SIGINT, SIGHUP};

std::atomic<int> come = 0; ///< first signal received
std::atomic<int> writeEnd = -1;
static_assert(std::atomic<int>::is_always_lock_free);

// Async-signal-safe and thread-safe.
extern "C" void noteEndSignal(int number) {
    int none = 0;
    if (!come.compare_exchange_strong(none, number)) {
        if (number == SIGHUP && none == SIGHUP) return;
        std::signal(number, SIG_DFL);
        std::raise(number); // takes effect when this handler returns
        return;
    }
    const int before = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(writeEnd, &byte, 1);
    errno = before;
}

} // namespace

std::span<const int> endSignals() { return ends; }

void surviveBrokenPipes() { std::signal(SIGPIPE, SIG_IGN); }

bool EndSignals::begin() {
    if (::pipe(m_pipe) != 0) return false;
    for (const int end : m_pipe) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    writeEnd = m_pipe[1];
    for (const int number : ends) {
        struct sigaction old = {};
        ::sigaction(number, nullptr, &old);
        if (old.sa_handler == SIG_IGN) continue;
        struct sigaction caught = {};
        caught.sa_handler = noteEndSignal;
        caught.sa_flags = SA_RESTART;
        ::sigaction(number, &caught, nullptr);
    }
    return true;
}

EndSignals::~EndSignals() {
    // The pipe stays open, because a signal may arrive at any time and the program ends anyway.
    if (come == 0) return;
    std::signal(come, SIG_DFL);
    std::raise(come);
}

} // namespace seiche
