// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/connection_watch.h"

#include "posix/sockets.h"

#include <algorithm>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto toAsk = 15s;   ///< limit for a request, including the pause before it
constexpr auto toRead = 120s; ///< limit for an answer, on slow phones

constexpr int maxConnections = 2000;
constexpr int ownFiles = 100; ///< files reserved for the rest of the program

// The socket is still open: its entry is removed first.
void end(const ConnectionWatch::Connection& connection) { endConnection(connection.socket); }

} // namespace

int connectionLimit() {
    const std::optional<long> files = raiseOpenFileLimit(maxConnections + ownFiles);
    if (!files) return maxConnections / 4;
    return std::max(static_cast<int>(*files) - ownFiles, ownFiles);
}

ConnectionWatch::Entry ConnectionWatch::opened(int socket) {
    const std::lock_guard lock(m_lock);
    if (m_connections.size() + 1 >= m_max) endLongest();
    return m_connections.insert(m_connections.end(), {socket, Clock::now(), true, false});
}

void ConnectionWatch::closed(Entry entry) {
    const std::lock_guard lock(m_lock);
    m_connections.erase(entry);
}

void ConnectionWatch::answering(Entry entry) { restart(entry, false, false); }
void ConnectionWatch::waiting(Entry entry) { restart(entry, false, true); }
void ConnectionWatch::asking(Entry entry) { restart(entry, true, false); }

void ConnectionWatch::restart(Entry entry, bool isAsking, bool waits) {
    const std::lock_guard lock(m_lock);
    entry->since = Clock::now();
    entry->isAsking = isAsking;
    entry->waits = waits;
}

void ConnectionWatch::closeSlowConnections() {
    const std::lock_guard lock(m_lock);
    const Clock::time_point now = Clock::now();
    for (const Connection& each : m_connections)
        if (!each.waits &&
            now - each.since > (each.isAsking ? Clock::duration(toAsk) : Clock::duration(toRead)))
            end(each);
}

void ConnectionWatch::endLongest() {
    Entry longest = m_connections.end();
    for (Entry each = m_connections.begin(); each != m_connections.end(); ++each)
        if (each->isAsking && (longest == m_connections.end() || each->since < longest->since)) longest = each;
    if (longest != m_connections.end()) end(*longest);
}

} // namespace seiche
