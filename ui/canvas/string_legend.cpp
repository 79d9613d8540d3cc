// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_legend.h"

#include "canvas/string_canvas.h"

#include <QPainter>

#include <utility>

namespace seiche {

namespace {

constexpr double sampleLength = 26.0; // px at scale 1
constexpr double sampleRoom = 34.0;
constexpr double betweenEntries = 22.0;

double lineHeight(const QFontMetricsF& metrics) { return metrics.height() + Theme::current().px(2); }

double leftOf(const StringCanvas& canvas) {
    const Theme& theme = Theme::current();
    return canvas.room().left() + theme.px(canvas.width() < theme.px(520) ? 8 : 40);
}

double rightOf(const StringCanvas& canvas) { return canvas.width() - Theme::current().px(8); }

} // namespace

StringLegend::StringLegend(std::vector<LegendEntry> entries) : m_entries(std::move(entries)) {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(Type::Small));
    for (const LegendEntry& entry : m_entries)
        m_widths.push_back(theme.px(sampleRoom) + metrics.horizontalAdvance(entry.name));
}

std::vector<StringLegend::Place> StringLegend::places(double left, double right) const {
    std::vector<Place> places;
    double x = left;
    int line = 0;
    for (const double wide : m_widths) {
        if (x > left && x + wide > right) {
            x = left;
            ++line;
        }
        places.push_back({x, line});
        x += wide + Theme::current().px(betweenEntries);
    }
    return places;
}

double StringLegend::height(const StringCanvas& canvas) const {
    if (m_entries.empty()) return 0.0;
    const QFontMetricsF metrics(Theme::current().font(Type::Small));
    return (places(leftOf(canvas), rightOf(canvas)).back().line + 1) * lineHeight(metrics);
}

void StringLegend::paint(QPainter& painter, const StringCanvas& canvas) const {
    if (m_entries.empty()) return;
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(Type::Small));
    double left = leftOf(canvas), bottom = canvas.legendBottom();
    if (canvas.covered() > 0 && canvas.energyStrip().isEmpty()) {
        // Beside the floor label.
        const StringScale on = canvas.scale();
        left = on.room().left() + metrics.horizontalAdvance(canvas.floorName()) + theme.px(22);
        bottom = on.y(-on.ceiling()) - theme.px(7) - metrics.capHeight() / 2 + metrics.height() / 2;
    }
    const std::vector<Place> at = places(left, rightOf(canvas));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LegendEntry& entry = m_entries[i];
        const double x = at[i].x, text = x + theme.px(sampleRoom);
        const double y = bottom - metrics.height() / 2 - at[i].line * lineHeight(metrics);
        painter.setFont(canvas.fittingFont(entry.name, canvas.width() - text - theme.px(4)));
        painter.fillRect(QRectF(x, y - metrics.height() / 2, m_widths[i], metrics.height()),
                         theme.tokens().canvas);
        painter.setPen(entry.pen);
        painter.drawLine(QPointF(x, y), QPointF(x + theme.px(sampleLength), y));
        painter.setPen(theme.tokens().text);
        painter.drawText(QPointF(text, y + metrics.capHeight() / 2), entry.name);
    }
}

} // namespace seiche
