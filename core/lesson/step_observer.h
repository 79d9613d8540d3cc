// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/observations.h"
#include "measure/history.h"
#include "run/comparison.h"
#include "run/explosion_count.h"

#include <vector>

namespace seiche {

/// Observes a run during a lesson step and records the input of the step's check.
///
/// Reads taps and settings from the run's log. Call `sample` at least once after every tap; more
/// frequent calls give more exact times.
class StepObserver {
public:
    /// Begins a step with its check, null if none.
    void begin(const Check* check, const Comparison& runs);
    /// Discards all observations after a restart or time jump.
    void again(const Comparison& runs);

    void sample(const Comparison& runs);

    /// Returns the observations; the caller adds frequency, points and answers.
    const Observations& observations() const { return m_observations; }

    /// Displacement against time step at the first cell of the check, or at the tap position if the
    /// check has no cell. For the worksheet, together with the largest displacement of the run and
    /// its comparison runs.
    const History& height() const { return m_height; }
    struct Largest {
        Scheme scheme;
        History history;
    };
    const std::vector<Largest>& largest() const { return m_largest; }

private:
    /// State of a cell for period and pulse speed.
    struct Watch {
        bool below = false;       ///< was below the lower threshold; the next rising counts
        double leftBelowAt = 0.0; ///< time of leaving the lower threshold, s
        double previous = 0.0;    ///< previous displacement
        double reach = 0.0;       ///< largest |displacement| since the last tap or change
        double crest = 0.0;       ///< largest |displacement| since the tap
        double crestAt = 0.0;     ///< time of the crest, in seconds
        bool travelling = false;  ///< the crest of a tap is expected
    };

    void readLog(const Simulation& run);
    /// Restarts the measurement of periods and pulse speeds.
    void disturbed();
    void sampleMedium(const Simulation& run);
    void samplePlace(PlaceObservations& place, Watch& watch, double height, double seconds);
    void observe(const Simulation& run);

    Observations m_observations;
    std::vector<Watch> m_watches;
    bool m_looksEverywhere = false;
    std::size_t m_eventsRead = 0; ///< events read from the run's log
    ExplosionCounter m_counter;
    double m_began = 0.0;  ///< start of the lesson step, s
    double m_before = 0.0; ///< time of the last sample, s
    Pull m_lastPull;
    double m_pulledAt = 0.0;
    History m_height;
    std::vector<Largest> m_largest;
};

} // namespace seiche
