// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/raster_preview.h"

#include "theme/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// The preview cannot show more detail.
constexpr int maxPreviewed = 256;

QImage greyImageOf(const SharedRaster& raster) {
    const int columns = std::min(std::max(raster->columns, 2), maxPreviewed);
    const int rows = std::min(std::max(raster->rows, 2), maxPreviewed);
    const double span = raster.max() - raster.min();
    QImage image(columns, rows, QImage::Format_Grayscale8);
    for (int y = 0; y < rows; ++y) {
        uchar* row = image.scanLine(y);
        for (int x = 0; x < columns; ++x) {
            const double value = raster->at(x / (columns - 1.0), y / (rows - 1.0));
            row[x] =
                static_cast<uchar>(std::lround(255.0 * (span > 0.0 ? (value - raster.min()) / span : 0.5)));
        }
    }
    return image;
}

} // namespace

RasterPreview::RasterPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize RasterPreview::sizeHint() const { return {Theme::current().px(300), Theme::current().px(180)}; }
QSize RasterPreview::minimumSizeHint() const { return {Theme::current().px(150), Theme::current().px(110)}; }

void RasterPreview::showRaster(const SharedRaster& raster, double aspect) {
    m_raster = raster;
    m_aspect = std::clamp(aspect, 0.05, 20.0);
    m_image = raster ? greyImageOf(raster) : QImage();
    setAccessibleDescription(range());
    update();
}

QString RasterPreview::range() const {
    if (!m_raster) return {};
    // Values negligible against the span are shown as 0.
    const double span = m_raster.max() - m_raster.min();
    const auto inWords = [span](double value) {
        return QLocale().toString(std::abs(value) < 1e-4 * span ? 0.0 : value, 'g', 4);
    };
    return tr("from %1 (black) to %2 (white)").arg(inWords(m_raster.min()), inWords(m_raster.max()));
}

void RasterPreview::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setFont(theme.font(Type::Small));
    const double line = QFontMetricsF(painter.font()).height();
    const QRectF room = QRectF(rect()).adjusted(0.0, 0.0, 0.0, -line - theme.px(4));
    const double width = std::min(room.width(), room.height() * m_aspect);
    const QSizeF size(width, width / m_aspect);
    const QRectF place(room.center() - QPointF(size.width() / 2, size.height() / 2), size);
    if (!m_image.isNull()) painter.drawImage(place, m_image);
    painter.setPen(QPen(theme.tokens().line, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
    painter.setPen(theme.tokens().quiet);
    painter.drawText(QRectF(0.0, height() - line, QWidget::width(), line), Qt::AlignHCenter | Qt::AlignVCenter,
                     range());
}

} // namespace seiche

#include "moc_raster_preview.cpp"
