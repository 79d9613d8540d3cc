// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pixels_behind.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

namespace seiche {

PixelView viewOf(QImage& image) {
    return {reinterpret_cast<std::uint32_t*>(image.bits()), image.width(), image.height(),
            static_cast<std::ptrdiff_t>(image.bytesPerLine() / 4)};
}

std::optional<PixelView> pixelsBehind(const QPainter& painter, QPointF corner, QSize size) {
    QPaintDevice* device = painter.paintEngine()->paintDevice();
    if (!device || device->devType() != QInternal::Image) return std::nullopt;
    const QImage& image = *static_cast<QImage*>(device);
    if (image.format() != QImage::Format_RGB32 && image.format() != QImage::Format_ARGB32_Premultiplied)
        return std::nullopt;
    const QTransform& transform = painter.deviceTransform();
    const double ratio = image.devicePixelRatio();
    if (transform.type() > QTransform::TxScale || transform.m11() != ratio || transform.m22() != ratio)
        return std::nullopt;
    const QRect place(transform.map(corner).toPoint(), size);
    if (!image.rect().contains(place)) return std::nullopt;
    // `bits` would detach the image from the painted memory.
    auto* first = const_cast<uchar*>(image.constScanLine(place.top())) + std::ptrdiff_t{4} * place.left();
    return PixelView{reinterpret_cast<std::uint32_t*>(first), size.width(), size.height(),
                     static_cast<std::ptrdiff_t>(image.bytesPerLine() / 4)};
}

} // namespace seiche
