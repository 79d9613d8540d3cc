// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/panel.h"

#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QLayout>

namespace seiche {

namespace {

constexpr int pauseMilliseconds = 100;

} // namespace

Panel::Panel(Session& session, const QString& name, QWidget* parent, Tells tells)
    : QWidget(parent), m_session(session), m_tells(tells) {
    setObjectName(name);
    setProperty("panel", true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_wanted) refreshNow();
    });
    connect(&session, &Session::secretChanged, this, &Panel::keepSecret);
}

// A field that loses the focus because its panel goes away would still hand over what was typed, to a panel
// that is only half there.
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
    keepSecret();
    if (m_cover) return;
    refresh();
}

void Panel::keepSecret() {
    const bool secret = m_session.isSecret() && m_tells == Tells::TheAnswer;
    if (secret == (m_cover != nullptr) || !layout()) return;
    if (secret) {
        for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isHidden() || part->isWindow()) continue;
            m_covered.push_back(part);
            part->hide();
        }
        auto* cover = new WrappedLabel(this);
        cover->setObjectName(QStringLiteral("secret"));
        cover->setText(tr("Hidden until you have found the rhythm of the string."));
        cover->setAlignment(Qt::AlignCenter);
        cover->setEnabled(false);
        layout()->addWidget(cover);
        m_cover = cover;
        setProperty("note", QString());
        return;
    }
    delete m_cover;
    m_cover = nullptr;
    for (const QPointer<QWidget>& part : m_covered)
        if (part) part->show();
    m_covered.clear();
    refreshNow();
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

#include "moc_panel.cpp"
