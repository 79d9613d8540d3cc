// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/history.h"
#include "measure/sampling_budget.h"
#include "session/session.h"

#include <QObject>

#include <map>

namespace seiche {

/// Predicted long-term behaviour of a run: the fastest growing wave, or if none grows the slowest
/// decaying mode.
struct Prospect {
    double growth = 1.0; ///< of the displacement per step
    bool swings = true;  ///< true for oscillation (complex roots), false for real roots
    /// True if `growth` is only an upper bound, because the modes between walls and media are
    /// unknown.
    bool isBound = false;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};
/// Returns the prospect of a homogeneous medium.
Prospect prospectOf(const Rule& rule, const Grid& grid);
Prospect prospectOf(const Simulation& run);

/// Records the main run and the comparison runs: energy and difference over time, growth per step.
///
/// Records only while active. A large pool is sampled less often, see `SamplingBudget`.
class RunRecord : public QObject {
    Q_OBJECT

public:
    struct Curve {
        std::int64_t startedAt = 0;
        History energy;
        History strength;   ///< basis of the growth, see `ownEnergyOf`
        History difference; ///< largest difference from the exact solution if enabled, else from the main run
        std::optional<std::int64_t> divergedAt;
        Rule rule; ///< rule of `prospect`: of the stiffest medium
        bool isUneven = false;
        Prospect prospect;
        std::optional<double> growth; ///< displacement per step, before the last disturbance
    };

    explicit RunRecord(Session& session, QObject* parent = nullptr);

    void setActive(bool active);
    /// Starts the exact solution from the state of the main run, or removes it. Returns false if
    /// this medium has no exact solution.
    bool setExact(bool on);
    bool hasExact() const { return m_session.hasExact(); }
    /// Restarts the record and the exact solution.
    void begin();

    const Curve& main() const { return m_main; }
    /// Returns the curve of a comparison run. Null if there is none with this scheme.
    const Curve* comparisonRun(Scheme scheme) const;
    const Curve& exact() const { return m_exactCurve; }

    /// Returns the measured recent growth of the displacement per step: at first of the visible
    /// motion, in the end of the fastest growing wave. Empty without motion.
    static std::optional<double> growthOf(const Curve& curve);

signals:
    /// Emitted after each new sample.
    void recorded();

private:
    void sample();
    void sampleNow();
    void record(Curve& curve, const Simulation& run, bool disturbed);
    void follow();
    void sampleExact(const ExactComparison& exact);

    Session& m_session;
    bool m_active = false;
    Curve m_main;
    std::map<Scheme, Curve> m_comparisonRuns;
    Curve m_exactCurve;
    std::int64_t m_origin = 0;
    std::size_t m_events = 0;
    SamplingBudget m_budget;
};

/// Measures the cost of a step per cell on this machine, in nanoseconds, within a few milliseconds.
/// Empty if the medium is too large or invalid.
std::optional<double> nanosecondsPerCell(Experiment experiment, Scheme scheme);

} // namespace seiche
