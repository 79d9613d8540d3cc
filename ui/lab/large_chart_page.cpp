// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/large_chart_page.h"

#include "lab/challenge_row.h"
#include "lab/damping_view.h"
#include "lab/metronome_row.h"
#include "theme/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace seiche {

namespace {

constexpr int pauseMilliseconds = 100;

} // namespace

LargeChartPage::LargeChartPage(Session& session, ResonanceLab& lab, ChallengeGame& game, QAction* sine,
                               QWidget* parent)
    : QWidget(parent), m_view(new LabView(session, lab, LabView::Shape::Wide, this)),
      m_dampings(new DampingView(session, lab, this)), m_challenge(new ChallengeRow(game, lab, this)),
      m_dampingsButton(new QToolButton(this)), m_challengeButton(new QToolButton(this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("bigLab"));
    setProperty("panel", true);
    m_dampings->hide();
    m_challenge->hide();
    m_dampingsButton->setObjectName(QStringLiteral("bothDampings"));
    m_challengeButton->setObjectName(QStringLiteral("challenge"));
    m_close->setObjectName(QStringLiteral("closeBigLab"));
    for (QToolButton* button : {m_dampingsButton, m_challengeButton}) button->setCheckable(true);
    for (QToolButton* button : {m_dampingsButton, m_challengeButton, m_close}) {
        button->setFocusPolicy(Qt::TabFocus);
        m_view->addTool(button);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_challenge);
    // Large type may not fit into a low window.
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_view);
    column->addWidget(area, 1);

    m_view->metronome().setSine(sine->isChecked());
    connect(sine, &QAction::toggled, &m_view->metronome(), &MetronomeRow::setSine);
    connect(m_dampingsButton, &QToolButton::toggled, this, &LargeChartPage::showDampings);
    connect(m_challengeButton, &QToolButton::toggled, this, &LargeChartPage::showChallenge);
    connect(m_challengeButton, &QToolButton::clicked, this, [this](bool on) {
        if (on) m_challenge->draw();
    });
    connect(m_view, &LabView::basinRequested, this, &LargeChartPage::basinRequested);
    connect(m_close, &QToolButton::clicked, this, &LargeChartPage::closed);
    connect(&game, &ChallengeGame::changed, this, [this, &game] {
        if (game.state() == ChallengeGame::State::Playing) showChallenge(true);
    });
    connect(&lab, &ResonanceLab::changed, this, &LargeChartPage::refreshSoon);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, m_view, &LabView::refresh);
    connect(&Theme::current(), &Theme::changed, this, &LargeChartPage::restyle);
    showChallenge(game.state() != ChallengeGame::State::Idle);
    restyle();
    retranslate();
}

void LargeChartPage::showDampings(bool on) {
    m_dampingsButton->setChecked(on);
    if (on) showChallenge(false);
    m_view->showInstead(on ? m_dampings : nullptr);
}

void LargeChartPage::showChallenge(bool on) {
    m_challengeButton->setChecked(on);
    if (on) showDampings(false);
    m_challenge->setVisible(on);
}

void LargeChartPage::startChallenge() {
    showChallenge(true);
    m_challenge->draw();
}

void LargeChartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_view->refresh();
}

void LargeChartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refreshSoon();
}

void LargeChartPage::refreshSoon() {
    if (isVisible() && !m_pause.isActive()) m_pause.start();
}

void LargeChartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void LargeChartPage::restyle() {
    const int gap = Theme::current().px(12);
    layout()->setContentsMargins(gap, gap, gap, gap);
}

void LargeChartPage::retranslate() {
    setAccessibleName(tr("Large resonance chart"));
    m_view->retranslate();
    m_dampingsButton->setText(tr("Compare damping"));
    m_dampingsButton->setToolTip(tr("Compares the two kinds of damping side by side"));
    m_challengeButton->setText(tr("Challenge"));
    m_challengeButton->setToolTip(tr("Find the lowest resonance frequency of an unknown string"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(tr("Returns to the string or pool"));
    m_view->refresh();
}

} // namespace seiche

#include "moc_large_chart_page.cpp"
