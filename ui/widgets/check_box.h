// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QKeyEvent>

namespace seiche {

/// A check box toggled by Return, like buttons, because SPACE always taps.
class CheckBox : public QCheckBox {
public:
    using QCheckBox::QCheckBox;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (isReturn && !event->isAutoRepeat()) click();
        else QCheckBox::keyPressEvent(event);
    }
};

} // namespace seiche
