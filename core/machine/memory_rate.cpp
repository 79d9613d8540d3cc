// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/memory_rate.h"

#include "machine/barrier.h"
#include "machine/thread_pool.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <new>

namespace seiche {

namespace {

constexpr int rounds = 5; // the best round counts, undisturbed by other programs

// Whole cache lines, so that instructions do not limit the rate.
typedef float Line __attribute__((vector_size(64), aligned(4), may_alias));
constexpr std::size_t lineFloats = 16;

void stream(float* before, const float* now, std::size_t count) {
    for (std::size_t i = 0; i + lineFloats <= count; i += lineFloats) {
        Line& target = *reinterpret_cast<Line*>(before + i);
        target = *reinterpret_cast<const Line*>(now + i) - target;
    }
}

} // namespace

double measureMemoryRate(std::size_t bytesEach) {
    const std::size_t count = bytesEach / sizeof(float);
    const std::unique_ptr<float[]> now(new (std::nothrow) float[count]()),
        before(new (std::nothrow) float[count]());
    if (!now || !before || count == 0) return 0.0;
    ThreadPool pool;
    ThreadPool::Lease lease(pool, 0);
    const int threads = lease.threads();
    Barrier barrier(threads);
    std::array<double, rounds> seconds{};
    const auto part = [&](int i) {
        const auto border = [&](int n) {
            return count * static_cast<std::size_t>(n) / static_cast<std::size_t>(threads);
        };
        for (double& time : seconds) {
            barrier.arrive();
            const auto start = std::chrono::steady_clock::now();
            stream(before.get() + border(i), now.get() + border(i), border(i + 1) - border(i));
            barrier.arrive();
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            if (i == 0) time = taken.count();
        }
    };
    lease.run(threads, part);
    const double best = *std::ranges::min_element(seconds);
    return best > 0.0 ? static_cast<double>(count) * bytesPerCellAndStep / best : 0.0;
}

} // namespace seiche
