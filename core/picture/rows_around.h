// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/pixel_loops.h"
#include "picture/resample.h"

namespace seiche {

/// A row of heights, and those above and below it; beyond the rim the row at it again.
struct RowsAround {
    const float* above;
    const float* at;
    const float* below;
};

/// Calls paint(rows, y) for every row of the heights, shared by `threads` threads as by `forEachRow`.
template <class Paint>
void forEachRowAround(const HeightView& heights, int threads, Paint paint) {
    const auto row = [&](int y) { return heights.row(std::clamp(y, 0, heights.height - 1)); };
    forEachRow(heights.width, heights.height, threads,
               [&](int y) { paint(RowsAround{row(y - 1), row(y), row(y + 1)}, y); });
}

/// The same of the heights that `between` finds for `width` x `height` cells: each row when it is needed, so
/// that it is painted while it is in the cache, and nothing is kept.
template <class Paint>
void forEachRowAround(const HeightView& cells, Resampler& between, int width, int height, int threads,
                      Paint paint) {
    if (between.keeps(cells, width, height)) return forEachRowAround(cells, threads, paint);
    between.prepare(cells, width, height);
    forEachBand(width, height, threads, [&](int begin, int end) {
        Resampler::Rows rows(between, cells, 3);
        for (int y = begin; y < end; ++y) {
            const float* above = rows(std::max(y - 1, 0));
            const float* at = rows(y);
            paint(RowsAround{above, at, rows(std::min(y + 1, height - 1))}, y);
        }
    });
}

} // namespace seiche
