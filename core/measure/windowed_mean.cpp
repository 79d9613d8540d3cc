// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/windowed_mean.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

bool WindowedMean::isDue(const MeanWindow& window, std::int64_t frame, std::size_t count) {
    SEICHE_EXPECTS(window.stride >= 1 && window.steps >= 1 && frame >= 0);
    SEICHE_EXPECTS(!window.isWhole() || window.steps % window.stride == 0);
    if (frame % window.stride != 0 || frame == m_frame) return false;
    const bool goesOn =
        m_frame >= 0 && window == m_window && count == m_sums.size() && frame == m_frame + window.stride;
    if (!goesOn) {
        clear();
        m_window = window;
        m_sums.assign(count, 0.0f);
        m_beginning = frame;
    }
    m_kept = 1.0f;
    if (!window.isWhole()) {
        m_kept = static_cast<float>(
            std::exp(-static_cast<double>(window.stride) / static_cast<double>(window.steps)));
    } else if (frame % window.steps == 0) {
        std::ranges::fill(m_sums, 0.0f);
        m_weight = 0.0;
        m_isWholeSoFar = true;
    }
    m_frame = frame;
    return true;
}

void WindowedMean::countSample() {
    m_weight = static_cast<double>(m_kept) * m_weight + 1.0;
    const bool ends = m_window.isWhole() && (m_frame + m_window.stride) % m_window.steps == 0;
    // Partial windows are used only until a complete mean.
    const bool isShown = !m_hasWindow && !m_hasPart;
    if (!ends && !isShown) return;
    ++m_revision;
    m_areMeansOld = true;
    if (!ends) return;
    if (m_isWholeSoFar) m_hasWindow = true;
    else m_hasPart = true;
    means();
}

void WindowedMean::clear() {
    ++m_revision;
    m_sums.clear();
    m_means.clear();
    m_weight = 0.0;
    m_frame = -1;
    m_isWholeSoFar = m_hasWindow = m_hasPart = false;
    m_areMeansOld = true;
}

std::span<const float> WindowedMean::means() const {
    if (!(m_weight > 0.0)) return m_means;
    if (m_areMeansOld) {
        m_means.resize(m_sums.size());
        const float share = static_cast<float>(1.0 / m_weight);
        std::ranges::transform(m_sums, m_means.begin(), [share](float sum) { return share * sum; });
        m_areMeansOld = false;
    }
    return m_means;
}

double WindowedMean::gathered() const {
    if (m_hasWindow) return 1.0;
    if (m_frame < 0) return 0.0;
    const double seen = static_cast<double>(m_frame + m_window.stride - m_beginning);
    if (!m_window.isWhole()) return std::min(1.0, seen / static_cast<double>(m_window.steps));
    // Steps until the next window starts.
    const std::int64_t into = m_beginning % m_window.steps;
    const std::int64_t before = into == 0 ? 0 : m_window.steps - into;
    return std::min(0.99, seen / static_cast<double>(before + m_window.steps));
}

} // namespace seiche
