// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Thread pool of a program without threads.
#include "machine/thread_pool.h"

namespace seiche {

struct ThreadPool::Worker {};

ThreadPool::ThreadPool() = default;
ThreadPool::~ThreadPool() = default;

ThreadPool& ThreadPool::shared() {
    static ThreadPool pool;
    return pool;
}

int ThreadPool::cores() { return 1; }

ThreadPool::Lease::Lease(ThreadPool& pool, int) : m_pool(pool) {}
ThreadPool::Lease::~Lease() = default;

void ThreadPool::run(int, Task task, const void* context) { task(context, 0); }

} // namespace seiche
