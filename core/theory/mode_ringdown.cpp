// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/mode_ringdown.h"

#include <algorithm>

namespace seiche {

ModeRingdown::ModeRingdown(const Recurrence& mode) : m_product(mode.product) {
    m_struck[0] = 0.0;
    m_struck[1] = 1.0;
    for (std::size_t i = 2; i < m_struck.size(); ++i)
        m_struck[i] = mode.sum * m_struck[i - 1] - mode.product * m_struck[i - 2];
    m_strideSum = m_struck[stride + 1] - m_product * m_struck[stride - 1];
    const double squared = m_product * m_product;
    m_strideProduct = (squared * squared) * (squared * squared);
}

ModeState ModeRingdown::addTo(std::span<double> heights, ModeState state) const {
    // The first two strides. Each later stride follows from the previous two, its eight steps in
    // parallel.
    std::array<double, stride> last;
    std::array<double, stride> current;
    const double before = m_product * state.previous;
    for (std::size_t j = 0; j < stride; ++j) {
        last[j] = state.now * m_struck[j + 1] - before * m_struck[j];
        current[j] = state.now * m_struck[j + stride + 1] - before * m_struck[j + stride];
    }
    const double strideSum = m_strideSum; // local copy, because heights might alias a member
    const double strideProduct = m_strideProduct;
    double latest = state.previous;
    std::size_t begin = 0;
    for (; begin + stride <= heights.size(); begin += stride) {
        double* height = heights.data() + begin;
        for (std::size_t j = 0; j < stride; ++j) height[j] += last[j];
        latest = last.back();
        for (std::size_t j = 0; j < stride; ++j) {
            const double next = strideSum * current[j] - strideProduct * last[j];
            last[j] = current[j];
            current[j] = next;
        }
    }
    const std::size_t rest = heights.size() - begin;
    for (std::size_t j = 0; j < rest; ++j) heights[begin + j] += last[j];
    return {last[rest], rest > 0 ? last[rest - 1] : latest};
}

} // namespace seiche
