// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/envelope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

void Envelope::addStep(const Wave<float>& wave) { add(wave); }
void Envelope::addStep(const Wave<std::int32_t>& wave) { add(wave); }

void Envelope::clear() {
    m_frame = -1;
    m_highest.clear();
    m_lowest.clear();
}

template <class T>
void Envelope::add(const Wave<T>& wave) {
    const Grid& grid = wave.grid();
    const std::size_t cells = static_cast<std::size_t>(grid.cells());
    if (m_highest.size() != cells || wave.frame < m_frame) {
        m_highest.assign(cells, 0.0f);
        m_lowest.assign(cells, 0.0f);
        m_frame = wave.frame;
    }
    const double steps = static_cast<double>(wave.frame - m_frame);
    m_frame = wave.frame;
    const float fade = static_cast<float>(std::exp2(-steps / m_halfLife));
    constexpr float largest = std::numeric_limits<float>::max();
    for (int y = 0; y < grid.height; ++y) {
        const T* heights = wave.now.row(y);
        float* high = m_highest.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(grid.width);
        float* low = m_lowest.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(grid.width);
        for (int x = 0; x < grid.width; ++x) {
            const float height = static_cast<float>(heights[x]);
            const float faded = high[x] * fade;
            const float sunken = low[x] * fade;
            // NaN fails any comparison, infinity the second comparison.
            high[x] = height > faded && height <= largest ? height : faded;
            low[x] = height < sunken && height >= -largest ? height : sunken;
        }
    }
}

float Envelope::reach() const {
    float reach = 0.0f;
    for (float height : m_highest) reach = std::max(reach, height);
    for (float height : m_lowest) reach = std::max(reach, -height);
    return reach;
}

} // namespace seiche
