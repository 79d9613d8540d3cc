// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "study/standing_wave_watch.h"

namespace seiche {

/// Standing wave ratio and reflection in steady state, read by horizontal rulers on the shown
/// string. One instance per session. Observes the string while it is shown.
class StandingWaveReadings : public QObject {
    Q_OBJECT

public:
    static StandingWaveReadings& of(Session& session);

    /// Returns a label for the ruler such as "S 3.00 · r 0.50 →". Empty if there is no steady state
    /// or the readings are hidden.
    QString briefOf(const std::string& ruler) const;
    /// Returns the readings of the ruler in sentences.
    QString sentenceOf(const std::string& ruler) const;

signals:
    /// Emitted when the readings change.
    void changed();

private:
    explicit StandingWaveReadings(Session& session);
    void measure();
    bool areShown() const { return !m_session.isChallenge() && !m_session.areCoefficientsHidden(); }

    Session& m_session;
    StandingWaveWatch m_watch;
};

} // namespace seiche
