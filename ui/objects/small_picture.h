// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace seiche {

/// Side of a small square picture in pixels; icons are scaled down from it.
inline constexpr int pictureSide = 96;

/// Returns a picture that `paint` draws with a QPainter.
template <class Paint>
QIcon smallPicture(Paint paint) {
    QPixmap pixmap(pictureSide, pictureSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return QIcon(pixmap);
}

} // namespace seiche
