// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace seiche {

/// A centred sentence; [bracketed] words are drawn as keys. Wraps into a second line instead of
/// being cut off.
class HintLine : public QWidget {
    Q_OBJECT

public:
    explicit HintLine(QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    /// Reduces the height to one line, for a row as wide as the window.
    void setLow(bool low);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Piece {
        QString text;
        bool isKey;
    };
    std::vector<Piece> pieces() const;
    /// Paints the sentence, or only measures it if `on` is null. Returns whether the sentence fits.
    bool paintWith(const QFont& plain, QPainter* on) const;

    QString m_text;
    bool m_low = false;
};

} // namespace seiche
