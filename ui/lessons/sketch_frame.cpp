// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sketch_frame.h"

#include "wave/factor_of_k.h"

#include <QImage>
#include <QPainter>

#include <cmath>

namespace seiche {

namespace {

// Sizes in pixels of the sheet (96 dpi).
constexpr double square = 0.5 / 2.54 * 96.0; // half a centimetre
constexpr QMarginsF aroundAxes(26, 10, 14, 26);
constexpr QSizeF axesSize(31 * square + aroundAxes.left() + aroundAxes.right(),
                          10 * square + aroundAxes.top() + aroundAxes.bottom());
constexpr QSizeF stringSize(31 * square + 2, 6 * square + 2);
constexpr QSizeF poolSize(380, 200); // maximum size

const QColor gridColour(0xd0, 0xd0, 0xd0);
const QColor wallColour(0x90, 0x90, 0x90);

QRectF whole(QSizeF size) { return QRectF(QPointF(), size).adjusted(1, 1, -1, -1); }

void paintGrid(QPainter& painter, const QRectF& room) {
    painter.setPen(QPen(gridColour, 0.7));
    for (double x = room.left() + square; x < room.right() + 0.5; x += square)
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    for (double y = room.bottom() - square; y > room.top() - 0.5; y -= square)
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
}

void paintArrow(QPainter& painter, QPointF from, QPointF to) {
    const QPointF along = (to - from) / std::hypot((to - from).x(), (to - from).y());
    const QPointF across(-along.y(), along.x());
    painter.setPen(QPen(Qt::black, 1.4));
    painter.drawLine(from, to);
    painter.setBrush(Qt::black);
    painter.drawPolygon(QPolygonF{to, to - 9 * along + 3.5 * across, to - 9 * along - 3.5 * across});
}

/// Draws grid and axes, with the horizontal axis in the middle if `aroundZero`.
void paintAxes(QPainter& painter, const QString& right, const QString& up, bool aroundZero) {
    const QRectF room = QRectF(QPointF(), axesSize).marginsRemoved(aroundAxes);
    paintGrid(painter, room);
    const double zero = aroundZero ? room.center().y() : room.bottom();
    paintArrow(painter, room.bottomLeft(), QPointF(room.left(), room.top() - 8));
    paintArrow(painter, QPointF(room.left(), zero), QPointF(room.right() + 12, zero));
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(12);
    painter.setFont(font);
    painter.drawText(QRectF(room.left(), room.bottom() + 6, room.width(), aroundAxes.bottom() - 6),
                     Qt::AlignRight, right);
    painter.rotate(-90);
    painter.drawText(QRectF(-room.bottom(), 2, room.height(), aroundAxes.left() - 6), Qt::AlignRight, up);
}

void paintString(QPainter& painter) {
    const QRectF room = whole(stringSize);
    paintGrid(painter, room);
    painter.setPen(QPen(Qt::black, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(room);
    painter.setPen(QPen(Qt::black, 1.0, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
}

/// Draws wall cells in grey.
QImage wallsOf(const Experiment& experiment) {
    QImage walls(experiment.grid.width, experiment.grid.height, QImage::Format_ARGB32);
    walls.fill(Qt::transparent);
    const FactorOfK factors(experiment.objects);
    for (int y = 0; y < walls.height(); ++y)
        for (int x = 0; x < walls.width(); ++x)
            if (factors.at({double(x), double(y)}) == 0.0) walls.setPixelColor(x, y, wallColour);
    return walls;
}

} // namespace

void addSketchFrame(Sheet& sheet, SheetPicture picture, const Experiment& experiment, const SheetWords& words) {
    const auto axes = [&sheet](std::string_view right, std::string_view up, bool aroundZero) {
        sheet.addDrawing(axesSize, [right = QString::fromUtf8(right), up = QString::fromUtf8(up), aroundZero](
                                       QPainter& painter) { paintAxes(painter, right, up, aroundZero); });
    };
    switch (picture) {
    case SheetPicture::Resonance: return axes(words.frequency, words.amplitude, false);
    case SheetPicture::Height: return axes(words.time, words.height, true);
    case SheetPicture::Largest: return axes(words.time, words.largestHeight, false);
    case SheetPicture::Canvas: break;
    }
    if (experiment.rule.scene == SceneKind::String) return sheet.addDrawing(stringSize, paintString);
    const QSizeF size =
        QSizeF(experiment.grid.width, experiment.grid.height).scaled(poolSize, Qt::KeepAspectRatio);
    sheet.addDrawing(size, [size, walls = wallsOf(experiment)](QPainter& painter) {
        painter.drawImage(whole(size), walls);
        painter.setPen(QPen(Qt::black, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(whole(size));
    });
}

} // namespace seiche
