// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_legend.h"

#include "canvas/string_canvas.h"

#include <QPainter>

#include <vector>

namespace seiche {

namespace {

constexpr double sampleLength = 26.0; // px at scale 1
constexpr double sampleRoom = 34.0;
constexpr double betweenEntries = 22.0;

// From what is left of the canvas's edge on, line by line, the first one lowest.
struct EntryPlace {
    double x;
    int line;
};

std::vector<EntryPlace> placesOf(std::span<const LegendEntry> entries, const QFontMetricsF& metrics,
                                 double left, double right) {
    const Theme& theme = Theme::current();
    std::vector<EntryPlace> places;
    double x = left;
    int line = 0;
    for (const LegendEntry& entry : entries) {
        const double wide = theme.px(sampleRoom) + metrics.horizontalAdvance(entry.name);
        if (x > left && x + wide > right) {
            x = left;
            ++line;
        }
        places.push_back({x, line});
        x += wide + theme.px(betweenEntries);
    }
    return places;
}

double lineHeight(const QFontMetricsF& metrics) { return metrics.height() + Theme::current().px(2); }

double leftOf(const StringCanvas& canvas) {
    const Theme& theme = Theme::current();
    return canvas.room().left() + theme.px(canvas.width() < theme.px(520) ? 8 : 40);
}

double rightOf(const StringCanvas& canvas) { return canvas.width() - Theme::current().px(8); }

} // namespace

double legendHeight(const StringCanvas& canvas, std::span<const LegendEntry> entries) {
    if (entries.empty()) return 0.0;
    const QFontMetricsF metrics(Theme::current().font(Type::Small));
    return (placesOf(entries, metrics, leftOf(canvas), rightOf(canvas)).back().line + 1) * lineHeight(metrics);
}

void paintLegend(QPainter& painter, const StringCanvas& canvas, std::span<const LegendEntry> entries) {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(Type::Small));
    double left = leftOf(canvas), bottom = canvas.legendBottom();
    if (canvas.covered() > 0 && canvas.energyStrip().isEmpty()) {
        // Beside the floor's name.
        const StringScale on = canvas.scale();
        left = on.room().left() + metrics.horizontalAdvance(canvas.floorName()) + theme.px(22);
        bottom = on.y(-on.ceiling()) - theme.px(7) - metrics.capHeight() / 2 + metrics.height() / 2;
    }
    const std::vector<EntryPlace> places = placesOf(entries, metrics, left, rightOf(canvas));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LegendEntry& entry = entries[i];
        const double x = places[i].x, text = x + theme.px(sampleRoom);
        const double y = bottom - metrics.height() / 2 - places[i].line * lineHeight(metrics);
        painter.setFont(canvas.fittingFont(entry.name, canvas.width() - text - theme.px(4)));
        painter.fillRect(QRectF(x, y - metrics.height() / 2,
                                theme.px(sampleRoom) + metrics.horizontalAdvance(entry.name), metrics.height()),
                         theme.tokens().canvas);
        painter.setPen(entry.pen);
        painter.drawLine(QPointF(x, y), QPointF(x + theme.px(sampleLength), y));
        painter.setPen(theme.tokens().text);
        painter.drawText(QPointF(text, y + metrics.capHeight() / 2), entry.name);
    }
}

} // namespace seiche
