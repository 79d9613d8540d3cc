// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/history.h"
#include "measure/sampling_budget.h"
#include "session/session.h"

#include <QObject>

#include <map>

namespace seiche {

/// What theory predicts for a run after a long time: the fastest growing wave when one grows, else the slowest
/// mode, which is what remains.
struct Prospect {
    double growth = 1.0; ///< of height per step
    bool swings = true;  ///< whether that wave swings (complex roots) or creeps or bursts (real ones)
    /// Between walls and media no wave grows faster; the modes themselves are not known.
    bool isBound = false;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};
/// Of a medium that is the same everywhere.
Prospect prospectOf(const Rule& rule, const Grid& grid);
Prospect prospectOf(const Simulation& run);

/// Records the main run and its twins: energy and difference over time, growth per step.
///
/// Records only while active; in a large pool samples are further apart, see `SamplingBudget`.
class RunRecord : public QObject {
    Q_OBJECT

public:
    struct Curve {
        std::int64_t startedAt = 0;
        History energy;
        History strength;   ///< what growth is measured by: see `ownEnergyOf`
        History difference; ///< largest difference to the exact solution when it is on, else to the main run
        std::optional<std::int64_t> divergedAt;
        Rule rule; ///< that `prospect` is for: of the stiffest medium
        bool isUneven = false;
        Prospect prospect;
        std::optional<double> growth; ///< of height per step, as measured before the last disturbance
    };

    explicit RunRecord(Session& session, QObject* parent = nullptr);

    void setActive(bool active);
    /// Starts the exact solution from the main run's state, or drops it. False when there is none for this
    /// medium.
    bool setExact(bool on);
    bool hasExact() const { return m_session.hasExact(); }
    /// Forgets everything; the exact solution starts from the present state.
    void begin();

    const Curve& main() const { return m_main; }
    /// Null while the scheme has no twin.
    const Curve* twin(Scheme scheme) const;
    const Curve& exact() const { return m_exactCurve; }
    /// The frame at which the record begins.
    std::int64_t origin() const { return m_origin; }

    /// The growth of height per step as measured lately, of all that moves: first of what is seen, in the end
    /// of the wave that grows fastest. Nothing while nothing moves.
    static std::optional<double> growthOf(const Curve& curve);

signals:
    /// There is something new.
    void recorded();

private:
    void sample();
    void sampleNow();
    void record(Curve& curve, const Simulation& run, bool disturbed);
    void follow();
    void sampleExact(const ExactTwin& exact);

    Session& m_session;
    bool m_active = false;
    Curve m_main;
    std::map<Scheme, Curve> m_twins;
    Curve m_exactCurve;
    std::int64_t m_origin = 0;
    std::size_t m_events = 0;
    SamplingBudget m_budget;
};

/// What one step of this rule costs per cell on this machine, in nanoseconds; nothing for a medium too large to
/// try out. Takes a few milliseconds.
std::optional<double> nanosecondsPerCell(Experiment experiment, Scheme scheme);

} // namespace seiche
