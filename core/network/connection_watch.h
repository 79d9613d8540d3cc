// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <list>
#include <mutex>

namespace seiche {

/// Returns the largest number of simultaneous connections: the limit of open files, raised as far
/// as possible, minus a reserve for the rest of the program.
int connectionLimit();

/// Ends slow connections, because clients that send or read only a character now and then would
/// occupy them forever. Thread-safe.
class ConnectionWatch {
public:
    using Clock = std::chrono::steady_clock;

    /// `max`: limit of simultaneous connections. At the limit, the connection with the longest
    /// incomplete request ends.
    explicit ConnectionWatch(std::size_t max) : m_max(max) {}

    struct Connection {
        int socket = -1;
        Clock::time_point since; ///< start of the current state
        bool isAsking = true;    ///< request incomplete; otherwise being answered
        bool waits = false;      ///< waits for news; no time limit
    };
    using Entry = std::list<Connection>::iterator;

    Entry opened(int socket);
    void closed(Entry entry);
    /// Marks a connection whose request is complete.
    void answering(Entry entry);
    /// Marks a connection whose answer is deferred.
    void waiting(Entry entry);
    /// Marks a connection that may send the next request.
    void asking(Entry entry);

    /// Ends the connections that exceed their time limit.
    void closeSlowConnections();

private:
    void restart(Entry entry, bool isAsking, bool waits);
    void endLongest();

    std::mutex m_lock;
    std::list<Connection> m_connections;
    std::size_t m_max;
};

} // namespace seiche
