// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/resample.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// What one new cell is made of: weights of the old cells from `first` on.
struct Share {
    int first = 0;
    std::vector<float> weights;
};

// The cubic of Catmull and Rom: goes through the old heights, smooth between them, zero from 2 on.
double cubic(double distance) {
    const double t = std::abs(distance);
    if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
    if (t < 2) return ((-0.5 * t + 2.5) * t - 4) * t + 2;
    return 0.0;
}

Share shareOf(int index, int from, int to) {
    const double scale = static_cast<double>(from) / to;
    const double centre = (index + 0.5) * scale - 0.5;
    const double unit = std::max(1.0, scale);
    const int first = static_cast<int>(std::ceil(centre - 2 * unit));
    const int last = static_cast<int>(std::floor(centre + 2 * unit));
    Share share{std::max(0, first), {}};
    share.weights.resize(static_cast<std::size_t>(std::min(last, from - 1) - share.first + 1));
    double sum = 0.0;
    for (int i = first; i <= last; ++i) sum += cubic((i - centre) / unit);
    // Beyond the rim the cell at the rim goes on.
    for (int i = first; i <= last; ++i)
        share.weights[static_cast<std::size_t>(std::clamp(i, 0, from - 1) - share.first)] +=
            static_cast<float>(cubic((i - centre) / unit) / sum);
    return share;
}

} // namespace

std::vector<float> resample(const HeightView& heights, int width, int height) {
    std::vector<Share> columns;
    for (int x = 0; x < width; ++x) columns.push_back(shareOf(x, heights.width, width));
    std::vector<float> result(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    std::vector<float> mixedRows(static_cast<std::size_t>(heights.width));
    for (int y = 0; y < height; ++y) {
        const Share rows = shareOf(y, heights.height, height);
        std::fill(mixedRows.begin(), mixedRows.end(), 0.0f);
        for (std::size_t i = 0; i < rows.weights.size(); ++i) {
            const float* from = heights.row(rows.first + static_cast<int>(i));
            for (int x = 0; x < heights.width; ++x)
                mixedRows[static_cast<std::size_t>(x)] += rows.weights[i] * from[x];
        }
        float* to = result.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        for (int x = 0; x < width; ++x) {
            const Share& column = columns[static_cast<std::size_t>(x)];
            float sum = 0.0f;
            for (std::size_t i = 0; i < column.weights.size(); ++i)
                sum += column.weights[i] * mixedRows[static_cast<std::size_t>(column.first) + i];
            to[x] = sum;
        }
    }
    return result;
}

} // namespace seiche
