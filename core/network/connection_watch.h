// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <list>
#include <mutex>

namespace seiche {

/// As many connections as a server can have at once: the system's limit of open files, raised as far as it lets
/// itself be, less some for the rest of the program.
int connectionLimit();

/// Ends connections that keep a place and do not finish: who sends or reads a letter now and then would hold
/// them for ever. For several threads at once.
class ConnectionWatch {
public:
    using Clock = std::chrono::steady_clock;

    /// `most`: connections at once. From there on the one goes that has been asking for the longest time.
    explicit ConnectionWatch(std::size_t most) : m_most(most) {}

    struct Connection {
        int socket = -1;
        Clock::time_point since; ///< of what it does now
        bool isAsking = true;    ///< its request is not complete; else it is being answered
        bool waits = false;      ///< for news: as long as the server likes
    };
    using Entry = std::list<Connection>::iterator;

    Entry opened(int socket);
    void closed(Entry entry);
    /// The request is complete and is being answered.
    void answering(Entry entry);
    /// The answer is not due yet.
    void waiting(Entry entry);
    /// It may send the next request.
    void asking(Entry entry);

    /// Ends those that have taken too long.
    void look();

private:
    void restart(Entry entry, bool isAsking, bool waits);
    void endLongest();

    std::mutex m_lock;
    std::list<Connection> m_connections;
    std::size_t m_most;
};

} // namespace seiche
