// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <algorithm>
#include <cmath>

namespace seiche {

inline double distanceOf(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

/// Returns the distance of a point from the straight line between two points.
inline double distanceToSegment(QPointF at, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double share =
        square > 0.0 ? std::clamp(QPointF::dotProduct(at - from, way) / square, 0.0, 1.0) : 0.0;
    return distanceOf(at, from + share * way);
}

} // namespace seiche
