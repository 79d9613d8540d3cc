// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/background_sweep.h"
#include "lab/latest_result.h"
#include "session/session.h"
#include "study/resonance_meter.h"
#include "wording/real_units.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// Measures the resonance of the session's run from taps (see `ResonanceMeter`), predicts it, and sweeps it.
///
/// Another frequency of the metronome begins another train of taps, too.
class ResonanceLab : public QObject {
    Q_OBJECT

public:
    explicit ResonanceLab(Session& session, QObject* parent = nullptr);

    /// Of the present train, from its second tap on, or of the last one while a hand pauses.
    std::optional<Rhythm> rhythm() const { return m_meter.rhythm(); }
    std::optional<Amplitude> amplitude() const { return m_meter.amplitude(); }
    /// Whether a train of taps goes on.
    bool isTapping() const { return m_meter.isTapping(); }
    /// See `ResonanceMeter::isGrowing` and `ResonanceMeter::isSeparated`.
    bool isGrowing() const { return m_meter.isGrowing(); }
    bool isSeparated() const { return m_meter.isSeparated(); }
    /// See `ResonanceMeter::isHeldBack`.
    bool isHeldBack() const { return m_meter.isHeldBack(); }
    const ResonanceLog& log() const { return m_meter.log(); }
    /// What is measured now: the session's medium with its own pull, or with the last tap's when that was
    /// elsewhere.
    const Resonator& resonator() const { return m_meter.resonator(); }
    /// Of this resonator in the real medium that the run stands for now; not real where it is of the other
    /// scene or the run is a riddle.
    RealUnits unitsOf(const Resonator& resonator) const;
    /// The cell that is watched: where the pull is.
    int watchX() const { return m_meter.watchX(); }
    int watchY() const { return m_meter.watchY(); }
    /// The swing of one pull there; the unit of amplitudes. 0 when that run explodes. Costs a short run the
    /// first time (see `swingAfterOnePull`), so it is asked for only where there is an amplitude.
    double onePull() const { return m_meter.onePull(); }

    /// The prediction for the resonator; of a riddle (`Session::isSecret`) only a range that gives nothing
    /// away. It is computed off the GUI thread when first asked for; until then the result is empty; `changed`
    /// is emitted when it is there.
    const PredictedResonance& prediction();

    /// Whether by the prediction no rhythm in its range stands out (see `standsOut`): a hand is too small for
    /// the pool, or nothing lets waves stand. False where there is no prediction.
    bool isFlat();
    /// The resonance in what was measured. None where no rhythm stands out: by the prediction or, where there
    /// is none, by the points themselves.
    std::optional<ResonancePeak> peak();

    /// What of it may be shown.
    bool isTheoryShown() const { return m_session.isTheoryShown(); }

    /// Measures the whole curve on copies of the run, in the range of the prediction. A change of the resonator
    /// ends and forgets it. Nothing happens unless `canSweep`.
    void startSweep();
    bool canSweep();
    /// Why this scene cannot be measured by a sweep (see `obstacleToSweep`).
    std::optional<Problem> obstacle() const;
    /// Whether a copy of the run may take its memory beside it.
    bool hasRoomForASweep() const;
    BackgroundSweep& sweep() { return m_sweep; }

    /// All that was measured on the present resonator and is steady or leads somewhere, taps and sweep
    /// together.
    std::vector<CurvePoint> measuredCurve() const;
    /// All points, one a line:
    /// frequency_hz,frequency_error_hz,amplitude,amplitude_error,one_pull,taps,state,series with the amplitudes
    /// as heights and the series counted from 1 (points of one series were measured on the same string with the
    /// same pull); and real_frequency_hz where the run stands for something real.
    std::string asCsv() const;

    /// Forgets all points and numbers.
    void clear();

    /// Measures the taps that the run has in its log as if a hand tapped them now, until another experiment is
    /// opened.
    void measureReplay() { m_isReplay = true; }

    static constexpr int tapsForAPoint = ResonanceMeter::tapsForAPoint;
    static constexpr int pointsOfASweep = 100;

signals:
    /// Numbers or points have changed.
    void changed();
    /// Another medium, setting or pull is measured now.
    void resonatorChanged();

private:
    void tap(const Pull& pull, double lost);
    void sample();
    void tapDueEvents();
    void startOver();
    /// Lets the meter know what has happened, and tells that. A sweep is one of a single resonator.
    template <class Tell>
    void tell(Tell tell);

    Session& m_session;
    ResonanceMeter m_meter;
    LatestResult<PredictedResonance, predict> m_prediction;
    BackgroundSweep m_sweep;
    bool m_isReplay = false;
    std::int64_t m_replayedAt = -1; ///< the last frame whose events were taken as taps
};

} // namespace seiche
