// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "model/problem.h"
#include "network/class_server.h"
#include "posix/lasting_memory.h"

#include <atomic>
#include <optional>

namespace seiche {

/// The journal of a class (see `ClassJournal`), where it outlives a server that is killed: one for each address
/// and port.
class JournalMemory {
public:
    JournalMemory(const ClassServerSettings& settings, int port);

    /// Brings a class that has just begun to where the one before ended, if that is asked for, and writes down
    /// what happens from now on; the class must not outlive this. Returns why the server is not to begin: then
    /// all is left as it was.
    std::optional<Message> begin(Classroom& room);
    bool hasResumed() const { return m_hasResumed; }
    /// Why not everything is written down; nothing while all is. Safe on any thread.
    std::optional<Message> problem() const;
    /// The class has come to a good end.
    void remove() { m_memory.remove(); }

private:
    ClassServerSettings m_settings;
    int m_port;
    LastingMemory m_memory;
    std::atomic<int> m_error = 0; ///< a value of errno
    bool m_hasResumed = false;
};

} // namespace seiche
