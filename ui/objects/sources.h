// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

namespace seiche {

/// Returns whether the object emits pulses or wave packets, single or as a train.
bool isGenerator(const PoolObject& object);
/// Returns whether the source emits a single pulse.
bool isSingle(const Source& source);
/// Returns whether the source is on at `now` seconds.
bool isOn(const Source& source, double now);

/// Actions of buttons and keys on sources: on/off, single pulse, train.
///
/// Every action is an undoable change of the run. All return the problems, empty on success.
class Sources {
public:
    explicit Sources(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// Returns the pulse generator to use: the selected generator, else the last added. Null if
    /// none.
    const PoolObject* generator() const;
    /// Restarts the generator now.
    std::vector<Problem> sendPulse();
    /// Returns whether the generator is at an end of a string.
    bool canSendFromBothEnds() const;
    /// Restarts the generators at both ends now. Copies the generator to the second end if that is
    /// free.
    std::vector<Problem> sendFromBothEnds();

    /// Switches the selected source off, or on from now.
    std::vector<Problem> switchNow();
    std::vector<Problem> setDownwards(bool on);
    /// Starts a train now, or ends it after the current pulse.
    std::vector<Problem> setRepeating(bool on);

private:
    std::vector<Problem> replaceSources(PoolObjects objects, const QString& text);

    Session& m_session;
    Selection& m_selection;
};

} // namespace seiche
