// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace seiche {

/// Paints a built-in experiment as a card: its picture with the star of favourites, its title, its sentence.
class PresetCard : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// How wide all cards are, and how high one without a text would be.
    static QSize size();
    static QSize pictureSize();
    /// How high the card is with all of its text, pixels.
    static int heightFor(const QModelIndex& index);
    /// Where the star is on a card in this place.
    static QRect starRect(const QRect& card);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace seiche
