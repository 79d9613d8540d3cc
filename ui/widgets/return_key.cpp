// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/return_key.h"

#include <QApplication>
#include <QKeyEvent>
#include <QToolButton>

namespace seiche {

ReturnKey::ReturnKey(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ReturnKey::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    auto* button = qobject_cast<QToolButton*>(watched);
    if (!isReturn || !button || !button->isEnabled() || key.isAutoRepeat()) return false;
    if (button->menu() && button->popupMode() == QToolButton::InstantPopup) button->showMenu();
    else button->click();
    return true;
}

} // namespace seiche

#include "moc_return_key.cpp"
