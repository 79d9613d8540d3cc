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
/// The program has a single pool, so that parallel runs never use more threads than one run. If the
/// pool is in use, a caller works alone. Without threads (SEICHE_THREADS=OFF), every caller does.
class ThreadPool {
public:
    static ThreadPool& shared();

    /// Returns the maximum number of parallel threads.
    static int cores();

    ThreadPool();
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    class Lease;

private:
    using Task = void (*)(const void* context, int part);

    struct Worker;

    /// Adds workers up to this number. Returns the actual number.
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
    std::exception_ptr m_thrown; ///< from the first part that threw
};

/// Exclusive right to use the pool's threads during its lifetime.
///
/// Only for the thread that created it, which counts as one of the threads.
class ThreadPool::Lease {
public:
    /// Requests `wanted` threads; 0 means all cores. Gets only the caller's thread if the pool is
    /// in use, and fewer than `wanted` if the system refuses.
    Lease(ThreadPool& pool, int wanted);
    ~Lease();
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;

    int threads() const { return m_threads; }

    /// Calls part(0) ... part(parts - 1) in parallel, 1 <= parts <= threads(). Parts may wait for
    /// each other. Returns when all have returned; rethrows the first exception. A part that others
    /// wait for must not throw.
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
