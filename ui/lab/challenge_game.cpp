// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/challenge_game.h"

namespace seiche {

ChallengeGame::ChallengeGame(Session& session, QObject* parent)
    : QObject(parent), m_session(session),
      m_open([&session](const Experiment& experiment) { session.open(experiment); }) {
    connect(&session, &Session::tapped, this, [this] {
        if (m_state != State::Playing || m_session.scene() != SceneKind::String) return;
        ++m_taps;
        emit changed();
    });
    connect(&session, &Session::runReplaced, this, &ChallengeGame::begin);
    connect(&session, &Session::challengeChanged, this, [this] {
        if (m_state != State::Playing || m_session.isChallenge(SceneKind::String)) return;
        m_state = State::Idle; // a different experiment was opened
        emit changed();
    });
}

void ChallengeGame::start(std::uint32_t number) {
    m_wanted = challengeOf(number);
    m_open(m_wanted->experiment);
}

// Opening may be delayed or cancelled because of unsaved work.
void ChallengeGame::begin() {
    if (!m_wanted || m_session.settings().title != m_wanted->experiment.title) return;
    m_challenge = *std::exchange(m_wanted, std::nullopt);
    m_taps = 0;
    m_guess = 0.0;
    m_state = State::Playing;
    m_session.setMetronome(std::nullopt);
    m_session.setChallenge(true);
    m_session.setPlaying(true);
    emit changed();
}

void ChallengeGame::answer(double hertz) {
    if (m_state != State::Playing) return;
    m_guess = hertz;
    reveal(State::Answered);
}

void ChallengeGame::giveUp() {
    if (m_state == State::Playing) reveal(State::GivenUp);
}

void ChallengeGame::reveal(State state) {
    m_state = state;
    m_session.show(SceneKind::String);
    m_session.setChallenge(false);
    m_session.showTheory(true);
    emit changed();
}

int ChallengeGame::points() const {
    return m_state == State::Answered ? scoreOf(m_challenge.answerHertz, m_guess, m_taps) : 0;
}

} // namespace seiche

#include "moc_challenge_game.cpp"
