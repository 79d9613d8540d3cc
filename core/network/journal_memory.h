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

/// Stores the journal of a class (see `ClassJournal`) so that it survives a crash: one file per
/// address and port.
class JournalMemory {
public:
    JournalMemory(const ClassServerSettings& settings, int port);

    /// Resumes the previous class in a new class, if requested, and records all later events. The
    /// class must not outlive this object. Returns the reason if the server must not start; then
    /// nothing has changed.
    std::optional<Message> begin(Classroom& room);
    bool hasResumed() const { return m_hasResumed; }
    /// Reason of an incomplete journal; otherwise empty. Thread-safe.
    std::optional<Message> problem() const;
    /// Removes the journal at a regular end.
    void remove() { m_memory.remove(); }

private:
    ClassServerSettings m_settings;
    int m_port;
    LastingMemory m_memory;
    std::atomic<int> m_error = 0; ///< value of errno
    bool m_hasResumed = false;
};

} // namespace seiche
