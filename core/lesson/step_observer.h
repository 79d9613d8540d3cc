// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/observations.h"
#include "measure/history.h"
#include "run/comparison.h"

#include <vector>

namespace seiche {

/// Watches a run during a step of a lesson and keeps what the step's check looks at.
///
/// Pulls and settings come from the run's own log. Call `sample` at least once after every pull; the more
/// often, the more exact the times.
class StepObserver {
public:
    /// A step begins, with this check (null: none) on this run.
    void begin(const Check* check, const Comparison& runs);
    /// The run has restarted or jumped in time: what was seen no longer counts.
    void again(const Comparison& runs);

    void sample(const Comparison& runs);

    /// What was seen; rhythm, points and answers are added by the caller.
    const Observations& observations() const { return m_observations; }

    /// The height at the first place the check names (the pull's own when it names none) against the frame, and
    /// the largest height of the run and its twins: for the work sheet.
    const History& height() const { return m_height; }
    struct Largest {
        Scheme scheme;
        History history;
    };
    const std::vector<Largest>& largest() const { return m_largest; }

private:
    /// What is kept of a place while its period and a pulse's travel are being measured.
    struct Watch {
        bool below = false;       ///< has been below; the next rising counts
        double leftBelowAt = 0.0; ///< when it last rose from there, in seconds
        double before = 0.0;      ///< the last height
        double reach = 0.0;       ///< the largest |height| since the last pull or change
        double crest = 0.0;       ///< the largest |height| since the pull
        double crestAt = 0.0;     ///< when, in seconds
        bool travelling = false;  ///< a pull's crest is awaited
    };

    void readLog(const Simulation& run);
    /// What of an event an explosion is counted from.
    void readBeginning(const Event& event);
    /// See `Observations::explodedAfter`. `since`: the frame at which the settings have last changed, or the
    /// run has begun.
    std::optional<std::int64_t> stepsTo(std::optional<std::int64_t> explosion, std::int64_t since) const;
    /// Restarts the measurement of periods and travels.
    void disturbed();
    void sampleMedium(const Simulation& run);
    void samplePlace(PlaceObservations& place, Watch& watch, double height, double seconds);
    void note(const Simulation& run);

    Observations m_observations;
    std::vector<Watch> m_watches;
    bool m_looksEverywhere = false;
    std::size_t m_eventsRead = 0;            ///< of the run's log
    Experiment m_asSet;                      ///< the settings after the events read
    std::optional<std::int64_t> m_firstPull; ///< its frame; of the whole run, however long before the step
    std::int64_t m_ruleSince = 0;            ///< the frame at which the rule last changed, but for the scheme
    std::int64_t m_schemeSince = 0;          ///< the frame at which the scheme of the main run last changed
    double m_began = 0.0;                    ///< the run's time when the step began
    double m_before = 0.0;                   ///< the time of the last sample
    Pull m_lastPull;
    double m_pulledAt = 0.0;
    History m_height;
    std::vector<Largest> m_largest;
};

} // namespace seiche
