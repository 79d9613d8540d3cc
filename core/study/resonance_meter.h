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

/// Measures the resonance of a run from taps: it turns every train of taps, and every drive, into a point
/// (frequency, amplitude) of its log (see `TapSeries`).
///
/// It watches the place of the pull, and is told of all that happens to the run. An amplitude is that of the
/// response to the present train alone: when the medium still moves as a train begins, a second run of it,
/// which was at rest then and gets nothing but this train, is measured in its place. Where the heights add up
/// this is the run without its waves of before. A medium that is too large for a second run is waited for (see
/// `TapSeries::waitFor`).
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
    ///
    /// `lost`: seconds of the run that have passed for the hand since its last tap, but that the run has not
    /// computed; negative where the tap acts later than it came. A train that is broken by it ends before this
    /// tap: its point is exact, and stays. The tap begins a new train.
    void tap(const Simulation& run, const Pull& pull, double lost = 0.0);
    /// Whether a tap now would end the present train because of `lost`: the interval before the tap, or the
    /// train so far, would be wrong by more than 0.5 % and by more than one step.
    bool isBrokenBy(const Simulation& run, double lost) const;
    /// Whether the last tap has ended a train because time was lost.
    bool isHeldBack() const { return m_heldBack; }
    /// To be called after steps and pulls, at best after each. True when numbers have changed.
    bool sample(const Simulation& run);
    /// Forgets all points and numbers.
    void clear();

    /// Of the present train, from its second tap on, or of the last one while a hand pauses.
    const std::optional<Rhythm>& rhythm() const { return m_shownRhythm; }
    const std::optional<Amplitude>& amplitude() const { return m_shownAmplitude; }
    /// Whether a train of taps, or a drive, goes on.
    bool isTapping() const { return m_tapping; }
    /// Whether waves of before the present train are still seen in the run: a tenth of the amplitude or more in
    /// the last period. The amplitude does not contain them.
    bool isSeparated() const { return m_tapping && m_separated; }
    bool isDriven() const { return m_drive.isOn(); }
    /// Whether the medium is small enough for a second run, so that amplitudes never contain what moved before.
    bool measuresAlone() const;
    /// Whether the present train makes the wave grow: the amplitude rises, and is 1.5 single taps at least. A
    /// wave that fades between two taps is no higher than one of them.
    bool isGrowing() const;
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
    struct Tap {
        std::int64_t frame;
        Pull pull;
    };

    bool measureOn(const Resonator& resonator);
    void beginResponse(const Simulation& run, std::int64_t frame);
    double followResponse(const Simulation& run);
    void lookAtOthers();
    void replay(const Simulation& run);
    void note(const TapSeries::Reading& reading);
    bool sampleDriven(const Simulation& run);
    double heightOf(const Pull& pull) const;
    double fading() const;
    void forgetNumbers();

    TapSeries m_series;
    std::vector<Tap> m_taps; ///< the last ones of the train
    double m_began = 0.0;    ///< the first tap of the train, seconds
    double m_lost = 0.0;     ///< since then, seconds
    bool m_heldBack = false;
    std::optional<Simulation> m_response; ///< to the present train alone; nothing: the run is that
    std::int64_t m_responseSince = 0;     ///< the run's frame at which it was at rest
    HeightRange m_others;                 ///< by what the run differs from it in this period
    bool m_separated = false;
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

/// Whether a pull in the log of a run is one that SPACE or a click makes, at whatever place and height.
bool isTap(const Pull& pull, const Experiment& settings);

} // namespace seiche
