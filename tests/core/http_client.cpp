// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http_client.h"

#include <arpa/inet.h>
#include <cmath>
#include <cstdlib>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace seiche {

namespace {

// Returns whether `bytes` contain a complete response.
bool isWhole(const std::string& bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == bytes.npos) return false;
    const std::size_t length = bytes.find("Content-Length: ");
    if (length == bytes.npos || length > end) return true;
    return bytes.size() >= end + 4 + std::strtoul(bytes.c_str() + length + 16, nullptr, 10);
}

} // namespace

HttpClient::HttpClient(int port, const std::string& from)
    : m_port(port), m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    ::inet_pton(AF_INET, from.c_str(), &address.sin_addr);
    const bool isBound = ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    address.sin_port = htons(static_cast<std::uint16_t>(m_port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (!isBound || ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(m_socket);
        m_socket = -1;
    }
}

HttpClient::~HttpClient() {
    if (m_socket >= 0) ::close(m_socket);
}

bool HttpClient::send(const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t some = ::send(m_socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (some <= 0) return false;
        sent += static_cast<std::size_t>(some);
    }
    return true;
}

bool HttpClient::waitsForBytes(double seconds) const {
    pollfd look{m_socket, POLLIN, 0};
    return ::poll(&look, 1, static_cast<int>(std::lround(seconds * 1000))) == 1;
}

std::string HttpClient::read(double seconds) {
    std::string bytes;
    char some[65536];
    while (!isWhole(bytes) && waitsForBytes(seconds)) {
        const ssize_t count = ::recv(m_socket, some, sizeof some, 0);
        if (count <= 0) break;
        bytes.append(some, static_cast<std::size_t>(count));
    }
    return bytes;
}

bool HttpClient::isClosedWithin(double seconds) {
    char some[65536];
    while (waitsForBytes(seconds))
        if (::recv(m_socket, some, sizeof some, 0) <= 0) return true;
    return false;
}

std::string requestOf(const std::string& method, const std::string& path, int port, const std::string& token,
                      const std::string& body) {
    std::string request = method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n";
    if (!token.empty()) request += "Authorization: Bearer " + token + "\r\n";
    if (method == "POST") request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return request + "\r\n" + body;
}

HttpAnswer answerIn(const std::string& bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == bytes.npos || bytes.size() < 12) return {};
    return {std::atoi(bytes.c_str() + 9), bytes.substr(0, end), bytes.substr(end + 4)};
}

HttpAnswer ask(int port, const std::string& method, const std::string& path, const std::string& token,
               const std::string& body) {
    HttpClient client(port);
    if (!client.isOpen() || !client.send(requestOf(method, path, port, token, body))) return {};
    return answerIn(client.read());
}

} // namespace seiche
