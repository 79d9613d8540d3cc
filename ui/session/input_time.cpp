// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/input_time.h"

#include <QCoreApplication>
#include <QInputEvent>

namespace seiche {

std::chrono::nanoseconds machineTime() { return std::chrono::steady_clock::now().time_since_epoch(); }

InputTime::InputTime(QObject* parent) : QObject(parent) {
    if (QCoreApplication* application = QCoreApplication::instance()) application->installEventFilter(this);
}

double InputTime::age() const {
    if (!m_stamp) return 0.0;
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(m_clock()).count();
    // X11 timestamps have 32 bits.
    const double seconds = 1e-3 * (static_cast<quint32>(now) - *m_stamp);
    return seconds <= oldest ? seconds : 0.0;
}

bool InputTime::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride: // precedes a shortcut key
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: break;
    default: return false;
    }
    m_stamp = static_cast<quint32>(static_cast<QInputEvent*>(event)->timestamp());
    QMetaObject::invokeMethod(this, [this] { m_stamp.reset(); }, Qt::QueuedConnection);
    return false;
}

} // namespace seiche

#include "moc_input_time.cpp"
