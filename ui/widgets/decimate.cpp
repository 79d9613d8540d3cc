// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/decimate.h"

#include <algorithm>

namespace seiche {

std::vector<QPointF> decimated(const std::vector<QPointF>& points, std::size_t atMost) {
    if (points.size() <= atMost) return points;
    const std::size_t stretches = (atMost - 2) / 2;
    const std::size_t inner = points.size() - 2;
    std::vector<QPointF> kept;
    kept.reserve(atMost);
    kept.push_back(points.front());
    for (std::size_t i = 0; i < stretches; ++i) {
        const auto first = points.begin() + 1 + static_cast<std::ptrdiff_t>(i * inner / stretches);
        const auto last = points.begin() + 1 + static_cast<std::ptrdiff_t>((i + 1) * inner / stretches);
        if (first == last) continue;
        const auto [low, high] =
            std::minmax_element(first, last, [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
        kept.push_back(std::min(low, high)[0]);
        if (low != high) kept.push_back(std::max(low, high)[0]);
    }
    kept.push_back(points.back());
    return kept;
}

} // namespace seiche
