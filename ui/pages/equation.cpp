// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/equation.h"

#include <QFile>
#include <QLocale>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace seiche::equation {

namespace {

/// Margin around the outlines, in points, so that round strokes are not clipped.
constexpr double margin = 0.6;

/// Equations with numbers have two files: NAME.svg and, with decimal commas, NAME-comma.svg.
QByteArray sourceOf(const QString& name) {
    const auto read = [](const QString& path) {
        QFile file(QStringLiteral(":/theory/equations/%1.svg").arg(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    if (QLocale().decimalPoint() == QLatin1String(","))
        if (const QByteArray comma = read(name + QLatin1String("-comma")); !comma.isEmpty()) return comma;
    return read(name);
}

QSizeF sizeOf(const QSvgRenderer& renderer) {
    return renderer.isValid() ? renderer.viewBoxF().size() + QSizeF(2 * margin, 2 * margin) : QSizeF();
}

} // namespace

QSizeF sizeOf(const QString& name) { return sizeOf(QSvgRenderer(sourceOf(name))); }

QImage picture(const QString& name, const QColor& colour, double pixelsPerPoint, double deviceRatio) {
    QSvgRenderer renderer(sourceOf(name).replace("currentColor", colour.name().toLatin1()));
    const QSizeF size = sizeOf(renderer) * pixelsPerPoint;
    if (size.isEmpty()) return {};
    QImage image(static_cast<int>(std::ceil(size.width() * deviceRatio)),
                 static_cast<int>(std::ceil(size.height() * deviceRatio)), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(deviceRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const double edge = margin * pixelsPerPoint;
    renderer.render(&painter, QRectF(QPointF(0, 0), size).adjusted(edge, edge, -edge, -edge));
    return image;
}

} // namespace seiche::equation
