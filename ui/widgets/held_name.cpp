// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/held_name.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace seiche {

namespace {

constexpr int longPress = 600; // milliseconds

} // namespace

HeldName::HeldName(QAbstractButton* button) : QObject(button), m_button(button) {
    m_held.setSingleShot(true);
    m_held.setInterval(longPress);
    connect(&m_held, &QTimer::timeout, this, &HeldName::tell);
    button->installEventFilter(this);
}

void HeldName::tell() {
    if (QApplication::activePopupWidget()) return; // the button has opened its menu
    m_told = true;
    QToolTip::showText(m_button->mapToGlobal(QPoint(0, m_button->height())), m_button->toolTip(), m_button);
}

bool HeldName::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_told = false;
        m_held.start();
        break;
    case QEvent::MouseButtonRelease:
        m_held.stop();
        if (!m_told) break;
        m_button->setDown(false);
        return true;
    case QEvent::Leave: m_held.stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_held_name.cpp"
