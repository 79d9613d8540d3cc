// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/challenge.h"
#include "session/session.h"

#include <QObject>

#include <functional>
#include <optional>

namespace seiche {

/// The game "find the slowest rhythm of an unknown string".
///
/// It opens the string of a number, hides what would give the answer away (see `Session::isSecret`), counts the
/// taps, and scores the answer. Every tap counts, an undone one too. Opening another experiment ends the game;
/// looking at the pool meanwhile does not.
class ChallengeGame : public QObject {
    Q_OBJECT

public:
    enum class State { Idle, Playing, Answered, GivenUp };

    explicit ChallengeGame(Session& session, QObject* parent = nullptr);

    /// Sets how an experiment is opened; by default by the session (a window asks about unsaved work first).
    void openWith(std::function<void(const Experiment&)> open) { m_open = std::move(open); }

    void start(std::uint32_t number);
    /// The frequency that is said to be the one.
    void answer(double hertz);
    void giveUp();

    State state() const { return m_state; }
    std::uint32_t number() const { return m_challenge.number; }
    int taps() const { return m_taps; }
    /// What was answered, and the points for it.
    double guess() const { return m_guess; }
    int points() const;
    /// The right answer; to be shown when the game is over.
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
    std::optional<Challenge> m_wanted; ///< asked for; begins when it has been opened
    int m_taps = 0;
    double m_guess = 0.0;
};

} // namespace seiche
