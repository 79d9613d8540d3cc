// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "run/simulation.h"
#include "wave/expects.h"

#include <optional>
#include <vector>

namespace seiche {

/// Returns whether a comparison run with this scheme is possible beside a run with this rule.
/// Implicit schemes need a string. Integer water takes none because it has only one scheme.
bool supportsComparison(const Rule& rule, Scheme scheme);

/// A run and its comparison runs: the same state, pulses and settings under other schemes. A
/// diverged comparison run stops while the others continue.
class Comparison {
public:
    struct ComparisonRun {
        Simulation run;
        std::int64_t startedAt; ///< step at which the comparison run was started
    };

    explicit Comparison(Experiment experiment) : m_main(std::move(experiment)) {}

    const Simulation& main() const { return m_main; }
    const std::vector<ComparisonRun>& comparisonRuns() const { return m_comparisonRuns; }
    /// Returns the comparison run with this scheme, null if none.
    const ComparisonRun* comparisonRun(Scheme scheme) const;

    /// Starts a comparison run from the current state of the main run, replacing a run with the
    /// same scheme. None is active afterwards if `supportsComparison` or `hasRoomFor` is false or memory is
    /// exhausted.
    void startComparison(Scheme scheme);
    void stopComparison(Scheme scheme);

    /// Returns whether all runs, including one with this scheme, fit into `limits::memory`.
    bool hasRoomFor(Scheme comparisonRun) const;
    /// Returns the memory of all runs, in bytes.
    std::size_t bytes() const;
    /// Allocates the memory that the next steps need.
    void prepare();

    void advance(std::int64_t steps);
    /// Applies a change. New schemes affect only the main run.
    void apply(const Change& change);

    /// Extends a hold, see `Simulation::holdUntil`. Diverged runs ignore it.
    void holdUntil(std::size_t event, std::int64_t frame);

    /// Applies the events of the current step now.
    void applyPendingEvents();
    /// Returns whether any run has pending events at the current step, which `applyNextEvent` applies one
    /// by one. See `Simulation::applyNextEvent`.
    bool hasPendingEvents() const;
    double applyNextEvent();

    struct ComparisonSnapshot {
        Scheme scheme;
        std::int64_t startedAt;
        Simulation::Snapshot run;
    };
    struct Snapshot {
        Simulation::Snapshot main;
        std::vector<ComparisonSnapshot> comparisonRuns;

        /// Returns the additional bytes, without data shared with `previous`.
        std::size_t bytesAfter(const Snapshot* before) const;
    };
    Snapshot snapshot() const;
    /// Returns the maximum size of a `snapshot`, in bytes.
    std::size_t bytesOfSnapshot() const;
    /// Returns an initial snapshot without state. Requires `isInitial`.
    Snapshot beginning() const {
        SEICHE_EXPECTS(isInitial());
        return {m_main.beginning(), {}};
    }
    bool isInitial() const { return m_comparisonRuns.empty() && m_main.isInitial(); }
    /// Restores a snapshot (see `Simulation::returnTo`). Drops newer comparison runs.
    void returnTo(const Snapshot& snapshot, const std::vector<Event>& log);
    void setPullWith(const Pull& pull) { m_main.setPullWith(pull); }
    /// Replaces the main log, see `Simulation::takeLog`.
    void takeLog(const std::vector<Event>& log) {
        m_main.takeLog(log);
        for (ComparisonRun& comparisonRun : m_comparisonRuns) comparisonRun.run.takeLog(log);
    }

private:
    Simulation m_main;
    std::vector<ComparisonRun> m_comparisonRuns;
};

} // namespace seiche
