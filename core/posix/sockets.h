// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

struct addrinfo;
struct sockaddr;

namespace seiche {

/// How many files, sockets among them, the program may have open at once, after its limit has been raised
/// towards `wanted` as far as the system lets it be. Nothing where the system does not say.
std::optional<long> raiseOpenFileLimit(long wanted);

/// Ends a connection; its socket stays open.
void endConnection(int socket);

/// The numeric address of who is at the other end of a connection, without a port; empty where the system does
/// not say.
std::string peerOf(int socket);

/// A numeric address ("192.168.4.20", "::", "0.0.0.0") and a port that a server can listen at.
class ListeningAddress {
public:
    /// Nothing when `address` is none.
    static std::optional<ListeningAddress> of(const std::string& address, int port);

    const sockaddr* get() const;
    bool isIPv6() const;
    /// Why no server can begin to listen there now, a value of errno; 0 when it can.
    int obstacle() const;

private:
    struct Release {
        void operator()(addrinfo* found) const;
    };
    explicit ListeningAddress(addrinfo* found) : m_found(found) {}
    std::unique_ptr<addrinfo, Release> m_found;
};

} // namespace seiche
