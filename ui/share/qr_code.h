// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace seiche {

/// Returns the QR code of a text (ISO/IEC 18004), one pixel per square, with the required light
/// margin of four squares. Null if the text exceeds 2,953 bytes.
QImage qrCodeOf(const QString& text);

/// Shows a large QR code, always dark on light.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(QWidget* parent = nullptr);

    /// Sets the code. A null image shows none.
    void setCode(const QImage& code);
    const QImage& code() const { return m_code; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_code;
};

} // namespace seiche
