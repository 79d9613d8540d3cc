// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/challenge.h"
#include "session/session.h"

#include <QObject>

#include <functional>
#include <optional>

namespace seiche {

/// The game "find the lowest resonance frequency of an unknown string".
///
/// Opens the string with a number, hides everything that reveals the answer (see
/// `Session::isChallenge`), counts all taps, even undone ones, and scores the answer. Opening a
/// different experiment ends the game; switching to the pool does not.
class ChallengeGame : public QObject {
    Q_OBJECT

public:
    enum class State { Idle, Playing, Answered, GivenUp };

    explicit ChallengeGame(Session& session, QObject* parent = nullptr);

    /// Sets how an experiment is opened. Default: by the session. A window asks about unsaved work
    /// first.
    void openWith(std::function<void(const Experiment&)> open) { m_open = std::move(open); }

    void start(std::uint32_t number);
    /// Scores the answer and ends the game.
    void answer(double hertz);
    void giveUp();

    State state() const { return m_state; }
    std::uint32_t number() const { return m_challenge.number; }
    int taps() const { return m_taps; }
    /// The given answer, in Hz, and its points.
    double guess() const { return m_guess; }
    int points() const;
    /// The correct answer, in Hz, secret during the game.
    double answerHertz() const { return m_challenge.answerHertz; }

signals:
    void changed();

private:
    void begin();
    void reveal(State state);

    Session& m_session;
    std::function<void(const Experiment&)> m_open;
    State m_state = State::Idle;
    Challenge m_challenge;
    std::optional<Challenge> m_wanted; ///< requested challenge; begins once its experiment is open
    int m_taps = 0;
    double m_guess = 0.0;
};

} // namespace seiche
