// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/outline_budget.h"

#include <algorithm>
#include <cmath>

namespace seiche {

OutlineDetail OutlineBudget::spend(const QPainterPath& path) {
    double length = 0.0,
           smooth = 0.0; // length of antialiased lines, oblique to the pixel grid
    double rows = 0.0;   // pixel rows crossed, summed over all lines
    for (int i = 1; i < path.elementCount(); ++i) {
        if (path.elementAt(i).isMoveTo()) continue;
        const QPointF way = QPointF(path.elementAt(i)) - QPointF(path.elementAt(i - 1));
        const double size = std::hypot(way.x(), way.y()) + 0.25; // a corner has a cost
        length += size;
        smooth += way.x() == 0.0 || way.y() == 0.0 ? 0.25 * size : size;
        rows += std::abs(way.y());
    }
    constexpr double few = 10.0; // additional lines per row that double the cost
    const double crossings = rows / std::max(1.0, path.boundingRect().height());
    const double full = smooth * (1.0 + crossings / few);
    if (full <= m_full) {
        m_full -= full;
        return OutlineDetail::Full;
    }
    if (length > m_thin) return OutlineDetail::Frame;
    m_thin -= length;
    return OutlineDetail::Thin;
}

bool OutlineBudget::spendSlits(int slits) {
    if (slits > m_slits) return false;
    m_slits -= slits;
    return true;
}

} // namespace seiche
