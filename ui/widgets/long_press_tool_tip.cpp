// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/long_press_tool_tip.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace seiche {

namespace {

constexpr int longPress = 600; // milliseconds

} // namespace

LongPressToolTip::LongPressToolTip(QAbstractButton* button) : QObject(button), m_button(button) {
    m_held.setSingleShot(true);
    m_held.setInterval(longPress);
    connect(&m_held, &QTimer::timeout, this, &LongPressToolTip::showToolTip);
    button->installEventFilter(this);
}

void LongPressToolTip::showToolTip() {
    if (QApplication::activePopupWidget()) return; // the button has opened its menu
    m_reported = true;
    QToolTip::showText(m_button->mapToGlobal(QPoint(0, m_button->height())), m_button->toolTip(), m_button);
}

bool LongPressToolTip::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_reported = false;
        m_held.start();
        break;
    case QEvent::MouseButtonRelease:
        m_held.stop();
        if (!m_reported) break;
        m_button->setDown(false);
        return true;
    case QEvent::Leave: m_held.stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_long_press_tool_tip.cpp"
