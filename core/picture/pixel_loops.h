// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/isa.h"
#include "machine/thread_pool.h"
#include "picture/plain_rows.h"

#include <algorithm>

namespace seiche {

/// Returns the loops for an available instruction set.
inline const PixelLoops& pixelLoopsFor(Isa isa) {
#if defined(__x86_64__)
    if (isa == Isa::Avx512) return avx512::pixelLoops;
    if (isa == Isa::Avx2) return avx2::pixelLoops;
#endif
    static_cast<void>(isa);
    return baseline::pixelLoops;
}

/// Calls band(begin, end) for bands that together cover 0 <= i < lines. Uses at most `threads`
/// threads (0: all cores), and only one if the picture is too small to benefit. `length` is the
/// length of a line.
template <class Band>
void forEachBand(int length, int lines, int threads, Band band) {
    constexpr std::int64_t minPixels = 100'000;
    const std::int64_t shares = std::max<std::int64_t>(1, std::int64_t{length} * lines / minPixels);
    const int wanted = threads > 0 ? threads : ThreadPool::cores();
    ThreadPool::Lease lease(ThreadPool::shared(), static_cast<int>(std::min<std::int64_t>(shares, wanted)));
    const int parts = std::clamp(lease.threads(), 1, std::max(lines, 1));
    lease.run(parts, [&](int i) {
        band(static_cast<int>(std::int64_t{lines} * i / parts),
             static_cast<int>(std::int64_t{lines} * (i + 1) / parts));
    });
}

/// Calls row(y) for every row, parallel as in `forEachBand`.
template <class Row>
void forEachRow(int width, int height, int threads, Row row) {
    forEachBand(width, height, threads, [&](int begin, int end) {
        for (int y = begin; y < end; ++y) row(y);
    });
}

} // namespace seiche
