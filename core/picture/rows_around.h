// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/pixel_loops.h"
#include "picture/resample.h"

namespace seiche {

/// A row of heights with its neighbours above and below. The edge row is repeated beyond the edge.
struct RowsAround {
    const float* above;
    const float* at;
    const float* below;
};

/// Calls paint(rows, y) for every row, parallel as `forEachRow`.
template <class Paint>
void forEachRowAround(const HeightView& heights, int threads, Paint paint) {
    const auto row = [&](int y) { return heights.row(std::clamp(y, 0, heights.height - 1)); };
    forEachRow(heights.width, heights.height, threads,
               [&](int y) { paint(RowsAround{row(y - 1), row(y), row(y + 1)}, y); });
}

/// Calls paint(rows, y) for rows resampled by `between` to `width` x `height` cells. Each row is
/// computed on demand and painted while still in the cache.
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
