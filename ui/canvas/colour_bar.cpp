// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/colour_bar.h"

#include "theme/figures.h"
#include "theme/theme.h"
#include "widgets/axis_ticks.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double barThickness = 14.0;
constexpr double labelWidth = 50.0;
constexpr double gapBeforeBar = 10.0;

} // namespace

double colourBarWidth(const PoolLook& look) {
    return paletteOf(look) ? Theme::current().px(gapBeforeBar + barThickness + labelWidth) : 0.0;
}

void paintColourBar(QPainter& painter, const QRectF& room, const PoolLook& look, double range) {
    const Palette* palette = paletteOf(look);
    if (!palette || !(range > 0.0)) return;
    const Theme& theme = Theme::current();
    const bool energy = isSquared(look.view);
    const bool isNamed = look.view == PoolView::Intensity;
    painter.setFont(theme.font(Type::Hint));
    const double margin = isNamed ? QFontMetricsF(painter.font()).height() + theme.px(4) : theme.px(9);
    const QRectF bar(room.left() + theme.px(gapBeforeBar), room.top() + margin, theme.px(barThickness),
                     std::max(20.0, std::min(room.height() - 2 * margin, theme.px(420) * 1.0)));
    QImage colours(1, std::max(2, qRound(bar.height())), QImage::Format_RGB32);
    for (int y = 0; y < colours.height(); ++y) {
        const double share = 1.0 - (y + 0.5) / colours.height(); // fraction of the height
        // `Rings` passes all colours twice from -range to range.
        const double turns = look.view == PoolView::Rings ? 4.0 : 1.0;
        const int index = static_cast<int>(std::floor(128.0 + 255.0 * turns * (share - 0.5)));
        const int shown = look.view == PoolView::Rings ? index & 255 : std::clamp(index, 0, 255);
        colours.setPixel(0, y, palette->colours[static_cast<std::size_t>(shown)]);
    }
    painter.drawImage(bar, colours);
    painter.setPen(QPen(theme.tokens().line, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.setPen(theme.tokens().text);
    const QFontMetricsF metrics(painter.font());
    if (isNamed)
        painter.drawText(QRectF(room.left(), room.top(), room.width(), margin), Qt::AlignCenter,
                         QCoreApplication::translate("ColourBar", "mean h²", "unit above the colours"));
    const AxisRange values{energy ? 0.0 : -range, range};
    double last = 1e9;
    for (const Tick& tick : ticksFor(values, Scale::Linear, energy ? 4 : 6, QLocale())) {
        const double share =
            energy ? std::sqrt(std::max(tick.value, 0.0) / range) : 0.5 + 0.5 * tick.value / range;
        if (share < -1e-6 || share > 1.0 + 1e-6) continue;
        const double y = bar.bottom() - share * bar.height();
        if (std::abs(last - y) < metrics.height()) continue;
        last = y;
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + theme.px(4), y));
        drawFigures(painter, {bar.right() + theme.px(7), y + metrics.ascent() / 2 - metrics.descent() / 2},
                    tick.label);
    }
}

} // namespace seiche
