// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/sockets.h"

#include <algorithm>
#include <cerrno>
#include <netdb.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace seiche {

std::optional<long> raiseOpenFileLimit(long wanted) {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return std::nullopt;
    const rlim_t max = static_cast<rlim_t>(wanted);
    if (files.rlim_cur < max) {
        rlimit more = files;
        more.rlim_cur = std::min(max, files.rlim_max);
        if (::setrlimit(RLIMIT_NOFILE, &more) == 0) files = more;
    }
    return static_cast<long>(std::min(files.rlim_cur, max));
}

void endConnection(int socket) { ::shutdown(socket, SHUT_RDWR); }

std::string peerOf(int socket) {
    sockaddr_storage peer{};
    socklen_t size = sizeof peer;
    char text[NI_MAXHOST] = "";
    auto* address = reinterpret_cast<sockaddr*>(&peer);
    if (::getpeername(socket, address, &size) != 0) return {};
    if (::getnameinfo(address, size, text, sizeof text, nullptr, 0, NI_NUMERICHOST) != 0) return {};
    return text;
}

std::optional<ListeningAddress> ListeningAddress::of(const std::string& address, int port) {
    addrinfo hints{};
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(address.c_str(), std::to_string(port).c_str(), &hints, &found) != 0) return std::nullopt;
    return ListeningAddress(found);
}

const sockaddr* ListeningAddress::get() const { return m_found->ai_addr; }
bool ListeningAddress::isIPv6() const { return m_found->ai_family == AF_INET6; }

int ListeningAddress::obstacle() const {
    const int socket = ::socket(m_found->ai_family, m_found->ai_socktype | SOCK_CLOEXEC, m_found->ai_protocol);
    if (socket < 0) return errno;
    const int yes = 1;
    // SO_REUSEADDR as servers use it: recently closed connections do not block the port.
    const bool can = ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
                     ::bind(socket, m_found->ai_addr, m_found->ai_addrlen) == 0 && ::listen(socket, 1) == 0;
    const int why = can ? 0 : errno;
    ::close(socket);
    return why;
}

void ListeningAddress::Release::operator()(addrinfo* found) const { ::freeaddrinfo(found); }

} // namespace seiche
