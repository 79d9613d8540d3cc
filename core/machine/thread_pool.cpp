// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/thread_pool.h"

#include "machine/spin.h"

#include <algorithm>
#include <cfenv>
#include <cstdint>
#include <exception>
#include <thread>
#include <utility>

namespace seiche {

namespace {

constexpr int maxThreads = 64;

} // namespace

struct ThreadPool::Worker {
    std::atomic<std::uint32_t> call{0}; ///< number of tasks for this worker so far
    std::thread thread;
};

ThreadPool::ThreadPool() = default;

ThreadPool& ThreadPool::shared() {
    static ThreadPool pool;
    return pool;
}

int ThreadPool::cores() {
    static const int cores = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, maxThreads);
    return cores;
}

ThreadPool::~ThreadPool() {
    m_task = nullptr;
    for (const auto& worker : m_workers) {
        worker->call.fetch_add(1, std::memory_order_release);
        worker->call.notify_one();
    }
    for (const auto& worker : m_workers) worker->thread.join();
}

int ThreadPool::grow(int workers) {
    try {
        while (static_cast<int>(m_workers.size()) < workers) {
            m_workers.push_back(std::make_unique<Worker>());
            Worker& worker = *m_workers.back();
            const int part = static_cast<int>(m_workers.size());
            worker.thread = std::thread([this, &worker, part] { work(worker, part); });
        }
    } catch (const std::exception&) {
        // The system has no more threads or memory.
        if (!m_workers.empty() && !m_workers.back()->thread.joinable()) m_workers.pop_back();
    }
    return std::min(workers, static_cast<int>(m_workers.size()));
}

void ThreadPool::work(Worker& worker, int part) {
    // Threads inherit floating-point modes, such as flushed denormals.
    std::fesetenv(FE_DFL_ENV);
    for (std::uint32_t done = 0;;) {
        done = waitFor(worker.call, [done](std::uint32_t call) { return call != done; });
        if (!m_task) return;
        doPart(part);
        if (m_unfinished.fetch_sub(1, std::memory_order_acq_rel) == 1) m_unfinished.notify_one();
    }
}

void ThreadPool::doPart(int part) {
    try {
        m_task(m_context, part);
    } catch (...) {
        if (!m_hasThrown.exchange(true)) m_thrown = std::current_exception();
    }
}

void ThreadPool::run(int parts, Task task, const void* context) {
    m_task = task;
    m_context = context;
    m_unfinished.store(parts - 1, std::memory_order_relaxed);
    for (int i = 0; i < parts - 1; ++i) {
        Worker& worker = *m_workers[static_cast<std::size_t>(i)];
        worker.call.fetch_add(1, std::memory_order_release);
        worker.call.notify_one();
    }
    doPart(0);
    waitFor(m_unfinished, [](int unfinished) { return unfinished == 0; });
    if (m_hasThrown.exchange(false)) std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

ThreadPool::Lease::Lease(ThreadPool& pool, int wanted) : m_pool(pool) {
    const int threads = std::min(wanted > 0 ? wanted : cores(), maxThreads);
    if (threads == 1 || pool.m_taken.exchange(true, std::memory_order_acquire)) return;
    m_threads = 1 + pool.grow(threads - 1);
    if (m_threads == 1) pool.m_taken.store(false, std::memory_order_release);
}

ThreadPool::Lease::~Lease() {
    if (m_threads > 1) m_pool.m_taken.store(false, std::memory_order_release);
}

} // namespace seiche
