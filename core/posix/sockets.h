// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

struct addrinfo;
struct sockaddr;

namespace seiche {

/// Raises the limit of open files, including sockets, towards `wanted` as far as permitted. Returns
/// the new limit. Empty if unknown.
std::optional<long> raiseOpenFileLimit(long wanted);

/// Ends a connection; its socket stays open.
void endConnection(int socket);

/// Returns the peer's numeric address, without port. Empty if unknown.
std::string peerOf(int socket);

/// Numeric address ("192.168.4.20", "::", "0.0.0.0") and server port.
class ListeningAddress {
public:
    /// Returns the listening address. Empty if `address` is invalid.
    static std::optional<ListeningAddress> of(const std::string& address, int port);

    const sockaddr* get() const;
    bool isIPv6() const;
    /// Returns the errno value that prevents listening, else 0.
    int obstacle() const;

private:
    struct Release {
        void operator()(addrinfo* found) const;
    };
    explicit ListeningAddress(addrinfo* found) : m_found(found) {}
    std::unique_ptr<addrinfo, Release> m_found;
};

} // namespace seiche
