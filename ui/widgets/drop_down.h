// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStyledItemDelegate>

namespace seiche {

/// A list to choose from. Its entries are as high as the style sheet says, enough for a finger, which Qt's own
/// lists are not.
class DropDown : public QComboBox {
public:
    explicit DropDown(QWidget* parent = nullptr) : QComboBox(parent) {
        setItemDelegate(new QStyledItemDelegate(this));
    }
};

} // namespace seiche
