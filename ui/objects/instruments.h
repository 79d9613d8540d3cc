// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

namespace seiche {

/// What keys do with instruments, whichever is selected: the stopwatch, the frozen string, beads on it.
///
/// Everything is a change of the run and can be undone.
class Instruments {
public:
    explicit Instruments(Session& session) : m_session(session) {}

    /// Starts or stops the stopwatch (the one selected, else the last one put), which goes on where it stood;
    /// puts and starts one where there is none.
    void startOrStopWatch();
    /// The stopwatch begins again at 0: it runs on if it runs, and stands if it stands.
    void resetWatch();

    /// The string as it is now stays visible, to compare with what it becomes; there is one at a time.
    bool isFrozen() const { return frozen(); }
    void setFrozen(bool on);

    /// Every tenth point of the string has a bead.
    bool hasBeads() const { return m_session.settings().preview.beads > 0; }
    void setBeads(bool on);

private:
    const PoolObject* watch() const;
    const PoolObject* frozen() const;
    void put(const PoolObject& object, const QString& text);

    Session& m_session;
};

/// The heights of a string at places from end to end that are equally far apart, at most
/// `limits::traceHeights`, to six digits.
std::vector<double> traceOf(const Simulation& run);

} // namespace seiche
