// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/end_signals.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <poll.h>

using namespace seiche;

namespace {

bool canRead(int descriptor) {
    pollfd wanted{descriptor, POLLIN, 0};
    return ::poll(&wanted, 1, 0) == 1;
}

/// Restores the default signal handlers of a new process.
void asUsual() {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) std::signal(number, SIG_DFL);
}

/// Simulates a program with time for an orderly exit.
[[noreturn]] void endsInOrder(int number) {
    asUsual();
    {
        EndSignals signals;
        if (!signals.begin() || canRead(signals.descriptor())) std::exit(1);
        std::raise(number);
        if (!canRead(signals.descriptor())) std::exit(2);
        std::fputs("in order", stderr);
    }
    std::exit(3);
}

/// Simulates a program too busy to poll for signals.
[[noreturn]] void isBusy(int first, int second) {
    asUsual();
    EndSignals signals;
    if (!signals.begin()) std::exit(1);
    std::raise(first);
    std::fputs("busy", stderr);
    std::raise(second);
    std::exit(3);
}

[[noreturn]] void ignoresFromTheStart(int number) {
    asUsual();
    std::signal(number, SIG_IGN);
    {
        EndSignals signals;
        if (!signals.begin()) std::exit(1);
        std::raise(number);
        if (canRead(signals.descriptor())) std::exit(2);
    }
    std::exit(0);
}

[[noreturn]] void hearsNothing() {
    {
        EndSignals never;
        EndSignals signals;
        if (!signals.begin()) std::exit(1);
    }
    std::exit(0);
}

} // namespace

TEST(EndSignals, ProgramExitsInOrderThenBySignal) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        EXPECT_EXIT(endsInOrder(number), testing::KilledBySignal(number), "in order");
}

TEST(EndSignals, SecondSignalEndsProgramAtOnce) {
    EXPECT_EXIT(isBusy(SIGTERM, SIGTERM), testing::KilledBySignal(SIGTERM), "busy");
    EXPECT_EXIT(isBusy(SIGTERM, SIGINT), testing::KilledBySignal(SIGINT), "busy");
    EXPECT_EXIT(isBusy(SIGHUP, SIGTERM), testing::KilledBySignal(SIGTERM), "busy");
    EXPECT_EXIT(isBusy(SIGTERM, SIGHUP), testing::KilledBySignal(SIGHUP), "busy");
}

TEST(EndSignals, IgnoredSignalsStayIgnored) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        EXPECT_EXIT(ignoresFromTheStart(number), testing::ExitedWithCode(0), "");
}

TEST(EndSignals, ExitNormallyWithoutSignal) { EXPECT_EXIT(hearsNothing(), testing::ExitedWithCode(0), ""); }

// The terminal and its shell each send a SIGHUP, but request one exit.
TEST(EndSignals, RepeatedHangupAllowsOrderlyExit) {
    EXPECT_EXIT(isBusy(SIGHUP, SIGHUP), testing::ExitedWithCode(3), "busy");
}
