// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_legend.h"

#include "canvas/string_canvas.h"

#include <QPainter>

namespace seiche {

void paintLegend(QPainter& painter, const StringCanvas& canvas, std::span<const LegendEntry> entries) {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(Type::Small));
    const int width = canvas.width();
    const StringScale on = canvas.scale();
    double left = canvas.room().left() + theme.px(width < theme.px(520) ? 8 : 40);
    double y = on.room().bottom() - theme.px(8);
    if (canvas.covered() > 0 && canvas.energyStrip().isEmpty()) {
        // Beside the floor's name.
        left = on.room().left() + metrics.horizontalAdvance(canvas.floorName()) + theme.px(22);
        y = on.y(-on.ceiling()) - theme.px(7) - metrics.capHeight() / 2;
    }
    const double sample = theme.px(34);
    double x = left;
    for (const LegendEntry& entry : entries) {
        if (x > left && x + sample + metrics.horizontalAdvance(entry.name) > width - theme.px(8)) {
            x = left;
            y -= metrics.height() + theme.px(2);
        }
        painter.setFont(canvas.fittingFont(entry.name, width - x - sample - theme.px(4)));
        // In a low room the floor's line runs through it.
        painter.fillRect(QRectF(x, y - metrics.height() / 2, sample + metrics.horizontalAdvance(entry.name),
                                metrics.height()),
                         theme.tokens().canvas);
        painter.setPen(entry.pen);
        painter.drawLine(QPointF(x, y), QPointF(x + theme.px(26), y));
        x += sample;
        painter.setPen(theme.tokens().text);
        painter.drawText(QPointF(x, y + metrics.capHeight() / 2), entry.name);
        x += metrics.horizontalAdvance(entry.name) + theme.px(22);
    }
}

} // namespace seiche
