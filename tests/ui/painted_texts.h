// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint_recorder.h"

#include <QFontMetricsF>
#include <QWidget>

#include <cmath>
#include <vector>

namespace seiche {

/// A text painted by a widget. `ink` is the rectangle of the text, `clip` the visible area, in
/// widget coordinates.
struct PaintedText {
    QString text;
    QRectF ink;
    QRectF clip;
    QColor colour; ///< includes the painter's opacity
};

/// Records the painted texts and ignores all other primitives.
class TextRecorder : public PaintRecorder {
public:
    explicit TextRecorder(const QWidget& widget) : PaintRecorder(widget.size(), widget.logicalDpiX()) {}

    std::vector<PaintedText> texts;

protected:
    void takeText(const QPainter& painter, const QPointF& at, const QTextItem& item) override {
        QString text = item.text();
        while (!text.isEmpty() && text.back().isSpace()) text.chop(1);
        if (text.isEmpty()) return;
        const QFontMetricsF metrics(item.font(), painter.device());
        const double left =
            item.renderFlags() & QTextItem::RightToLeft ? item.width() - metrics.horizontalAdvance(text) : 0.0;
        const QRectF ink = metrics.tightBoundingRect(text).translated(at + QPointF(left, 0.0));
        const QTransform to = painter.combinedTransform();
        const QRectF all(0, 0, width(), height());
        QRectF clip = all;
        if (painter.hasClipping()) clip = painter.deviceTransform().mapRect(painter.clipBoundingRect()) & all;
        QColor colour = painter.pen().color();
        colour.setAlphaF(colour.alphaF() * static_cast<float>(painter.opacity()));
        texts.push_back({text, to.mapRect(ink), clip, colour});
    }
};

/// Returns the texts that `widget` paints, without its children.
inline std::vector<PaintedText> textsOf(QWidget& widget) {
    TextRecorder recorder(widget);
    widget.render(&recorder, QPoint(), QRegion(), QWidget::RenderFlags());
    return recorder.texts;
}

} // namespace seiche
