// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/presenter_marks.h"

#include "lock/class_lock.h"
#include "theme/theme.h"

#include <QApplication>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include <chrono>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto keyStays = 1500ms;
constexpr auto haloStays = 3000ms;

class Halo : public QWidget {
public:
    explicit Halo(QWidget* window) : QWidget(window) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setObjectName(QStringLiteral("pointerHalo"));
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double ring = 3.0 * Theme::current().scale();
        const QRectF circle = QRectF(rect()).adjusted(ring, ring, -ring, -ring);
        QColor glow = Theme::current().tokens().limit;
        painter.setPen(QPen(glow, ring));
        glow.setAlphaF(0.18f);
        painter.setBrush(glow);
        painter.drawEllipse(circle);
    }
};

/// Returns whether the audience must not see this key: any key of a locked class, and near misses
/// of the lock chord. No other shortcut has Ctrl+Alt, or Shift and Ctrl or Alt with L.
bool isForTheTeacherAlone(const QKeyEvent& event) {
    const Qt::KeyboardModifiers held = event.modifiers();
    const bool ctrl = held.testFlag(Qt::ControlModifier), alt = held.testFlag(Qt::AltModifier);
    const bool nearly = event.key() == Qt::Key_L && held.testFlag(Qt::ShiftModifier) && (ctrl || alt);
    return isClassLocked() || (ctrl && alt) || nearly;
}

QString keyNames(const QKeyEvent& event) {
    switch (event.key()) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock: return {};
    default: break;
    }
    // Keypad and Meta modifiers are not shown.
    const Qt::KeyboardModifiers held =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    return QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(event.key())))
        .toString(QKeySequence::NativeText);
}

} // namespace

PresenterMarks::PresenterMarks(QWidget* window)
    : QObject(window), m_window(window), m_halo(new Halo(window)), m_keys(new QLabel(window)),
      m_keyPlace(window) {
    m_keys->setObjectName(QStringLiteral("pressedKeys"));
    m_keys->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_keys->setAlignment(Qt::AlignCenter);
    m_keys->setTextFormat(Qt::PlainText);
    m_keys->hide();
    m_fade.setSingleShot(true);
    m_fade.setInterval(keyStays);
    connect(&m_fade, &QTimer::timeout, m_keys, &QWidget::hide);
    m_rest.setSingleShot(true);
    m_rest.setInterval(haloStays);
    connect(&m_rest, &QTimer::timeout, m_halo, &QWidget::hide);
    connect(&Theme::current(), &Theme::changed, this, &PresenterMarks::restyle);
    restyle();
}

void PresenterMarks::restyle() {
    const Theme& theme = Theme::current();
    m_halo->resize(theme.px(52), theme.px(52));
}

void PresenterMarks::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active) {
        qApp->installEventFilter(this);
        return;
    }
    qApp->removeEventFilter(this);
    m_halo->hide();
    m_keys->hide();
}

void PresenterMarks::follow(QPoint globalPos) {
    const QPoint at = m_window->mapFromGlobal(globalPos);
    m_halo->setVisible(m_window->rect().contains(at));
    m_halo->move(at - QPoint(m_halo->width() / 2, m_halo->height() / 2));
    m_halo->raise();
    m_rest.start();
}

void PresenterMarks::showKey(const QKeyEvent& event) {
    if (isForTheTeacherAlone(event)) return m_keys->hide();
    const QString names = keyNames(event);
    if (names.isEmpty()) return;
    m_keys->setText(names);
    m_keys->adjustSize();
    // In the bottom line, because the sign would cover the wave elsewhere.
    const QPoint right = m_keyPlace->mapTo(m_window, QPoint(m_keyPlace->width(), m_keyPlace->height() / 2));
    m_keys->move(right - QPoint(m_keys->width(), m_keys->height() / 2));
    m_keys->show();
    m_keys->raise();
    m_fade.start();
}

bool PresenterMarks::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove: follow(static_cast<QMouseEvent*>(event)->globalPosition().toPoint()); break;
    // Precedes every key press, shortcut or text.
    case QEvent::ShortcutOverride: {
        const auto* key = static_cast<QKeyEvent*>(event);
        // Typed text is already visible in its field.
        const bool typing = qobject_cast<QLineEdit*>(watched) && !key->text().isEmpty() &&
                            key->text().front().isPrint() && key->key() != Qt::Key_Space;
        if (!typing) showKey(*key);
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_presenter_marks.cpp"
