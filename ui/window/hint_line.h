// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace seiche {

/// One sentence in the middle of its room; what stands in [brackets] is drawn as a key.
///
/// Wraps into a second line rather than being cut off.
class HintLine : public QWidget {
    Q_OBJECT

public:
    explicit HintLine(QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    /// On a row of its own, as wide as the window, one line is enough.
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
    /// Paints, or only measures without a painter; whether all of it has room.
    bool paintWith(const QFont& plain, QPainter* on) const;

    QString m_text;
    bool m_low = false;
};

} // namespace seiche
