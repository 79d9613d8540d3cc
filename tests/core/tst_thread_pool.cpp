// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/thread_pool.h"
#include "wave/denormals.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <new>

using namespace seiche;

TEST(ThreadPool, RunsEveryPartOnce) {
    ThreadPool pool;
    for (const int wanted : {2, 4, 3}) {
        ThreadPool::Lease lease(pool, wanted);
        std::array<std::atomic<int>, 4> times{};
        lease.run(lease.threads(), [&](int part) { ++times.at(static_cast<std::size_t>(part)); });
        for (int part = 0; part < 4; ++part)
            EXPECT_EQ(times[static_cast<std::size_t>(part)], part < lease.threads() ? 1 : 0) << part;
    }
}

// A pool thread itself cannot handle an exception.
TEST(ThreadPool, RethrowsWorkerExceptionAfterJoin) {
    ThreadPool pool;
    ThreadPool::Lease lease(pool, 3);
    ASSERT_EQ(lease.threads(), 3);
    for (int thrower = 0; thrower < 3; ++thrower) {
        std::atomic<int> returned = 0;
        const auto part = [&](int i) {
            if (i == thrower) throw std::bad_alloc();
            ++returned;
        };
        EXPECT_THROW(lease.run(3, part), std::bad_alloc) << thrower;
        EXPECT_EQ(returned, 2) << thrower;
        returned = 0;
        lease.run(3, [&](int) { ++returned; });
        EXPECT_EQ(returned, 3) << thrower;
    }
}

// Threads start within a step that flushes denormals, but other tasks need denormals.
TEST(ThreadPool, NewThreadsKeepDenormals) {
    const DenormalsAreZero flush;
    ThreadPool pool;
    ThreadPool::Lease lease(pool, 2);
    ASSERT_EQ(lease.threads(), 2);
    volatile float smallest = std::numeric_limits<float>::min();
    std::uint32_t halved[2] = {};
    lease.run(2, [&](int part) { halved[part] = std::bit_cast<std::uint32_t>(0.5f * smallest); });
    EXPECT_EQ(halved[0], 0u);
    EXPECT_EQ(halved[1], 0x400000u);
}
