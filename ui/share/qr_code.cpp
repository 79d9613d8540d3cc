// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/qr_code.h"

#include "theme/theme.h"

#include <QPainter>
#include <QScreen>

#include <algorithm>
#include <qrcodegen/qrcodegen.hpp>

namespace seiche {

namespace {

constexpr int margin = 4;
/// Side length in pixels at normal type size, readable by a phone from a desk.
constexpr double wanted = 380;

} // namespace

QImage qrCodeOf(const QString& text) try {
    using qrcodegen::QrCode;
    const QrCode code = QrCode::encodeText(text.toUtf8().constData(), QrCode::Ecc::LOW);
    const int size = code.getSize() + 2 * margin;
    QImage image(size, size, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y)) image.scanLine(y + margin)[x + margin] = 0;
    return image;
} catch (const qrcodegen::data_too_long&) {
    return {};
}

QrCode::QrCode(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("QR code of the link"));
}

void QrCode::setCode(const QImage& code) {
    m_code = code;
    if (!code.isNull()) setMinimumSize(code.size()); // a smaller code would be unreadable
    update();
}

QSize QrCode::sizeHint() const {
    const int side = std::min(Theme::current().px(wanted), screen()->availableSize().height() / 2);
    return {side, side};
}

void QrCode::paintEvent(QPaintEvent*) {
    if (m_code.isNull()) return;
    QPainter painter(this);
    // Integer numbers of screen pixels are sharpest.
    const double ratio = devicePixelRatioF();
    const int each = std::max(1, static_cast<int>(std::min(width(), height()) * ratio / m_code.width()));
    const double side = each * m_code.width() / ratio;
    painter.drawImage(QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_code);
}

} // namespace seiche

#include "moc_qr_code.cpp"
