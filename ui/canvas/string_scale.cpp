// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_scale.h"

#include <algorithm>
#include <cmath>

namespace seiche {

StringScale::StringScale(const QRectF& room, int points, double ceiling, double ceilingShare)
    : m_room(room.topLeft(), room.size().expandedTo({1.0, 1.0})), m_points(points), m_ceiling(ceiling),
      m_pixelsPerPoint(points > 1 ? m_room.width() / (points - 1) : 0.0),
      m_ceilingPixels(std::max(1.0, m_room.height() / 2 * ceilingShare)),
      m_abovePixels(std::max(1.0, m_room.height() / 2 * (1.0 - ceilingShare))) {}

double StringScale::y(double height) const {
    const double middle = m_room.center().y();
    if (std::isnan(height)) return middle;
    const double straight = std::abs(height) / m_ceiling * m_ceilingPixels;
    double pixels = straight;
    if (straight > m_ceilingPixels) {
        // Continues with equal slope at the ceiling and tends to the edge of the room.
        const double over = (straight - m_ceilingPixels) / m_abovePixels;
        pixels = m_ceilingPixels + m_abovePixels * (std::isinf(over) ? 1.0 : over / (1.0 + over));
    }
    return height < 0 ? middle + pixels : middle - pixels;
}

double StringScale::pointAt(double x) const {
    if (m_pixelsPerPoint <= 0.0) return 0.0;
    return std::clamp((x - m_room.left()) / m_pixelsPerPoint, 0.0, static_cast<double>(m_points - 1));
}

double StringScale::heightAt(double y, double max) const {
    const double up = m_room.center().y() - y;
    const double pixels = std::abs(up);
    double ceilings = pixels / m_ceilingPixels;
    if (pixels > m_ceilingPixels) {
        const double part = std::min((pixels - m_ceilingPixels) / m_abovePixels, 0.999);
        ceilings = 1.0 + part / (1.0 - part) * m_abovePixels / m_ceilingPixels;
    }
    return std::copysign(std::min(ceilings, max) * m_ceiling, up);
}

} // namespace seiche
