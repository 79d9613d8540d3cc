// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/resonance_log.h"
#include "measure/tap_series.h"
#include "run/simulation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// Measures the resonance of a run: converts each tap train or drive to a point (frequency,
/// amplitude) of its log (see `TapSeries`).
///
/// It observes the position of the tap and must receive all events of the run. An amplitude is the
/// response to the current train alone. If the medium still moves when a train begins, a second run
/// from rest with only this train is measured instead. In a linear medium this equals the run
/// without its earlier waves. If the medium is too large for a second run, the meter waits for it
/// (see `TapSeries::waitFor`).
class ResonanceMeter {
public:
    /// Minimum number of taps for a point.
    static constexpr int tapsForAPoint = 4;

    ResonanceMeter() { m_log.measureOn(m_resonator); }

    /// Updates the settings. A change of medium, tap or drive ends the train.
    void watch(const Simulation& run);
    /// Restarts with the run, or after a jump.
    void startOver(const Simulation& run);
    /// Ends the train before a different tapping frequency.
    void endTrain();
    /// Processes a tap before it acts. The current heights belong to the period that it ends.
    ///
    /// `lost`: seconds since the last tap that passed for the user but not in the run. Negative if
    /// the tap acts with a delay. If it breaks the train, the train ends before this tap and keeps
    /// its exact point. The tap then begins a new train.
    void tap(const Simulation& run, const Pull& pull, double lost = 0.0);
    /// Returns whether a tap now would end the train because of `lost`. The limit is an error of
    /// 0.5 % and of one step, in the last interval or in the whole train.
    bool isBrokenBy(const Simulation& run, double lost) const;
    /// Returns whether lost time ended the last train.
    bool isHeldBack() const { return m_heldBack; }
    /// Takes a sample after steps and taps, ideally after each. Returns whether numbers have
    /// changed.
    bool sample(const Simulation& run);
    /// Deletes all points and numbers.
    void clear();

    /// Tapping frequency and amplitude of the current train, from its second tap on; during a
    /// pause, of the last train.
    const std::optional<Rhythm>& rhythm() const { return m_shownRhythm; }
    const std::optional<Amplitude>& amplitude() const { return m_shownAmplitude; }
    /// Returns whether a tap train or drive is active.
    bool isTapping() const { return m_tapping; }
    /// Returns whether waves from before the current train are visible in the run: at least a tenth
    /// of the amplitude in the last period. The amplitude excludes them.
    bool isSeparated() const { return m_tapping && m_separated; }
    bool isDriven() const { return m_drive.isOn(); }
    /// Returns whether the medium is small enough for a second run, so that amplitudes never
    /// include earlier motion.
    bool measuresAlone() const;
    /// Returns whether the amplitude of the current train grows and is at least 1.5 single taps. A
    /// wave that decays between two taps is no higher than one tap.
    bool isGrowing() const;
    const ResonanceLog& log() const { return m_log; }
    /// Returns the measured medium with its own tap, or the last tap if at a different position.
    const Resonator& resonator() const { return m_resonator; }
    /// Returns the resonator as an experiment at rest.
    Experiment alone() const;
    /// Observed cell, at the position of the tap.
    int watchX() const;
    int watchY() const;
    /// Returns the amplitude of one tap there, the unit of amplitudes. 0 if that simulation
    /// explodes.
    double onePull() const;

private:
    struct Tap {
        std::int64_t frame;
        Pull pull;
    };

    bool measureOn(const Resonator& resonator);
    void beginResponse(const Simulation& run, std::int64_t frame);
    double followResponse(const Simulation& run);
    void updateSeparation();
    void replay(const Simulation& run);
    void addReading(const TapSeries::Reading& reading);
    bool sampleDriven(const Simulation& run);
    double heightOf(const Pull& pull) const;
    double fading() const;
    void forgetNumbers();

    TapSeries m_series;
    std::vector<Tap> m_taps; ///< most recent taps of the train
    double m_began = 0.0;    ///< first tap of the train, seconds
    double m_lost = 0.0;     ///< time lost since then, seconds
    bool m_heldBack = false;
    std::optional<Simulation> m_response; ///< response to this train alone; empty: same as the run
    std::int64_t m_responseSince = 0;     ///< step of the run when the response was at rest
    HeightRange m_others;                 ///< difference between run and response in this period
    bool m_separated = false;
    AmplitudeMeter m_driven; ///< meter for drive cycles
    ResonanceLog m_log;
    Resonator m_resonator;
    std::optional<Rhythm> m_shownRhythm;
    std::optional<Amplitude> m_shownAmplitude;
    mutable std::optional<double> m_onePull; ///< cached while the resonator is unchanged
    Drive m_drive;                           ///< last seen drive of the run
    std::int64_t m_driveSince = 0;
    int m_cycles = 0;
    bool m_tapping = false;
};

/// Returns whether a tap in the log of a run was made by SPACE or a click, at any position and
/// height.
bool isTap(const Pull& pull, const Experiment& settings);

} // namespace seiche
