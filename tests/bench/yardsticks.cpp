// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "yardsticks.h"

#include "machine/barrier.h"

#if defined(__x86_64__)
#define SEICHE_CLONES __attribute__((target_clones("default", "avx2", "arch=x86-64-v4")))
#else
#define SEICHE_CLONES
#endif

namespace seiche::bench {

namespace {

SEICHE_CLONES void poolRow(float* __restrict next, const float* __restrict up, const float* __restrict now,
                           const float* __restrict down, int width) {
    for (int x = 1; x < width - 1; ++x)
        next[x] = 0.5f * ((now[x - 1] + now[x + 1]) + (up[x] + down[x])) - next[x];
}

SEICHE_CLONES void stringCells(float* __restrict next, const float* __restrict now, int begin, int end) {
    for (int x = begin; x < end; ++x) next[x] = (now[x - 1] + now[x + 1]) - next[x];
}

SEICHE_CLONES void streamRow(float* __restrict next, const float* __restrict now, int width) {
    for (int x = 0; x < width; ++x) next[x] = now[x] - next[x];
}

int share(int first, int size, int part, int parts) {
    return first + static_cast<int>(std::int64_t{size} * part / parts);
}

// Calls step(next, now, part) for all parts, step by step.
template <class Step>
void inSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease, Step step) {
    Barrier barrier(lease.threads());
    const auto part = [&](int i) {
        Field<float>* next = &wave.previous;
        Field<float>* now = &wave.now;
        for (int s = 0; s < steps; ++s) {
            step(*next, *now, i);
            std::swap(next, now);
            barrier.arrive();
        }
    };
    lease.run(lease.threads(), part);
    if (steps % 2 != 0) std::swap(wave.now, wave.previous);
}

} // namespace

void plainSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease) {
    const Grid grid = wave.grid();
    const int parts = lease.threads();
    inSteps(wave, steps, lease, [&](Field<float>& next, const Field<float>& now, int part) {
        const int end = share(1, grid.height - 2, part + 1, parts);
        for (int y = share(1, grid.height - 2, part, parts); y < end; ++y)
            poolRow(next.row(y), now.row(y - 1), now.row(y), now.row(y + 1), grid.width);
    });
}

void plainStringSteps(Wave<float>& wave, int steps, ThreadPool::Lease& lease) {
    const int cells = wave.grid().width - 2;
    const int parts = lease.threads();
    inSteps(wave, steps, lease, [&](Field<float>& next, const Field<float>& now, int part) {
        stringCells(next.row(0), now.row(0), share(1, cells, part, parts), share(1, cells, part + 1, parts));
    });
}

void stream(Wave<float>& wave, int times, ThreadPool::Lease& lease) {
    const Grid grid = wave.grid();
    const int parts = lease.threads();
    inSteps(wave, times, lease, [&](Field<float>& next, const Field<float>& now, int part) {
        const int end = share(0, grid.height, part + 1, parts);
        for (int y = share(0, grid.height, part, parts); y < end; ++y)
            streamRow(next.row(y), now.row(y), grid.width);
    });
}

} // namespace seiche::bench
