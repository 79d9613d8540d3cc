// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/falling_overlay.h"

#include "canvas/pool_canvas.h"

#include <QPainter>

#include <algorithm>

namespace seiche {

void FallingOverlay::paint(QPainter& painter, const PoolCanvas& canvas, bool) {
    const Simulation& run = m_session.run();
    if (!canvas.isFlat() || !FallingPicture::hasAnything(run)) {
        m_image = QImage();
        return;
    }
    const double ratio = canvas.pixelRatio();
    const QRectF room(canvas.toPixels({-0.5, -0.5}),
                      canvas.toPixels({run.grid().width - 0.5, run.grid().height - 0.5}));
    const QSize size(std::max(1, qRound(room.width() * ratio)), std::max(1, qRound(room.height() * ratio)));
    if (m_image.size() != size) m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    m_falling.paint(run, {reinterpret_cast<std::uint32_t*>(m_image.bits()), size.width(), size.height(),
                          static_cast<std::ptrdiff_t>(m_image.bytesPerLine() / 4)});
    m_image.setDevicePixelRatio(ratio);
    painter.drawImage(room.topLeft(), m_image);
}

} // namespace seiche
