// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/resample.h"

#include "picture/pixel_loops.h"

#include <cmath>

namespace seiche {

namespace {

// Both cubics are 0 from 2 on.
double weightAt(double distance, Between between) {
    const double t = std::abs(distance);
    if (t >= 2) return 0.0;
    if (between == Between::Soft) {
        if (t < 1) return 2.0 / 3.0 - t * t + 0.5 * t * t * t;
        return (2 - t) * (2 - t) * (2 - t) / 6.0;
    }
    if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
    return ((-0.5 * t + 2.5) * t - 4) * t + 2;
}

} // namespace

void Resampler::prepare(Axis& axis, int from, int to, Between between) {
    if (axis.from == from && axis.to == to) return;
    const double scale = static_cast<double>(from) / to;
    const double unit = std::max(1.0, scale);
    axis.from = from;
    axis.to = to;
    axis.taps = std::min(from, static_cast<int>(std::floor(4 * unit)) + 1);
    axis.first.assign(static_cast<std::size_t>(to), 0);
    axis.weights.assign(static_cast<std::size_t>(axis.taps) * static_cast<std::size_t>(to), 0.0f);
    for (int i = 0; i < to; ++i) {
        const double centre = (i + 0.5) * scale - 0.5;
        const int low = static_cast<int>(std::ceil(centre - 2 * unit));
        const int high = static_cast<int>(std::floor(centre + 2 * unit));
        double sum = 0.0;
        for (int cell = low; cell <= high; ++cell) sum += weightAt((cell - centre) / unit, between);
        const int first = std::clamp(low, 0, from - axis.taps);
        axis.first[static_cast<std::size_t>(i)] = first;
        // Beyond the rim the cell at the rim goes on.
        for (int cell = low; cell <= high; ++cell) {
            const int tap = std::clamp(cell, 0, from - 1) - first;
            axis.weights[static_cast<std::size_t>(tap) * static_cast<std::size_t>(to) +
                         static_cast<std::size_t>(i)] +=
                static_cast<float>(weightAt((cell - centre) / unit, between) / sum);
        }
    }
}

void Resampler::paintBand(const HeightView& heights, int begin, int end) {
    const int width = m_columns.to;
    const std::size_t pitch = static_cast<std::size_t>(width);
    // The old rows that the present one is made of, already with the new columns; row r in slot r mod taps.
    const int slots = m_rows.taps;
    std::vector<float> widened(static_cast<std::size_t>(slots) * pitch);
    std::vector<int> held(static_cast<std::size_t>(slots), -1);
    std::vector<const float*> rows(static_cast<std::size_t>(slots));
    std::vector<float> weights(static_cast<std::size_t>(slots));
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    const auto widenedRow = [&](int r) {
        float* row = widened.data() + static_cast<std::size_t>(r % slots) * pitch;
        int& holds = held[static_cast<std::size_t>(r % slots)];
        if (holds == r) return row;
        holds = r;
        loops.widen({heights.row(r), heights.width, m_columns.first.data(), m_columns.weights.data(),
                     m_columns.taps, width, row});
        return row;
    };
    for (int y = begin; y < end; ++y) {
        const int first = m_rows.first[static_cast<std::size_t>(y)];
        for (int tap = 0; tap < slots; ++tap) {
            const std::size_t t = static_cast<std::size_t>(tap);
            rows[t] = widenedRow(first + tap);
            weights[t] = m_rows.weights[t * static_cast<std::size_t>(m_rows.to) + static_cast<std::size_t>(y)];
        }
        loops.blend(
            {rows.data(), weights.data(), slots, width, m_result.data() + static_cast<std::size_t>(y) * pitch});
    }
}

HeightView Resampler::operator()(const HeightView& heights, int width, int height, int threads) {
    // Then the cubic goes through the cells themselves.
    if (m_between == Between::Through && width == heights.width && height == heights.height) return heights;
    prepare(m_columns, heights.width, width, m_between);
    prepare(m_rows, heights.height, height, m_between);
    m_result.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    forEachBand(width, height, threads, [&](int begin, int end) { paintBand(heights, begin, end); });
    return {m_result.data(), width, height, width};
}

std::vector<float> resample(const HeightView& heights, int width, int height) {
    Resampler resampler;
    const HeightView result = resampler(heights, width, height);
    std::vector<float> cells;
    cells.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) cells.insert(cells.end(), result.row(y), result.row(y) + width);
    return cells;
}

} // namespace seiche
