// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/followed_range.h"

#include "show/pool_picture.h"

#include <algorithm>
#include <cmath>

namespace seiche {

void FollowedRange::follow(const HeightView& values, PoolView view, std::int64_t frame, double pullHeight) {
    const double min = valueOfHeight(0.03 * std::abs(pullHeight), view);
    const double wanted = std::max({typicalRange(values, view), min, 1e-9});
    if (m_range <= 0.0 || frame < m_frame || view != m_view) m_range = wanted;
    const double share = wanted > m_range ? 0.2 : 0.02;
    if (frame != m_frame) m_range += share * (wanted - m_range);
    m_frame = frame;
    m_view = view;
}

void FollowedRange::fix(double height, PoolView view) {
    m_range = valueOfHeight(height, view);
    m_view.reset();
}

} // namespace seiche
