// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/history.h"
#include "run/exact_twin.h"
#include "session.h"

#include <QElapsedTimer>
#include <QObject>

#include <map>

namespace seiche {

/// What the main run and its twins have done: energy and difference over time, growth per step. Records only while active, and
/// never spends more than a few percent of the time on it: in a large pool samples are further apart.
class RunRecord : public QObject {
    Q_OBJECT

public:
    struct Curve {
        std::int64_t startedAt = 0;
        History energy;
        History difference; ///< largest difference to the exact solution when it is on, else to the main run
        std::optional<std::int64_t> divergedAt;
    };

    explicit RunRecord(Session& session, QObject* parent = nullptr);

    void setActive(bool active);
    /// Starts the exact solution from the main run's state, or drops it. False when there is none for this medium.
    bool setExact(bool on);
    bool hasExact() const { return m_exact.has_value(); }
    /// Forgets everything; the exact solution starts from the present state.
    void begin();

    const Curve& main() const { return m_main; }
    /// Null while the scheme has no twin.
    const Curve* twin(Scheme scheme) const;
    const Curve& exact() const { return m_exactCurve; }
    /// The frame at which the record begins.
    std::int64_t origin() const { return m_origin; }

    /// The growth of height per step as measured lately; `predicted` says how long to look: a few times its growth.
    static std::optional<double> growthOf(const Curve& curve, double predicted);

signals:
    /// There is something new.
    void recorded();

private:
    void sample();
    void sampleNow();
    void follow();
    void sampleExact();

    Session& m_session;
    bool m_active = false;
    Curve m_main;
    std::map<Scheme, Curve> m_twins;
    std::optional<ExactTwin> m_exact;
    Curve m_exactCurve;
    std::int64_t m_origin = 0;
    std::size_t m_events = 0;
    QElapsedTimer m_clock; ///< since the last look
    qint64 m_saved = 0;    ///< nanoseconds that may be spent on samples
};

/// What one step of this rule costs per cell on this machine, in nanoseconds; nothing for a medium too large to try out.
/// Takes a few milliseconds.
std::optional<double> nanosecondsPerCell(Experiment experiment, Scheme scheme);

/// The growth per step that theory predicts for the long run: of the fastest growing wave when one grows, else of the slowest
/// mode, which is what is left in the end.
double predictedGrowth(const Rule& rule, const Grid& grid);

} // namespace seiche
