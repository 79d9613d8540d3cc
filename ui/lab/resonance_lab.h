// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/resonance_log.h"
#include "measure/tap_rhythm.h"
#include "session.h"

#include <QObject>

#include <optional>

namespace seiche {

/// Measures the resonance while somebody taps: listens to the taps and heights of the session and turns every train
/// of taps into a point (frequency, amplitude) of the log. What is watched is the place that is pulled. Idle while
/// nobody taps.
class ResonanceLab : public QObject {
    Q_OBJECT

public:
    explicit ResonanceLab(Session& session, QObject* parent = nullptr);

    /// Of the present train, or of the last one while a hand pauses.
    std::optional<Rhythm> rhythm() const { return m_shownRhythm; }
    std::optional<Amplitude> amplitude() const { return m_shownAmplitude; }
    /// Whether a train of taps goes on.
    bool isTapping() const { return m_tapping; }
    const ResonanceLog& log() const { return m_log; }
    /// What is measured now: the session's medium with its own pull, or with the last tap's when that was elsewhere.
    const Resonator& resonator() const { return m_resonator; }
    /// The cell that is watched: where the pull is.
    int watchX() const;
    int watchY() const;
    /// The largest height that one pull gives there; the unit of amplitudes. 0 when that run explodes.
    double onePull();

    /// Forgets all points and numbers.
    void clear();

    /// A point appears from this many taps on.
    static constexpr int tapsForAPoint = 4;

signals:
    /// Numbers or points have changed.
    void changed();
    /// Another medium, setting or pull is measured now.
    void resonatorChanged();

private:
    void tap(const Pull& pull);
    void sample();
    void endTrain();
    void startOver();
    void watchSettings();
    void measureOn(const Resonator& resonator);

    Session& m_session;
    TapRhythm m_rhythm;
    AmplitudeMeter m_meter;
    ResonanceLog m_log;
    Resonator m_resonator;
    std::optional<Rhythm> m_shownRhythm;
    std::optional<Amplitude> m_shownAmplitude;
    std::optional<double> m_onePull; ///< kept as long as the resonator is the same
    bool m_tapping = false;
};

} // namespace seiche
