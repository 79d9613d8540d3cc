// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fading.h"

#include "theme/theme.h"

#include <QApplication>
#include <QGraphicsOpacityEffect>
#include <QPropertyAnimation>
#include <QWidget>

#include <chrono>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto idleAfter = 3s;
constexpr int fadeMilliseconds = 400;

} // namespace

Fading::Fading(QWidget* widget, std::function<bool()> isInUse)
    : QObject(widget), m_widget(widget), m_isInUse(std::move(isInUse)),
      m_opacity(new QGraphicsOpacityEffect(widget)),
      m_fade(new QPropertyAnimation(m_opacity, "opacity", this)) {
    // Even an idle effect would render the widget into an extra buffer.
    m_opacity->setEnabled(false);
    widget->setGraphicsEffect(m_opacity);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleAfter);
    connect(&m_idle, &QTimer::timeout, this, &Fading::rest);
    connect(m_fade, &QPropertyAnimation::finished, this, [this] {
        if (m_opacity->opacity() == 0.0) show(false);
    });
}

void Fading::setOn(bool on) {
    m_on = on;
    if (on) return wake();
    m_idle.stop();
    m_fade->stop();
    m_opacity->setEnabled(false);
    show(true);
}

void Fading::wake() {
    if (!m_on) return;
    m_fade->stop();
    m_opacity->setEnabled(false);
    m_idle.start();
    show(true);
}

void Fading::show(bool shown) {
    if (shown != m_widget->isHidden()) return;
    m_widget->setVisible(shown);
    emit changed();
}

bool Fading::isInUse() const {
    const QWidget* focused = QApplication::focusWidget();
    return QApplication::activePopupWidget() || m_widget->underMouse() ||
           (focused && m_widget->isAncestorOf(focused)) || (m_isInUse && m_isInUse());
}

void Fading::rest() {
    if (isInUse()) return m_idle.start();
    m_opacity->setEnabled(true);
    m_fade->setStartValue(1.0);
    m_fade->setEndValue(0.0);
    m_fade->setDuration(Theme::current().prefersReducedMotion() ? 0 : fadeMilliseconds);
    m_fade->start();
}

} // namespace seiche

#include "moc_fading.cpp"
