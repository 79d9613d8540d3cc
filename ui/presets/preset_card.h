// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace seiche {

/// Item delegate for an example: picture with favourite star, title and sentence.
class PresetCard : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Width of all items and height of an item without text, in pixels.
    static QSize size();
    static QSize pictureSize();
    /// Height of an item with its text, in pixels.
    static int heightFor(const QModelIndex& index);
    /// Returns the rectangle of the star on an item.
    static QRect starRect(const QRect& card);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace seiche
