// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/path.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

Path::Path(std::vector<Spot> places) : m_places(std::move(places)) {
    if (m_places.empty()) return;
    const auto [left, right] = std::ranges::minmax_element(m_places, {}, &Spot::x);
    const auto [top, bottom] = std::ranges::minmax_element(m_places, {}, &Spot::y);
    m_rectangle = {left->x, top->y, right->x, bottom->y};
    const Spot* before = &m_places[0];
    for (const Spot& spot : m_places) {
        const double dx = spot.x - before->x, dy = spot.y - before->y;
        m_length += std::sqrt(dx * dx + dy * dy);
        m_reach = std::max(m_reach, std::sqrt(spot.x * spot.x + spot.y * spot.y));
        before = &spot;
    }
}

} // namespace seiche
