// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/figures.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the width of the widest digit. Qt 6.4 cannot enable tabular figures, so each digit is
// centred in a cell of this width.
qreal digitCell(const QFontMetricsF& metrics) {
    qreal widest = 0.0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

/// Calls `place(piece, x)` for every digit and every run of other characters. Returns the total
/// width.
template <class Place>
qreal layOut(const QFontMetricsF& metrics, const QString& text, Place place) {
    const qreal cell = digitCell(metrics);
    qreal x = 0.0;
    qsizetype i = 0;
    while (i < text.size()) {
        if (text[i] >= QLatin1Char('0') && text[i] <= QLatin1Char('9')) {
            const QString digit = text.mid(i, 1);
            place(digit, x + (cell - metrics.horizontalAdvance(digit)) / 2);
            x += cell;
            ++i;
            continue;
        }
        qsizetype end = i;
        while (end < text.size() && !(text[end] >= QLatin1Char('0') && text[end] <= QLatin1Char('9'))) ++end;
        const QString run = text.mid(i, end - i);
        place(run, x);
        x += metrics.horizontalAdvance(run);
        i = end;
    }
    return x;
}

} // namespace

qreal figuresWidth(const QFontMetricsF& metrics, const QString& text) {
    return layOut(metrics, text, [](const QString&, qreal) {});
}

void drawFigures(QPainter& painter, QPointF left, const QString& text) {
    layOut(QFontMetricsF(painter.font()), text,
           [&](const QString& piece, qreal x) { painter.drawText(QPointF(left.x() + x, left.y()), piece); });
}

QSize FigureLabel::sizeHint() const {
    const QFontMetricsF metrics(font());
    const QMargins margins = contentsMargins();
    return {static_cast<int>(std::ceil(figuresWidth(metrics, text()))) + margins.left() + margins.right() +
                2 * margin(),
            static_cast<int>(std::ceil(metrics.height())) + margins.top() + margins.bottom() + 2 * margin()};
}

void FigureLabel::paintEvent(QPaintEvent*) {
    const QFontMetricsF metrics(font());
    const QRectF room = contentsRect().marginsRemoved({margin(), margin(), margin(), margin()});
    const qreal spare = room.width() - figuresWidth(metrics, text());
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
    const qreal x = side & Qt::AlignRight ? spare : side & Qt::AlignHCenter ? spare / 2 : 0.0;
    const qreal y = (room.height() - metrics.height()) / 2 + metrics.ascent();
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    drawFigures(painter, {room.left() + x, room.top() + y}, text());
}

} // namespace seiche

#include "moc_figures.cpp"
