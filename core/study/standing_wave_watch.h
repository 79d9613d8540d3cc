// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/standing_wave_meter.h"
#include "run/simulation.h"

#include <string>
#include <vector>

namespace seiche {

/// The steady wave that a level ruler beside a string can measure between its ends: with the frequency of the
/// drive, else of the first sine that is on, and the wavelength and decay that theory has for it there. Nothing
/// in a pool, with whole numbers, for other objects, where nothing swings steadily, where several frequencies
/// do, where the stretch has several media, or is too short.
std::optional<SteadyStretch> steadyStretchOf(const Simulation& run, const PoolObject& ruler);

/// What the level rulers beside a string read of the waves that stand or run there.
class StandingWaveWatch {
public:
    /// To be called every few steps; see `StandingWaveMeter::note`. What is steady is worked out where
    /// something has been done to the run, or a source goes on or off.
    void observe(const Simulation& run);
    /// The settings may have changed without an event (by undo).
    void lookAgain() { m_until = 0.0; }
    /// Another run comes.
    void clear() { *this = StandingWaveWatch(); }

    /// By the name of the ruler; nothing while nothing is steady there.
    const std::optional<StandingWave>& at(const std::string& ruler) const;
    /// Of all rulers that measure something, in their order.
    struct Reading {
        std::string ruler;
        StandingWave wave;
    };
    std::vector<Reading> readings() const;
    bool empty() const { return m_meters.empty(); }
    /// Whether any ruler reads something.
    bool reads() const;

private:
    struct Meter {
        std::string ruler;
        StandingWaveMeter meter;
    };
    void follow(const Simulation& run);

    std::vector<Meter> m_meters;
    std::size_t m_events = 0; ///< that had acted
    std::int64_t m_frame = -1;
    double m_until = 0.0; ///< the second of the run at which a source goes on or off next
    Rule m_rule;
};

} // namespace seiche
