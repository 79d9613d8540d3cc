// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/resonance_log.h"
#include "measure/tap_series.h"
#include "run/simulation.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Measures the resonance of a run from taps: it turns every train of taps, and every drive, into a point
/// (frequency, amplitude) of its log (see `TapSeries`).
///
/// It watches the place of the pull, and is told of all that happens to the run.
class ResonanceMeter {
public:
    /// A point appears from this many taps on.
    static constexpr int tapsForAPoint = 4;

    ResonanceMeter() { m_log.measureOn(m_resonator); }

    /// What may have been set anew: another medium, pull or drive ends the train.
    void watch(const Simulation& run);
    /// The run begins again, or has jumped.
    void startOver(const Simulation& run);
    /// Another rhythm is to come.
    void endTrain();
    /// A pull of a train that is about to act: the heights still belong to the period that ends with it.
    void tap(const Simulation& run, const Pull& pull);
    /// To be called after steps and pulls, at best after each. True when numbers have changed.
    bool sample(const Simulation& run);
    /// Forgets all points and numbers.
    void clear();

    /// Of the present train, from its second tap on, or of the last one while a hand pauses.
    const std::optional<Rhythm>& rhythm() const { return m_shownRhythm; }
    const std::optional<Amplitude>& amplitude() const { return m_shownAmplitude; }
    /// Whether a train of taps, or a drive, goes on.
    bool isTapping() const { return m_tapping; }
    bool isDriven() const { return m_drive.isOn(); }
    const ResonanceLog& log() const { return m_log; }
    /// What is measured now: the medium with its own pull, or with the last tap's when that was elsewhere.
    const Resonator& resonator() const { return m_resonator; }
    /// The same as an experiment at rest.
    Experiment alone() const;
    /// The cell that is watched: where the pull is.
    int watchX() const;
    int watchY() const;
    /// The swing of one pull there; the unit of amplitudes. 0 when that run explodes.
    double onePull() const;

private:
    void measureOn(const Resonator& resonator);
    void note(const TapSeries::Reading& reading);
    bool sampleDriven(const Simulation& run);
    double heightOf(const Pull& pull) const;
    double fading() const;
    void forgetNumbers();

    TapSeries m_series;
    AmplitudeMeter m_driven; ///< of a drive's cycles
    ResonanceLog m_log;
    Resonator m_resonator;
    std::optional<Rhythm> m_shownRhythm;
    std::optional<Amplitude> m_shownAmplitude;
    mutable std::optional<double> m_onePull; ///< kept as long as the resonator is the same
    Drive m_drive;                           ///< the run's, as it was seen last
    std::int64_t m_driveSince = 0;
    int m_cycles = 0;
    bool m_tapping = false;
};

} // namespace seiche
