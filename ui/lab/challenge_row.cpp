// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/challenge_row.h"

#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QLocale>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <cmath>

namespace seiche {

namespace {

constexpr int maxNumber = 9999; // short enough to call out in a class

} // namespace

ChallengeRow::ChallengeRow(ChallengeGame& game, ResonanceLab& lab, QWidget* parent)
    : QWidget(parent), m_game(game), m_lab(lab), m_sentence(new WrappedLabel(this)),
      m_hertz(new ValueEntry(this)), m_answer(new QPushButton(this)), m_giveUp(new QPushButton(this)),
      m_number(new QSpinBox(this)), m_start(new QPushButton(this)) {
    setObjectName(QStringLiteral("challengeRow"));
    m_sentence->setObjectName(QStringLiteral("challengeSentence"));
    m_hertz->setObjectName(QStringLiteral("challengeHertz"));
    m_answer->setObjectName(QStringLiteral("challengeAnswer"));
    m_giveUp->setObjectName(QStringLiteral("challengeGiveUp"));
    m_number->setObjectName(QStringLiteral("challengeNumber"));
    m_start->setObjectName(QStringLiteral("challengeStart"));
    m_hertz->setAlignment(Qt::AlignRight);
    m_number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_number->setRange(1, maxNumber);
    m_number->setValue(QRandomGenerator::global()->bounded(1, maxNumber + 1));

    auto* controls = new FlowLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{m_hertz, m_answer, m_giveUp, m_number, m_start})
        controls->addWidget(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_sentence);
    column->addLayout(controls);

    connect(m_hertz, &ValueEntry::typed, this, [this](double hertz) {
        const bool possible = hertz >= 0.001 && hertz <= 1000.0;
        m_hertz->setProblem(possible ? QString() : tr("Between 0.001 and 1000 Hz"));
        if (possible) m_proposed = hertz;
    });
    connect(m_hertz, &ValueEntry::refused, this,
            [this](const QString& text) { m_hertz->setProblem(tr("\"%1\" is not a number").arg(text)); });
    connect(m_hertz, &ValueEntry::restored, this, [this] { m_hertz->setProblem({}); });
    connect(m_hertz, &ValueEntry::stepsRequested, this, [this](int steps) {
        m_proposed = std::max(0.001, m_proposed + 0.001 * steps);
        m_hertz->show(m_proposed);
    });
    connect(m_answer, &QPushButton::clicked, this, [this] {
        m_hertz->clearFocus(); // commits the typed text
        if (m_hertz->problem().isEmpty()) m_game.answer(m_proposed);
    });
    connect(m_giveUp, &QPushButton::clicked, &game, &ChallengeGame::giveUp);
    connect(m_start, &QPushButton::clicked, this, &ChallengeRow::start);
    connect(&game, &ChallengeGame::changed, this, &ChallengeRow::refresh);
    connect(&lab, &ResonanceLab::changed, this, [this] {
        // Propose the current tapping frequency as the answer.
        if (m_game.state() != ChallengeGame::State::Playing || !m_lab.rhythm() || m_hertz->hasFocus()) return;
        m_proposed = std::round(m_lab.rhythm()->hertz * 1000.0) / 1000.0;
        m_hertz->show(m_proposed);
    });
    connect(&Theme::current(), &Theme::changed, this, &ChallengeRow::retranslate);
    retranslate();
}

void ChallengeRow::start() { m_game.start(static_cast<std::uint32_t>(m_number->value())); }

void ChallengeRow::draw() {
    if (m_game.state() != ChallengeGame::State::Playing) start();
}

QString ChallengeRow::sentence() const {
    const QLocale locale;
    const auto hertz = [&](double value) { return locale.toString(value, 'f', 3); };
    switch (m_game.state()) {
    case ChallengeGame::State::Idle:
        return tr("A new challenge gives you an unknown string. Find its lowest resonance frequency with as "
                  "few taps as possible. The same number gives everyone the same string.");
    case ChallengeGame::State::Playing:
        return tr("Challenge %1: what is the lowest resonance frequency of this string? Taps so far: %2")
            .arg(locale.toString(m_game.number()), locale.toString(m_game.taps()));
    case ChallengeGame::State::Answered: {
        const double off = 100.0 * (m_game.guess() / m_game.answerHertz() - 1.0);
        return tr("Challenge %1: %2 points. Your answer: %3 Hz (%5 % off). Correct answer: %4 Hz. Taps: %6")
            .arg(locale.toString(m_game.number()), locale.toString(m_game.points()), hertz(m_game.guess()),
                 hertz(m_game.answerHertz()), locale.toString(std::abs(off), 'f', 1),
                 locale.toString(m_game.taps()));
    }
    case ChallengeGame::State::GivenUp:
        return tr("Challenge %1: the answer was %2 Hz. Taps: %3")
            .arg(locale.toString(m_game.number()), hertz(m_game.answerHertz()), locale.toString(m_game.taps()));
    }
    return {};
}

void ChallengeRow::refresh() {
    const bool playing = m_game.state() == ChallengeGame::State::Playing;
    const bool over =
        m_game.state() == ChallengeGame::State::Answered || m_game.state() == ChallengeGame::State::GivenUp;
    // The next challenge gets a new random string.
    if (over && !m_wasOver) m_number->setValue(QRandomGenerator::global()->bounded(1, maxNumber + 1));
    m_wasOver = over;
    for (QWidget* part : std::initializer_list<QWidget*>{m_hertz, m_answer, m_giveUp})
        part->setVisible(playing);
    m_sentence->setText(sentence());
    m_hertz->show(m_proposed);
}

void ChallengeRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ChallengeRow::retranslate() {
    setAccessibleName(tr("Challenge"));
    m_hertz->setStyle({3, 3, tr("Hz")});
    m_hertz->setAccessibleName(tr("Your answer: lowest resonance frequency"));
    m_hertz->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00.000 Hz")) +
                             Theme::current().px(18));
    m_answer->setText(tr("Submit answer"));
    m_answer->setToolTip(tr("Submits the frequency and shows your score"));
    m_giveUp->setText(tr("Give up"));
    m_giveUp->setToolTip(tr("Shows the answer and everything else that is hidden"));
    m_number->setAccessibleName(tr("Challenge number"));
    m_number->setToolTip(tr("The same number gives the same string on every computer"));
    m_start->setText(tr("New challenge"));
    m_start->setToolTip(tr("Opens the unknown string with this number"));
    refresh();
}

} // namespace seiche

#include "moc_challenge_row.cpp"
