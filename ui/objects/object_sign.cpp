// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_sign.h"

#include "theme/theme.h"

#include <QPainter>

namespace seiche {

QRectF signAt(QPointF at) {
    const double size = Theme::current().px(24);
    return {at.x() - size / 2, at.y() - size / 2, size, size};
}

void paintSign(QPainter& painter, QPointF at, Glyph glyph) {
    const Tokens& tokens = Theme::current().tokens();
    const QRectF room = signAt(at);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.card);
    painter.drawRoundedRect(room, room.width() / 6, room.width() / 6);
    drawGlyph(painter, glyph, room, tokens.text);
}

} // namespace seiche
