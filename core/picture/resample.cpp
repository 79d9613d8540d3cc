// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/resample.h"

#include "picture/pixel_loops.h"

#include <cmath>

namespace seiche {

namespace {

// Both cubics are 0 from distance 2.
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
    const auto centreOf = [=](int i) { return (i + 0.5) * scale - 0.5; };
    // Old cells with a nonzero weight.
    const auto lowOf = [=](double centre) { return static_cast<int>(std::floor(centre - 2 * unit)) + 1; };
    const auto highOf = [=](double centre) { return static_cast<int>(std::ceil(centre + 2 * unit)) - 1; };
    axis.from = from;
    axis.to = to;
    axis.taps = 1;
    for (int i = 0; i < to; ++i) axis.taps = std::max(axis.taps, highOf(centreOf(i)) - lowOf(centreOf(i)) + 1);
    axis.taps = std::min(axis.taps, from);
    axis.first.assign(static_cast<std::size_t>(to), 0);
    axis.weights.assign(static_cast<std::size_t>(axis.taps) * static_cast<std::size_t>(to), 0.0f);
    for (int i = 0; i < to; ++i) {
        const double centre = centreOf(i);
        const int low = lowOf(centre), high = highOf(centre);
        double sum = 0.0;
        for (int cell = low; cell <= high; ++cell) sum += weightAt((cell - centre) / unit, between);
        const int first = std::clamp(low, 0, from - axis.taps);
        axis.first[static_cast<std::size_t>(i)] = first;
        // The edge cell is repeated beyond the edge.
        for (int cell = low; cell <= high; ++cell) {
            const int tap = std::clamp(cell, 0, from - 1) - first;
            axis.weights[static_cast<std::size_t>(tap) * static_cast<std::size_t>(to) +
                         static_cast<std::size_t>(i)] +=
                static_cast<float>(weightAt((cell - centre) / unit, between) / sum);
        }
    }
}

void Resampler::prepare(const HeightView& heights, int width, int height) {
    prepare(m_columns, heights.width, width, m_between);
    prepare(m_rows, heights.height, height, m_between);
}

// Long, narrow pools have pictures of far fewer rows but more columns. Widening a million rows of
// two cells first would take a thousand times longer. The two orders round differently, so usual
// pools keep widening first.
bool Resampler::blendsFirst() const {
    const auto product = [](int a, int b, int c) { return double(a) * b * c; };
    const double widening = product(m_rows.from, m_columns.to, m_columns.taps),
                 blending = product(m_rows.to, m_columns.to, m_rows.taps);
    const double blendingFirst = product(m_rows.to, m_columns.from, m_rows.taps),
                 wideningLast = product(m_rows.to, m_columns.to, m_columns.taps);
    constexpr double much = 8.0;
    return widening + blending > much * (blendingFirst + wideningLast);
}

Resampler::Rows::Rows(const Resampler& resampler, const HeightView& heights, int kept)
    : m_resampler(resampler), m_heights(heights), m_widened{resampler.blendsFirst() ? 0 : resampler.m_rows.taps,
                                                            static_cast<std::size_t>(resampler.m_columns.to)},
      m_blended{kept, static_cast<std::size_t>(resampler.m_columns.to)},
      m_narrow(resampler.blendsFirst() ? static_cast<std::size_t>(heights.width) : 0),
      m_rows(static_cast<std::size_t>(resampler.m_rows.taps)), m_weights(m_rows.size()) {}

bool Resampler::Rows::Ring::takes(int row) {
    int& holds = held[static_cast<std::size_t>(row % rows)];
    if (holds == row) return false;
    holds = row;
    return true;
}

void Resampler::Rows::write(int y, float* result) {
    const Axis& rows = m_resampler.m_rows;
    for (std::size_t tap = 0; tap < m_weights.size(); ++tap)
        m_weights[tap] = rows.weights[tap * static_cast<std::size_t>(rows.to) + static_cast<std::size_t>(y)];
    if (m_narrow.empty()) blendWidened(y, result);
    else widenBlended(y, result);
}

void Resampler::Rows::blendWidened(int y, float* result) {
    const Axis& columns = m_resampler.m_columns;
    const Axis& rows = m_resampler.m_rows;
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    for (std::size_t tap = 0; tap < m_rows.size(); ++tap) {
        const int from = rows.first[static_cast<std::size_t>(y)] + static_cast<int>(tap);
        float* widened = m_widened.slotOf(from);
        if (m_widened.takes(from))
            loops.widen({m_heights.row(from), m_heights.width, columns.first.data(), columns.weights.data(),
                         columns.taps, columns.to, widened, m_heights.pitch});
        m_rows[tap] = widened;
    }
    loops.blend({m_rows.data(), m_weights.data(), rows.taps, columns.to, result});
}

void Resampler::Rows::widenBlended(int y, float* result) {
    const Axis& columns = m_resampler.m_columns;
    const Axis& rows = m_resampler.m_rows;
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    const int first = rows.first[static_cast<std::size_t>(y)];
    for (std::size_t tap = 0; tap < m_rows.size(); ++tap)
        m_rows[tap] = m_heights.row(first + static_cast<int>(tap));
    loops.blend({m_rows.data(), m_weights.data(), rows.taps, m_heights.width, m_narrow.data()});
    loops.widen({m_narrow.data(), m_heights.width, columns.first.data(), columns.weights.data(), columns.taps,
                 columns.to, result});
}

const float* Resampler::Rows::operator()(int y) {
    float* row = m_blended.slotOf(y);
    if (m_blended.takes(y)) write(y, row);
    return row;
}

HeightView Resampler::operator()(const HeightView& heights, int width, int height, int threads) {
    if (keeps(heights, width, height)) return heights;
    prepare(heights, width, height);
    m_result.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    forEachBand(width, height, threads, [&](int begin, int end) {
        Rows rows(*this, heights, 0);
        for (int y = begin; y < end; ++y) rows.write(y, m_result.data() + std::ptrdiff_t{y} * width);
    });
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
