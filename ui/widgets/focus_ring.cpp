// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/focus_ring.h"

#include "theme/theme.h"

#include <QPainter>

namespace seiche {

void paintFocusRing(QPainter& painter, const QRect& all) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::current().tokens().main, 2.0));
    painter.drawRoundedRect(QRectF(all).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace seiche
