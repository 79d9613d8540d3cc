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

/// Measures the resonance of the session's run from taps (see `ResonanceMeter`), predicts and
/// sweeps it.
///
/// A new metronome frequency starts a new series of taps.
class ResonanceLab : public QObject {
    Q_OBJECT

public:
    explicit ResonanceLab(Session& session, QObject* parent = nullptr);

    /// Tapping frequency of the current series from its second tap on, or of the last series during
    /// a pause.
    std::optional<Rhythm> rhythm() const { return m_meter.rhythm(); }
    std::optional<Amplitude> amplitude() const { return m_meter.amplitude(); }
    /// Returns whether a series of taps is under way.
    bool isTapping() const { return m_meter.isTapping(); }
    /// See `ResonanceMeter::isGrowing` and `ResonanceMeter::isSeparated`.
    bool isGrowing() const { return m_meter.isGrowing(); }
    bool isSeparated() const { return m_meter.isSeparated(); }
    /// See `ResonanceMeter::isHeldBack`.
    bool isHeldBack() const { return m_meter.isHeldBack(); }
    const ResonanceLog& log() const { return m_meter.log(); }
    /// The resonator being measured: the session's medium with the tap of its settings, or with the
    /// last tap if that was at a different position.
    const Resonator& resonator() const { return m_meter.resonator(); }
    /// Returns the units of this resonator in the current real medium. Not real if it belongs to
    /// the other scene or the run is a challenge.
    RealUnits unitsOf(const Resonator& resonator) const;
    /// The watched cell, at the position of the tap.
    int watchX() const { return m_meter.watchX(); }
    int watchY() const { return m_meter.watchY(); }
    /// Amplitude after a single tap at the watched cell, the unit of amplitudes. 0 if that run
    /// explodes. The first call computes a short run (see `swingAfterOnePull`).
    double onePull() const { return m_meter.onePull(); }

    /// Prediction for the resonator, for a challenge (`Session::isChallenge`) only a neutral frequency
    /// range. The first call starts the computation off the GUI thread: empty until `changed` is
    /// emitted.
    const PredictedResonance& prediction();

    /// Returns whether no frequency in the predicted range stands out (see `standsOut`): taps are
    /// too small for the pool, or no standing waves form. False without a prediction.
    bool isFlat();
    /// The resonance in the measured points. Empty if no frequency stands out in the prediction or,
    /// without a prediction, in the points.
    std::optional<ResonancePeak> peak();

    /// Returns whether predictions may be shown.
    bool isTheoryShown() const { return m_session.isTheoryShown(); }

    /// Measures the whole curve in the predicted range, on copies of the run. A change of the
    /// resonator discards the sweep. Does nothing unless `canSweep`.
    void startSweep();
    bool canSweep();
    /// The reason why this scene cannot be swept (see `obstacleToSweep`). Empty if it can.
    std::optional<Problem> obstacle() const;
    /// Returns whether a copy of the run fits into memory.
    bool hasRoomForASweep() const;
    BackgroundSweep& sweep() { return m_sweep; }

    /// All points of the current resonator from taps and sweep that are in steady state or
    /// converge.
    std::vector<CurvePoint> measuredCurve() const;
    /// Returns all points as CSV, one per line:
    /// frequency_hz,frequency_error_hz,amplitude,amplitude_error,one_pull,taps,state,series
    /// and real_frequency_hz if the run represents a real medium. Amplitudes are displacements.
    /// Series count from 1; points of a series share the string and the tap.
    std::string asCsv() const;

    /// Discards all points and numbers.
    void clear();

    /// Measures the recorded taps of the run like live taps, until a different experiment is
    /// opened.
    void measureReplay() { m_isReplay = true; }

    static constexpr int tapsForAPoint = ResonanceMeter::tapsForAPoint;
    static constexpr int pointsOfASweep = 100;

signals:
    /// Emitted when numbers or points have changed.
    void changed();
    /// Emitted when the measured medium, setting or tap has changed.
    void resonatorChanged();

private:
    void tap(const Pull& pull, double lost);
    void sample();
    void tapDueEvents();
    void startOver();
    /// Calls `tell`, which updates the meter, and emits the signals. Discards the sweep if the
    /// resonator changed.
    template <class Tell>
    void updateMeter(Tell tell);

    Session& m_session;
    ResonanceMeter m_meter;
    LatestResult<PredictedResonance, predict> m_prediction;
    BackgroundSweep m_sweep;
    bool m_isReplay = false;
    std::int64_t m_replayedAt = -1; ///< last step whose events were treated as taps
};

} // namespace seiche
