// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

namespace seiche {

/// Whether it makes waves only when its time has come: a pulse or packet, or a train of them.
bool isGenerator(const PoolObject& object);
/// Whether it makes a single pulse or packet.
bool isSingle(const Source& source);
/// Whether it has not been switched off at this second of the run.
bool isOn(const Source& source, double now);

/// What buttons and keys do with sources: on and off, a pulse now.
///
/// Everything is a change of the run and can be undone. All return the reasons where nothing was done.
class Sources {
public:
    explicit Sources(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// The generator that a pulse is asked of: the one selected, else the last one put; null: there is none.
    const PoolObject* generator() const;
    /// It begins again now.
    std::vector<Problem> sendPulse();
    /// Whether it stands at an end of a string that has another one.
    bool canSendFromBothEnds() const;
    /// It and what stands at the other end begin now; where nothing stands there yet, one like it does.
    std::vector<Problem> sendFromBothEnds();

    // The one selected
    /// Off, or on again from now.
    std::vector<Problem> switchNow();
    std::vector<Problem> setDownwards(bool on);
    /// A train that begins now; or no more after what is on its way.
    std::vector<Problem> setRepeating(bool on);

private:
    std::vector<Problem> put(PoolObjects objects, const QString& text);

    Session& m_session;
    Selection& m_selection;
};

} // namespace seiche
