// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_picture.h"

#include "objects/object_outline.h"
#include "objects/small_picture.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr double pictureMargin = 8.0; // pixels

Glyph glyphOf(InstrumentKind kind) {
    switch (kind) {
    case InstrumentKind::Stopwatch: return Glyph::Stopwatch;
    case InstrumentKind::Line: return Glyph::ReferenceLine;
    case InstrumentKind::Point: return Glyph::MarkedPoint;
    case InstrumentKind::Trace: return Glyph::Freeze;
    case InstrumentKind::Tape:
    case InstrumentKind::Scale:
    case InstrumentKind::Screen: break;
    }
    return Glyph::Tape;
}

void paintOutlines(QPainter& painter, const PoolObject& object, const QColor& fill, const QColor& line) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const Outline& outline : outlinesOf(object)) {
        const QPolygonF points(QList<QPointF>(outline.points.begin(), outline.points.end()));
        path.addPolygon(points);
        if (outline.closed) path.closeSubpath();
    }
    QRectF room = path.boundingRect();
    // Thin walls keep a visible thickness.
    const double min = 0.06 * std::max(room.width(), room.height());
    room.adjust(room.width() < min ? -min / 2 : 0, room.height() < min ? -min / 2 : 0, 0, 0);
    const double scale = (pictureSide - 2 * pictureMargin) / std::max({room.width(), room.height(), 1.0});
    painter.translate(pictureSide / 2.0, pictureSide / 2.0);
    painter.scale(scale, scale);
    painter.translate(-room.center());
    QPen pen(line, 3.0);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(path);
}

void paintWaves(QPainter& painter, const Source& source, const Tokens& tokens) {
    const QPointF middle(pictureSide / 2.0, pictureSide / 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.main, 4.0));
    const bool isLine = source.form == SourceForm::Line || source.form == SourceForm::Array;
    for (int i = 1; i <= 3; ++i) {
        const double far = 13.0 * i;
        if (isLine) {
            const double half = source.profile == LineProfile::Gaussian ? 30.0 - 7.0 * i : 30.0;
            for (const double x : {middle.x() - far, middle.x() + far})
                painter.drawLine(QPointF(x, middle.y() - half), QPointF(x, middle.y() + half));
        } else if (source.form == SourceForm::Multipole) {
            const int arcs = source.poles;
            for (int pole = 0; pole < arcs; ++pole)
                painter.drawArc(QRectF(middle.x() - far, middle.y() - far, 2 * far, 2 * far),
                                (pole * 360 / arcs - 180 / arcs + 16) * 16, (360 / arcs - 32) * 16);
        } else {
            // A moving source compresses the waves in front of it.
            const double ahead = source.travels() ? 3.0 * (3 - i) : 0.0;
            painter.drawEllipse(middle + QPointF(ahead, 0.0), far, far);
        }
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.text);
    if (isLine) painter.drawRect(QRectF(middle.x() - 3.0, middle.y() - 34.0, 6.0, 68.0));
    else painter.drawEllipse(middle + QPointF(source.travels() ? 9.0 : 0.0, 0.0), 7.0, 7.0);
}

void paintObject(QPainter& painter, const PoolObject& object) {
    const Tokens& tokens = Theme::current().tokens();
    if (const auto* wall = std::get_if<Wall>(&object.is)) {
        const bool isHard = wall->kind == WallKind::Fixed;
        paintOutlines(painter, object, isHard ? tokens.text : tokens.soft, tokens.text);
    } else if (std::holds_alternative<MediumRegion>(object.is)) {
        paintOutlines(painter, object, tokens.soft, tokens.main);
    } else if (const auto* source = std::get_if<Source>(&object.is)) {
        paintWaves(painter, *source, tokens);
    } else if (const auto* instrument = std::get_if<Instrument>(&object.is)) {
        if (object.angle != 0.0) {
            painter.translate(pictureSide / 2.0, pictureSide / 2.0);
            painter.rotate(object.angle);
            painter.translate(-pictureSide / 2.0, -pictureSide / 2.0);
        }
        drawGlyph(
            painter, glyphOf(instrument->kind),
            {pictureMargin, pictureMargin, pictureSide - 2 * pictureMargin, pictureSide - 2 * pictureMargin},
            tokens.text);
    }
}

} // namespace

QIcon pictureOf(const PoolObject& object) {
    return smallPicture([&](QPainter& painter) { paintObject(painter, object); });
}

} // namespace seiche
