// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <atomic>
#include <exception>
#include <memory>
#include <vector>

namespace seiche {

/// Threads that sleep until there is work to share.
///
/// The program has one pool, so that several runs side by side never wake more threads than one would: a caller
/// that finds the pool taken works alone. Built without threads (SEICHE_THREADS=OFF), every caller does.
class ThreadPool {
public:
    static ThreadPool& shared();

    /// How many threads this program may use at once.
    static int cores();

    ThreadPool();
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    class Lease;

private:
    using Task = void (*)(const void* context, int part);

    struct Worker;

    /// How many of them there are; fewer where the system gives no more.
    int grow(int workers);
    void work(Worker& worker, int part);
    void doPart(int part);
    void run(int parts, Task task, const void* context);

    std::atomic<bool> m_taken{false};
    std::vector<std::unique_ptr<Worker>> m_workers;
    Task m_task = nullptr;
    const void* m_context = nullptr;
    std::atomic<int> m_unfinished{0};
    std::atomic<bool> m_hasThrown{false};
    std::exception_ptr m_thrown; ///< by the first part that did
};

/// The right to use the pool's threads while it lives.
///
/// Taken and used by one thread, which is one of those counted.
class ThreadPool::Lease {
public:
    /// Asks for `wanted` threads; 0 means all cores. Gets one, the caller's own, when the pool is taken, and
    /// fewer than wanted where the system gives no more.
    Lease(ThreadPool& pool, int wanted);
    ~Lease();
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;

    int threads() const { return m_threads; }

    /// Calls part(0) ... part(parts - 1), 1 <= parts <= threads(), all at the same time, so that they may wait
    /// for each other. Returns when all have returned; throws what one of them has thrown, if any. A part that
    /// others wait for must not throw.
    template <class Part>
    void run(int parts, const Part& part) {
        SEICHE_EXPECTS(parts >= 1 && parts <= m_threads);
        if (parts == 1) return part(0);
        m_pool.run(parts, [](const void* context, int i) { (*static_cast<const Part*>(context))(i); }, &part);
    }

private:
    ThreadPool& m_pool;
    int m_threads = 1;
};

} // namespace seiche
