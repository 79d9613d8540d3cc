// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace seiche {

/// The QR code of a text (ISO/IEC 18004), a pixel for each square, with the light margin of four squares that
/// readers need. Null where the text is too long for one: more than 2,953 bytes.
QImage qrCodeOf(const QString& text);

/// Shows a QR code as large as there is room, always dark on light.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(QWidget* parent = nullptr);

    /// A null image: none.
    void setCode(const QImage& code);
    const QImage& code() const { return m_code; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_code;
};

} // namespace seiche
