// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/standing_wave_meter.h"
#include "run/simulation.h"

#include <string>
#include <vector>

namespace seiche {

/// Returns the section of steady wave that a horizontal ruler beside a string can measure between
/// its ends. Frequency of the drive, else of the first active sine; wavelength and decay from
/// theory. Empty in a pool, for integers, for other objects, without steady excitation, with
/// several frequencies, or if the section has several media or is too short.
std::optional<SteadyStretch> steadyStretchOf(const Simulation& run, const PoolObject& ruler);

/// Wave readings of the horizontal rulers beside a string.
class StandingWaveWatch {
public:
    /// Updates the readings, every few steps; see `StandingWaveMeter::note`. Recomputes the steady
    /// sections after a change of the run or when a source starts or stops.
    void observe(const Simulation& run);
    /// Rechecks the settings after an undo (no event).
    void checkAgain() { m_until = 0.0; }
    /// Resets everything for a new run.
    void clear() { *this = StandingWaveWatch(); }

    /// Returns a ruler's reading. Empty without a steady wave.
    const std::optional<StandingWave>& at(const std::string& ruler) const;
    /// Reading of a ruler that measures a wave.
    struct Reading {
        std::string ruler;
        StandingWave wave;
    };
    std::vector<Reading> readings() const;
    bool empty() const { return m_meters.empty(); }
    /// Returns whether any ruler has a reading.
    bool reads() const;

private:
    struct Meter {
        std::string ruler;
        StandingWaveMeter meter;
    };
    void follow(const Simulation& run);

    std::vector<Meter> m_meters;
    std::size_t m_events = 0; ///< number of events that have acted
    std::int64_t m_frame = -1;
    double m_until = 0.0; ///< second at which the next source starts or stops
    Rule m_rule;
};

} // namespace seiche
