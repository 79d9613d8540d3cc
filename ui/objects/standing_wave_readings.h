// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "study/standing_wave_watch.h"

namespace seiche {

/// What level rulers read of a steady wave on the shown string: standing wave ratio and reflection. There is
/// one for a session; it looks at the string while that is shown.
class StandingWaveReadings : public QObject {
    Q_OBJECT

public:
    static StandingWaveReadings& of(Session& session);

    /// For a place beside the ruler, as "S 3.00 · r 0.50 →"; empty where nothing is steady, or it is not to be
    /// told.
    QString briefOf(const std::string& ruler) const;
    /// The same in sentences.
    QString sentenceOf(const std::string& ruler) const;

signals:
    /// There is something else to be read.
    void changed();

private:
    explicit StandingWaveReadings(Session& session);
    void look();
    bool areTold() const { return !m_session.isSecret() && !m_session.areFactorsAsked(); }

    Session& m_session;
    StandingWaveWatch m_watch;
};

} // namespace seiche
