// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStyledItemDelegate>

namespace seiche {

/// A drop-down list with finger-sized entries, as set by the style sheet, which Qt's own lists
/// ignore.
class DropDown : public QComboBox {
public:
    explicit DropDown(QWidget* parent = nullptr) : QComboBox(parent) {
        setItemDelegate(new QStyledItemDelegate(this));
    }
};

} // namespace seiche
