// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/panel.h"

#include <QEvent>

namespace seiche {

namespace {

constexpr int pauseMilliseconds = 100;

} // namespace

Panel::Panel(Session& session, const QString& name, QWidget* parent) : QWidget(parent), m_session(session) {
    setObjectName(name);
    setProperty("panel", true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_wanted) refreshNow();
    });
}

// A field that loses the focus because its panel goes away would still hand over what was typed, to a panel that is only half
// there.
Panel::~Panel() {
    for (QWidget* part : findChildren<QWidget*>()) part->disconnect(this);
}

void Panel::refreshSoon() {
    m_wanted = true;
    if (isVisible() && !m_pause.isActive()) m_pause.start();
}

void Panel::refreshNow() {
    m_wanted = true;
    if (!isVisible()) return;
    m_wanted = false;
    refresh();
}

void Panel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshNow();
}

void Panel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange && event->type() != QEvent::LocaleChange) return;
    retranslate();
    refreshSoon();
}

} // namespace seiche
