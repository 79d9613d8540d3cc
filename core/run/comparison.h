// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "run/simulation.h"
#include "wave/expects.h"

#include <optional>
#include <vector>

namespace seiche {

/// Whether a twin with this scheme can be computed beside a run under this rule: an implicit one on a string
/// only; none in integer water, which steps in one way whatever its scheme is called.
bool takesTwin(const Rule& rule, Scheme scheme);

/// A run and its twins: the same state under other schemes, with the same pulls and settings.
///
/// A twin that has diverged stops; the others go on.
class Comparison {
public:
    struct Twin {
        Simulation run;
        std::int64_t startedAt; ///< the frame at which it left the main run
    };

    explicit Comparison(Experiment experiment) : m_main(std::move(experiment)) {}

    const Simulation& main() const { return m_main; }
    const std::vector<Twin>& twins() const { return m_twins; }
    /// The twin with this scheme; null when there is none.
    const Twin* twin(Scheme scheme) const;

    /// Starts a twin from the main run's present state, replacing one with the same scheme; none where the main
    /// run takes none (see `takesTwin`), where there is no room for it (see `hasRoomFor`) or no memory.
    void startTwin(Scheme scheme);
    void stopTwin(Scheme scheme);

    /// Whether all runs, with one more or another one with this scheme, take no more than `limits::memory`.
    bool hasRoomFor(Scheme twin) const;
    /// The memory that all runs take, bytes.
    std::size_t bytes() const;
    /// Allocates the memory that the next steps need.
    void prepare();

    void advance(std::int64_t steps);
    /// A change of scheme concerns the main run only.
    void apply(const Change& change);

    /// See `Simulation::holdUntil`; what has diverged has let go.
    void holdUntil(std::size_t event, std::int64_t frame);

    /// Lets the events of the present frame act now.
    void actNow();
    /// Whether such events are still to act in any of the runs; lets the next one act in each of these. See
    /// `Simulation::actNext`.
    bool isDue() const;
    double actNext();

    struct TwinSnapshot {
        Scheme scheme;
        std::int64_t startedAt;
        Simulation::Snapshot run;
    };
    struct Snapshot {
        Simulation::Snapshot main;
        std::vector<TwinSnapshot> twins;

        /// The memory it takes besides itself and what it shares with the snapshot before.
        std::size_t bytesAfter(const Snapshot* before) const;
    };
    Snapshot snapshot() const;
    /// What `snapshot` would take, at most.
    std::size_t bytesOfSnapshot() const;
    /// The snapshot without a copy of the state; only where `isAsBegun`.
    Snapshot beginning() const {
        SEICHE_EXPECTS(isAsBegun());
        return {m_main.beginning(), {}};
    }
    bool isAsBegun() const { return m_twins.empty() && m_main.isAsBegun(); }
    /// Goes back to a snapshot of these runs (see `Simulation::returnTo`). Twins that did not exist then are
    /// dropped.
    void returnTo(const Snapshot& snapshot, const std::vector<Event>& log);
    void setPullWith(const Pull& pull) { m_main.setPullWith(pull); }
    /// Another future for the main run; see `Simulation::takeLog`.
    void takeLog(const std::vector<Event>& log) {
        m_main.takeLog(log);
        for (Twin& twin : m_twins) twin.run.takeLog(log);
    }

private:
    Simulation m_main;
    std::vector<Twin> m_twins;
};

} // namespace seiche
