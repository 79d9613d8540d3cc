// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/panel.h"

#include "widgets/chart.h"
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr int pauseMilliseconds = 100;
/// Minimum size of the main part, relative to the stage.
constexpr double minMainWidth = 0.305, minMainHeight = 0.16;

} // namespace

Panel::Panel(Session& session, const QString& name, QWidget* parent, RevealsAnswer revealsAnswer)
    : QWidget(parent), m_session(session), m_revealsAnswer(revealsAnswer) {
    setObjectName(name);
    setProperty("panel", true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_wanted) refreshNow();
    });
    connect(&session, &Session::challengeChanged, this, &Panel::keepChallenge);
}

// Disconnects all parts: a field that loses the focus during destruction would emit its text to a
// half-destroyed panel.
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
    keepChallenge();
    if (m_cover) return;
    refresh();
}

void Panel::setDetails(QWidget* main, std::vector<QWidget*> details) {
    m_canBeBrief = true;
    m_main = main;
    m_details = std::move(details);
}

void Panel::setBrief(QSize stage) {
    if (!m_canBeBrief) return;
    const bool resized = stage != m_stage;
    const bool changed = stage.isEmpty() != m_stage.isEmpty();
    if (changed && m_main && !stage.isEmpty()) m_mainAtDesk = m_main->minimumSize();
    m_stage = stage;
    if (m_main && (changed || isBrief())) {
        const QSize large(static_cast<int>(minMainWidth * stage.width()),
                          static_cast<int>(minMainHeight * stage.height()));
        const auto* chart = qobject_cast<Chart*>(m_main);
        m_main->setMinimumSize(!isBrief() ? m_mainAtDesk : chart ? chart->sizeForPlot(large) : large);
    }
    if (resized) loosen();
    if (!changed) return;
    for (QWidget* detail : m_details) detail->setVisible(!isBrief());
    showBrief();
    refreshNow();
    updateGeometry();
}

bool Panel::tighten() {
    if (isTight() || !isBrief() || !canBeTight()) return false;
    m_tight = true;
    refreshNow();
    updateGeometry();
    return true;
}

void Panel::setRoom(QSize room) {
    if (room == m_room) return;
    m_room = room;
    refreshSoon();
}

void Panel::setRequiredControls(RequiredControls asked) {
    if (asked == m_askedFor) return;
    m_askedFor = std::move(asked);
    loosen();
    refreshNow();
}

bool Panel::isAskedFor(std::string_view beginning) const {
    return std::ranges::any_of(m_askedFor.parameters,
                               [&](const std::string& id) { return id.starts_with(beginning); });
}

void Panel::keepChallenge() {
    const bool secret = m_session.isChallenge() && m_revealsAnswer == RevealsAnswer::Yes;
    if (secret == (m_cover != nullptr) || !layout()) return;
    if (secret) {
        for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isHidden() || part->isWindow()) continue;
            m_covered.push_back(part);
            part->hide();
        }
        auto* cover = new WrappedLabel(this);
        cover->setObjectName(QStringLiteral("secret"));
        cover->setText(tr("Hidden until you find the resonance of the string."));
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
