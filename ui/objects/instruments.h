// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

namespace seiche {

/// Keyboard actions on stopwatch, kept trace and beads, independent of the selection.
///
/// Every action is an undoable change of the run.
class Instruments {
public:
    explicit Instruments(Session& session) : m_session(session) {}

    /// Starts or stops the stopwatch, continuing from its current time. Uses the selected
    /// stopwatch, else the last added, else a new stopwatch.
    void startOrStopWatch();
    /// Resets the stopwatch to 0, running or stopped.
    void resetWatch();

    /// Keeps the current string visible as a trace for comparison. At most one trace exists.
    bool isFrozen() const { return frozen(); }
    void setFrozen(bool on);

    /// Shows a bead on every tenth point.
    bool hasBeads() const { return m_session.settings().preview.beads > 0; }
    void setBeads(bool on);

private:
    const PoolObject* watch() const;
    const PoolObject* frozen() const;
    void replaceObject(const PoolObject& object, const QString& text);

    Session& m_session;
};

/// Returns displacements at equidistant positions from end to end, at most `limits::traceHeights`,
/// rounded to six digits.
std::vector<double> traceOf(const Simulation& run);

} // namespace seiche
